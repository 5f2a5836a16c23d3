import fc from 'fast-check';

import { viewOf } from '../../../../rules/engine/state';
import { vastMysteriousManorPublished } from '../../../../rules/games/vast-mysterious-manor-published';
import { mixIds } from '../../../../rules/games/vast-mysterious-manor-published/roles';
import { added, moved, removed, setTo, took } from '../../eventMakers';
import { valuesOf } from '../../fieldValues';
import {
  effectOf,
  errorOf,
  given,
  noticeIds,
  play,
  sitDown,
  type Table,
  valueAt,
} from '../../playing';
import { statesOf, stirring, whims } from '../../randomPlay';
import { tableOf } from './publishedTable';
import { withEgg } from './spiderTable';

const egg = (blood: number, webs: number): Table => withEgg(tableOf(), blood, webs);

describe('[VMP-SP10] an Egg hatches by itself', () => {
  test.each([
    [0, 0, false],
    [2, 3, false],
    [3, 3, true],
    [4, 1, false],
    [5, 0, false],
    [6, 0, true],
    [4, 2, true],
    [5, 1, true],
    [0, 3, false],
    [3, 2, false],
    [5, 3, true],
    [1, 3, false],
  ])('with %i blood and %i webs: %s', (blood, webs, hatches) => {
    const after = egg(blood, webs);
    expect(after.state.items['spider.eggs']).toEqual(hatches ? [] : ['egg1']);
    expect(valueAt(after, 'spider.terror')).toBe(hatches ? 2 : 0);
    expect(noticeIds(after)).toEqual(hatches ? ['eggHatched'] : []);
    expect(valueAt(after, 'spider.webs')).toBe(webs);
  });

  test.each([
    ['the last blood', egg(5, 0), moved('spider.egg1.blood', 1), {}],
    ['the last web', egg(3, 2), moved('spider.egg1.webs', 1), { 'spider.webs': 1 }],
  ] as const)('%s does it; the Egg and its blood go, the webs stay', (_, close, last, more) => {
    expect(effectOf(close, last)).toEqual({
      'spider.eggs': [],
      'spider.egg1.blood': 'gone',
      'spider.egg1.webs': 'gone',
      'spider.terror': 2,
      ...more,
      notices: ['eggHatched'],
    });
  });

  test('the webs it leaves can be taken off, and spun again', () => {
    const after = egg(3, 3);
    expect(valueAt(play(after, setTo('spider.webs', 0)), 'spider.webs')).toBe(0);
    expect(effectOf(after, took('spider', 'webEntered'))).toEqual({ 'spider.webs': -1 });
  });

  test('two at once bring 4 Terror, one after the other', () => {
    const table = given(withEgg(withEgg(tableOf(), 5), 5), {
      choices: { 'spider.form': 'sorcerer' },
      values: { 'spider.blood': 1 },
    });
    const after = play(table, took('spider', 'tendEggs'));
    expect(valueAt(after, 'spider.terror')).toBe(4);
    expect(noticeIds(after)).toEqual(['eggHatched', 'eggHatched']);
  });

  test('[VMP-V4] its Terror may open the way out', () => {
    const near = given(egg(5, 0), { values: { 'spider.terror': 11 } });
    const after = play(near, moved('spider.egg1.webs', 1));
    expect(noticeIds(after)).toEqual(['eggHatched', 'mayLeave']);
    expect(valueAt(after, 'spider.terror')).toBe(12);
  });

  test('[VMP-B5] and moves Defense and Spirit', () => {
    const rows = { defencesByTerror: [2, 2, 3], spiritsByTerror: [3, 3, 5] };
    const after = withEgg(tableOf('allRoles', rows), 6);
    expect(valueAt(after, 'spider.defence')).toBe(3);
    expect(valueAt(after, 'spider.spirit')).toBe(5);
  });
});

describe('[VMP-T22] beside an Egg stands its Defense: 1 and its blood, whatever the webs', () => {
  test.each([
    [0, 0, 1],
    [2, 3, 3],
    [4, 1, 5],
    [5, 0, 6],
    [1, 3, 2],
  ])('%i blood, %i webs: %i', (blood, webs, defence) => {
    const { game, state } = egg(blood, webs);
    const status = game.collection('spider.eggs')?.status?.(viewOf(game, state), 'spider.egg1');
    expect(status).toEqual([{ id: 'eggDefence', params: { defence } }]);
  });
});

