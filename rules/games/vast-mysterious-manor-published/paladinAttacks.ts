import type { Action, Change } from '../../engine/definition';
import { isOnIn, textIn, textsIn } from '../../engine/fields';
import { has } from './paladinCards';
import { faith, grit, needsFury } from './paladinGains';
import { removeSkeleton, skeletonsInPlay } from './skeletonRoster';
import { formOf, spiderHit } from './spiderForms';
import { perhapsCursed } from './warlockBoard';

/** Each hit on an enemy figure gives one Light [VMP-P10]. */
const hit: Change = faith('light', 1);

/** What is to be done after a hit; Strength and Defense are compared at the table [VMP-G3], [VMP-P7]. */
export const paladinAttacks: readonly Action[] = [
  {
    id: 'hitSpider',
    when: (view) => view.hasSeat('spider'),
    inputs: (view) =>
      has(view, 'fireBrand') && formOf(view) !== 'spiderlings'
        ? [{ kind: 'toggle', id: 'useFireBrand', start: false }]
        : [],
    refusal: (view, inputs) => (isOnIn(inputs, 'useFireBrand') ? needsFury(view, 3) : undefined),
    run: (view, inputs) => {
      const brand = isOnIn(inputs, 'useFireBrand');
      return [
        hit,
        { kind: 'switch', at: 'paladin.spiderHit', on: true },
        ...(brand ? [faith('fire', -3)] : []),
        ...spiderHit(view, brand ? 2 : 1),
      ];
    },
  },
  {
    id: 'hitShadowPaladin',
    when: (view) => view.hasSeat('shadowPaladin'),
    run: () => [hit, { kind: 'move', at: 'shadowPaladin.health', by: -1 }],
  },
  {
    id: 'hitSkeletons',
    when: (view) => view.hasSeat('skeletons'),
    inputs: (view) => {
      const options = skeletonsInPlay(view);
      return [
        { kind: 'choices', id: 'skeletons', options, start: [], fewest: 0, ranked: true },
        ...(has(view, 'disdain') ? [{ kind: 'toggle', id: 'disdain', start: true } as const] : []),
      ];
    },
    refusal: (_, inputs) =>
      textsIn(inputs, 'skeletons').length === 0 ? { code: 'chooseSkeleton' } : undefined,
    // Disdain gives Grit instead of the Light [VMP-P15].
    run: (_view, inputs) =>
      textsIn(inputs, 'skeletons').flatMap((skeleton) => [
        isOnIn(inputs, 'disdain') ? grit(3) : hit,
        ...removeSkeleton(skeleton),
      ]),
  },
  {
    id: 'hitEgg',
    when: (view) => view.hasSeat('spider'),
    inputs: (view) => {
      const eggs = view.items('spider.eggs');
      return eggs.length < 2
        ? []
        : [{ kind: 'choice', id: 'egg', options: eggs, start: eggs[0] ?? '' }];
    },
    refusal: (view) => (view.items('spider.eggs').length === 0 ? { code: 'noEgg' } : undefined),
    run: (view, inputs) => [
      hit,
      grit(5),
      {
        kind: 'remove',
        item: textIn(inputs, 'egg') || (view.items('spider.eggs')[0] ?? ''),
      },
    ],
  },
  { id: 'hitPoltergeist', run: (view) => [hit, grit(3), ...perhapsCursed(view)] },
];
