import { webField, webTaken } from '../../editions/mysterious-manor/webs';
import type { Action, Change, View } from '../../engine/definition';
import { isOnIn, numberIn, textIn, textsIn, type Field } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { favorsHeld, favorsLeft, has } from './paladinCards';
import { cubesLeft, type cubeActions } from './grit';
import { healthLost, stabbyTakes } from './paladinLosses';
import { levelOf } from './setup';
import { removeSkeleton, skeletonsInPlay } from './skeletonRoster';
import { formOf, spiderHit } from './spiderForms';
import { perhapsCursed } from './warlockBoard';

const grit = (by: number): Change => ({ kind: 'move', at: 'paladin.experience', by });
export const faith = (pool: 'fire' | 'light', by: number): Change => ({
  kind: 'move',
  at: `paladin.${pool}`,
  by,
});

const needsFury = (view: View, amount: number) => needs(view, 'paladin.fire', amount, 'needsFire');
const needsLight = (view: View, amount: number) =>
  needs(view, 'paladin.light', amount, 'needsLight');

/** A Justicar may not use Shrines [VMP-S9]. */
const mayUseShrines = (view: View) => levelOf(view.setup, 'paladin') !== 'justicar';

/** A cube goes on one of the three actions [VMP-P5]. */
function cubeAction(id: string, at: (typeof cubeActions)[number]): Action {
  return {
    id,
    refusal: (view) =>
      cubesLeft(view) < 1 ? { code: 'needsCubes', params: { amount: 1, have: 0 } } : undefined,
    run: () => [{ kind: 'move', at: `paladin.${at}`, by: 1 }],
  };
}

/** Each hit on an enemy figure gives one Light [VMP-P10]. */
const hit: Change = faith('light', 1);

const faithPool: Field = {
  kind: 'choice',
  id: 'pool',
  options: ['fire', 'light'],
  start: 'light',
};

const poolIn = (inputs: Parameters<typeof textIn>[0]) =>
  textIn(inputs, 'pool') === 'fire' ? 'fire' : 'light';

