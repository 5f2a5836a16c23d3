import { numberIn, textIn, type FieldValues } from '../../engine/fields';
import { furyGoalOf, levelFigures, levelIn, soloGoals, soloLevels } from './levels';
import { isAlone, isOnlyOpponent, isVile, players, rolesIn } from './table';

function soloGoal(setup: FieldValues): { fury: number; crystals: number } {
  const chosen = soloLevels.find((level) => level === textIn(setup, 'soloLevel'));
  return soloGoals[chosen ?? 'easy'];
}

export function furyGoal(setup: FieldValues): number {
  return isAlone(setup) ? soloGoal(setup).fury : furyGoalOf(players(setup), levelIn(setup));
}

/** Crystals that let the Ghoul out as well, where they do [GHL-V6], [GHL-V9]. */
export function ghoulCrystals(setup: FieldValues): number | undefined {
  if (isAlone(setup)) return soloGoal(setup).crystals;
  return isOnlyOpponent(setup, 'cave') ? 6 : undefined;
}

/** Crystals Knight or Goblins have to smash against the Ghoul alone [GHL-V3], [GHL-V4]. */
export const duelCrystals = 5;

/** A game of two against the Ghoul that has a goal of its own for the opponent. */
export function isDuel(setup: FieldValues, role: string): boolean {
  return !isVile(setup) && isOnlyOpponent(setup, role);
}

/** Whom the Vile Ghoul has to kill; nobody where it smashes Crystals [GHL-V10], [GHL-X7]. */
export function prey(setup: FieldValues): 'knight' | 'dragon' | 'unicorn' | undefined {
  if (!isVile(setup)) return undefined;
  return (['knight', 'dragon', 'unicorn'] as const).find((role) => rolesIn(setup).includes(role));
}

/** Crystals the Vile Ghoul needs when it has nobody to kill [GHL-V11]..[GHL-V14]. */
export function vileCrystals(setup: FieldValues): number {
  if (isAlone(setup)) return soloGoal(setup).crystals;
  if (isOnlyOpponent(setup, 'cave')) return 6;
  if (isOnlyOpponent(setup, 'thief')) return numberIn(setup, 'thiefStash') + 1;
  return levelFigures[levelIn(setup)].crystals;
}

/** Health a role starts with: by the level for the prey, else as printed [GHL-L4], [GHL-B2]. */
export function startHealth(setup: FieldValues, role: 'knight' | 'dragon' | 'unicorn'): number {
  return role !== 'unicorn' && prey(setup) === role
    ? levelFigures[levelIn(setup)][role]
    : numberIn(setup, `${role}Health`);
}

/** Whether the Collapse ends this game for everyone [GHL-V15], [GHL-X19]. */
export function collapseLoses(setup: FieldValues): boolean {
  return isAlone(setup) || (players(setup) === 2 && !isOnlyOpponent(setup, 'cave'));
}
