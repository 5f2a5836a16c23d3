import type { Action, Change } from '../../engine/definition';
import { isOnIn, textsIn } from '../../engine/fields';
import { has } from './paladinCards';
import { faith, grit, needsFury } from './paladinGains';
import { fallenField, nobodyFell, removeSkeleton } from './skeletonRoster';
import { eggHit, formOf, hitEggField, noEggToHit, spiderHit } from './spiderForms';
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
    inputs: (view) => [
      fallenField(view),
      ...(has(view, 'disdain') ? [{ kind: 'toggle', id: 'disdain', start: true } as const] : []),
    ],
    refusal: (_view, inputs) => nobodyFell(inputs),
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
    inputs: hitEggField,
    refusal: noEggToHit,
    run: (view, inputs) => [hit, grit(5), eggHit(view, inputs)],
  },
  { id: 'hitPoltergeist', run: (view) => [hit, grit(3), ...perhapsCursed(view)] },
];
