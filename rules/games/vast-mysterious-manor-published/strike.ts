import type { Action, Address, Change, View } from '../../engine/definition';
import { isOnIn, numberIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { healthLost, stabbyLoss } from './paladinActions';
import { carries, removeSkeleton, skeletonsInPlay } from './skeletonRoster';
import { spiderHit } from './spiderForms';
import { attackStrength, strikeCost } from './tools/skeletonAttack';
import { eggDefence } from './tools/egg';

const hunted = ['paladin', 'armoredKnight'];

/** Everybody a Skeleton may strike; the Wraith and the Warlock cannot be attacked [VMP-SK9]. */
function targets(view: View): readonly string[] {
  const seats = [...hunted, 'spider', 'shadowPaladin'].filter((seat) => view.hasSeat(seat));
  return [...seats, ...view.items('spider.eggs'), 'poltergeist'];
}

/** The Defense of a target, as far as the app keeps it [VMP-SK10]. */
function defenceOf(view: View, target: string): number {
  switch (target) {
    case 'paladin':
      return view.value('paladin.prepared');
    case 'armoredKnight':
      return 1 + view.value('armoredKnight.strengthCubes');
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

function attackerIn(view: View, given: FieldValues): string {
  return textIn(given, 'skeleton') || (skeletonsInPlay(view)[0] ?? '');
}

function targetIn(view: View, given: FieldValues): string {
  return textIn(given, 'target') || (targets(view)[0] ?? '');
}

/** What only some can do, and only to some [VMP-SK11]..[VMP-SK14]. */
function specials(view: View, skeleton: string, target: string): readonly Field[] {
  const toggles = [
    ...(skeleton === 'slashy' ? ['strong'] : []),
    ...(skeleton === 'shooty' || (skeleton === 'casty' && carries(view, 'casty', 'fetish'))
      ? ['far']
      : []),
    ...(skeleton === 'stabby' && hunted.includes(target) ? ['takeGrit'] : []),
    ...(skeleton === 'stabby' && hunted.includes(target) && carries(view, 'stabby', 'poison')
      ? ['usePoison']
      : []),
  ];
  return toggles.map((id) => ({ kind: 'toggle', id, start: false }));
}

type Strike = { hits: boolean; cost: number };

function strikeOf(view: View, inputs: FieldValues): Strike {
  const skeleton = attackerIn(view, inputs);
  const strong = isOnIn(inputs, 'strong');
  const strength = attackStrength(strong, numberIn(inputs, 'spaces'));
  const hits = strength > numberIn(inputs, 'defence');
  const cost = strikeCost({
    greatAxe: skeleton === 'slashy' && carries(view, 'slashy', 'greatAxe'),
    strong,
    far: isOnIn(inputs, 'far') && isOnIn(view.setup, 'rangedCosts'),
    afterHit: hits ? Number(isOnIn(inputs, 'takeGrit')) + Number(isOnIn(inputs, 'usePoison')) : 0,
  });
  return { hits, cost };
}

/** What a hit does to whom [VMP-SK9], [VMP-SK13], [VMP-SK14]. */
function harm(view: View, inputs: FieldValues): readonly Change[] {
  const target = targetIn(view, inputs);
  const poison = isOnIn(inputs, 'usePoison');
  const health = poison ? 2 : 1;
  const extras: readonly Change[] = [
    ...(isOnIn(inputs, 'takeGrit')
      ? [{ kind: 'move', at: `${target}.experience`, by: -stabbyLoss(view) } as const]
      : []),
    ...(poison ? [{ kind: 'switch', at: 'skeletons.stabby.poison', on: false } as const] : []),
  ];
  switch (target) {
    case 'paladin':
      return [...healthLost(view, health), ...extras];
    case 'armoredKnight':
      return [{ kind: 'move', at: 'armoredKnight.health', by: -health }, ...extras];
    case 'spider':
      return spiderHit(view);
    case 'shadowPaladin':
      return [{ kind: 'notice', notice: { id: 'shadowPaladinFlees', tone: 'info' } }];
    case 'poltergeist':
      return [];
    default:
      return [{ kind: 'remove', item: target as Address }];
  }
}

/**
 * Strength above Defense hits; hit or miss the attacker is removed, unless it struck from afar
 * [VMP-SK8], [VMP-SK12].
 */
export const strike: Action = {
  id: 'strike',
  inputs: (view, given) => {
    const skeletons = skeletonsInPlay(view);
    const all = targets(view);
    const target = targetIn(view, given);
    return [
      { kind: 'choice', id: 'skeleton', options: skeletons, start: skeletons[0] ?? '' },
      { kind: 'choice', id: 'target', options: all, start: all[0] ?? '' },
      { kind: 'number', id: 'spaces', min: 0, max: 4, start: 0 },
      { kind: 'number', id: 'defence', min: 0, max: 30, start: defenceOf(view, target) },
      ...specials(view, attackerIn(view, given), target),
    ];
  },
  refusal: (view, inputs) =>
    needs(view, 'skeletons.stability', strikeOf(view, inputs).cost, 'needsStability'),
  run: (view, inputs) => {
    const skeleton = attackerIn(view, inputs);
    const { hits, cost } = strikeOf(view, inputs);
    return [
      { kind: 'move', at: 'skeletons.stability', by: -cost },
      { kind: 'switch', at: `skeletons.${skeleton}.activated`, on: true },
      {
        kind: 'notice',
        notice: { id: hits ? 'strikeHits' : 'strikeMisses', tone: hits ? 'gain' : 'loss' },
      },
      ...(hits ? harm(view, inputs) : []),
      ...(isOnIn(inputs, 'far') ? [] : removeSkeleton(view, skeleton)),
    ];
  },
};
