import type { Action, Change, Phrase, Refusal, Seat, View } from '../../engine/definition';
import { isOnIn, numberIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import {
  bones,
  roster,
  scatter,
  skeletonIds,
  skeletonsOnMap,
  unlocked,
  unlockedCount,
  type Skeleton,
} from './skeletonRoster';
import { spiderHit } from './spiderForms';

const stability = (by: number): Change => ({ kind: 'move', at: 'skeletons.stability', by });

function needsStability(view: View, amount = 1): Refusal | undefined {
  const have = view.value('skeletons.stability');
  return have < amount ? { code: 'needsStability', params: { amount, have } } : undefined;
}

function attacker(view: View): readonly Field[] {
  const options = skeletonsOnMap(view);
  return [
    { kind: 'choice', id: 'skeleton', options, start: options[0] ?? '' },
    { kind: 'toggle', id: 'fromAfar', start: true },
  ];
}

/** An attack needs a Skeleton on the map and one stability [VMM-SK5]. */
function cannotAttack(view: View): Refusal | undefined {
  return skeletonsOnMap(view).length === 0 ? { code: 'noSkeletonOnMap' } : needsStability(view);
}

/**
 * An attacker scatters, except Shooty from afar and Casty with the Fetish from afar; Slashy with the
 * Helmet scatters without losing stability [VMM-SK6].
 */
function afterAttack(view: View, inputs: FieldValues): readonly Change[] {
  const skeleton = textIn(inputs, 'skeleton');
  const fromAfar =
    isOnIn(inputs, 'fromAfar') &&
    (skeleton === 'shooty' || (skeleton === 'casty' && view.isOn('skeletons.casty.fetish')));
  if (fromAfar) return [];
  const helmet = skeleton === 'slashy' && view.isOn('skeletons.slashy.helmet');
  return scatter(skeleton, helmet ? 0 : 1);
}

function ambushes(view: View): boolean {
  return skeletonsOnMap(view).includes('stabby');
}

/** Stabby's extra harm: 2 experience, 4 with the Kukri; Poison costs one more health, once. */
function ambushOnPaladin(view: View, inputs: FieldValues): readonly Change[] {
  if (textIn(inputs, 'skeleton') !== 'stabby' || !isOnIn(inputs, 'ambush')) return [];
  const poison = isOnIn(inputs, 'poison') && view.isOn('skeletons.stabby.poison');
  return [
    { kind: 'move', at: 'paladin.experience', by: view.isOn('skeletons.stabby.kukri') ? -4 : -2 },
    ...(poison
      ? [
          { kind: 'move', at: 'paladin.health', by: -1 } as const,
          { kind: 'switch', at: 'skeletons.stabby.poison', on: false } as const,
        ]
      : []),
  ];
}

const gear = skeletonIds.flatMap((id) => roster[id].map((piece) => `${id}.${piece}`));

const actions: readonly Action[] = [
  { id: 'loot', run: () => [stability(2)] },
  { id: 'extraMovement', refusal: (view) => needsStability(view), run: () => [stability(-1)] },
  {
    id: 'gatherGear',
    inputs: (view) => {
      const free = gear.filter((piece) => !view.isOn(`skeletons.${piece}`));
      const names = free.map((piece) => piece.slice(piece.indexOf('.') + 1));
      return [{ kind: 'choice', id: 'gear', options: names, start: names[0] ?? '' }];
    },
    refusal: (view) =>
      gear.every((piece) => view.isOn(`skeletons.${piece}`)) ? { code: 'noGearLeft' } : undefined,
    run: (_, inputs) => {
      const piece = gear.find((id) => id.endsWith(`.${textIn(inputs, 'gear')}`));
      return [{ kind: 'switch', at: `skeletons.${piece ?? ''}`, on: true }];
    },
  },
  {
    id: 'scatterSkeleton',
    inputs: (view) => {
      const options = skeletonsOnMap(view);
      return [{ kind: 'choice', id: 'skeleton', options, start: options[0] ?? '' }];
    },
    refusal: (view) =>
      skeletonsOnMap(view).length === 0 ? { code: 'noSkeletonOnMap' } : undefined,
    run: (_, inputs) => scatter(textIn(inputs, 'skeleton')),
  },
  {
    id: 'hitPaladin',
    when: (view) => view.hasSeat('paladin'),
    inputs: (view) => [
      ...attacker(view),
      ...(ambushes(view) ? [{ kind: 'toggle', id: 'ambush', start: false } as const] : []),
      ...(ambushes(view) && view.isOn('skeletons.stabby.poison')
        ? [{ kind: 'toggle', id: 'poison', start: false } as const]
        : []),
    ],
    refusal: cannotAttack,
    run: (view, inputs) => [
      { kind: 'move', at: 'paladin.health', by: -1 },
      ...ambushOnPaladin(view, inputs),
      ...afterAttack(view, inputs),
    ],
  },
  {
    // The Skeletons hunt the Spider only where there is no Paladin [VMM-SK7].
    id: 'hitSpider',
    when: (view) => view.hasSeat('spider') && !view.hasSeat('paladin'),
    inputs: attacker,
    refusal: cannotAttack,
    run: (view, inputs) => [
      { kind: 'move', at: 'spider.spiderlings', by: -1 },
      spiderHit(view),
      ...afterAttack(view, inputs),
    ],
  },
  {
    id: 'hitPoltergeist',
    inputs: attacker,
    refusal: cannotAttack,
    run: (view, inputs) => [
      { kind: 'move', at: 'skeletons.poltergeistsDefeated', by: 1 },
      { kind: 'move', at: 'manor.poltergeists', by: -1 },
      ...afterAttack(view, inputs),
    ],
  },
  {
    id: 'hitEnchanter',
    when: (view) => view.hasSeat('enchanter'),
    inputs: attacker,
    refusal: cannotAttack,
    run: (view, inputs) => [stability(2), ...afterAttack(view, inputs)],
  },
  {
    id: 'placeLight',
    refusal: (view) => needsStability(view),
    run: () => [stability(-1), { kind: 'move', at: 'skeletons.dancingLights', by: 1 }],
  },
  {
    id: 'scream',
    inputs: (view) => [
      {
        kind: 'number',
        id: 'skeletonsMoved',
        min: 1,
        max: view.isOn('skeletons.screamy.horn') ? 2 : 1,
        start: 1,
      },
    ],
    refusal: (view, inputs) =>
      needsStability(view, Math.max(1, numberIn(inputs, 'skeletonsMoved'))),
    run: (_, inputs) => [stability(-numberIn(inputs, 'skeletonsMoved'))],
  },
];

/** Everybody on the player board enters by a Pit at the edge, one a Pit [VMM-SK3]. */
function spawn(view: View): readonly Change[] {
  return unlocked(view).map((id) => ({
    kind: 'choose',
    at: `skeletons.${id}.place`,
    option: 'map',
  }));
}

function statusOf(view: View, id: string): readonly Phrase[] {
  const carried = (roster[id as Skeleton] as readonly string[]).filter((piece) =>
    view.isOn(`skeletons.${id}.${piece}`),
  );
  const place = unlocked(view).includes(id) ? view.choice(`skeletons.${id}.place`) : 'waiting';
  return [
    { id: 'skeletonAt', params: { place } },
    ...carried.map((piece) => ({ id: 'skeletonCarries', params: { gear: piece } })),
  ];
}

const action = (id: string) => ({ kind: 'action', id }) as const;

export const skeletons: Seat = {
  id: 'skeletons',
  summary: ['stability', 'dancingLights'],
  tracks: [
    {
      id: 'stability',
      shape: 'track',
      min: 0,
      start: 0,
      max: (view) => numberIn(view.setup, 'stabilityEnd'),
      marks: bones.map((at, index) => ({
        id: `bone${at}`,
        at,
        once: true,
        up: (view) => [
          {
            kind: 'notice',
            notice: {
              id: 'skeletonUnlocked',
              tone: 'gain',
              params: {
                number: index + 3,
                skeleton: view.order('skeletons.march')[index + 2] ?? '',
              },
            },
          },
        ],
      })),
    },
    { id: 'dancingLights', shape: 'counter', min: 0, start: 0, max: 3 },
    { id: 'poltergeistsDefeated', shape: 'counter', min: 0, start: 0, max: 20 },
  ],
  toggles: gear.map((id) => ({ id })),
  choices: skeletonIds.map((id) => ({
    id: `${id}.place`,
    options: ['board', 'map', 'scattered'],
    start: 'board',
  })),
  orders: [{ id: 'march', items: skeletonIds, status: statusOf }],
  derived: [
    { id: 'skeletonsUnlocked', value: unlockedCount, of: () => skeletonIds.length },
    { id: 'skeletonsOnMap', value: (view) => skeletonsOnMap(view).length },
  ],
  actions,
  steps: [
    { id: 'skeletonsGain', onDone: () => [stability(2)] },
    { id: 'skeletonsSpawn', onDone: spawn, parts: [{ kind: 'order', id: 'march' }] },
    {
      id: 'skeletonsActivate',
      actions: [
        'extraMovement',
        'loot',
        'gatherGear',
        'hitPaladin',
        'hitSpider',
        'hitPoltergeist',
        'hitEnchanter',
        'placeLight',
        'scream',
        'scatterSkeleton',
      ],
    },
  ],
  sheet: [
    {
      id: 'tracks',
      parts: [
        { kind: 'track', id: 'stability' },
        { kind: 'derived', id: 'skeletonsUnlocked' },
        { kind: 'derived', id: 'skeletonsOnMap' },
        { kind: 'track', id: 'dancingLights' },
      ],
    },
    {
      id: 'stabilityActions',
      parts: ['loot', 'extraMovement', 'scatterSkeleton', 'gatherGear', 'placeLight', 'scream'].map(
        action,
      ),
    },
    {
      id: 'attacks',
      parts: ['hitPaladin', 'hitSpider', 'hitPoltergeist', 'hitEnchanter'].map(action),
    },
    {
      id: 'attackTools',
      parts: [
        { kind: 'tool', id: 'vast-skeleton-attack' },
        { kind: 'tool', id: 'vast-move-cost', preset: () => ({ who: 'skeleton' }) },
      ],
    },
    { id: 'march', parts: [{ kind: 'order', id: 'march' }] },
    ...skeletonIds.map((id) => ({
      id,
      folded: true,
      parts: [
        { kind: 'choice', id: `${id}.place` } as const,
        ...roster[id].map((piece) => ({ kind: 'toggle', id: `${id}.${piece}` }) as const),
      ],
    })),
    {
      id: 'poltergeists',
      when: (view) => !view.hasSeat('paladin') && !view.hasSeat('spider'),
      parts: [{ kind: 'track', id: 'poltergeistsDefeated' }],
    },
  ],
};
