import type { View } from '../../engine/definition';
import { printedAt } from '../../engine/printed';
import { reached } from './grit';

/** Another hero cube at each of these, usable at once [VMP-AK2]. */
export const knightMarks = [6, 13, 22, 32, 43] as const;
/** Hers whatever the Grit: seven in the box less those of the marks [VMP-AK2]. */
export const ownKnightCubes = 2;

export const knightStatistics = ['perception', 'movement', 'strength'] as const;
export type KnightStatistic = (typeof knightStatistics)[number];
/** Cubes lie on statistics and on what she does until they are collected [VMP-AK4]. */
export const knightCubePlaces = [...knightStatistics, 'ability'] as const;

const at = (place: string) => `armoredKnight.${place}Cubes`;

/** `2 + count{6,13,22,32,43 ≤ g}` [VMP-AK2]. */
export function knightCubes(view: View): number {
  return ownKnightCubes + reached(knightMarks, view.value('armoredKnight.experience'));
}

export function placedKnightCubes(view: View): number {
  return knightCubePlaces.reduce((sum, place) => sum + view.value(at(place)), 0);
}

export function freeKnightCubes(view: View): number {
  return Math.max(0, knightCubes(view) - placedKnightCubes(view));
}

/** As printed for so many cubes; one, and one more for each, where it was not entered [VMP-AK5]. */
export function knightStatistic(view: View, name: KnightStatistic): number {
  const cubes = view.value(at(name));
  return printedAt(view, `${name}Steps`, cubes) ?? 1 + cubes;
}

/** Bolster counts for the next attack only [VMP-AK9]. */
export function knightStrength(view: View): number {
  return knightStatistic(view, 'strength') + (view.isOn('armoredKnight.bolstered') ? 2 : 0);
}

export function knightDefence(view: View): number {
  return knightStatistic(view, 'strength');
}

export function encountersLeft(view: View): number {
  const all = knightStatistic(view, 'perception');
  return Math.max(0, all - view.value('armoredKnight.encountersHad'));
}

export function knightMovesLeft(view: View): number {
  return Math.max(0, knightStatistic(view, 'movement') - view.value('armoredKnight.spacesMoved'));
}
