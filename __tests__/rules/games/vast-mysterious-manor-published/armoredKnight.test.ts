import fc from 'fast-check';

import type { FieldValues } from '../../../../rules/engine/fields';
import { knightMarks } from '../../../../rules/games/vast-mysterious-manor-published/knightCubes';
import { added, moved, setTo, took } from '../../eventMakers';
import {
  completeStep,
  derivedAt,
  effectOf,
  errorOf,
  given,
  noticeIds,
  play,
  type Position,
  type Table,
  valueAt,
} from '../../playing';
import { tableOf } from './publishedTable';

type Values = Readonly<Record<string, number>>;
const knightTable = (values: FieldValues = {}) =>
  tableOf('allRoles', { armoredKnight: true, ...values });
const own = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [`armoredKnight.${id}`, value]));
const at = (values: Values, setup: FieldValues = {}, more: Position = {}) =>
  given(knightTable(setup), { ...more, values: own(values) });
const does = (table: Table, action: string, inputs: Parameters<typeof took>[2] = {}) =>
  effectOf(table, took('armoredKnight', action, inputs));
const refusal = (table: Table, action: string, inputs: Parameters<typeof took>[2] = {}) =>
  errorOf(table, took('armoredKnight', action, inputs));
const refused = (code: string, params?: Values) => ({
  code: 'refused',
  refusal: { code, ...(params === undefined ? {} : { params }) },
});
const cubesAt = (table: Table) => derivedAt(table, 'armoredKnight.knightCubesLeft');

describe('[VMP-AK2] hero cubes by Grit', () => {
  test.each([
    [0, 2],
    [5, 2],
    [6, 3],
    [12, 3],
    [13, 4],
    [21, 4],
    [22, 5],
    [31, 5],
    [32, 6],
    [42, 6],
    [43, 7],
    [50, 7],
  ])('Grit %i: %i', (experience, cubes) => {
    expect(cubesAt(at({ experience }))).toBe(cubes);
  });

  test('reaching a mark brings one at once, falling below it takes one', () => {
    const up = play(at({ experience: 5 }), moved('armoredKnight.experience', 8));
    expect(up.notices.map(({ id, params }) => [id, params])).toEqual([
      ['knightCubeGained', { at: 6, cubes: 3 }],
      ['knightCubeGained', { at: 13, cubes: 4 }],
    ]);
    const down = play(up, moved('armoredKnight.experience', -1));
    expect(down.notices.map(({ id, params }) => [id, params])).toEqual([
      ['knightCubeLeaves', { at: 13, cubes: 3 }],
    ]);
  });

  test('a placed one leaves the board where none is free', () => {
    const placed = at({ experience: 6, perceptionCubes: 2, strengthCubes: 1 });
    const down = play(placed, moved('armoredKnight.experience', -1));
    expect(noticeIds(down)).toEqual(['placedKnightCubeLeaves']);
    expect(derivedAt(down, 'armoredKnight.knightCubesToReturn')).toBe(1);
    expect(derivedAt(placed, 'armoredKnight.knightCubesToReturn')).toBeUndefined();
  });

  test('however Grit moves, the notices add up to the cubes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 12 }), { maxLength: 12 }), (moves) => {
        let table = knightTable();
        let cubes = 2;
        for (const by of moves) {
          const before = valueAt(table, 'armoredKnight.experience');
          const to = Math.min(50, Math.max(0, before + by));
          if (to === before) continue;
          table = play(table, moved('armoredKnight.experience', by));
          for (const id of noticeIds(table)) cubes += id === 'knightCubeGained' ? 1 : -1;
          expect(cubes).toBe(2 + knightMarks.filter((mark) => mark <= to).length);
          expect(cubesAt(table)).toBe(cubes);
        }
      }),
    );
  });
});

