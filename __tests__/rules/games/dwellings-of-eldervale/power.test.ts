import type { Chart } from '../../../../rules/engine/definition';
import { moved, setTo, took } from '../../eventMakers';
import { effectOf, given, play, valueAt, type Effect, type Table } from '../../playing';
import { fieldOf, having, of, standing, toldBy, vale, viewAt, who } from './valeTable';

/** A step by tapping the track, and by the form of a card or an effect. */
const ways = (element: string, steps: number) => [
  moved(`${who}.${element}`, steps),
  took(who, 'gainPower', { element, steps }),
];
const orbTaken = (element: string): Effect => ({
  [`${who}.orbs`]: 1,
  [`board.${element}Orb`]: who,
  notices: ['trackOrb'],
});

describe.each([2, 1])('where a new marker comes to space %i', (newMarkerSpace) => {
  const table = vale({ newMarkerSpace });
  const skipped = newMarkerSpace - 1;

  test('[ELD-P2] [ELD-P3] the own marker goes on from 1', () => {
    for (const event of ways('fire', 1))
      expect(effectOf(table, event)).toEqual(of(who, { fire: 1 }));
    for (const event of ways('fire', 2))
      expect(effectOf(table, event)).toEqual(of(who, { fire: 2 }));
  });

  test('[ELD-P3] [ELD-X2] one on another element begins there, and goes on from there', () => {
    for (const steps of [1, 2, 3]) {
      for (const event of ways('water', steps)) {
        expect(effectOf(table, event)).toEqual(of(who, { water: steps + skipped }));
      }
    }
    const there = having(table, { water: 2 });
    for (const event of ways('water', 1))
      expect(effectOf(there, event)).toEqual(of(who, { water: 1 }));
  });

  test('[ELD-P5] the first at the end takes the Orb', () => {
    const near = having(table, { water: 4 });
    for (const event of ways('water', 1)) {
      expect(effectOf(near, event)).toEqual({ [`${who}.water`]: 1, ...orbTaken('water') });
      expect(toldBy(near, event)).toEqual([
        { id: 'trackOrb', tone: 'gain', params: { player: who, element: 'water' } },
      ]);
    }
  });

  test('[ELD-P5] in one go as well', () => {
    const most = 5 - skipped;
    for (const event of ways('water', most)) {
      expect(effectOf(table, event)).toEqual({ [`${who}.water`]: 5, ...orbTaken('water') });
    }
    for (const event of ways('fire', 4)) {
      expect(effectOf(table, event)).toEqual({ [`${who}.fire`]: 4, ...orbTaken('fire') });
    }
  });

  test('[ELD-P5] nobody else does, nor the same one again', () => {
    for (const holder of ['player3', who]) {
      const taken = given(having(table, { water: 4 }), { choices: { 'board.waterOrb': holder } });
      for (const event of ways('water', 1)) {
        expect(effectOf(taken, event)).toEqual(of(who, { water: 1 }));
      }
    }
  });

  test('[ELD-P7] [ELD-X24] at the end nothing moves, and that is said', () => {
    const atEnd = having(table, { water: 5 });
    for (const event of ways('water', 1)) {
      expect(effectOf(atEnd, event)).toEqual({ notices: ['powerAtEnd'] });
      expect(toldBy(atEnd, event)).toEqual([
        { id: 'powerAtEnd', tone: 'info', params: { player: who, element: 'water' } },
      ]);
    }
  });

  test('[ELD-P7] past the end what is too much is said', () => {
    const near = given(having(table, { water: 4 }), { choices: { 'board.waterOrb': 'player2' } });
    for (const event of ways('water', 3)) {
      expect(effectOf(near, event)).toEqual({ [`${who}.water`]: 1, notices: ['powerAtEnd'] });
    }
  });

  test('a tap back from where it began takes it off again', () => {
    for (const element of ['water', 'dark'] as const) {
      const begun = play(table, moved(`${who}.${element}`, 1));
      expect(effectOf(begun, moved(`${who}.${element}`, -1))).toEqual(
        of(who, { [element]: -1 - skipped }),
      );
    }
    expect(effectOf(table, moved(`${who}.fire`, -1))).toEqual(of(who, { fire: -1 }));
    expect(effectOf(having(table, { fire: 2 }), moved(`${who}.fire`, -1))).toEqual(
      of(who, { fire: -1 }),
    );
  });

  test.each([0, 1, 2, 3, 4])('a marker put right to %i is there, and nothing else moves', (to) => {
    for (const from of [0, 1, 2, 3, 4].filter((space) => space !== to)) {
      for (const element of ['fire', 'water']) {
        expect(
          effectOf(having(table, { [element]: from }), setTo(`${who}.${element}`, to)),
        ).toEqual(of(who, { [element]: to - from }));
      }
    }
  });
});

