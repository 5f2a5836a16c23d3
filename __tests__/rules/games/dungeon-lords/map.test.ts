import { took } from '../../eventMakers';
import { derivedAt, effectOf, errorOf, play, type Table } from '../../playing';
import { drawn, mapOf } from './drawnMap';
import { askedBy, having, lords, offeredTo, players } from './lordsTable';

const act = (action: string) => (space: string) => took('player1', action, { space });
const placeTunnel = act('placeTunnel');
const placeRoom = act('placeRoom');
const refused = (code: string) => ({ code: 'refused', refusal: { code } });
/** A dungeon with tiles to spare. */
const rich = (rows: readonly string[]) => drawn(lords(), rows, { tunnels: 9, rooms: 9 });

describe('[DL-M1] the map at the start', () => {
  test.each([
    [3, 3, ['.T.', '.T.', '.T.']],
    [4, 3, ['..T.', '..T.', '..T.']],
    [5, 4, ['..T..', '..T..', '..T..', '.....']],
    [5, 6, ['..T..', '..T..', '..T..', '.....', '.....', '.....']],
  ])('[DL-S8] %i columns and %i rows', (mapColumns, mapRows, rows) => {
    const table = lords({ mapColumns, mapRows });
    for (const player of players) expect(mapOf(table, `${player}.dungeon`)).toEqual(rows);
  });

  test('spaces are named by column and row, and a tap offers what can be done there', () => {
    const plan = lords().game.plan('player2.dungeon');
    expect(plan?.spaces[0]).toEqual(['A1', 'B1', 'C1', 'D1', 'E1']);
    expect(plan?.spaces.map(([first]) => first)).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(plan?.actions).toEqual(['placeTunnel', 'placeRoom', 'markConquered', 'clearSpace']);
    for (const action of plan?.actions ?? []) {
      expect(offeredTo('player2', lords())).toContain(action);
      expect(askedBy(lords(), 'player2', action)).toEqual([
        { kind: 'choice', id: 'space', options: plan?.spaces.flat(), start: 'C1' },
      ]);
    }
  });
});

describe('[DL-M2] a tunnel goes beside another tile', () => {
  test.each(['B1', 'D1', 'B2', 'D3', 'C4'])('on %s', (space) => {
    const table = having(lords(), { tunnels: 4 });
    expect(effectOf(table, placeTunnel(space))).toEqual({ [`player1.dungeon.${space}`]: 'tunnel' });
  });

  test.each(['A1', 'E4', 'B4', 'D4', 'A2'])('never apart on %s', (space) => {
    expect(errorOf(having(lords(), { tunnels: 4 }), placeTunnel(space))).toEqual(
      refused('notAdjacent'),
    );
  });

  test('beside a room, and beside what was conquered', () => {
    expect(mapOf(play(rich(['..R..']), placeTunnel('D1')))[0]).toBe('..RT.');
    expect(mapOf(play(rich(['..t..']), placeTunnel('C2'))).slice(0, 2)).toEqual(['..t..', '..T..']);
  });

  test('never on a tile, and a corner is not beside', () => {
    expect(errorOf(rich(['..T..']), placeTunnel('C1'))).toEqual(refused('spaceTaken'));
    expect(errorOf(rich(['..R..']), placeTunnel('C1'))).toEqual(refused('spaceTaken'));
    expect(errorOf(rich(['..T..']), placeTunnel('D2'))).toEqual(refused('notAdjacent'));
    // The end of a row is not beside the start of the next.
    expect(errorOf(rich(['....T']), placeTunnel('A2'))).toEqual(refused('notAdjacent'));
  });

  test('only what is owned can be placed', () => {
    expect(errorOf(lords(), placeTunnel('B1'))).toEqual(refused('noTunnelToPlace'));
    const one = having(lords(), { tunnels: 4 });
    expect(errorOf(play(one, placeTunnel('B1')), placeTunnel('A1'))).toEqual(
      refused('noTunnelToPlace'),
    );
  });
});

