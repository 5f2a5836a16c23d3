import type { View } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { levelOf } from './setup';

/** Another hero cube at each of these, usable at once [VMP-P2]. */
export const cubeMarks = [7, 18, 32, 41] as const;
/** A favor card at each of these [VMP-P3]. */
export const favorMarks = [13, 25] as const;

/** The cubes that are there whatever the Grit; a Lord starts with one less [VMP-P2], [VMP-S9]. */
export const startingCubes = { paladin: 3, lord: 2 } as const;

export function isLord(setup: FieldValues): boolean {
  return levelOf(setup, 'paladin') === 'lord';
}

export function ownCubes(setup: FieldValues): number {
  return startingCubes[isLord(setup) ? 'lord' : 'paladin'];
}

/** How many of these have been reached. */
export function reached(marks: readonly number[], grit: number): number {
  return marks.filter((mark) => mark <= grit).length;
}

export function heroCubes(view: View): number {
  return ownCubes(view.setup) + reached(cubeMarks, view.value('paladin.experience'));
}

/** Hero cubes lie on actions until they are collected [VMP-P5]. */
export const cubeActions = ['prepared', 'sprints', 'crusades'] as const;

export function usedCubes(view: View): number {
  return cubeActions.reduce((sum, id) => sum + view.value(`paladin.${id}`), 0);
}

export function cubesLeft(view: View): number {
  return Math.max(0, heroCubes(view) - usedCubes(view));
}
