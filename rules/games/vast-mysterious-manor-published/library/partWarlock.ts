import type { Chapter } from '../../../library/entry';
import { armoredKnightChapter } from './armoredKnight';
import { armoredKnightActionsChapter } from './armoredKnightActions';
import { armoredKnightGritChapter } from './armoredKnightGrit';
import { armoredKnightTurnChapter } from './armoredKnightTurn';
import { hauntedHallwaysChapter } from './hauntedHallways';
import { shadowPaladinChapter } from './shadowPaladin';
import { shadowPaladinRuinChapter } from './shadowPaladinRuin';
import { shadowPaladinTurnChapter } from './shadowPaladinTurn';
import { soloJourneyChapter } from './soloJourney';
import { soloTablesChapter } from './soloTables';
import { warlockChapter } from './warlock';
import { warlockActionsChapter } from './warlockActions';
import { warlockCursesChapter } from './warlockCurses';
import { warlockDominationChapter } from './warlockDomination';
import { warlockSpellsChapter } from './warlockSpells';
import { warlockSpellsCursesChapter } from './warlockSpellsCurses';
import { warlockSpellsMapChapter } from './warlockSpellsMap';
import { warlockSyphonChapter } from './warlockSyphon';
import { warlockTurnChapter } from './warlockTurn';

export const warlockChapters: readonly Chapter[] = [
  warlockChapter,
  warlockTurnChapter,
  warlockCursesChapter,
  warlockDominationChapter,
  warlockActionsChapter,
  warlockSyphonChapter,
  warlockSpellsChapter,
  warlockSpellsCursesChapter,
  warlockSpellsMapChapter,
  hauntedHallwaysChapter,
  shadowPaladinChapter,
  shadowPaladinTurnChapter,
  shadowPaladinRuinChapter,
  armoredKnightChapter,
  armoredKnightGritChapter,
  armoredKnightTurnChapter,
  armoredKnightActionsChapter,
  soloJourneyChapter,
  soloTablesChapter,
];
