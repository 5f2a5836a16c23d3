import { took } from '../../eventMakers';
import { derivedAt, effectOf, errorOf, given, play } from '../../playing';
import { drawn } from './drawnMap';
import {
  askedBy,
  atStep,
  having,
  inCombat,
  inRound,
  lords,
  offeredTo,
  players,
} from './lordsTable';

const combatIds = ['tunnelConquered', 'roomConquered', 'useTrap'];
const use = (inRoom: boolean) => took('player1', 'useTrap', { inRoom });

describe('[DL-CB1] [DL-X16] combat is ticked off, and its results entered', () => {
  test.each([1, 2, 3, 4])('round %i', (round) => {
    const table = inRound(given(lords(), { turn: `combat/combat${round}` }), 4);
    for (const player of players) {
      expect(offeredTo(player, table)).toEqual(expect.arrayContaining(combatIds));
    }
    const parts = table.game
      .seat('combat')
      ?.steps.find(({ id }) => id === `combat${round}`)
      ?.parts?.map((part) => ('seat' in part ? `${part.seat ?? ''}.${part.id}` : ''));
    expect(parts).toEqual(
      players.flatMap((player) =>
        ['tunnelConquered', 'roomConquered', 'loseMonster', 'useTrap'].map(
          (id) => `${player}.${id}`,
        ),
      ),
    );
  });

  test('nothing of it while building', () => {
    const table = atStep(lords(), 'endRound', 4);
    for (const id of combatIds) expect(offeredTo('player1', table)).not.toContain(id);
  });

  test('[DL-E4] [DL-X16] at the end the dead letters are shown, and nothing is scored', () => {
    const table = given(inRound(lords(), 8), {
      turn: 'combat/gameEnd',
      values: { 'player2.deadLetters': 3 },
    });
    expect(derivedAt(table, 'player2.letterPoints')).toBe(-9);
    expect(derivedAt(table, 'player1.letterPoints')).toBeUndefined();
    expect(table.game.definition.victories).toEqual([]);
  });
});

describe('[DL-CB3] a tile falls', () => {
  test('a tunnel', () => {
    expect(effectOf(inCombat(lords()), took('player2', 'tunnelConquered'))).toEqual({
      'player2.conqueredTunnels': 1,
      'player2.evil': -1,
    });
  });

  test('a room', () => {
    const table = drawn(inCombat(lords()), ['..T..', '..R..']);
    expect(effectOf(table, took('player1', 'roomConquered'))).toEqual({
      'player1.conqueredRooms': 1,
      'player1.evil': -1,
    });
  });

  test('Evil never below 0', () => {
    const table = having(inCombat(lords()), { evil: 0 });
    expect(effectOf(table, took('player1', 'tunnelConquered'))).toEqual({
      'player1.conqueredTunnels': 1,
    });
  });

  test('nothing is left to conquer', () => {
    const refused = { code: 'refused', refusal: { code: 'nothingLeftToConquer' } };
    const lost = having(inCombat(lords()), { conqueredTunnels: 3 });
    expect(errorOf(lost, took('player1', 'tunnelConquered'))).toEqual(refused);
    expect(errorOf(lost, took('player1', 'roomConquered'))).toEqual(refused);
  });
});

describe('[DL-CB5] traps', () => {
  const armed = having(inCombat(lords()), { traps: 2 });

  test('in a tunnel for nothing, in a room for 1 gold', () => {
    expect(askedBy(armed, 'player1', 'useTrap')).toEqual([
      { kind: 'toggle', id: 'inRoom', start: false },
    ]);
    expect(effectOf(armed, use(false))).toEqual({ 'player1.traps': -1 });
    expect(effectOf(armed, use(true))).toEqual({ 'player1.traps': -1, 'player1.gold': -1 });
  });

  test('not without gold, and not without a trap', () => {
    const poor = having(armed, { gold: 0 });
    expect(errorOf(poor, use(true))).toEqual({
      code: 'refused',
      refusal: { code: 'noGold', params: { needed: 1, held: 0 } },
    });
    expect(effectOf(poor, use(false))).toEqual({ 'player1.traps': -1 });
    for (const inRoom of [false, true]) {
      expect(errorOf(inCombat(lords()), use(inRoom))).toEqual({
        code: 'refused',
        refusal: { code: 'noTraps' },
      });
    }
    expect(errorOf(play(armed, use(false), use(false)), use(false))).toMatchObject({
      refusal: { code: 'noTraps' },
    });
  });
});
