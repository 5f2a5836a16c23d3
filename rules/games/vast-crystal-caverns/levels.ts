import { textIn, type FieldValues } from '../../engine/fields';

/** From the easiest to the hardest [GHL-L1]. */
export const levels = ['ragpicker', 'scavenger', 'ghoul', 'stalker', 'hunter'] as const;
type Level = (typeof levels)[number];

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
export const soloGoals: Readonly<
  Record<(typeof soloLevels)[number], { fury: number; crystals: number }>
> = {
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
