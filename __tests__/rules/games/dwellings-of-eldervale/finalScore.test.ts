import { guideActions } from '../../atHand';
import { completed, moved, setTo, took } from '../../eventMakers';
import { completeStep, effectOf, errorOf, given, play, valueAt, type Table } from '../../playing';
import {
  courseOf,
  having,
  linesOf,
  of,
  offeredTo,
  players,
  refusalOf,
  setupFor,
  toldBy,
  vale,
  viewAt,
  who,
  type Player,
} from './valeTable';

/** A table whose last turn is over, before anybody's sheet was counted. */
function over(count = 3, last: Player = 'player2'): Table {
  return given(vale(setupFor(count)), {
    ...{ toggles: { 'board.ending': true, 'board.over': true }, values: { 'board.stack': 0 } },
    turn: `${last}/finalScore`,
  });
}
/** Nothing but these points, before any prophecy. */
const withPoints = (table: Table, points: readonly number[]): Table =>
  points.reduce((now, vp, index) => {
    const player = players[index]!;
    const own = String(now.game.setup.values[`${player}Element`]);
    return having(now, { vp, [own]: 0, [`${own}Cards`]: 0 }, player);
  }, table);
/** All sheets are counted. */
const counted = (table: Table): Table =>
  given(table, {
    toggles: Object.fromEntries(
      players
        .filter((player) => table.game.seat(player) !== undefined)
        .map((player) => [`${player}.scored`, true]),
    ),
    turn: 'board/prophecies',
  });
const reveal = (player: string, prophecyPoints: number) =>
  took(player, 'revealProphecies', { prophecyPoints });
const orderOf = (table: Table) =>
  linesOf(table, 'board.prophecyOrder').map(({ params }) => params?.['player']);
const placesOf = ({ game, state, notices }: Table) =>
  (game.definition.ranking?.(viewAt({ game, state, notices })) ?? []).map(
    ({ seat, place, total }) => `${place} ${seat} ${total}`,
  );

describe('[ELD-E3] [ELD-E6] the final score', () => {
  test.each([2, 3, 4, 5])('of %i: each sheet once, whoever was last, then the board', (count) => {
    for (const last of players.slice(0, count)) {
      const first = players.indexOf(last);
      const order = Array.from({ length: count }, (_, at) => players[(first + at) % count]!);
      expect(courseOf(over(count, last), count + 1)).toEqual([
        ...order.map((player) => `${player}/finalScore`),
        'board/prophecies',
      ]);
    }
  });

  test('marks a sheet as counted', () => {
    expect(effectOf(over(), completed('player2', 'finalScore'))).toEqual({
      ...{ 'player2.scored': true, turn: '1/player3/finalScore' },
    });
  });

  test('ends with the ranking', () => {
    const end = completeStep(counted(over()));
    expect(end.state.turn).toMatchObject({ seat: 'board', step: 'ranking' });
    expect(errorOf(end, completed('board', 'ranking')).code).toBe('nothingComesAfter');
  });

  test('[ELD-G4] leaves no choice of an Orb open', () => {
    const open = having(over(), { gloryOrbs: 2 }, 'player2');
    expect(linesOf(open, 'player2.scoreOpen')).toEqual([
      { id: 'gloryOrbsOpen', params: { orbs: 2 } },
    ]);
    const ids = guideActions(open.game, open.state).map(({ action }) => action.id);
    expect(ids).toEqual(['takeGloryOrb']);
    expect(linesOf(over(), 'player2.scoreOpen')).toEqual([]);
  });

  test('is put right without beginning the game anew', () => {
    const built = given(having(over(), { dwellings: 6, workersReady: 0 }), {
      values: { 'board.stack': 3 },
    });
    expect(effectOf(built, setTo(`${who}.dwellings`, 5))).toEqual(of(who, { dwellings: -1 }));
    expect(effectOf(over(), moved('board.stack', 1))).toEqual({ 'board.stack': 1 });
  });

  test('[ELD-E3] [ELD-E4] [ELD-E5] [ELD-E6] is written out as the table stands', () => {
    const table = given(
      having(over(), {
        ...{ vp: 20, orbs: 1, fire: 3, water: 2, vault: 4, prophecy: 2, workersReady: 0 },
        ...{ dwellings: 2, fireDwellings: 2, fireCards: 2, waterCards: 3, darkCards: 2 },
      }),
      { values: { 'board.space3Points': 7 } },
    );
    const sum = table.game.seat(who)?.sums?.[0]?.of(viewAt(table));
    expect(sum?.figure).toEqual({ id: 'total', params: { total: 20 + 1 + 9 + 14 + 20 + 4 + 2 } });
    expect(sum?.sum).toEqual([
      { id: 'vpPart', amount: 20 },
      { id: 'orbsPart', amount: 1 },
      { id: 'markersPart', amount: 9 },
      { id: 'dwellingsPart', amount: 14 },
      // Six cards score: two of fire, three of water, one of dark without a marker.
      { id: 'cardsPart', amount: 20 },
      { id: 'vaultPart', amount: 4 },
      { id: 'prophecyPart', amount: 2 },
    ]);
  });

  test('[ELD-D7] a dwelling nobody told the element of lets three cards score', () => {
    const scoreWith = (dwellings: number) => {
      const table = having(over(), { vp: 0, fire: 2, fireCards: 4, dwellings, workersReady: 0 });
      const sum = table.game.seat(who)?.sums?.[0]?.of(viewAt(table));
      return sum?.sum?.map(({ amount }) => amount);
    };
    expect(scoreWith(0)).toEqual([0, 0, 2, 0, 0, 0, 0]);
    expect(scoreWith(1)).toEqual([0, 0, 2, 0, 6, 0, 0]);
    expect(scoreWith(2)).toEqual([0, 0, 2, 0, 8, 0, 0]);
  });
});

