import { textIn, type FieldValues } from '../../engine/fields';

/** The roles of the box in turn order [VMP-G1]. */
export const boxRoles = ['paladin', 'skeletons', 'spider', 'manor', 'warlock'] as const;
export type BoxRole = (typeof boxRoles)[number];

/** The sets of roles the game is made for; with so many players [VMP-S2]. */
export const mixes = {
  allRoles: boxRoles,
  withoutWarlock: ['paladin', 'skeletons', 'spider', 'manor'],
  withoutManor: ['paladin', 'skeletons', 'spider', 'warlock'],
  paladinSkeletonsSpider: ['paladin', 'skeletons', 'spider'],
  paladinSpiderManor: ['paladin', 'spider', 'manor'],
  paladinSpiderWarlock: ['paladin', 'spider', 'warlock'],
  skeletonsSpiderWarlock: ['skeletons', 'spider', 'warlock'],
  skeletonsSpiderManor: ['skeletons', 'spider', 'manor'],
  paladinSpider: ['paladin', 'spider'],
  skeletonsSpider: ['skeletons', 'spider'],
} as const satisfies Readonly<Record<string, readonly BoxRole[]>>;
export type Mix = keyof typeof mixes;
export const mixIds = Object.keys(mixes) as readonly Mix[];

export function mixOf(setup: FieldValues): Mix {
  const chosen = textIn(setup, 'roles');
  return mixIds.find((mix) => mix === chosen) ?? 'withoutWarlock';
}

/** Whether one of the roles of the box is played, by itself or by the one that replaces it. */
export function isPlayed(setup: FieldValues, role: BoxRole): boolean {
  return (mixes[mixOf(setup)] as readonly BoxRole[]).includes(role);
}
