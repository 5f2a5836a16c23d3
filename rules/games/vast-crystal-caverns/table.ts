import { textIn, textsIn, type FieldValues } from '../../engine/fields';

/** The other roles in turn order; the Vile Ghoul plays in the Goblins' place [GHL-S1]. */
export const otherRoles = [
  'knight',
  'goblins',
  'dragon',
  'unicorn',
  'cave',
  'thief',
  'ghost',
] as const;
export type OtherRole = (typeof otherRoles)[number];
export type GhoulId = 'ghoul' | 'vileGhoul';

export function rolesIn(setup: FieldValues): readonly OtherRole[] {
  return otherRoles.filter((role) => textsIn(setup, 'roles').includes(role));
}

export function isVile(setup: FieldValues): boolean {
  return textIn(setup, 'ghoul') === 'vileGhoul';
}

export function ghoulIn(setup: FieldValues): GhoulId {
  return isVile(setup) ? 'vileGhoul' : 'ghoul';
}

export function isAlone(setup: FieldValues): boolean {
  return rolesIn(setup).length === 0;
}

export function players(setup: FieldValues): number {
  return rolesIn(setup).length + 1;
}

/** Whether it is a game of two against this role. */
export function isOnlyOpponent(setup: FieldValues, role: string): boolean {
  const [only, another] = rolesIn(setup);
  return only === role && another === undefined;
}
