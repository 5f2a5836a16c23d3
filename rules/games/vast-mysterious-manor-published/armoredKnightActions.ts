import type { Action, Address, Change, Refusal, View } from '../../engine/definition';
import { isOnIn, numberIn, textsIn } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { encountersLeft, freeKnightCubes, knightMovesLeft } from './knightCubes';
import { stabbyTakes } from './paladinLosses';
import { fallenField, nobodyFell, removeSkeleton } from './skeletonRoster';
import { eggHit, hitEggField, noEggToHit, spiderHit } from './spiderForms';
import { perhapsCursed } from './warlockBoard';

const seat = 'armoredKnight';
const grit = (by: number): Change => ({ kind: 'move', at: `${seat}.experience`, by });
const javelins = (by: number): Change => ({ kind: 'move', at: `${seat}.javelins`, by });
/** Bolster is used up by an attack, whatever comes of it [VMP-AK9]. */
const attackMade: Change = { kind: 'switch', at: `${seat}.bolstered`, on: false };

function needsKnightCubes(view: View, amount: number): Refusal | undefined {
  const have = freeKnightCubes(view);
  return have < amount ? { code: 'needsCubes', params: { amount, have } } : undefined;
}

/** What takes cubes beside the statistics, once a turn where a switch says so [VMP-AK9]. */
function ability(
  id: string,
  cubes: number,
  more: { once?: string; needs?: Address; inputs?: Action['inputs']; run?: Action['run'] } = {},
): Action {
  const { once, inputs, run } = more;
  return {
    id,
    ...(inputs === undefined ? {} : { inputs }),
    blocked: (view) => {
      if (once !== undefined && view.isOn(`${seat}.${once}`)) return { code: 'onceATurn' };
      const lacking =
        more.needs === undefined ? undefined : needs(view, more.needs, 1, 'needsJavelin');
      return lacking ?? needsKnightCubes(view, cubes);
    },
    run: (view, given) => [
      { kind: 'move', at: `${seat}.abilityCubes`, by: cubes },
      ...(once === undefined ? [] : [{ kind: 'switch', at: `${seat}.${once}`, on: true } as const]),
      ...(run?.(view, given) ?? []),
    ],
  };
}

const abilities: readonly Action[] = [
  ability('throwJavelin', 1, {
    once: 'javelinThrown',
    needs: `${seat}.javelins`,
    run: () => [javelins(-1)],
  }),
  ability('lobBomb', 1),
  ability('intuit', 1),
  ability('repairArmor', 2, {
    once: 'armorRepaired',
    inputs: () => [{ kind: 'number', id: 'healthRepaired', min: 0, max: 3, start: 1 }],
    run: (_, inputs) => [
      { kind: 'move', at: `${seat}.health`, by: numberIn(inputs, 'healthRepaired') },
    ],
  }),
  ability('bolster', 1, {
    once: 'bolsterUsed',
    run: () => [{ kind: 'switch', at: `${seat}.bolstered`, on: true }],
  }),
];

const noEncounterLeft = (view: View): Refusal | undefined =>
  encountersLeft(view) < 1 ? { code: 'noEncounterLeft' } : undefined;

/** She moves only while an encounter is left, and each Dark tile asks for one [VMP-AK6]. */
const ways: readonly Action[] = [
  {
    id: 'knightMove',
    inputs: (view) => {
      const max = Math.max(1, knightMovesLeft(view));
      return [{ kind: 'number', id: 'spacesMoved', min: 1, max, start: 1 }];
    },
    blocked: (view) =>
      noEncounterLeft(view) ??
      (knightMovesLeft(view) < 1
        ? { code: 'needsMovement', params: { amount: 1, have: 0 } }
        : undefined),
    run: (_, inputs) => [
      { kind: 'move', at: `${seat}.spacesMoved`, by: numberIn(inputs, 'spacesMoved') },
    ],
  },
  {
    id: 'knightEncounter',
    inputs: () => [{ kind: 'toggle', id: 'tileRevealed', start: false }],
    blocked: noEncounterLeft,
    run: (_, inputs) => [
      { kind: 'move', at: `${seat}.encountersHad`, by: 1 },
      ...(isOnIn(inputs, 'tileRevealed') ? [grit(2)] : []),
    ],
  },
];

/** Hits; only Eggs and poltergeists give Grit [VMP-AK7]. */
const hits: readonly Action[] = [
  {
    id: 'knightHitsSpider',
    when: (view) => view.hasSeat('spider'),
    run: (view) => [attackMade, ...spiderHit(view)],
  },
  {
    id: 'knightHitsShadow',
    when: (view) => view.hasSeat('shadowPaladin'),
    run: () => [attackMade, { kind: 'move', at: 'shadowPaladin.health', by: -1 }],
  },
  {
    id: 'knightHitsSkeletons',
    when: (view) => view.hasSeat('skeletons'),
    inputs: (view) => [fallenField(view)],
    refusal: (_view, inputs) => nobodyFell(inputs),
    run: (_view, inputs) => [attackMade, ...textsIn(inputs, 'skeletons').flatMap(removeSkeleton)],
  },
  {
    id: 'knightHitsEgg',
    when: (view) => view.hasSeat('spider'),
    inputs: hitEggField,
    blocked: noEggToHit,
    run: (view, inputs) => [attackMade, grit(5), eggHit(view, inputs)],
  },
  {
    id: 'knightHitsPoltergeist',
    run: (view) => [attackMade, grit(3), ...perhapsCursed(view)],
  },
  { id: 'knightMisses', run: () => [attackMade] },
];

export const knightActions: readonly Action[] = [
  ...ways,
  ...hits,
  // Each treasure is Grit or a javelin [VMP-AK8].
  { id: 'treasureForGrit', run: (view) => [grit(5), ...perhapsCursed(view)] },
  { id: 'treasureForJavelin', run: (view) => [javelins(1), ...perhapsCursed(view)] },
  ...abilities,
  {
    id: 'knightLosesHealth',
    run: () => [{ kind: 'move', at: `${seat}.health`, by: -1 }],
  },
  {
    id: 'knightRobbed',
    when: (view) => view.hasSeat('skeletons'),
    refusal: (view) => (view.value(`${seat}.experience`) === 0 ? { code: 'noGrit' } : undefined),
    run: (view) => [stabbyTakes(view, seat)],
  },
];