describe('[VMP-AK3] the start', () => {
  test('Health as entered, Grit 0', () => {
    const numbers = (table: Table) =>
      ['health', 'experience', 'javelins'].map((id) => valueAt(table, `armoredKnight.${id}`));
    expect(numbers(knightTable())).toEqual([7, 0, 0]);
    expect(numbers(knightTable({ knightHealth: 9 }))).toEqual([9, 0, 0]);
  });

  test('Grit ends where the board does', () => {
    const table = play(knightTable({ knightGritEnd: 45 }), setTo('armoredKnight.experience', 45));
    expect(errorOf(table, moved('armoredKnight.experience', 1))).toMatchObject({
      code: 'atItsEnd',
    });
  });

  test('she takes the turn of the Paladin', () => {
    const seats = knightTable().game.seats.map(({ id }) => id);
    expect(seats).toEqual(['armoredKnight', 'skeletons', 'spider', 'manor', 'warlock']);
  });
});

describe('[VMP-AK5] statistics', () => {
  const statistics = (table: Table) =>
    ['encountersLeft', 'knightMovesLeft', 'knightStrength', 'knightDefence'].map((id) =>
      derivedAt(table, `armoredKnight.${id}`),
    );
  const cubes = { experience: 43, perceptionCubes: 1, movementCubes: 2, strengthCubes: 3 };

  test('1 each, and 1 more for each cube', () => {
    expect(statistics(knightTable())).toEqual([1, 1, 1, 1]);
    expect(statistics(at(cubes))).toEqual([2, 3, 4, 4]);
  });

  test('as printed where it was entered; Strength and Defense never', () => {
    const printed = { perceptionSteps: [2, 4], movementSteps: [3, 4] };
    expect(statistics(knightTable(printed))).toEqual([2, 3, 1, 1]);
    expect(statistics(at(cubes, printed))).toEqual([4, 4, 4, 4]);
  });

  test('[VMP-AK4] no more cubes than she has', () => {
    const table = at({ perceptionCubes: 1, abilityCubes: 1 });
    expect(cubesAt(table)).toBe(0);
    expect(errorOf(table, moved('armoredKnight.strengthCubes', 1))).toMatchObject({
      code: 'atItsEnd',
    });
  });

  test('[VMP-AK4] all come off in the first step', () => {
    const table = at({ ...cubes, abilityCubes: 1 }, {}, { turn: 'armoredKnight/knightCollect' });
    const after = completeStep(table);
    expect(cubesAt(table)).toBe(0);
    expect(cubesAt(after)).toBe(7);
    expect(statistics(after)).toEqual([1, 1, 1, 1]);
  });
});

describe('[VMP-AK6] moving and encounters', () => {
  test('moves up to Movement', () => {
    const table = at({ experience: 6, movementCubes: 2 });
    const after = play(table, took('armoredKnight', 'knightMove', { spacesMoved: 2 }));
    expect(derivedAt(after, 'armoredKnight.knightMovesLeft')).toBe(1);
    const last = play(after, took('armoredKnight', 'knightMove', { spacesMoved: 1 }));
    expect(refusal(last, 'knightMove')).toEqual(refused('needsMovement', { amount: 1, have: 0 }));
  });

  test('encounters up to Perception, and no move without one left', () => {
    const after = play(
      at({ movementCubes: 2 }),
      took('armoredKnight', 'knightEncounter', { tileRevealed: false }),
    );
    expect(refusal(after, 'knightEncounter')).toEqual(refused('noEncounterLeft'));
    expect(refusal(after, 'knightMove')).toEqual(refused('noEncounterLeft'));
  });

  test('spent anew each own turn', () => {
    let table = at({ encountersHad: 1, spacesMoved: 1 }, {}, { turn: 'armoredKnight/knightAct' });
    table = completeStep(table);
    while (table.state.turn.seat !== 'armoredKnight') {
      expect(valueAt(table, 'armoredKnight.encountersHad')).toBe(1);
      table = completeStep(table);
    }
    expect(valueAt(table, 'armoredKnight.encountersHad')).toBe(0);
    expect(valueAt(table, 'armoredKnight.spacesMoved')).toBe(0);
  });

  test.each([
    [true, 2],
    [false, 0],
  ])('[VMP-AK7] a Dark tile revealed %s: Grit +%i', (tileRevealed, gain) => {
    expect(does(knightTable(), 'knightEncounter', { tileRevealed })).toEqual({
      'armoredKnight.encountersHad': 1,
      ...(gain > 0 ? { 'armoredKnight.experience': gain } : {}),
    });
  });
});

