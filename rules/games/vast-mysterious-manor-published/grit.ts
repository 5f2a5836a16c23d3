import type { View } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { levelOf } from './setup';

/** Another hero cube at each of these, usable at once [VMP-P2]. */
export const cubeMarks = [7, 18, 32, 41] as const;
/** A favor card at each of these [VMP-P3]. */
export const favorMarks = [13, 25] as const;

/** The cubes that are there whatever the Grit; a Lord starts with one less [VMP-P2], [VMP-S9]. */
export function ownCubes(setup: FieldValues): number {
  return levelOf(setup, 'paladin') === 'lord' ? 2 : 3;
}

export function heroCubes(view: View): number {
  const grit = view.value('paladin.experience');
  return ownCubes(view.setup) + cubeMarks.filter((mark) => mark <= grit).length;
}

/** Hero cubes lie on actions until they are collected [VMP-P5]. */
export const cubeActions = ['prepared', 'sprints', 'crusades'] as const;

export function usedCubes(view: View): number {
  return cubeActions.reduce((sum, id) => sum + view.value(`paladin.${id}`), 0);
}

export function cubesLeft(view: View): number {
  return Math.max(0, heroCubes(view) - usedCubes(view));
}
