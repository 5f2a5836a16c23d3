import type { GameEvent } from '../../../../rules/engine/events';
import { moved, took } from '../../eventMakers';
import { effectOf, errorOf, given, play, valueAt, type Effect, type Table } from '../../playing';
import {
  answered,
  askedBy,
  choiceAt,
  fieldOf,
  formAt,
  goods,
  having,
  of,
  toldBy,
  vale,
  who,
} from './valeTable';

const copy = (space: number, reward: string, amount?: number): GameEvent =>
  took('board', 'copyGlory', { space, reward, ...(amount === undefined ? {} : { amount }) });
/** The third space gives this, and somebody stands before it. */
const giving = (reward: string, amount?: number): Table =>
  play(having(vale(), { glory: 2 }), copy(3, reward, amount));
const step = moved(`${who}.glory`, 1);
const arrived = { [`${who}.glory`]: 1, 'board.gloryFirst3': who };
const figures = (amount: number) => ({ player: who, space: 3, amount });

describe('[ELD-G2] a space of the board', () => {
  test('is copied with how much it gives', () => {
    expect(effectOf(vale(), copy(3, 'gem', 2))).toEqual({
      ...{ 'board.gloryReward3': 'gem', 'board.gloryAmount3': 1 },
      'known.board.scoreBoard': expect.any(String) as unknown,
    });
    expect(effectOf(vale(), copy(8, 'orb'))).toEqual({
      ...{ 'board.gloryReward8': 'orb', 'known.board.scoreBoard': expect.any(String) as unknown },
    });
  });

  test('gives one where nothing else is said', () => {
    const two = play(vale(), copy(3, 'gem', 2));
    expect(valueAt(play(two, copy(3, 'orb')), 'board.gloryAmount3')).toBe(1);
  });

  test('is asked for from the first nobody has read', () => {
    const table = play(vale(), copy(1, 'vp', 2), copy(2, 'nothing'));
    expect(formAt(table, 'board', 'copyGlory').values).toEqual({
      ...{ space: 3, reward: 'unread', receiver: 'noReceiver' },
    });
    expect(formAt(table, 'board', 'copyGlory', { space: 1 }).values).toEqual({
      ...{ space: 1, reward: 'vp', amount: 2, receiver: 'noReceiver' },
    });
    const all = Array.from({ length: 8 }, (_, index) => copy(index + 1, 'nothing'));
    expect(formAt(play(vale(), ...all), 'board', 'copyGlory').values['space']).toBe(8);
  });

  test.each(['unread', 'nothing', 'orb'])('is not asked how many: %s', (reward) => {
    expect(askedBy(vale(), 'board', 'copyGlory', { reward })).toEqual([
      ...['space', 'reward', 'receiver'],
    ]);
  });

  test.each([...goods, 'vp', 'chest', 'treasure', 'power'])('is asked how many: %s', (reward) => {
    expect(askedBy(vale(), 'board', 'copyGlory', { reward })).toEqual([
      ...['space', 'reward', 'amount', 'receiver'],
    ]);
  });

  test('another space is asked anew', () => {
    const table = play(vale(), copy(1, 'gem', 4));
    const filled = answered(
      table,
      ['board', 'copyGlory'],
      { space: 2 },
      { reward: 'vp' },
      {
        ...{ amount: 3 },
      },
    );
    expect(filled).toMatchObject({ space: 2, reward: 'vp', amount: 3 });
    expect(
      answered(table, ['board', 'copyGlory'], { space: 2 }, { reward: 'vp' }, { space: 1 }),
    ).toMatchObject({ space: 1, reward: 'gem', amount: 4 });
  });

  test('lies on the track, as long as it is', () => {
    const short = given(vale(), { values: { 'board.gloryLength': 5 } });
    expect(fieldOf('space', short, 'board', 'copyGlory')).toMatchObject({ min: 1, max: 5 });
  });

  test('is nothing to tap by itself', () => {
    const tap: GameEvent = { type: 'optionChosen', v: 1, at: 'board.gloryReward3', option: 'gem' };
    expect(errorOf(vale(), tap).code).toBe('unknownTarget');
  });
});

