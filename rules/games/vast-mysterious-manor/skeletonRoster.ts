import type { Change, View } from '../../engine/definition';

/** The five, and the gear each can carry [VMM-SK8]. Skeletons, Paladin, Spider and Manor read it. */
export const roster = {
  casty: ['ashStaff', 'runestone', 'fetish'],
  screamy: ['horn', 'banner', 'sash'],
  shooty: ['bombBag', 'longbow', 'wolf'],
  slashy: ['greatAxe', 'helmet', 'shield'],
  stabby: ['poison', 'leatherBoots', 'kukri'],
} as const;

export type Skeleton = keyof typeof roster;
export const skeletonIds = Object.keys(roster) as readonly Skeleton[];

/** Marks of the stability track; each lets one more Skeleton in, once [VMM-SK2]. */
export const bones = [4, 7, 10] as const;
const firstSkeletons = 2;

export function unlockedCount(view: View): number {
  return (
    firstSkeletons +
    bones.filter((bone) => view.hasReached('skeletons.stability', `bone${bone}`)).length
  );
}

/** Skeletons that are in the game, in march order; the rest wait. */
export function unlocked(view: View): readonly string[] {
  return view.order('skeletons.march').slice(0, unlockedCount(view));
}

export function skeletonsOnMap(view: View): readonly string[] {
  return unlocked(view).filter((id) => view.choice(`skeletons.${id}.place`) === 'map');
}

/** A scattered Skeleton goes back to the board and costs one stability [VMM-SK6]. */
export function scatter(skeleton: string, stabilityLost = 1): readonly Change[] {
  return [
    { kind: 'choose', at: `skeletons.${skeleton}.place`, option: 'scattered' },
    { kind: 'move', at: 'skeletons.stability', by: -stabilityLost },
  ];
}
