import { added, moved, setTo, took } from '../../eventMakers';
import { effectOf, errorOf, play, valueAt } from '../../playing';
import { choiceAt, fieldOf, having, monster, of, refusalOf, vale, who } from './valeTable';

/** As many events as something is done. */
const times = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);

describe('the app’s own bounds', () => {
  const { track, collection } = vale({ options: ['mercenaries'] }).game;

  test('[ELD-R8] [ELD-A11] [ELD-E9] of what is counted are out of reach', () => {
    expect(track(`${who}.magic`)).toMatchObject({ min: 0, max: 99 });
    expect(track(`${who}.orbs`)).toMatchObject({ min: 0, start: 0, max: 99 });
    expect(track(`${who}.fireCards`)).toMatchObject({ min: 0, start: 1, max: 99 });
    expect(track(`${who}.waterCards`)).toMatchObject({ min: 0, start: 0, max: 99 });
    expect(track(`${who}.vp`)).toMatchObject({ min: 0, max: 999 });
    for (const id of ['vault', 'prophecy']) {
      expect(track(`${who}.${id}`)).toMatchObject({ min: 0, start: 0, max: 99 });
    }
    expect(track('board.stack')).toMatchObject({ min: 0, start: 10, max: 10 });
    expect(track('board.space1Points')).toMatchObject({ min: 0, max: 30 });
  });

  test('[ELD-R8] of what is tapped into a form', () => {
    expect(fieldOf('gained', vale(), who, 'gainGoods')).toMatchObject({ fewest: 1, most: 12 });
    expect(fieldOf('cost', vale(), who, 'payCost')).toMatchObject({ fewest: 0, most: 12 });
    expect(fieldOf('magicCards', vale(), who, 'drawMagic')).toMatchObject({ min: 1, max: 7 });
    const rich = having(vale(), { orbs: 1 });
    expect(fieldOf('points', rich, who, 'orbReward')).toMatchObject({ min: 0, max: 30, start: 0 });
  });

  test('[ELD-M9] [ELD-X10] of monsters and allies', () => {
    expect(collection('board.monsters')?.most).toBe(20);
    expect(collection(`${who}.allies`)?.most).toBe(20);
    expect(track(`${who}.ally1.allyDice`)).toMatchObject({
      ...{ min: 0, start: 1, max: 12, printed: true },
    });
    expect(track(`${monster}.monsterDice`)).toMatchObject({
      ...{ min: 0, start: 3, max: 12, printed: true },
    });
  });

  test('[ELD-M9] full is full: nothing is paid and nobody else is changed', () => {
    const hiring = having(vale({ options: ['mercenaries'] }), { gold: 5 });
    const full = play(hiring, ...times(20, added(`${who}.allies`)));
    expect(refusalOf(full, took(who, 'hireMercenary', { mercenary: 'Minotaur' }))).toEqual({
      ...{ code: 'noRoomLeft' },
    });
    expect(errorOf(full, added(`${who}.allies`)).code).toBe('atItsEnd');
    const tempted = play(full, added('board.monsters'));
    const control = took('board', 'controlMonster', { item: monster, controller: who });
    expect(refusalOf(tempted, control)).toEqual({ code: 'noRoomLeft' });
    const crowded = play(vale(), ...times(20, added('board.monsters')));
    expect(refusalOf(crowded, took(who, 'revealRealm', { lair: true }))).toEqual({
      ...{ code: 'noRoomLeft' },
    });
  });
});

test('[ELD-F8] free actions are taken as often as one likes, at any step', () => {
  const rich = having(vale(), { treasure: 4, orbs: 3, magic: 6 });
  const events = [
    ...times(3, took(who, 'useTreasure', { onToken: ['gem'] })),
    ...times(2, took(who, 'orbReward', { points: 2 })),
    ...[took(who, 'treasureOnCard'), took(who, 'orbOnCard')],
    ...times(4, took(who, 'playMagic')),
  ];
  for (const table of [
    rich,
    play(rich, took(who, 'placeUnit')),
    play(rich, took(who, 'startRegroup')),
  ]) {
    const after = play(table, ...events);
    expect(
      ['treasure', 'orbs', 'magic', 'gem', 'vp'].map((id) => valueAt(after, `${who}.${id}`)),
    ).toEqual([0, 0, 2, 4, 5]);
    expect(after.state.turn).toEqual(table.state.turn);
  }
});

test('[ELD-P6] [ELD-G2] [ELD-X9] what is printed starts as a guess and can be put right', () => {
  expect(valueAt(vale(), 'board.gloryLength')).toBe(8);
  for (const space of [1, 8, 12]) {
    expect(choiceAt(vale(), `board.gloryReward${space}`)).toBe('unread');
  }
  expect(valueAt(play(vale(), setTo('board.gloryLength', 99)), 'board.gloryLength')).toBe(12);
  expect(valueAt(play(vale(), moved('board.gloryLength', -99)), 'board.gloryLength')).toBe(1);
  // A shorter track takes along whoever stood beyond its end, and pays nothing.
  const far = having(vale(), { glory: 7 });
  expect(effectOf(far, setTo('board.gloryLength', 5))).toMatchObject({
    ...{ 'board.gloryLength': -3, ...of(who, { glory: -2 }) },
  });
  expect(valueAt(play(far, setTo('board.gloryLength', 5)), `${who}.vp`)).toBe(1);
});
