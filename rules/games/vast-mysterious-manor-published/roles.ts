import { isOnIn, textIn, type FieldValues } from '../../engine/fields';

/** The roles of the box in turn order [VMP-G1]. */
export const boxRoles = ['paladin', 'skeletons', 'spider', 'manor', 'warlock'] as const;
export type BoxRole = (typeof boxRoles)[number];
/** With those of the expansion, which take the place of one of them [VMP-G2]. */
export type Role = BoxRole | 'armoredKnight' | 'shadowPaladin';

/** The sets of roles the game is made for, those advised for new players first [VMP-S1]. */
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

export function playersIn(mix: Mix): number {
  return mixes[mix].length;
}

/** Whether a role of the box is played, by itself or by the one that takes its place. */
export function isPlayed(setup: FieldValues, role: BoxRole): boolean {
  return (mixes[mixOf(setup)] as readonly BoxRole[]).includes(role);
}

/** Whether this very role is at the table. */
export function plays(setup: FieldValues, role: Role): boolean {
  switch (role) {
    case 'armoredKnight':
      return isPlayed(setup, 'paladin') && isOnIn(setup, 'armoredKnight');
    case 'shadowPaladin':
      return isPlayed(setup, 'spider') && isOnIn(setup, 'shadowPaladin');
    case 'paladin':
      return isPlayed(setup, role) && !isOnIn(setup, 'armoredKnight');
    case 'spider':
      return isPlayed(setup, role) && !isOnIn(setup, 'shadowPaladin');
    default:
      return isPlayed(setup, role);
  }
}

/** Without a Paladin it is the Skeletons who hunt the Spider [VMP-S4]. */
export function skeletonsHunt(setup: FieldValues): boolean {
  return !isPlayed(setup, 'paladin');
}

/** Each role's difficulties, from very easy to very hard; the middle goes without a name [VMP-S9]. */
export const levels = {
  paladin: ['squire', 'protector', 'standard', 'justicar', 'lord'],
  skeletons: ['miscreant', 'boss', 'standard', 'master', 'warlord'],
  spider: ['hatchling', 'consumer', 'standard', 'matriarch', 'demonQueen'],
  manor: ['shack', 'villa', 'standard', 'keep', 'castle'],
  warlock: ['charlatan', 'controller', 'standard', 'beguiler', 'mindBender'],
} as const satisfies Readonly<Record<BoxRole, readonly string[]>>;
export type Level = (typeof levels)[BoxRole][number];

/** The levels that mean something at this table: those of the Skeletons are about the Paladin. */
export function levelsAt(setup: FieldValues, role: BoxRole): readonly Level[] {
  const spiderlings: readonly Level[] = ['squire', 'protector'];
  if (role === 'skeletons' && !plays(setup, 'paladin')) return ['standard'];
  return levels[role].filter((level) => !spiderlings.includes(level) || plays(setup, 'spider'));
}

/** The difficulty of a role; one who took its place plays without. */
export function levelOf(setup: FieldValues, role: BoxRole): Level {
  if (!isOnIn(setup, 'difficulty') || !plays(setup, role)) return 'standard';
  const chosen = textIn(setup, `${role}Level`);
  return levelsAt(setup, role).find((level) => level === chosen) ?? 'standard';
}