describe('[ELD-P5] the Orb of a track', () => {
  const holding = given(having(vale(), { water: 5, orbs: 1 }), {
    choices: { 'board.waterOrb': who },
  });

  test('goes back when its marker is taken back by hand', () => {
    expect(effectOf(holding, moved(`${who}.water`, -1))).toEqual({
      ...of(who, { water: -1, orbs: -1 }),
      'board.waterOrb': 'onTrack',
    });
    const [there, back] = [moved(`${who}.fire`, 4), moved(`${who}.fire`, -4)];
    expect(play(vale(), there, back).state.values).toEqual(vale().state.values);
    expect(play(vale(), there, back).state.choices).toEqual(vale().state.choices);
  });

  test('goes back to be taken by whoever is there next', () => {
    const back = play(having(holding, { water: 4 }, 'player3'), moved(`${who}.water`, -2));
    expect(effectOf(back, moved('player3.water', 1))).toEqual({
      ...of('player3', { water: 1, orbs: 1 }),
      ...{ 'board.waterOrb': 'player3', notices: ['trackOrb'] },
    });
  });

  test('is never owed where it was spent already, nor taken twice', () => {
    const spent = having(holding, { orbs: 0 });
    const [back, on] = [moved(`${who}.water`, -1), moved(`${who}.water`, 1)];
    expect(effectOf(spent, back)).toEqual({ [`${who}.water`]: -1 });
    expect(effectOf(play(spent, back), on)).toEqual({ [`${who}.water`]: 1 });
  });

  test('stays with whoever was first when another goes back', () => {
    const other = having(holding, { water: 5 }, 'player2');
    expect(effectOf(other, moved('player2.water', -1))).toEqual({ 'player2.water': -1 });
  });

  test('each track has one of its own', () => {
    const all = play(vale(), moved(`${who}.fire`, 4), moved('player2.water', 4));
    expect(all.state.choices).toMatchObject({
      ...{ 'board.fireOrb': who, 'board.waterOrb': 'player2', 'board.airOrb': 'onTrack' },
    });
    expect([who, 'player2', 'player3'].map((player) => valueAt(all, `${player}.orbs`))).toEqual([
      ...[1, 1, 0],
    ]);
  });
});

describe('the tracks on the board', () => {
  const rowsOf = (table: Table): ReturnType<Chart['rows']> =>
    table.game
      .seat('board')
      ?.charts?.find(({ id }) => id === 'powerTracks')
      ?.rows(viewAt(table)) ?? [];

  test('[ELD-P1] show who stands where, what it is worth, and whose the Orb is', () => {
    const table = standing(
      having(having(vale(), { fire: 3 }), { fire: 3, water: 5 }, 'player2'),
      {},
    );
    const rows = rowsOf(given(table, { choices: { 'board.waterOrb': 'player2' } }));
    expect(rows.map(({ id }) => id)).toEqual(['air', 'earth', 'fire', 'water', 'light', 'dark']);
    const [air, , fire, water] = rows;
    expect(fire?.cells.map(({ seats }) => seats)).toEqual([[], [], [who, 'player2'], [], []]);
    expect(air?.cells.map(({ seats }) => seats)).toEqual([['player4'], [], [], [], []]);
    expect(water?.notes).toEqual([{ id: 'orbWith', params: { player: 'player2' } }]);
    expect(fire?.notes).toEqual([{ id: 'orbHere' }]);
    expect(fire?.cells.map(({ text }) => text)).toEqual(
      [1, 2, 3, 4, 5].map((points) => ({ id: 'spacePoints', params: { points } })),
    );
  });

  test('[ELD-P6] [ELD-X8] points are printed on the board and can be copied from it', () => {
    const table = play(vale(), setTo('board.space5Points', 12));
    expect(rowsOf(table)[0]?.cells[4]?.text).toEqual({ id: 'spacePoints', params: { points: 12 } });
  });
});

test('[ELD-P3] a form asks for an element in use and as many steps as a Glory space may give', () => {
  expect(fieldOf('steps', vale(), who, 'gainPower')).toMatchObject({ min: 1, max: 9, start: 1 });
  expect(fieldOf('element', vale(), 'player3', 'gainPower')).toMatchObject({
    ...{ start: 'earth', options: ['air', 'earth', 'fire', 'water', 'light', 'dark'] },
  });
  // An element nobody plays with is no element.
  const strange = took(who, 'gainPower', { element: 'chaos' });
  expect(effectOf(vale(), strange)).toEqual(of(who, { fire: 1 }));
});

test('[ELD-P5] a marker that is put right takes no Orb and gives none back', () => {
  const end = effectOf(vale(), setTo(`${who}.fire`, 5));
  expect(end).toEqual(of(who, { fire: 4 }));
  const taken = play(having(vale(), { fire: 4 }), moved(`${who}.fire`, 1));
  expect(effectOf(taken, setTo(`${who}.fire`, 2))).toEqual(of(who, { fire: -3 }));
});
