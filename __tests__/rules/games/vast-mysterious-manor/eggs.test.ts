import fc from 'fast-check';

import { viewOf } from '../../../../rules/engine/state';
import { vastMysteriousManor } from '../../../../rules/games/vast-mysterious-manor';
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
import { tableOf } from './manorTable';

/** An egg with so much Blood and so many webs. */
function egg(blood: number, webs: number): Table {
  const laid = play(tableOf(), added('spider.eggs'));
  const bloody = blood === 0 ? laid : play(laid, moved('spider.egg1.blood', blood));
  return webs === 0 ? bloody : play(bloody, moved('spider.egg1.webs', webs));
}

describe('[VMM-SP7] [VMM-X19] an egg hatches by itself', () => {
  test.each([
    [0, 0, false],
    [2, 0, false],
    [4, 3, false],
    [5, 0, false],
    [5, 1, true],
    [5, 3, true],
    [3, 2, false],
  ])('with %i Blood and %i webs: %s', (blood, webs, hatches) => {
    const after = egg(blood, webs);
    expect(after.state.items['spider.eggs']).toEqual(hatches ? [] : ['egg1']);
    expect(valueAt(after, 'spider.terror')).toBe(hatches ? 2 : 0);
    expect(noticeIds(after)).toEqual(hatches ? ['eggHatched'] : []);
  });

  test('its webs stay on the map', () => {
    expect(valueAt(egg(5, 3), 'spider.webs')).toBe(3);
  });

  test('the last Blood does it as well as the last web', () => {
    expect(effectOf(egg(4, 2), moved('spider.egg1.blood', 1))).toEqual({
      'spider.eggs': [],
      'spider.egg1.blood': 'gone',
      'spider.egg1.webs': 'gone',
      'spider.terror': 2,
      notices: ['eggHatched'],
    });
  });

  test('[VMM-SP18] the Terror of an egg may open the way out', () => {
    const near = given(egg(5, 0), { values: { 'spider.terror': 11 } });
    const after = play(near, moved('spider.egg1.webs', 1));
    expect(noticeIds(after)).toEqual(['eggHatched', 'mayEscape']);
    expect(valueAt(after, 'spider.terror')).toBe(12);
  });

  test('[VMM-T3] beside an egg stands its Defense', () => {
    const { game, state } = egg(3, 0);
    const status = game.collection('spider.eggs')?.status?.(viewOf(game, state), 'spider.egg1');
    expect(status).toEqual([{ id: 'eggDefence', params: { defence: 4 } }]);
  });
});

describe('webs on an egg’s tile are webs on the map', () => {
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

  test('[VMM-G5] at most 3 on a tile', () => {
    expect(valueAt(play(egg(0, 1), moved('spider.egg1.webs', 9)), 'spider.egg1.webs')).toBe(3);
  });

  test('[VMM-B5] no web comes onto a tile that is not in the supply', () => {
    const empty = play(egg(0, 1), setTo('spider.webs', 12));
    expect(errorOf(empty, moved('spider.egg1.webs', 1))).toMatchObject({ code: 'atItsEnd' });
    const one = play(empty, moved('spider.webs', -1));
    expect(effectOf(one, moved('spider.egg1.webs', 2))).toEqual({
      'spider.egg1.webs': 1,
      'spider.webs': 1,
    });
  });

  test('those on eggs’ tiles cannot be counted off elsewhere', () => {
    const table = play(egg(0, 2), setTo('spider.webs', 4));
    expect(valueAt(play(table, setTo('spider.webs', 0)), 'spider.webs')).toBe(2);
  });

  test('an egg taken away by hand leaves its webs', () => {
    expect(valueAt(play(egg(0, 2), removed('spider.egg1')), 'spider.webs')).toBe(2);
  });

  test('a tile with 3 is no longer offered for a web', () => {
    const table = given(egg(0, 3), { values: { 'spider.hand': 3 } });
    const spin = took('spider', 'spinWebs', { websOnEggs: ['spider.egg1'] });
    expect(effectOf(table, spin)).toEqual({ 'spider.hand': -1, 'spider.webs': 1 });
  });

  test('[VMM-B9] there is an end to eggs', () => {
    const many = play(tableOf(), ...Array.from({ length: 12 }, () => added('spider.eggs')));
    expect(errorOf(many, added('spider.eggs'))).toMatchObject({ code: 'atItsEnd' });
  });

  test('the map never has fewer webs than the eggs’ tiles, and no egg waits to hatch', () => {
    const games = valuesOf(vastMysteriousManor.setupFields)
      .map((values) => ({ ...values, roles: ['paladin', 'spider'] }))
      .map((values) => sitDown(vastMysteriousManor, values));
    fc.assert(
      fc.property(games, stirring, whims(60), ({ game }, numbers, wishes) => {
        for (const state of statesOf(game, numbers, wishes)) {
          const view = viewOf(game, state);
          const eggs = view.items('spider.eggs');
          const onEggs = eggs.reduce((sum, item) => sum + view.value(`${item}.webs`), 0);
          expect(view.value('spider.webs')).toBeGreaterThanOrEqual(onEggs);
          const ripe = eggs.filter((item) => view.value(`${item}.blood`) === 5);
          expect(ripe.filter((item) => view.value(`${item}.webs`) > 0)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
