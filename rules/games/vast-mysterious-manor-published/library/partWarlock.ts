import type { Chapter } from '../../../library/entry';
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
];
