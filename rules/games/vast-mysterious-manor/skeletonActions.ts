import type { Action, Change, Refusal, View } from '../../engine/definition';
import { isOnIn, numberIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { roster, scatter, skeletonIds, skeletonsOnMap, type Skeleton } from './skeletonRoster';
import { spiderHit } from './spiderForms';

export const stability = (by: number): Change => ({ kind: 'move', at: 'skeletons.stability', by });

function needsStability(view: View, amount = 1): Refusal | undefined {
  return needs(view, 'skeletons.stability', amount, 'needsStability');
}

function notOnMap(view: View, skeleton: Skeleton): Refusal | undefined {
  return skeletonsOnMap(view).includes(skeleton)
    ? undefined
    : { code: 'skeletonNotOnMap', params: { skeleton } };
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

/** Stabby may ambush a target that two others distract. */
function ambush(view: View): readonly Field[] {
  return skeletonsOnMap(view).includes('stabby')
    ? [{ kind: 'toggle', id: 'ambush', start: false }]
    : [];
}

function isAmbush(inputs: FieldValues): boolean {
  return textIn(inputs, 'skeleton') === 'stabby' && isOnIn(inputs, 'ambush');
}

/** Two of what the target has to lose; the Kukri doubles it. */
function ambushHarm(view: View): number {
  return view.isOn('skeletons.stabby.kukri') ? 4 : 2;
}

/**
 * Stabby's extra harm: 2 experience, 4 with the Kukri; Poison costs one more health, once
 * [VMM-SK11].
 */
function ambushOnPaladin(view: View, inputs: FieldValues): readonly Change[] {
  if (!isAmbush(inputs)) return [];
  const poison = isOnIn(inputs, 'poison') && view.isOn('skeletons.stabby.poison');
  return [
    { kind: 'move', at: 'paladin.experience', by: -ambushHarm(view) },
    ...(poison
      ? [
          { kind: 'move', at: 'paladin.health', by: -1 } as const,
          { kind: 'switch', at: 'skeletons.stabby.poison', on: false } as const,
        ]
      : []),
  ];
}

export const gear = skeletonIds.flatMap((id) => roster[id].map((piece) => `${id}.${piece}`));

export const skeletonActions: readonly Action[] = [
  { id: 'loot', run: () => [stability(2)] },
  {
    // Four more movement, once for each Skeleton in a turn [VMM-SK4].
    id: 'extraMovement',
    inputs: (view) => {
      const options = skeletonsOnMap(view).filter((id) => !view.isOn(`skeletons.${id}.extraMoved`));
      return [{ kind: 'choice', id: 'skeleton', options, start: options[0] ?? '' }];
    },
    refusal: (view, inputs) =>
      textIn(inputs, 'skeleton') === '' ? { code: 'nobodyToMove' } : needsStability(view),
    run: (_, inputs) => [
      stability(-1),
      { kind: 'switch', at: `skeletons.${textIn(inputs, 'skeleton')}.extraMoved`, on: true },
    ],
  },
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
      ...ambush(view),
      ...(ambush(view).length > 0 && view.isOn('skeletons.stabby.poison')
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
    inputs: (view) => [...attacker(view), ...ambush(view)],
    refusal: cannotAttack,
    run: (view, inputs) => [
      { kind: 'move', at: 'spider.spiderlings', by: -1 },
      spiderHit(view),
      ...(isAmbush(inputs)
        ? [{ kind: 'move', at: 'spider.hand', by: -ambushHarm(view) } as const]
        : []),
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
    // Casty, once a turn [VMM-X7].
    id: 'placeLight',
    refusal: (view) =>
      view.isOn('skeletons.lightPlaced')
        ? { code: 'onceATurn' }
        : (notOnMap(view, 'casty') ?? needsStability(view)),
    run: () => [
      stability(-1),
      { kind: 'switch', at: 'skeletons.lightPlaced', on: true },
      { kind: 'move', at: 'skeletons.dancingLights', by: 1 },
    ],
  },
  {
    id: 'scream',
    inputs: (view) =>
      view.isOn('skeletons.screamy.horn')
        ? [{ kind: 'number', id: 'skeletonsMoved', min: 1, max: 2, start: 1 }]
        : [],
    refusal: (view, inputs) =>
      notOnMap(view, 'screamy') ??
      needsStability(view, Math.max(1, numberIn(inputs, 'skeletonsMoved'))),
    run: (_, inputs) => [stability(-Math.max(1, numberIn(inputs, 'skeletonsMoved')))],
  },
];
