import type { Action, Change, Refusal, View } from '../../engine/definition';
import { isOnIn, numberIn, textsIn } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { printedAt } from '../../engine/printed';
import { fallenField, removeSkeleton } from './skeletonRoster';
import { perhapsCursed } from './warlockBoard';

/** Ruin cubes there are: his Ruin and those on the map [VMP-SH2]. */
export const ruinCubes = 20;

const ruin = (by: number): Change => ({ kind: 'move', at: 'shadowPaladin.ruin', by });
const discard = (cards: number): Change => ({
  kind: 'move',
  at: 'shadowPaladin.hand',
  by: -cards,
});

const needsCards = (view: View, amount: number) =>
  needs(view, 'shadowPaladin.hand', amount, 'needsCards');
const needsRuin = (view: View, amount: number) =>
  needs(view, 'shadowPaladin.ruin', amount, 'needsRuin');

export function shadowSpace(view: View): number {
  return view.value('shadowPaladin.shadow');
}

export function shadowEnd(view: View): number {
  return numberIn(view.setup, 'shadowEnd');
}

/** Ruin to pay for the next space, where the row was entered [VMP-SH5]. */
export function nextCost(view: View): number | undefined {
  return shadowSpace(view) >= shadowEnd(view)
    ? undefined
    : printedAt(view, 'shadowCosts', shadowSpace(view));
}

/**
 * Defense and Spirit as printed on a space: one and what it adds, cards to draw up to; nothing where
 * the rows were not entered [VMP-SH7], [VMP-SH8].
 */
export function printedOn(view: View, space: number): { defence?: number; spirit?: number } {
  const added = printedAt(view, 'shadowDefences', space);
  const spirit = printedAt(view, 'shadowSpirits', space);
  return {
    ...(added === undefined ? {} : { defence: 1 + added }),
    ...(spirit === undefined ? {} : { spirit }),
  };
}

/** Skeletons hit by a Strike are among the pieces attacked; each gives a Ruin [VMP-SH4]. */
function attacked(inputs: Parameters<typeof numberIn>[0]): number {
  return numberIn(inputs, 'otherPieces') + textsIn(inputs, 'skeletons').length;
}

const strike: Action = {
  id: 'shadowStrike',
  inputs: (view) => [
    { kind: 'number', id: 'otherPieces', min: 0, max: ruinCubes, start: 1 },
    ...(view.hasSeat('skeletons') ? [fallenField(view)] : []),
  ],
  figures: (_, inputs) => ({ gain: attacked(inputs) }),
  blocked: (view) => needsCards(view, 1),
  run: (view, inputs) => [
    discard(1),
    ruin(attacked(inputs)),
    ...textsIn(inputs, 'skeletons').flatMap(removeSkeleton),
    ...(numberIn(inputs, 'otherPieces') > 0 ? perhapsCursed(view) : []),
  ],
};

const advance: Action = {
  id: 'advanceShadow',
  inputs: (view) =>
    nextCost(view) === undefined
      ? [{ kind: 'number', id: 'ruinPaid', min: 0, max: ruinCubes, start: 1 }]
      : [],
  figures: (view, inputs) => ({ cost: costOf(view, inputs) }),
  blocked: (view) =>
    shadowSpace(view) >= shadowEnd(view) ? { code: 'shadowAtItsEnd' } : undefined,
  refusal: (view, inputs) => needsRuin(view, costOf(view, inputs)),
  run: (view, inputs) => [
    { kind: 'move', at: 'shadowPaladin.ruin', by: -costOf(view, inputs), paid: true },
    { kind: 'move', at: 'shadowPaladin.shadow', by: 1 },
  ],
};

function costOf(view: View, inputs: Parameters<typeof numberIn>[0]): number {
  return nextCost(view) ?? numberIn(inputs, 'ruinPaid');
}

/** A card each; what they do is printed on them [VMP-SH3]. */
const powers = ['gaze', 'float', 'shroud'] as const;

function needsChain(view: View): Refusal | undefined {
  return needs(view, 'shadowPaladin.brokenChains', 1, 'needsChain');
}

export const shadowActions: readonly Action[] = [
  {
    id: 'shadowPower',
    inputs: () => [{ kind: 'choice', id: 'shadowCard', options: powers, start: 'gaze' }],
    blocked: (view) => needsCards(view, 1),
    run: () => [discard(1)],
  },
  strike,
  {
    // Two equal cards break a chain; then there are three locked ones again [VMP-SH6].
    id: 'breakChain',
    blocked: (view) => needsCards(view, 2),
    run: () => [
      discard(2),
      { kind: 'move', at: 'shadowPaladin.brokenChains', by: 1 },
      { kind: 'switch', at: 'shadowPaladin.chainBroken', on: true },
      { kind: 'notice', notice: { id: 'refillChains', tone: 'info' } },
    ],
  },
  {
    id: 'useChain',
    inputs: () => [{ kind: 'toggle', id: 'chainLeaves', start: true }],
    blocked: needsChain,
    run: (_, inputs) =>
      isOnIn(inputs, 'chainLeaves')
        ? [{ kind: 'move', at: 'shadowPaladin.brokenChains', by: -1 }]
        : [],
  },
  { id: 'payDebt', blocked: (view) => needsCards(view, 1), run: () => [discard(1)] },
  {
    id: 'iceWall',
    blocked: (view) => needs(view, 'shadowPaladin.ice', 1, 'needsIce'),
    run: () => [{ kind: 'move', at: 'shadowPaladin.ice', by: -1 }],
  },
  advance,
  {
    // One cube on each Lit tile that shares no open edge with another [VMP-SH9].
    id: 'placeRuin',
    inputs: () => [{ kind: 'number', id: 'isolatedTiles', min: 1, max: ruinCubes, start: 1 }],
    refusal: (view) =>
      view.value('shadowPaladin.ruin') + view.value('shadowPaladin.ruinOnMap') >= ruinCubes
        ? { code: 'noRuinLeft' }
        : undefined,
    run: (_, inputs) => [
      { kind: 'move', at: 'shadowPaladin.ruinOnMap', by: numberIn(inputs, 'isolatedTiles') },
    ],
  },
  {
    id: 'discardCards',
    inputs: (view) => {
      const max = Math.max(1, view.value('shadowPaladin.hand'));
      return [{ kind: 'number', id: 'cardsDiscarded', min: 1, max, start: max }];
    },
    blocked: (view) => needsCards(view, 1),
    run: (_, inputs) => [discard(numberIn(inputs, 'cardsDiscarded'))],
  },
  {
    id: 'shadowIsHit',
    blocked: (view) =>
      view.value('shadowPaladin.health') === 0 ? { code: 'noHealth' } : undefined,
    run: () => [{ kind: 'move', at: 'shadowPaladin.health', by: -1 }],
  },
  {
    id: 'leaveManor',
    blocked: (view) =>
      shadowSpace(view) < shadowEnd(view)
        ? { code: 'needsShadow', params: { amount: shadowEnd(view), have: shadowSpace(view) } }
        : undefined,
    run: () => [{ kind: 'switch', at: 'shadowPaladin.escaped', on: true }],
  },
];