describe('[VMP-SP9] webs on the tile of an Egg are webs on the map', () => {
  test('put there, and taken away', () => {
    expect(effectOf(egg(0, 1), moved('spider.egg1.webs', 2))).toEqual({
      'spider.egg1.webs': 2,
      'spider.webs': 2,
    });
    expect(effectOf(egg(0, 3), moved('spider.egg1.webs', -2))).toEqual({
      'spider.egg1.webs': -2,
      'spider.webs': -2,
    });
  });

  test('at most 3 on a tile', () => {
    expect(valueAt(play(egg(0, 1), moved('spider.egg1.webs', 9)), 'spider.egg1.webs')).toBe(3);
    expect(errorOf(egg(0, 3), moved('spider.egg1.webs', 1))).toMatchObject({ code: 'atItsEnd' });
  });

  test('at most 10 on the map, on tiles of Eggs as well', () => {
    const full = play(egg(0, 1), setTo('spider.webs', 99));
    expect(valueAt(full, 'spider.webs')).toBe(10);
    expect(errorOf(full, moved('spider.egg1.webs', 1))).toMatchObject({ code: 'atItsEnd' });
    const one = play(full, moved('spider.webs', -1));
    expect(effectOf(one, moved('spider.egg1.webs', 2))).toEqual({
      'spider.egg1.webs': 1,
      'spider.webs': 1,
    });
  });

  test('those on tiles of Eggs cannot be counted off elsewhere', () => {
    const table = play(withEgg(egg(0, 2), 0, 1), setTo('spider.webs', 6));
    expect(valueAt(play(table, setTo('spider.webs', 0)), 'spider.webs')).toBe(3);
  });

  test('an Egg that is hit or taken away leaves its webs', () => {
    const table = egg(2, 2);
    expect(valueAt(play(table, removed('spider.egg1')), 'spider.webs')).toBe(2);
    const hit = play(table, took('paladin', 'hitEgg'));
    expect(valueAt(hit, 'spider.webs')).toBe(2);
    expect(hit.state.items['spider.eggs']).toEqual([]);
    expect(valueAt(hit, 'spider.terror')).toBe(0);
  });
});

test('[VMP-SP8] there are 3 Eggs, and one that is gone can be laid again', () => {
  const three = withEgg(withEgg(withEgg(tableOf())));
  expect(errorOf(three, added('spider.eggs'))).toMatchObject({ code: 'atItsEnd' });
  const again = play(three, removed('spider.egg2'), added('spider.eggs'));
  expect(again.state.items['spider.eggs']).toEqual(['egg1', 'egg3', 'egg4']);
});

test('[VMP-SP8] [VMP-SP9] [VMP-SP10] the map holds its webs, and no ripe Egg waits, ever', () => {
  const games = valuesOf(vastMysteriousManorPublished.setupFields)
    .chain((values) => fc.constantFrom(...mixIds).map((roles) => ({ ...values, roles })))
    .map((values) => sitDown(vastMysteriousManorPublished, { ...values, shadowPaladin: false }));
  fc.assert(
    fc.property(games, stirring, whims(60), ({ game }, numbers, wishes) => {
      for (const state of statesOf(game, numbers, wishes)) {
        const view = viewOf(game, state);
        const eggs = view.items('spider.eggs');
        const websOn = (item: string) => view.value(`${item}.webs`);
        const onEggs = eggs.reduce((sum, item) => sum + websOn(item), 0);
        expect(eggs.length).toBeLessThanOrEqual(3);
        expect(eggs.filter((item) => websOn(item) > 3)).toEqual([]);
        expect(view.value('spider.webs')).toBeGreaterThanOrEqual(onEggs);
        expect(view.value('spider.webs')).toBeLessThanOrEqual(10);
        const ripe = eggs.filter((item) => view.value(`${item}.blood`) + websOn(item) >= 6);
        expect(ripe).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

test('[VMP-SP7] Blood held and Blood on Eggs come from the same fifteen', () => {
  const table = given(egg(5, 0), { values: { 'spider.blood': 10 } });
  expect(errorOf(table, moved('spider.blood', 1))).toMatchObject({ code: 'atItsEnd' });
  const second = withEgg(given(egg(5, 0), { values: { 'spider.blood': 8 } }));
  const full = play(second, moved('spider.egg2.blood', 5));
  expect(valueAt(full, 'spider.egg2.blood')).toBe(2);
  // What comes off an Egg can be taken again.
  const taken = play(full, took('spider', 'webEntered', { tileEntered: 'spider.egg1' }));
  expect(effectOf(taken, moved('spider.blood', 3))).toEqual({ 'spider.blood': 1 });
});
