import { webField, webTaken } from '../../editions/mysterious-manor/webs';
import type { Action, View } from '../../engine/definition';
import { isOnIn, numberIn, textIn, type Field } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { paladinAttacks } from './paladinAttacks';
import { favorsHeld, favorsLeft, has } from './paladinCards';
import { cubesLeft, type cubeActions } from './grit';
import { faith, grit, needsFury, needsLight } from './paladinGains';
import { healthLost, stabbyTakes } from './paladinLosses';
import { levelOf } from './setup';
import { perhapsCursed } from './warlockBoard';

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

const faithPool: Field = {
  kind: 'choice',
  id: 'pool',
  options: ['fire', 'light'],
  start: 'light',
};

const poolIn = (inputs: Parameters<typeof textIn>[0]) =>
  textIn(inputs, 'pool') === 'fire' ? 'fire' : 'light';

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
    run: (_, inputs) => {
      const added = numberIn(inputs, 'fire');
      return [
        faith('fire', -added),
        { kind: 'notice', notice: { id: 'strengthAdded', tone: 'info', params: { added } } },
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
  ...paladinAttacks,
  ...favorCards,
  ...spending,
  ...losses,
];