describe('[ELD-G1] what a space gives', () => {
  test('points', () => {
    const table = giving('vp', 4);
    expect(effectOf(table, step)).toEqual({ ...arrived, [`${who}.vp`]: 4, notices: ['gloryVp'] });
    expect(toldBy(table, step)).toEqual([{ id: 'gloryVp', tone: 'gain', params: figures(4) }]);
  });

  test.each(goods)('%s', (good) => {
    const table = having(giving(good, 2), { [good]: 1 });
    expect(effectOf(table, step)).toEqual({
      ...{ ...arrived, [`${who}.${good}`]: 2, notices: ['gloryGoods'] },
    });
    expect(toldBy(table, step)).toEqual([
      { id: 'gloryGoods', tone: 'gain', params: { ...figures(2), good } },
    ]);
  });

  test('[ELD-R2] goods that do not fit are lost', () => {
    expect(effectOf(having(giving('gem', 3), { gem: 4 }), step)).toEqual({
      ...{ ...arrived, [`${who}.gem`]: 1, notices: ['gloryGoods', 'lost'] },
    });
  });

  test('[ELD-R6] treasure tokens, as far as the tray has room', () => {
    expect(effectOf(giving('treasure', 2), step)).toEqual({
      ...{ ...arrived, [`${who}.treasure`]: 2, notices: ['gloryTreasure'] },
    });
    expect(effectOf(having(giving('treasure', 2), { treasure: 3 }), step)).toEqual({
      ...{ ...arrived, [`${who}.treasure`]: 1, notices: ['gloryTreasure', 'trayFull'] },
    });
  });

  test('nothing', () => {
    expect(effectOf(giving('nothing'), step)).toEqual(arrived);
  });

  test.each([
    ['chest', 'gloryChest', 'gain', { seat: who, action: 'openChests', given: {} }],
    ['power', 'gloryPower', 'gain', { seat: who, action: 'gainPower', given: { steps: 2 } }],
    [
      ...['unread', 'gloryUnread', 'info'],
      { seat: 'board', action: 'copyGlory', given: { space: 3, receiver: who } },
    ],
  ] as const)('%s: the players decide, one tap away', (reward, id, tone, offers) => {
    const amount = reward === 'unread' ? 1 : 2;
    const table = giving(reward, amount);
    expect(effectOf(table, step)).toEqual({ ...arrived, notices: [id] });
    expect(toldBy(table, step)).toEqual([{ id, tone, params: figures(amount), offers }]);
  });

  test('every space on the way', () => {
    const table = play(
      vale(),
      ...[copy(1, 'vp', 2), copy(2, 'gem', 1), copy(3, 'orb'), copy(4, 'magic', 1)],
    );
    const firsts: Effect = Object.fromEntries(
      [1, 2, 3, 4].map((space) => [`board.gloryFirst${space}`, who]),
    );
    expect(effectOf(table, moved(`${who}.glory`, 4))).toEqual({
      ...{ ...of(who, { glory: 4, vp: 2, gem: 1, magic: 1, gloryOrbs: 1 }), ...firsts },
      notices: ['gloryVp', 'gloryGoods', 'gloryOrb', 'gloryGoods'],
    });
  });

  test('to everybody who comes, not only the first', () => {
    const table = play(having(giving('gem', 2), { glory: 2 }, 'player2'), step);
    expect(effectOf(table, moved('player2.glory', 1))).toEqual({
      ...{ ...of('player2', { glory: 1, gem: 2 }), notices: ['gloryGoods'] },
    });
    expect(choiceAt(table, 'board.gloryFirst3')).toBe(who);
  });
});

describe('[ELD-G1] [ELD-G2] a space that is copied for somebody who stands on it', () => {
  const there = play(having(vale(), { glory: 2 }), step);
  const copyFor = (reward: string, amount: number, receiver: string = who) =>
    took('board', 'copyGlory', { space: 3, reward, amount, receiver });
  const learned = { 'known.board.scoreBoard': expect.any(String) as unknown };

  test('gives at once what it gives', () => {
    expect(effectOf(there, copyFor('gem', 2))).toEqual({
      ...{ 'board.gloryReward3': 'gem', 'board.gloryAmount3': 1, ...learned },
      ...{ [`${who}.gem`]: 2, notices: ['gloryGoods'] },
    });
    expect(effectOf(there, copyFor('nothing', 1))).toEqual({
      ...{ 'board.gloryReward3': 'nothing', ...learned },
    });
  });

  test('[ELD-G4] its Orb is for the first only', () => {
    expect(effectOf(there, copyFor('orb', 1))).toEqual({
      ...{ 'board.gloryReward3': 'orb', ...learned, [`${who}.gloryOrbs`]: 1 },
      notices: ['gloryOrb'],
    });
    const both = having(there, { glory: 3 }, 'player2');
    expect(effectOf(both, copyFor('orb', 1, 'player2'))).toEqual({
      ...{ 'board.gloryReward3': 'orb', ...learned, 'player2.vp': 2, notices: ['gloryVp'] },
    });
  });

  test('who has not come there receives nothing', () => {
    expect(effectOf(there, copyFor('vp', 5, 'player2'))).not.toHaveProperty(['player2.vp']);
  });
});