describe('[ELD-E7] prophecies', () => {
  const table = counted(withPoints(over(4), [30, 12, 25, 12]));

  test('are revealed from the lowest score, equals in turn order', () => {
    expect(orderOf(table)).toEqual(['player2', 'player4', 'player3', 'player1']);
    const other = given(table, { values: { 'player3.orbs': 6 } });
    expect(orderOf(other)).toEqual(['player2', 'player4', 'player1', 'player3']);
  });

  test('[ELD-X14] equals in the order of their turns, whoever began', () => {
    const setup = setupFor(4, { starter: 'player3' });
    const later = given(vale(setup), { toggles: { 'board.over': true } });
    expect(orderOf(withPoints(later, [9, 9, 9, 9]))).toEqual([
      ...['player3', 'player4', 'player1', 'player2'],
    ]);
  });

  test('one after the other, and no one before their turn', () => {
    for (const player of ['player4', 'player3', 'player1']) {
      expect(refusalOf(table, reveal(player, 1))).toEqual({
        ...{ code: 'lowerFirst', params: { player: 'player2' } },
      });
    }
    expect(effectOf(table, reveal('player2', 9))).toEqual({
      ...{ 'player2.prophecy': 9, 'player2.revealed': true },
    });
    const next = play(table, reveal('player2', 9));
    expect(refusalOf(next, reveal('player1', 1))).toEqual({
      ...{ code: 'lowerFirst', params: { player: 'player4' } },
    });
    expect(offeredTo(next, 'player2')).not.toContain('revealProphecies');
  });

  test('do not change the order they are revealed in', () => {
    const next = play(table, reveal('player2', 99), reveal('player4', 0));
    expect(orderOf(next)).toEqual(['player2', 'player4', 'player3', 'player1']);
    expect(linesOf(next, 'board.prophecyOrder').map(({ id }) => id)).toEqual([
      ...['prophecyDone', 'prophecyDone', 'prophecyNext', 'prophecyNext'],
    ]);
    const last = play(next, reveal('player3', 1), reveal('player1', 2));
    expect(players.slice(0, 4).map((player) => valueAt(last, `${player}.prophecy`))).toEqual([
      ...[2, 99, 1, 0],
    ]);
  });

  test('not before every sheet is counted, nor before the end', () => {
    const open = given(table, { toggles: { 'player3.scored': false } });
    expect(offeredTo(open, 'player2')).not.toContain('revealProphecies');
    expect(offeredTo(vale(), 'player2')).not.toContain('revealProphecies');
    expect(offeredTo(table, 'player2')).toContain('revealProphecies');
  });
});

describe('[ELD-E8] the ranking', () => {
  const even = { gem: 0, potion: 0, scroll: 0, tool: 0, sword: 0, gold: 0, magic: 0 };
  const withResources = (table: Table, ...goods: readonly Partial<typeof even>[]): Table =>
    goods.reduce<Table>(
      (now, more, index) => having(now, { ...even, ...more }, players[index] ?? who),
      table,
    );

  test('is by points', () => {
    const table = counted(withPoints(over(4), [30, 12, 25, 40]));
    expect(placesOf(table)).toEqual([
      ...['1 player4 40', '2 player1 30', '3 player3 25', '4 player2 12'],
    ]);
    expect(placesOf(play(table, reveal('player2', 20)))[1]).toBe('2 player2 32');
  });

  test('of equals by resources, Magic cards among them', () => {
    const table = withResources(
      withPoints(over(4), [20, 20, 20, 9]),
      ...[{ gem: 3 }, { magic: 2, gold: 2 }, { sword: 1, tool: 1, magic: 1 }, { gem: 5 }],
    );
    expect(placesOf(table)).toEqual([
      ...['1 player2 20', '2 player1 20', '2 player3 20', '4 player4 9'],
    ]);
    const ranks = table.game.definition.ranking?.(viewAt(table)) ?? [];
    expect(ranks.map(({ tieBreak }) => tieBreak?.params?.['resources'])).toEqual([
      ...[4, 3, 3, undefined],
    ]);
  });

  test('counts neither treasure tokens nor Orbs among the resources', () => {
    const table = withResources(withPoints(over(), [20, 20, 20]), { gem: 1 }, { gem: 1 }, {});
    const rich = having(table, { treasure: 4 }, 'player3');
    expect(placesOf(rich)).toEqual(['1 player1 20', '1 player2 20', '3 player3 20']);
  });

  test('names the winner when the prophecies are done', () => {
    const table = counted(withPoints(over(), [30, 12, 25]));
    expect(effectOf(table, completed('board', 'prophecies'))).toEqual({
      ...{ turn: '1/board/ranking', notices: ['winner'] },
    });
    expect(toldBy(table, completed('board', 'prophecies'))).toEqual([
      { id: 'winner', tone: 'victory', params: { player: who, total: 30 } },
    ]);
  });

  test('[ELD-X26] names everybody who shares the first place', () => {
    const table = counted(
      withResources(withPoints(over(), [20, 20, 20]), { gem: 1 }, {}, { tool: 1 }),
    );
    expect(toldBy(table, completed('board', 'prophecies'))).toEqual([
      { id: 'sharedVictory', tone: 'victory', params: { player: who, total: 20 } },
      { id: 'sharedVictory', tone: 'victory', params: { player: 'player3', total: 20 } },
    ]);
  });

  test('a sheet put right afterwards counts', () => {
    const table = completeStep(counted(withPoints(over(), [30, 12, 25])));
    expect(placesOf(play(table, setTo('player2.vp', 31)))[0]).toBe('1 player2 31');
  });
});
