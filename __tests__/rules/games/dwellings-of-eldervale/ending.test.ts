import { completed, moved, setTo, took } from '../../eventMakers';
import { completeStep, effectOf, given, play, valueAt, type Table } from '../../playing';
import {
  courseOf,
  having,
  isOnAt,
  linesOf,
  offeredTo,
  players,
  setupFor,
  toldBy,
  vale,
  viewAt,
  who,
  type Player,
} from './valeTable';

const begins = (turns: number) => ({ 'board.ending': true, 'board.turnsLeft': turns });
const off = { 'board.ending': false, 'happened.endPutRight': true };
/** Turns that end, from the one that is being played. */
const turnsOf = (start: Table, count: number): readonly string[] => {
  const seats: string[] = [];
  let table = start;
  while (seats.length < count && !isOnAt(table, 'board.over')) {
    const { seat, step } = table.state.turn;
    table = completeStep(table);
    if (step === 'turnEnd') seats.push(seat);
  }
  return seats;
};

describe('[ELD-E1] the end begins', () => {
  test.each([2, 3, 4, 5])('with the last realm of the stack, with %i players', (count) => {
    const table = given(vale(setupFor(count)), { values: { 'board.stack': 1 } });
    const event = moved('board.stack', -1);
    expect(effectOf(table, event)).toEqual({
      ...{ 'board.stack': -1, ...begins(count + 1), notices: ['stackEmpty'] },
    });
    expect(toldBy(table, event)).toEqual([
      { id: 'stackEmpty', tone: 'info', params: { turns: count } },
    ]);
  });

  test.each([2, 3, 4, 5])('with the sixth dwelling, with %i players', (count) => {
    const player = players[count - 1] ?? who;
    const table = having(
      ...([vale(setupFor(count)), { dwellings: 5, workersReady: 0, workersOnMap: 1 }] as const),
      player,
    );
    const event = moved(`${player}.dwellings`, 1);
    expect(effectOf(table, event)).toEqual({
      ...{ [`${player}.dwellings`]: 1, [`${player}.workersOnMap`]: -1 },
      ...{ ...begins(count + 1), notices: ['lastRoof'] },
    });
    expect(toldBy(table, event)).toEqual([
      { id: 'lastRoof', tone: 'info', params: { turns: count } },
    ]);
  });

  test('not with one realm left, nor with five dwellings of everybody', () => {
    const table = given(vale(), { values: { 'board.stack': 2 } });
    expect(effectOf(table, moved('board.stack', -1))).toEqual({ 'board.stack': -1 });
    const built = players
      .slice(0, 4)
      .reduce((now, player) => having(now, { dwellings: 5, workersReady: 1 }, player), table);
    expect(effectOf(built, moved('board.stack', -1))).toEqual({ 'board.stack': -1 });
  });

  test('once: another cause changes nothing of the turns', () => {
    const table = play(given(vale(), { values: { 'board.stack': 1 } }), moved('board.stack', -1));
    const later = given(having(table, { dwellings: 5, workersOnMap: 1, workersReady: 0 }), {
      values: { 'board.turnsLeft': 3 },
    });
    expect(effectOf(later, moved(`${who}.dwellings`, 1))).toEqual({
      ...{ [`${who}.dwellings`]: 1, [`${who}.workersOnMap`]: -1 },
    });
  });

  test('and is off again when what caused it is put right', () => {
    const table = play(given(vale(), { values: { 'board.stack': 1 } }), moved('board.stack', -1));
    for (const event of [moved('board.stack', 1), setTo('board.stack', 1)]) {
      expect(effectOf(table, event)).toEqual({ 'board.stack': 1, ...off });
    }
    const built = play(
      having(vale(), { dwellings: 5, workersReady: 0, workersOnMap: 1 }),
      moved(`${who}.dwellings`, 1),
    );
    expect(effectOf(built, moved(`${who}.dwellings`, -1))).toEqual({
      ...{ [`${who}.dwellings`]: -1, [`${who}.workersOnMap`]: 1, ...off },
    });
    // A turn that ends meanwhile is like any other.
    const calm = given(play(built, moved(`${who}.dwellings`, -1)), { turn: `${who}/turnEnd` });
    expect(effectOf(calm, completed(who, 'turnEnd'))).toMatchObject({ turn: '1/player2/choose' });
    expect(valueAt(completeStep(calm), 'board.turnsLeft')).toBe(5);
  });

  test('put right and back again in one turn it goes on where it was', () => {
    const later = given(vale(), {
      ...{ values: { 'board.stack': 0, 'board.turnsLeft': 2 }, toggles: { 'board.ending': true } },
    });
    const right = play(later, moved('board.stack', 1));
    expect(effectOf(right, moved('board.stack', -1))).toEqual({
      ...{ 'board.stack': -1, 'board.ending': true },
    });
    // In another turn it begins anew.
    const next = completeStep(given(right, { turn: `${who}/turnEnd` }));
    expect(effectOf(next, moved('board.stack', -1))).toEqual({
      ...{ 'board.stack': -1, 'board.ending': true, 'board.turnsLeft': 3 },
      notices: ['stackEmpty'],
    });
  });

  test('and stays on while another cause remains', () => {
    const both = play(
      having(given(vale(), { values: { 'board.stack': 1 } }), { dwellings: 5, workersReady: 1 }),
      ...[moved('board.stack', -1), moved(`${who}.dwellings`, 1)],
    );
    expect(effectOf(both, setTo(`${who}.dwellings`, 5))).toEqual({ [`${who}.dwellings`]: -1 });
    expect(effectOf(both, moved('board.stack', 2))).toEqual({ 'board.stack': 2 });
  });
});

