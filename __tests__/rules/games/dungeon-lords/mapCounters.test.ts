import { moved, setTo, took } from '../../eventMakers';
import { effectOf, errorOf, play, valueAt } from '../../playing';
import { drawn, mapOf } from './drawnMap';
import { goodsAt, having, inCombat, lords, placed } from './lordsTable';

const clear = (space: string) => took('player1', 'clearSpace', { space });
const mark = (space: string) => took('player1', 'markConquered', { space });
const refused = (code: string) => ({ code: 'refused', refusal: { code } });
const top = (rows: readonly string[]) => rows.filter((row) => row !== '.....');

describe('[DL-M6] what the counters lose comes off the map', () => {
  test.each([
    ['the farthest tunnel', ['..T..', '..T..', '..T..'], 'tunnels', -1, ['..T..', '..T..']],
    ['two of them', ['..T..', '..T..', '..T..'], 'tunnels', -2, ['..T..']],
    ['counted in steps, not rows', ['TTT..', '..T..'], 'tunnels', -1, ['.TT..', '..T..']],
    ['what hangs on nothing first', ['T.T..', '..T..'], 'tunnels', -1, ['..T..', '..T..']],
    ['a room becomes a tunnel again', ['..T..', '..R..'], 'rooms', -1, ['..T..']],
    ['the farthest room, in steps', ['RTT..', '..R..'], 'rooms', -1, ['.TT..', '..R..']],
    ['a conquest', ['..t..', '..t..'], 'conqueredTunnels', -1, ['..t..', '..T..']],
    ['the farthest conquest', ['ttt..', '..t..'], 'conqueredTunnels', -1, ['Ttt..', '..t..']],
    ['a conquered room', ['..r..', '..T..'], 'conqueredRooms', -1, ['..R..', '..T..']],
  ] as const)('%s', (_, rows, counter, by, after) => {
    const table = play(drawn(lords(), rows), moved(`player1.${counter}`, by));
    expect(top(mapOf(table))).toEqual(after);
  });

  test('what the map does not show yet goes first', () => {
    const table = play(drawn(lords(), ['..T..'], { tunnels: 2 }), moved('player1.tunnels', -2));
    expect(top(mapOf(table))).toEqual(['..T..']);
    const more = play(table, moved('player1.tunnels', -1));
    expect(top(mapOf(more))).toEqual([]);
  });

  test('a room built by an order waits, and the tunnel stays until it is placed', () => {
    const built = play(
      placed(lords(), { order: 'room', space: 1 }),
      took('player1', 'resolveRoom'),
    );
    expect(goodsAt(built, ['tunnels', 'rooms'])).toEqual([2, 1]);
    expect(top(mapOf(built))).toEqual(['..T..', '..T..', '..T..']);
    const done = play(built, took('player1', 'placeRoom', { space: 'C2' }));
    expect(top(mapOf(done))).toEqual(['..T..', '..R..', '..T..']);
    expect(goodsAt(done, ['tunnels', 'rooms'])).toEqual([2, 1]);
  });

  test('conquests never outnumber the tiles', () => {
    const table = play(drawn(lords(), ['..t..', '..t..']), setTo('player1.tunnels', 1));
    expect(valueAt(table, 'player1.conqueredTunnels')).toBe(1);
    expect(top(mapOf(table))).toEqual(['..t..']);
    expect(
      valueAt(play(lords(), moved('player1.conqueredTunnels', 9)), 'player1.conqueredTunnels'),
    ).toBe(3);
    expect(errorOf(lords(), moved('player1.conqueredRooms', 1))).toMatchObject({
      code: 'atItsEnd',
    });
  });

  test('gaining does not touch the map', () => {
    expect(effectOf(lords(), moved('player1.tunnels', 2))).toEqual({ 'player1.tunnels': 2 });
  });
});

