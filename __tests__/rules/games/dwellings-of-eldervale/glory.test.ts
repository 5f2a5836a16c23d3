import { moved, setTo, took } from '../../eventMakers';
import { effectOf, given, play, valueAt, type Effect, type Table } from '../../playing';
import { atWar, having, isOnAt, of, offeredTo, toldBy, vale, who } from './valeTable';

/** Nobody has read the board: each space gives nothing but the word to read it. */
const nothing = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [`board.gloryReward${index + 1}`, 'nothing']),
);
const bare = given(vale(), { choices: nothing });
/** A step by a tap, and by a card or an effect. */
const ways = (steps: number, player = who) => [
  moved(`${player}.glory`, steps),
  took(player, 'gainGlory', { steps }),
];
/** Whoever comes to spaces first is remembered there. */
const firstOn = (from: number, to: number, player = who): Effect =>
  Object.fromEntries(
    Array.from({ length: Math.max(0, to - from) }, (_, index) => [
      `board.gloryFirst${from + index + 1}`,
      player,
    ]),
  );

describe.each([8, 5, 1, 12])('a Glory Track of %i spaces', (length) => {
  const table = given(bare, { values: { 'board.gloryLength': length } });
  const rows = [
    ...[
      [0, 1],
      [length - 1, 1],
      [length, 1],
      [length, 2],
      [length - 1, 3],
      [0, 12],
    ],
  ] as const;

  test.each(rows)('[ELD-G1] [ELD-G3] from %i by %i', (from, by) => {
    const at = having(table, { glory: from });
    const to = Math.min(length, from + by);
    const over = from + by - to;
    for (const event of ways(by)) {
      expect(effectOf(at, event)).toEqual({
        ...(to > from ? { [`${who}.glory`]: to - from } : {}),
        ...firstOn(from, to),
        ...(over > 0 ? { [`${who}.vp`]: 2 * over, notices: ['gloryEnd'] } : {}),
      });
      expect(toldBy(at, event)).toEqual(
        over > 0
          ? [{ id: 'gloryEnd', tone: 'gain', params: { player: who, points: 2 * over } }]
          : [],
      );
    }
  });

  test('[ELD-G3] its end is where the board says', () => {
    const end = having(table, { glory: length });
    expect(effectOf(end, setTo(`${who}.glory`, 0))).toEqual({ [`${who}.glory`]: -length });
    expect(effectOf(having(table, { glory: 0 }), setTo(`${who}.glory`, 99))).toEqual({
      ...{ [`${who}.glory`]: length },
    });
  });
});

test.each([
  [0, 1, 1, 0],
  [7, 1, 8, 0],
  [8, 1, 8, 2],
  [8, 2, 8, 4],
  [7, 3, 8, 4],
])('[ELD-G3] of eight: %i and %i on is %i, with %i points', (from, by, to, points) => {
  const at = having(bare, { glory: from });
  for (const event of ways(by)) {
    const after = play(at, event);
    expect([valueAt(after, `${who}.glory`), valueAt(after, `${who}.vp`) - 1]).toEqual([to, points]);
  }
});

describe('[ELD-G1] a marker that does not go on', () => {
  const rich = given(having(vale(), { glory: 3 }), {
    choices: {
      ...{ 'board.gloryReward1': 'vp', 'board.gloryReward2': 'gem', 'board.gloryReward3': 'orb' },
      ...{ 'board.gloryFirst1': 'player2', 'board.gloryFirst2': who, 'board.gloryFirst3': who },
    },
  });

  test('but is put right gives and takes nothing', () => {
    expect(effectOf(rich, setTo(`${who}.glory`, 5))).toEqual({ [`${who}.glory`]: 2 });
    expect(effectOf(rich, setTo(`${who}.glory`, 0))).toEqual({ [`${who}.glory`]: -3 });
  });

  test('but back was never first where it was, and the rest is left to the players', () => {
    const chosen = having(rich, { gloryOrbs: 1 });
    expect(effectOf(chosen, moved(`${who}.glory`, -3))).toEqual({
      ...{ ...of(who, { glory: -3, gloryOrbs: -1 }), notices: ['gloryBack'] },
      ...{ 'board.gloryFirst2': 'nobody', 'board.gloryFirst3': 'nobody' },
    });
    expect(toldBy(chosen, moved(`${who}.glory`, -3))).toEqual([
      { id: 'gloryBack', tone: 'info', params: { player: who } },
    ]);
    // An Orb that was settled stays so.
    const taken = play(chosen, took(who, 'takeGloryOrb'));
    expect(effectOf(taken, moved(`${who}.glory`, -1))).toEqual({
      ...{ [`${who}.glory`]: -1, notices: ['gloryBack'] },
    });
  });

  test('[ELD-G4] there and back and there again is first once', () => {
    const before = given(having(rich, { glory: 2 }), {
      choices: { 'board.gloryFirst3': 'nobody' },
    });
    const [on, back] = [moved(`${who}.glory`, 1), moved(`${who}.glory`, -1)];
    expect(play(before, on, back, on).state).toEqual(play(before, on).state);
  });
});