describe('hits', () => {
  const bolstered = { toggles: { 'armoredKnight.bolstered': true } };

  test('[VMP-AK7] a poltergeist gives 3 Grit', () => {
    expect(does(knightTable(), 'knightHitsPoltergeist')).toEqual({ 'armoredKnight.experience': 3 });
  });

  test('[VMP-AK7] an Egg gives 5 and goes', () => {
    const table = play(knightTable(), added('spider.eggs'), added('spider.eggs'));
    expect(does(table, 'knightHitsEgg', { egg: 'spider.egg2' })).toMatchObject({
      'armoredKnight.experience': 5,
      'spider.eggs': ['egg1'],
    });
    const one = play(table, took('armoredKnight', 'knightHitsEgg', { egg: 'spider.egg1' }));
    expect(does(one, 'knightHitsEgg')).toMatchObject({ 'spider.eggs': [] });
    expect(refusal(knightTable(), 'knightHitsEgg')).toEqual(refused('noEgg'));
  });

  test('[VMP-AK1] a hit on the Spider takes a Spiderling and scatters it; the last one wins', () => {
    expect(does(knightTable(), 'knightHitsSpider')).toMatchObject({
      'spider.spiderlings': -1,
      'spider.form': 'spiderlings',
    });
    const last = given(knightTable(), { values: { 'spider.spiderlings': 1 } });
    expect(noticeIds(play(last, took('armoredKnight', 'knightHitsSpider')))).toContain(
      'victory.armoredKnightKillsSpider',
    );
  });

  test('[VMP-AK1] Skeletons go to the front, the last one hit first; no Grit', () => {
    const march = knightTable().state.orders['skeletons.march'] ?? [];
    const [first = '', second = '', ...others] = march;
    const table = given(knightTable(), { values: { 'skeletons.inPlay': 3 } });
    const inputs = { skeletons: [second, others[0] ?? ''] };
    expect(does(table, 'knightHitsSkeletons', inputs)).toEqual({
      'skeletons.march': [others[0], second, first, ...others.slice(1)],
      notices: ['skeletonRespawns', 'skeletonRespawns'],
    });
    expect(refusal(table, 'knightHitsSkeletons', { skeletons: [] })).toEqual(
      refused('chooseSkeleton'),
    );
  });

  test('[VMP-AK1] her own Health falls by one a hit; at 0 the Skeletons win', () => {
    expect(does(knightTable(), 'knightLosesHealth')).toEqual({ 'armoredKnight.health': -1 });
    expect(does(at({ health: 1 }), 'knightLosesHealth')).toEqual({
      'armoredKnight.health': -1,
      notices: ['victory.skeletonsKillKnight'],
    });
  });

  test('[VMP-SK13] Stabby takes 3 of her Grit, 6 with the Kukri, and no more than there is', () => {
    const rich = at({ experience: 5 });
    expect(does(rich, 'knightRobbed')).toEqual({ 'armoredKnight.experience': -3 });
    const kukri = given(rich, { toggles: { 'skeletons.stabby.kukri': true } });
    expect(does(kukri, 'knightRobbed')).toEqual({ 'armoredKnight.experience': -5 });
    expect(errorOf(knightTable(), took('armoredKnight', 'knightRobbed'))).toEqual({
      code: 'refused',
      refusal: { code: 'noGrit' },
    });
  });

  test.each([
    ['knightHitsPoltergeist', {}],
    ['knightHitsSpider', {}],
    ['knightMisses', {}],
  ])('[VMP-AK9] %s uses up Bolster', (action, inputs) => {
    expect(does(given(knightTable(), bolstered), action, inputs)).toMatchObject({
      'armoredKnight.bolstered': false,
    });
  });

  test('nobody is hit who is not there', () => {
    const alone = tableOf('paladinSpider', { armoredKnight: true });
    for (const action of ['knightHitsShadow', 'knightHitsSkeletons']) {
      expect(refusal(alone, action)).toMatchObject({ code: 'unknownTarget' });
    }
    const shadow = knightTable({ shadowPaladin: true });
    for (const action of ['knightHitsSpider', 'knightHitsEgg']) {
      expect(refusal(shadow, action)).toMatchObject({ code: 'unknownTarget' });
    }
  });
});

