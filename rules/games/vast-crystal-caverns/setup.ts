import type { Refusal, SetupField } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { prey } from './goals';
import { levels, soloLevels } from './levels';
import { isAlone, isOnlyOpponent, isVile, otherRoles, rolesIn, type OtherRole } from './table';
import { sides } from './tools/dice';

/** One of the five roles of the base game makes room for the Ghoul [GHL-S2]. */
const usual: readonly OtherRole[] = ['knight', 'goblins', 'dragon', 'cave'];

/** What a space of the dice chart can say [GHL-B1]. */
export const chartBounds = { min: 0, max: 12 };

export const setupFields: readonly SetupField[] = [
  {
    kind: 'choice',
    id: 'ghoul',
    options: ['ghoul', 'vileGhoul'],
    start: 'ghoul',
    aliases: { vile: 'vileGhoul' },
  },
  { kind: 'choices', id: 'roles', options: otherRoles, start: usual },
  { kind: 'choice', id: 'soloLevel', options: soloLevels, start: 'easy', when: isAlone },
  { kind: 'choice', id: 'level', options: levels, start: 'ghoul' },
  {
    kind: 'number',
    id: 'thiefStash',
    min: 5,
    max: 6,
    start: 6,
    when: (setup) => isVile(setup) && isOnlyOpponent(setup, 'thief'),
  },
  { kind: 'toggle', id: 'skitterVariant', start: false, when: (setup) => !isAlone(setup) },
  { kind: 'toggle', id: 'everyTurn', start: true, when: (setup) => !isAlone(setup) },
  printedRow('chartMovement'),
  printedRow('chartAttack'),
  { kind: 'number', id: 'boostBonus', min: 1, max: 6, start: 1, detail: true, when: isVile },
  printedHealth('knight', 7),
  printedHealth('dragon', 5),
  printedHealth('unicorn', 5),
  { kind: 'toggle', id: 'crystalCounts', start: true, detail: true },
  {
    kind: 'toggle',
    id: 'sporesSkitter',
    start: true,
    detail: true,
    when: (setup) => !isVile(setup) && rolesIn(setup).includes('cave'),
  },
];

/** The dice chart of the Vile Ghoul, a number for each face [GHL-B1]. */
function printedRow(id: string): SetupField {
  const row = { ...chartBounds, fewest: sides, most: sides, start: [] };
  return { kind: 'numbers', id, ...row, mayBeEmpty: true, when: isVile };
}

function printedHealth(role: 'knight' | 'dragon' | 'unicorn', start: number): SetupField {
  return {
    kind: 'number',
    id: `${role}Health`,
    min: 1,
    max: 20,
    start,
    detail: true,
    // The prey of the Vile Ghoul starts with what the level says.
    when: (setup) => rolesIn(setup).includes(role) && (role === 'unicorn' || prey(setup) !== role),
  };
}

/** The Vile Ghoul sends the Goblins away, whose place it takes [GHL-S1]. */
export function fitting(setup: FieldValues): FieldValues {
  return isVile(setup)
    ? { ...setup, roles: rolesIn(setup).filter((role) => role !== 'goblins') }
    : setup;
}

/** A number of players is read as the first roles of the turn order [GHL-S3]. */
export function setupFor(playerCount: number, setup: FieldValues): FieldValues {
  const seated = otherRoles.filter(
    (role) => role !== 'unicorn' && !(role === 'goblins' && isVile(setup)),
  );
  return { roles: seated.slice(0, playerCount - 1) };
}

/** Two roles that play in one place cannot both be at the table [GHL-S1]. */
export function setupRefusal(setup: FieldValues): Refusal | undefined {
  const present = rolesIn(setup);
  if (isVile(setup) && present.includes('goblins')) return { code: 'goblinsReplaced' };
  if (present.includes('dragon') && present.includes('unicorn')) return { code: 'dragonReplaced' };
  return undefined;
}