describe('[DL-M3] no square is ever full', () => {
  test.each([
    ['its last corner below', ['..TT.', '..T..'], 'D2'],
    ['its last corner above', ['..T..', '.TT..'], 'B1'],
    ['rooms count', ['..RT.', '..T..'], 'D2'],
    ['two rooms count', ['..TR.', '..R..'], 'D2'],
    ['conquered tiles count', ['..tr.', '..t..'], 'D2'],
    ['in the middle of the grid', ['..T..', '.TT..', '.T...'], 'C3'],
    ['in the last corner of the grid', ['....T', '....T', '...TT', '...T.'], 'E4'],
  ])('%s', (_, rows, space) => {
    expect(errorOf(rich(rows), placeTunnel(space))).toEqual(refused('fullSquare'));
  });

  test('three of four are not full, nor is a row', () => {
    expect(mapOf(play(rich(['..T..', '.TT..']), placeTunnel('D2')))[1]).toBe('.TTT.');
    expect(mapOf(play(rich(['.TTT.']), placeTunnel('A1')))[0]).toBe('TTTT.');
  });
});

describe('[DL-M4] [DL-M5] a room replaces a tunnel', () => {
  test('one for one', () => {
    const table = drawn(lords(), ['..T..', '..T..', '..T..'], { rooms: 1, tunnels: -1 });
    expect(effectOf(table, placeRoom('C3'))).toEqual({ 'player1.dungeon.C3': 'room' });
    expect(errorOf(play(table, placeRoom('C3')), placeRoom('C1'))).toEqual(
      refused('noRoomToPlace'),
    );
  });

  test.each([
    ['[DL-M4] never on rock', ['..T..'], 'D1', 'roomNeedsTunnel'],
    ['never on another room', ['..R..'], 'C1', 'roomAlready'],
    ['never on a conquered room', ['..r..'], 'C1', 'roomAlready'],
    ['[DL-M4] never on a conquered tunnel', ['..t..'], 'C1', 'tunnelConquered'],
    ['[DL-M5] never left of a room', ['..TR.'], 'C1', 'roomBesideRoom'],
    ['[DL-M5] never right of a room', ['.RT..'], 'C1', 'roomBesideRoom'],
    ['[DL-M5] never below a room', ['..R..', '..T..'], 'C2', 'roomBesideRoom'],
    ['[DL-M5] never above a conquered room', ['..T..', '..r..'], 'C1', 'roomBesideRoom'],
  ])('%s', (_, rows, space, code) => {
    expect(errorOf(rich(rows), placeRoom(space))).toEqual(refused(code));
  });

  test('[DL-M5] in year 2 neither', () => {
    const late = drawn(lords({ year: 2 }), ['..TR.'], { rooms: 1 });
    expect(errorOf(late, placeRoom('C1'))).toEqual(refused('roomBesideRoom'));
  });

  test('[DL-M5] corner to corner is fine, and so is the end of another row', () => {
    expect(mapOf(play(rich(['..TR.', '..T..']), placeRoom('C2')))[1]).toBe('..R..');
    expect(mapOf(play(rich(['....R', 'T....']), placeRoom('A2')))[1]).toBe('R....');
  });

  test('only what is owned can be placed', () => {
    expect(errorOf(lords(), placeRoom('C1'))).toEqual(refused('noRoomToPlace'));
  });
});

describe('[DL-M6] what is owned but not on the map', () => {
  const waiting = (table: Table) => [
    derivedAt(table, 'player1.tunnelsWaiting'),
    derivedAt(table, 'player1.roomsWaiting'),
  ];

  test.each([
    [0, 0, undefined, undefined],
    [2, 0, 2, undefined],
    [-1, 1, undefined, 1],
    [1, 2, 3, 2],
  ])('with %i tunnels and %i rooms more', (tunnels, rooms, tunnelsLeft, roomsLeft) => {
    const table = having(lords(), { tunnels: 3 + tunnels, rooms });
    expect(waiting(table)).toEqual([tunnelsLeft, roomsLeft]);
  });

  test('placing it makes it less', () => {
    const table = having(lords(), { tunnels: 4, rooms: 1 });
    expect(waiting(table)).toEqual([2, 1]);
    const one = play(table, placeTunnel('D2'));
    expect(waiting(one)).toEqual([1, 1]);
    expect(waiting(play(one, placeRoom('C2')))).toEqual([1, undefined]);
  });
});
