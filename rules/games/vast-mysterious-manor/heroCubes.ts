import type { View } from '../../engine/definition';
import { printedAt } from '../../engine/printed';

/** Hero cubes stand on these spaces of the experience track [VMM-P2]. */
export const cubeSpaces = [5, 18, 35] as const;
export const ownCubes = 2;
export const statistics = ['perception', 'movement', 'strength'] as const;
export type Statistic = (typeof statistics)[number];

/** `2 + [x≥5] + [x≥18] + [x≥35]` [VMM-P2]. */
export function heroCubes(view: View): number {
  const experience = view.value('paladin.experience');
  return ownCubes + cubeSpaces.filter((space) => space <= experience).length;
}

export function placedCubes(view: View): number {
  return statistics.reduce((sum, name) => sum + view.value(`paladin.${name}Cubes`), 0);
}

export function unplacedCubes(view: View): number {
  return Math.max(0, heroCubes(view) - placedCubes(view));
}

/**
 * A statistic starts at 1; each cube adds what its space says; face-up treasures add theirs
 * [VMM-P3].
 */
export function statistic(view: View, name: Statistic): number {
  const steps = Array.from(
    { length: view.value(`paladin.${name}Cubes`) },
    (_, cube) => printedAt(view, `${name}CubeSteps`, cube) ?? 1,
  );
  const ownTurn = view.turn.seat === 'paladin';
  const treasure =
    (name === 'perception' && view.isOn('paladin.armor') ? 1 : 0) +
    (name === 'movement' && view.isOn('paladin.wingedBoots') ? 2 : 0) +
    (name === 'strength' && ownTurn && view.isOn('paladin.magicMace') ? 1 : 0);
  return 1 + steps.reduce((sum, step) => sum + step, 0) + treasure;
}