test('[VMP-AK8] a treasure is 5 Grit or a javelin', () => {
  expect(does(knightTable(), 'treasureForGrit')).toEqual({ 'armoredKnight.experience': 5 });
  expect(does(knightTable(), 'treasureForJavelin')).toEqual({ 'armoredKnight.javelins': 1 });
});

describe('[VMP-AK9] actions for cubes', () => {
  test.each([
    [
      'throwJavelin',
      1,
      'javelinThrown',
      { 'armoredKnight.javelins': -1, 'armoredKnight.javelinThrown': true },
    ],
    ['lobBomb', 1, undefined, {}],
    ['intuit', 1, undefined, {}],
    [
      'repairArmor',
      2,
      'armorRepaired',
      { 'armoredKnight.health': 1, 'armoredKnight.armorRepaired': true },
    ],
    [
      'bolster',
      1,
      'bolsterUsed',
      { 'armoredKnight.bolstered': true, 'armoredKnight.bolsterUsed': true },
    ],
  ])('%s', (action, cubes, once, effect) => {
    const table = at({ experience: 6, javelins: 2, health: 5 });
    expect(does(table, action)).toEqual({ 'armoredKnight.abilityCubes': cubes, ...effect });
    const few = given(table, { values: { 'armoredKnight.strengthCubes': 4 - cubes } });
    expect(refusal(few, action)).toEqual(refused('needsCubes', { amount: cubes, have: cubes - 1 }));
    const again = play(at({ experience: 22, javelins: 2 }), took('armoredKnight', action));
    if (once === undefined)
      expect(does(again, action)).toEqual({ 'armoredKnight.abilityCubes': 1 });
    else expect(refusal(again, action)).toEqual(refused('onceATurn'));
  });

  test('a javelin has to be there', () => {
    expect(refusal(knightTable(), 'throwJavelin')).toEqual(
      refused('needsJavelin', { amount: 1, have: 0 }),
    );
  });

  test('Bolster adds 2 to Strength and nothing to Defense', () => {
    const after = play(at({ experience: 6, strengthCubes: 1 }), took('armoredKnight', 'bolster'));
    expect(derivedAt(after, 'armoredKnight.knightStrength')).toBe(4);
    expect(derivedAt(after, 'armoredKnight.knightDefence')).toBe(2);
    const struck = play(after, took('armoredKnight', 'knightHitsPoltergeist'));
    expect(derivedAt(struck, 'armoredKnight.knightStrength')).toBe(2);
    expect(refusal(struck, 'bolster')).toEqual(refused('onceATurn'));
  });

  test('once a turn: the next own turn lets them again', () => {
    let table = at({ experience: 6 }, {}, { turn: 'armoredKnight/knightAct' });
    table = completeStep(play(table, took('armoredKnight', 'bolster')));
    while (table.state.turn.seat !== 'armoredKnight') table = completeStep(table);
    expect(table.state.toggles['armoredKnight.bolsterUsed']).toBe(false);
    expect(table.state.toggles['armoredKnight.bolstered']).toBe(false);
  });

  test.each([
    [5, 0, 0],
    [5, 2, 2],
    [6, 3, 1],
    [7, 1, 0],
  ])('[VMP-AK10] from Health %i a repair of %i brings %i', (health, healthRepaired, gain) => {
    const effect = does(at({ health }), 'repairArmor', { healthRepaired });
    expect(effect['armoredKnight.health'] ?? 0).toBe(gain);
  });
});

test('[VMP-AK11] plain counters go up to 99', () => {
  for (const id of ['javelins', 'sidequests', 'artifacts']) {
    const full = play(knightTable(), setTo(`armoredKnight.${id}`, 99));
    expect(errorOf(full, moved(`armoredKnight.${id}`, 1))).toMatchObject({ code: 'atItsEnd' });
  }
});