describe('[ELD-E2] the last turns', () => {
  const cases = [2, 3, 4, 5].flatMap((count) =>
    players.slice(0, count).map((trigger) => [count, trigger] as const),
  );
  const triggered = (count: number, trigger: Player, starter: Player = who) =>
    play(
      given(vale(setupFor(count, { starter })), {
        ...{ values: { 'board.stack': 1 }, turn: `${trigger}/realmAction` },
      }),
      moved('board.stack', -1),
    );

  test.each(cases)('of %i: %s finishes the turn, then everybody has one more', (count, trigger) => {
    const first = players.indexOf(trigger);
    const order = Array.from({ length: count }, (_, index) => players[(first + index) % count]!);
    const seats = turnsOf(triggered(count, trigger), 99);
    expect(seats).toEqual([...order, trigger]);
  });

  test('whoever began', () => {
    expect(turnsOf(triggered(3, 'player1', 'player3'), 99)).toEqual([
      ...['player1', 'player2', 'player3', 'player1'],
    ]);
  });

  test('are counted down turn by turn, and that is said', () => {
    let table = given(triggered(2, who), { turn: `${who}/turnEnd` });
    const end = (seat: string) => completed(seat, 'turnEnd');
    expect(effectOf(table, end(who))).toEqual({
      ...{ 'board.turnsLeft': -1, turn: '1/player2/choose', notices: ['turnsLeft'] },
    });
    expect(toldBy(table, end(who))).toEqual([
      { id: 'turnsLeft', tone: 'info', params: { turns: 2 } },
    ]);
    table = given(play(table, end(who)), { turn: 'player2/turnEnd' });
    table = given(play(table, end('player2')), { turn: `${who}/turnEnd` });
    expect(valueAt(table, 'board.turnsLeft')).toBe(1);
    expect(effectOf(table, end(who))).toEqual({
      ...{ 'board.turnsLeft': -1, 'board.over': true },
      ...{ turn: `2/${who}/finalScore`, notices: ['gameOver'] },
    });
  });

  test('a regrouping is one as well', () => {
    const regrouped = play(
      given(triggered(2, who), { turn: `${who}/choose` }),
      ...[took(who, 'regroupAtOnce'), completed(who, 'turnEnd')],
    );
    expect(valueAt(regrouped, 'board.turnsLeft')).toBe(2);
  });

  test('before them no turn counts', () => {
    const table = given(vale(), { turn: `${who}/turnEnd` });
    expect(effectOf(table, completed(who, 'turnEnd'))).toEqual({ turn: '1/player2/choose' });
  });

  test('are told to the table and to whoever plays', () => {
    const table = triggered(4, 'player3');
    expect(linesOf(table, 'board.ending')).toEqual([
      { id: 'lastTurns', params: { turns: 5 } },
      { id: 'stackLeft', params: { left: 0 } },
      { id: 'mostDwellings', params: { most: 0, of: 6 } },
    ]);
    const statusOf = (player: string) =>
      table.game.seat(player)!.status!(viewAt(table)).map(({ id }) => id);
    expect(statusOf('player3')).toEqual(['ofElement', 'notRegrouped', 'lastTurns']);
    expect(statusOf('player1')).toEqual(['ofElement', 'notRegrouped']);
    expect(linesOf(having(vale(), { dwellings: 4 }, 'player2'), 'board.ending')).toEqual([
      { id: 'stackLeft', params: { left: 10 } },
      { id: 'mostDwellings', params: { most: 4, of: 6 } },
    ]);
  });

  test('after them nothing is played', () => {
    const over = given(triggered(4, 'player3'), {
      ...{ toggles: { 'board.over': true }, turn: 'player3/finalScore' },
    });
    expect(linesOf(over, 'board.ending')[0]).toEqual({ id: 'isOver' });
    const scored = ['player3', 'player4', 'player1', 'player2'];
    expect(courseOf(over, 5)).toEqual([
      ...scored.map((player) => `${player}/finalScore`),
      'board/prophecies',
    ]);
    expect(offeredTo(over, 'player1')).not.toContain('revealProphecies');
  });
});
