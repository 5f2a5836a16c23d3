import { numberIn, textIn, type FieldValues } from '../../engine/fields';
import { isAlone, isVile, players, rolesIn } from './table';

/** From the easiest to the hardest [GHL-L1]. */
export const levels = ['ragpicker', 'scavenger', 'ghoul', 'stalker', 'hunter'] as const;
export type Level = (typeof levels)[number];

export const furyEnd = 14;

type LevelFigures = { base: number; dice: 2 | 3; knight: number; dragon: number; crystals: number };

/** What each level changes [GHL-L2], [GHL-L3], [GHL-L4]. */
export const levelFigures: Readonly<Record<Level, LevelFigures>> = {
  ragpicker: { base: 5, dice: 3, knight: 5, dragon: 3, crystals: 3 },
  scavenger: { base: 6, dice: 3, knight: 6, dragon: 4, crystals: 4 },
  ghoul: { base: 7, dice: 3, knight: 7, dragon: 5, crystals: 5 },
  stalker: { base: 7, dice: 2, knight: 7, dragon: 5, crystals: 5 },
  hunter: { base: 8, dice: 2, knight: 8, dragon: 6, crystals: 6 },
};

export const soloLevels = ['easy', 'medium', 'hard'] as const;

/** Fury or Crystals, whichever comes first [GHL-V9], [GHL-V14]. */
export const soloGoals: Readonly<Record<string, { fury: number; crystals: number }>> = {
  easy: { fury: 7, crystals: 5 },
  medium: { fury: 8, crystals: 6 },
  hard: { fury: 9, crystals: 7 },
};

/** `min(14, base + players)` [GHL-F2]. */
export function furyGoalOf(playerCount: number, level: Level): number {
  return Math.min(furyEnd, levelFigures[level].base + playerCount);
}

export function levelIn(setup: FieldValues): Level {
  return levels.find((level) => level === textIn(setup, 'level')) ?? 'ghoul';
}

export function diceIn(setup: FieldValues): 2 | 3 {
  return levelFigures[levelIn(setup)].dice;
}

function soloGoal(setup: FieldValues): { fury: number; crystals: number } {
  return soloGoals[textIn(setup, 'soloLevel')] ?? { fury: 7, crystals: 5 };
}

export function furyGoal(setup: FieldValues): number {
  return isAlone(setup) ? soloGoal(setup).fury : furyGoalOf(players(setup), levelIn(setup));
}

/** Crystals that let the Ghoul out as well, where they do [GHL-V6], [GHL-V9]. */
export function ghoulCrystals(setup: FieldValues): number | undefined {
  if (isAlone(setup)) return soloGoal(setup).crystals;
  return faces(setup, 'cave') ? 6 : undefined;
}

/** Crystals Knight or Goblins have to smash against the Ghoul alone [GHL-V3], [GHL-V4]. */
export const duelCrystals = 5;

/** A game of two against the Ghoul that has a goal of its own for the opponent. */
export function isDuel(setup: FieldValues, role: string): boolean {
  return !isVile(setup) && faces(setup, role);
}

/** Whom the Vile Ghoul has to kill; nobody where it smashes Crystals [GHL-V10], [GHL-X7]. */
export function prey(setup: FieldValues): 'knight' | 'dragon' | 'unicorn' | undefined {
  if (!isVile(setup)) return undefined;
  return (['knight', 'dragon', 'unicorn'] as const).find((role) => rolesIn(setup).includes(role));
}

/** Crystals the Vile Ghoul needs when it has nobody to kill [GHL-V12]..[GHL-V14]. */
export function vileCrystals(setup: FieldValues): number {
  if (isAlone(setup)) return soloGoal(setup).crystals;
  if (faces(setup, 'cave')) return 6;
  if (faces(setup, 'thief')) return numberIn(setup, 'thiefStash') + 1;
  return levelFigures[levelIn(setup)].crystals;
}

/** Health a role starts with: by the level for the prey, else as printed [GHL-L4], [GHL-B2]. */
export function startHealth(setup: FieldValues, role: 'knight' | 'dragon' | 'unicorn'): number {
  return role !== 'unicorn' && prey(setup) === role
    ? levelFigures[levelIn(setup)][role]
    : numberIn(setup, `${role}Health`);
}

/** Whether this role is the only opponent. */
export function faces(setup: FieldValues, role: string): boolean {
  const present = rolesIn(setup);
  return present.length === 1 && present[0] === role;
}
