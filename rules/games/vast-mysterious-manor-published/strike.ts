import type { Action, Change, View } from '../../engine/definition';
import { isOnIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { knightDefence } from './knightCubes';
import { healthLost, stabbyTakes } from './paladinLosses';
import { carries, gearNamesOf, removeSkeleton, stillToAct } from './skeletonRoster';
import { spiderHit } from './spiderForms';
import { eggDefence } from './tools/egg';
import { mostDefence, resolveAttack, skeletonAttackTool } from './tools/skeletonAttack';
import { perhapsCursed } from './warlockBoard';

type Attack = ReturnType<typeof resolveAttack>;

const hunted = ['paladin', 'armoredKnight'];

/** Everybody a Skeleton may strike; the Wraith and the Warlock cannot be attacked [VMP-SK9]. */
function targets(view: View): readonly string[] {
  const seats = [...hunted, 'spider', 'shadowPaladin'].filter((seat) => view.hasSeat(seat));
  return [...seats, ...view.items('spider.eggs'), 'poltergeist'];
}

/** The Defense of a target, as far as the app keeps it [VMP-SK10]. */
function defenceOf(view: View, target: string): number {
  return Math.min(mostDefence, keptDefence(view, target));
}

function keptDefence(view: View, target: string): number {
  switch (target) {
    case 'paladin':
      return view.value('paladin.prepared');
    case 'armoredKnight':
      return knightDefence(view);
    case 'spider':
      return view.value('spider.defence');
    case 'shadowPaladin':
      return view.value('shadowPaladin.defence');
    case 'poltergeist':
      return view.isOn('warlock.strongSpirits') ? 2 : 1;
    default:
      return eggDefence(view.value(`${target}.blood`));
  }
}

/** Of the one they hunt, or may strike first. */
export function preyDefence(view: View): number {
  return defenceOf(view, targetIn(view, {}));
}

function attackerIn(view: View, given: FieldValues): string {
  return textIn(given, 'skeleton') || (stillToAct(view)[0] ?? '');
}

function targetIn(view: View, given: FieldValues): string {
  return textIn(given, 'target') || (targets(view)[0] ?? '');
}

/** What only some can do, and only to some [VMP-SK11]..[VMP-SK14]. */
function specials(view: View, skeleton: string, target: string): readonly Field[] {
  const isPrey = hunted.includes(target);
  const asked: readonly (readonly [string, boolean])[] = [
    ['strong', skeleton === 'slashy'],
    ['far', skeleton === 'shooty' || (skeleton === 'casty' && carries(view, skeleton, 'fetish'))],
    ['gritLoss', skeleton === 'stabby' && isPrey],
    ['usePoison', skeleton === 'stabby' && isPrey && carries(view, skeleton, 'poison')],
  ];
  return asked
    .filter(([, matters]) => matters)
    .map(([id]) => ({ kind: 'toggle', id, start: false }));
}

/** The attack in the terms of its calculator: what is held and what was filled in. */
function attackOf(view: View, inputs: FieldValues): FieldValues {
  const skeleton = attackerIn(view, inputs);
  const held = gearNamesOf(skeleton).filter((piece) => carries(view, skeleton, piece));
  return {
    ...inputs,
    skeleton,
    gear: held.filter((piece) => piece !== 'poison' || isOnIn(inputs, 'usePoison')),
    stability: view.value('skeletons.stability'),
    rangedCost: isOnIn(view.setup, 'rangedCosts'),
  };
}

/** Whether the Paladin wins by a Skeleton's hit is not settled [VMP-V1]. */
function lastSpiderling(view: View): readonly Change[] {
  const isLast = view.value('spider.spiderlings') <= 1;
  return isLast && hunted.some((seat) => view.hasSeat(seat))
    ? [{ kind: 'notice', notice: { id: 'lastSpiderlingOpen', tone: 'info' } }]
    : [];
}

const poisonUsed: readonly Change[] = [
  { kind: 'switch', at: 'skeletons.stabby.poison', on: false },
  { kind: 'switch', at: 'skeletons.poisonUsed', on: true },
];

/** What a hit does to whom [VMP-SK9], [VMP-SK13], [VMP-SK14]. */
function harm(view: View, target: string, attack: Attack): readonly Change[] {
  const poison = attack.poison === 'paid';
  const health = poison ? 2 : 1;
  const extras: readonly Change[] = [
    ...(attack.grit === 'paid' ? [stabbyTakes(view, target)] : []),
    ...(poison ? poisonUsed : []),
  ];
  switch (target) {
    case 'paladin':
      return [...healthLost(view, health), ...extras];
    case 'armoredKnight':
      return [{ kind: 'move', at: 'armoredKnight.health', by: -health }, ...extras];
    case 'spider':
      return [...spiderHit(view), ...lastSpiderling(view)];
    case 'shadowPaladin':
      return [{ kind: 'notice', notice: { id: 'shadowPaladinFlees', tone: 'info' } }];
    case 'poltergeist':
      return perhapsCursed(view);
    default:
      return [{ kind: 'remove', item: target }];
  }
}

/** What the calculator says of targets that are not struck here. */
function linesOfOthers(target: string): readonly string[] {
  return [
    ...(hunted.includes(target) ? [] : ['paladinLoses']),
    ...(target === 'spider' ? [] : ['spiderLoses']),
  ];
}

/**
 * Strength above Defense hits; hit or miss the attacker is removed, unless it struck from afar
 * [VMP-SK8], [VMP-SK12].
 */
export const strike: Action = {
  id: 'strike',
  inputs: (view, given) => {
    const skeletons = stillToAct(view);
    const all = targets(view);
    const target = targetIn(view, given);
    return [
      { kind: 'choice', id: 'skeleton', options: skeletons, start: skeletons[0] ?? '' },
      { kind: 'choice', id: 'target', options: all, start: all[0] ?? '' },
      { kind: 'number', id: 'spaces', min: 0, max: 4, start: 0 },
      { kind: 'number', id: 'defence', min: 0, max: mostDefence, start: defenceOf(view, target) },
      ...specials(view, attackerIn(view, given), target),
    ];
  },
  answer: {
    tool: skeletonAttackTool.id,
    of: (view, inputs) => {
      const found = skeletonAttackTool.answer(attackOf(view, inputs));
      const others = linesOfOthers(targetIn(view, inputs));
      return { ...found, lines: found.lines.filter(({ id }) => !others.includes(id)) };
    },
  },
  refusal: (view, inputs) => {
    const { missing, spent } = resolveAttack(attackOf(view, inputs));
    return missing > 0 ? needs(view, 'skeletons.stability', spent, 'needsStability') : undefined;
  },
  run: (view, inputs) => {
    const skeleton = attackerIn(view, inputs);
    const attack = resolveAttack(attackOf(view, inputs));
    return [
      { kind: 'move', at: 'skeletons.stability', by: -attack.spent },
      { kind: 'switch', at: `skeletons.${skeleton}.activated`, on: true },
      {
        kind: 'notice',
        notice: attack.hits
          ? { id: 'strikeHits', tone: 'gain' }
          : { id: 'strikeMisses', tone: 'loss' },
      },
      ...(attack.hits ? harm(view, targetIn(view, inputs), attack) : []),
      ...(attack.far ? [] : removeSkeleton(skeleton)),
    ];
  },
};