describe('[DL-M7] taking something off the map, step by step', () => {
  test('a conquered room: the conquest, then the room, then the tunnel; Evil stays', () => {
    const table = drawn(lords(), ['..r..']);
    expect(effectOf(table, clear('C1'))).toEqual({
      'player1.dungeon.C1': 'room',
      'player1.conqueredRooms': -1,
    });
    const open = play(table, clear('C1'));
    expect(effectOf(open, clear('C1'))).toEqual({ 'player1.dungeon.C1': 'tunnel' });
    const bare = play(open, clear('C1'));
    expect(effectOf(bare, clear('C1'))).toEqual({ 'player1.dungeon.C1': 'nothing' });
    const empty = play(bare, clear('C1'));
    expect(errorOf(empty, clear('C1'))).toEqual(refused('nothingThere'));
    // The counters are what counts: the room is owned still.
    expect(goodsAt(empty, ['rooms', 'tunnels', 'conqueredRooms'])).toEqual([1, 0, 0]);
  });

  test('a conquered tunnel', () => {
    expect(effectOf(drawn(lords(), ['..t..', '..T..']), clear('C1'))).toEqual({
      'player1.dungeon.C1': 'tunnel',
      'player1.conqueredTunnels': -1,
    });
  });
});

describe('[DL-CB2] conquest begins at the entrance', () => {
  test.each([
    ['the entrance first', ['..T..', '..T..'], 'C1'],
    ['then either next to it', ['.TtT.', '..T..'], 'B1'],
    ['then either next to it', ['.TtT.', '..T..'], 'D1'],
    ['then either next to it', ['.TtT.', '..T..'], 'C2'],
    ['a room like a tunnel', ['..t..', '..R..'], 'C2'],
    ['in steps through the dungeon', ['..t..', '..t..', '..tT.', '.....'], 'D3'],
  ])('%s: %j on %s', (_, rows, space) => {
    const before = drawn(inCombat(lords()), rows);
    const after = play(before, mark(space));
    expect(goodsAt(after, ['evil'])).toEqual([4]);
    expect(mapOf(after)).not.toEqual(mapOf(before));
  });

  test.each([
    ['farther than the entrance', ['..T..', '..T..'], 'C2', 'notNearest'],
    ['farther than another', ['.TtT.', '..t..', '..T..'], 'C3', 'notNearest'],
    ['near, but only round a corner', ['..tT.', '..t.T', '..tTT'], 'E2', 'notNearest'],
    ['not connected at all', ['..t.T', '..T..'], 'E1', 'notNearest'],
    ['conquered already', ['..t..', '..T..'], 'C1', 'conqueredAlready'],
    ['rock', ['..t..', '..T..'], 'D1', 'nothingThere'],
  ])('%s: %j on %s is refused', (_, rows, space, code) => {
    expect(errorOf(drawn(inCombat(lords()), rows), mark(space))).toEqual(refused(code));
  });
});

describe('[DL-CB3] a conquest lowers Evil once', () => {
  test('marked on the map', () => {
    expect(effectOf(lords(), mark('C1'))).toEqual({
      'player1.dungeon.C1': 'conqueredTunnel',
      'player1.conqueredTunnels': 1,
      'player1.evil': -1,
    });
    expect(effectOf(drawn(lords(), ['..R..']), mark('C1'))).toEqual({
      'player1.dungeon.C1': 'conqueredRoom',
      'player1.conqueredRooms': 1,
      'player1.evil': -1,
    });
  });

  test('counted first and marked afterwards', () => {
    const counted = play(inCombat(lords()), took('player1', 'tunnelConquered'));
    expect(goodsAt(counted, ['conqueredTunnels', 'evil'])).toEqual([1, 4]);
    expect(effectOf(counted, mark('C1'))).toEqual({ 'player1.dungeon.C1': 'conqueredTunnel' });
    const marked = play(counted, mark('C1'));
    expect(effectOf(marked, mark('C2'))).toMatchObject({ 'player1.evil': -1 });
  });

  test('a room counted is no tunnel marked', () => {
    const table = having(drawn(lords(), ['..T..', '..R..']), { conqueredRooms: 1 });
    expect(effectOf(table, mark('C1'))).toMatchObject({
      'player1.conqueredTunnels': 1,
      'player1.evil': -1,
    });
  });
});