const attacks: readonly Action[] = [
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
        { kind: 'choices', id: 'skeletons', options, start: [], fewest: 0 },
        ...(has(view, 'disdain') ? [{ kind: 'toggle', id: 'disdain', start: true } as const] : []),
      ];
    },
    refusal: (_, inputs) =>
      textsIn(inputs, 'skeletons').length === 0 ? { code: 'chooseSkeleton' } : undefined,
    // Disdain gives Grit instead of the Light [VMP-P15].
    run: (view, inputs) =>
      textsIn(inputs, 'skeletons').flatMap((skeleton) => [
        isOnIn(inputs, 'disdain') ? grit(3) : hit,
        ...removeSkeleton(view, skeleton),
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

/** What a crusade gives beside its attacks [VMP-P7], [VMP-P12], [VMP-P15]. */
const gains: readonly Action[] = [
  { id: 'revealTile', run: () => [grit(2)] },
  {
    id: 'refuseTreasure',
    inputs: (view) =>
      has(view, 'dedication') ? [{ kind: 'toggle', id: 'dedication', start: true }] : [],
    run: (view, inputs) => [
      ...(isOnIn(inputs, 'dedication') ? [faith('light', 2), faith('fire', 2)] : [grit(5)]),
      ...perhapsCursed(view),
    ],
  },
  {
    id: 'shrineFaith',
    when: mayUseShrines,
    inputs: () => [faithPool],
    run: (_, inputs) => [faith(poolIn(inputs), 1)],
  },
  {
    id: 'swapFavor',
    when: mayUseShrines,
    inputs: (view) => {
      const [held, left] = [favorsHeld(view), favorsLeft(view)];
      return [
        { kind: 'choice', id: 'discarded', options: held, start: held[0] ?? '' },
        { kind: 'choice', id: 'kept', options: left, start: left[0] ?? '' },
      ];
    },
    refusal: (view) =>
      favorsHeld(view).length === 0
        ? { code: 'noFavor' }
        : favorsLeft(view).length === 0
          ? { code: 'noFavorLeft' }
          : undefined,
    run: (_, inputs) => [
      { kind: 'switch', at: `paladin.${textIn(inputs, 'discarded')}`, on: false },
      { kind: 'switch', at: `paladin.${textIn(inputs, 'kept')}`, on: true },
    ],
  },
];

/** Favor cards come with Grit and go with it [VMP-P3]. */
const favorCards: readonly Action[] = [
  {
    id: 'keepFavor',
    inputs: (view) => {
      const left = favorsLeft(view);
      return [{ kind: 'choice', id: 'kept', options: left, start: left[0] ?? '' }];
    },
    refusal: (view) => (favorsLeft(view).length === 0 ? { code: 'noFavorLeft' } : undefined),
    run: (_, inputs) => [{ kind: 'switch', at: `paladin.${textIn(inputs, 'kept')}`, on: true }],
  },
  {
    id: 'discardFavor',
    inputs: (view) => {
      const held = favorsHeld(view);
      return [{ kind: 'choice', id: 'discarded', options: held, start: held[0] ?? '' }];
    },
    refusal: (view) => (favorsHeld(view).length === 0 ? { code: 'noFavor' } : undefined),
    run: (_, inputs) => [
      { kind: 'switch', at: `paladin.${textIn(inputs, 'discarded')}`, on: false },
    ],
  },
];

/** What Fury and Light pay for [VMP-P13]..[VMP-P16]. */
const spending: readonly Action[] = [
  {
    id: 'vigorStrength',
    inputs: (view) => [
      {
        kind: 'number',
        id: 'fire',
        min: 1,
        max: Math.max(1, view.value('paladin.fire')),
        start: 1,
      },
    ],
    refusal: (view) => needsFury(view, 1),
    run: (view, inputs) => {
      const spent = numberIn(inputs, 'fire');
      const strength = view.value('paladin.prepared') + spent;
      return [
        faith('fire', -spent),
        { kind: 'notice', notice: { id: 'strengthNow', tone: 'info', params: { strength } } },
      ];
    },
  },
  { id: 'vigorBreach', refusal: (view) => needsFury(view, 1), run: () => [faith('fire', -1)] },
  { id: 'placeLamp', refusal: (view) => needsLight(view, 1), run: () => [faith('light', -1)] },
  {
    id: 'burnWeb',
    when: (view) => view.hasSeat('spider'),
    inputs: webField,
    refusal: (view) => needs(view, 'spider.webs', 1, 'needsWebs') ?? needsLight(view, 1),
    run: (_, inputs) => [faith('light', -1), webTaken(inputs)],
  },
  {
    id: 'divine',
    when: (view) => has(view, 'divination'),
    refusal: (view) => needsLight(view, 1),
    run: () => [faith('light', -1)],
  },
  {
    id: 'raisePillar',
    when: (view) => has(view, 'pillarOfLight'),
    refusal: (view) => needsLight(view, 2),
    run: () => [faith('light', -2)],
  },
  {
    id: 'usePrayerBeads',
    when: (view) => has(view, 'prayerBeads') && mayUseShrines(view),
    inputs: (view) => {
      const left = favorsLeft(view);
      return [
        faithPool,
        ...(left.length > 0
          ? [{ kind: 'choice', id: 'kept', options: left, start: left[0] ?? '' } as const]
          : []),
      ];
    },
    run: (_, inputs) => [
      { kind: 'switch', at: 'paladin.prayerBeads', on: false },
      faith(poolIn(inputs), 2),
      { kind: 'switch', at: `paladin.${textIn(inputs, 'kept')}`, on: true },
    ],
  },
];

/** Losses, where they were not entered by whoever causes them [VMP-P8], [VMP-P11]. */
const losses: readonly Action[] = [
  {
    id: 'loseHealth',
    when: (view) => view.hasSeat('skeletons'),
    run: (view) => healthLost(view, 1),
  },
  {
    id: 'sufferStabby',
    when: (view) => view.hasSeat('skeletons'),
    refusal: (view) => (view.value('paladin.experience') === 0 ? { code: 'noGrit' } : undefined),
    run: (view) => [stabbyTakes(view, 'paladin')],
  },
];

export const paladinActions: readonly Action[] = [
  cubeAction('prepare', 'prepared'),
  cubeAction('sprint', 'sprints'),
  cubeAction('crusade', 'crusades'),
  ...gains,
  ...attacks,
  ...favorCards,
  ...spending,
  ...losses,
];