describe('[ELD-G4] an Orb on the track', () => {
  const orbs = given(bare, {
    choices: { 'board.gloryReward3': 'orb', 'board.gloryReward6': 'orb' },
  });
  const before = having(having(orbs, { glory: 2 }), { glory: 2 }, 'player2');
  const arrived = play(before, moved(`${who}.glory`, 1));

  test('is the choice of whoever comes there first, one tap away', () => {
    for (const event of ways(1)) {
      expect(effectOf(before, event)).toEqual({
        ...{ [`${who}.glory`]: 1, [`${who}.gloryOrbs`]: 1, 'board.gloryFirst3': who },
        notices: ['gloryOrb'],
      });
      expect(toldBy(before, event)).toEqual([
        {
          ...{ id: 'gloryOrb', tone: 'gain', params: { player: who, space: 3, points: 2 } },
          offers: { seat: who, action: 'takeGloryOrb', given: {} },
        },
      ]);
    }
  });

  test('is taken, or two points instead', () => {
    expect(effectOf(arrived, took(who, 'takeGloryOrb'))).toEqual({
      ...of(who, { gloryOrbs: -1, orbs: 1 }),
      'board.gloryFirst3': 'settled',
    });
    expect(effectOf(arrived, took(who, 'takeGloryOrb', { orbOrPoints: 'takePoints' }))).toEqual({
      ...of(who, { gloryOrbs: -1, vp: 2 }),
      'board.gloryFirst3': 'settled',
    });
  });

  test('is not to be had again by going back and forth, by tap or put right', () => {
    const settled = play(arrived, took(who, 'takeGloryOrb'));
    for (const back of [moved(`${who}.glory`, -1), setTo(`${who}.glory`, 2)]) {
      const again = play(settled, back, moved(`${who}.glory`, 1));
      expect(valueAt(again, `${who}.gloryOrbs`)).toBe(0);
      expect(valueAt(again, `${who}.orbs`)).toBe(1);
    }
  });

  test('is offered only to them, and only once', () => {
    expect(offeredTo(before, who)).not.toContain('takeGloryOrb');
    expect(offeredTo(arrived, who)).toContain('takeGloryOrb');
    expect(offeredTo(arrived, 'player2')).not.toContain('takeGloryOrb');
    expect(offeredTo(play(arrived, took(who, 'takeGloryOrb')), who)).not.toContain('takeGloryOrb');
  });

  test.each(['takeOrb', 'takePoints'])(
    '[ELD-X15] gives the second two points, after %s',
    (orbOrPoints) => {
      const chosen = play(arrived, took(who, 'takeGloryOrb', { orbOrPoints }));
      for (const event of ways(1, 'player2')) {
        expect(effectOf(chosen, event)).toEqual({
          ...of('player2', { glory: 1, vp: 2 }),
          notices: ['gloryVp'],
        });
        expect(toldBy(chosen, event)).toEqual([
          { id: 'gloryVp', tone: 'gain', params: { player: 'player2', space: 3, amount: 2 } },
        ]);
      }
    },
  );

  test('waits as a choice while the track goes on to the other one', () => {
    const both = play(before, moved(`${who}.glory`, 5));
    expect(valueAt(both, `${who}.gloryOrbs`)).toBe(2);
    const one = play(both, took(who, 'takeGloryOrb'));
    const points = took(who, 'takeGloryOrb', { orbOrPoints: 'takePoints' });
    expect(effectOf(one, points)).toEqual({
      ...of(who, { gloryOrbs: -1, vp: 2 }),
      'board.gloryFirst6': 'settled',
    });
    expect([valueAt(one, `${who}.gloryOrbs`), valueAt(one, `${who}.orbs`)]).toEqual([1, 1]);
  });

  test('is nobody’s where somebody was put right beyond it', () => {
    const passed = having(before, { glory: 5 }, 'player3');
    expect(effectOf(passed, moved(`${who}.glory`, 1))).toEqual({
      ...{ ...of(who, { glory: 1, vp: 2 }), notices: ['gloryVp'] },
    });
  });

  test('is first come even where nobody had read the space', () => {
    const unread = given(vale(), { values: { [`${who}.glory`]: 2, 'player2.glory': 2 } });
    const read = play(
      unread,
      moved(`${who}.glory`, 1),
      took('board', 'copyGlory', { space: 3, reward: 'orb' }),
    );
    expect(effectOf(read, moved('player2.glory', 1))).toEqual({
      ...of('player2', { glory: 1, vp: 2 }),
      notices: ['gloryVp'],
    });
  });
});

describe('[ELD-B1] the marker enters the track with the first regrouping', () => {
  const almost = (waiting: string): Table =>
    atWar(vale(), { toggles: { [`${waiting}.onGlory`]: false } });

  test('and with the last of them peace ends', () => {
    const table = given(almost('player3'), {
      ...{ turn: 'player3/enterGlory', happened: ['regrouping'] },
    });
    const event = { type: 'stepCompleted', v: 1, seat: 'player3', step: 'enterGlory' } as const;
    expect(effectOf(table, event)).toEqual({
      ...{ 'player3.onGlory': true, turn: '1/player3/turnEnd', notices: ['peaceOver'] },
    });
    expect(toldBy(table, event)).toEqual([
      { id: 'peaceOver', tone: 'info', params: { player: 'player3' } },
    ]);
  });

  test('[ELD-X21] Glory before that counts all the same', () => {
    expect(isOnAt(bare, `${who}.onGlory`)).toBe(false);
    expect(effectOf(bare, moved(`${who}.glory`, 1))).toEqual({
      ...{ [`${who}.glory`]: 1, ...firstOn(0, 1) },
    });
  });

  test('before that nothing is said', () => {
    const table = given(almost('player3'), { toggles: { 'player2.onGlory': false } });
    const after = play(table, { type: 'toggleSwitched', v: 1, at: 'player3.onGlory', on: true });
    expect(after.notices).toEqual([]);
    expect(isOnAt(after, 'player3.onGlory')).toBe(true);
  });
});
