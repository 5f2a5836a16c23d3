import type { Chapter } from '../../../library/entry';
import { oneChapter } from './oneChapter';
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
  oneChapter(
    { ja: 'ウォーロック：呪いと支配', en: 'Warlock: curses and domination' },
    warlockCursesChapter,
    warlockDominationChapter,
  ),
  oneChapter(
    { ja: 'ウォーロック：魔力キューブとアクション', en: 'Warlock: magic cubes and actions' },
    warlockActionsChapter,
    warlockSyphonChapter,
  ),
  oneChapter(
    { ja: 'ウォーロック：呪文', en: 'Warlock: spells' },
    warlockSpellsChapter,
    warlockSpellsCursesChapter,
    warlockSpellsMapChapter,
  ),
  hauntedHallwaysChapter,
  shadowPaladinChapter,
  oneChapter(
    {
      ja: 'シャドウパラディン：ターン、破滅、氷、鎖',
      en: 'Shadow Paladin: turn, Ruin, Ice, chains',
    },
    shadowPaladinTurnChapter,
    shadowPaladinRuinChapter,
  ),
  oneChapter(
    { ja: 'アーマードナイト：目標と経験値', en: 'Armored Knight: goal and Grit' },
    armoredKnightChapter,
    armoredKnightGritChapter,
  ),
  oneChapter(
    { ja: 'アーマードナイト：ターンとアクション', en: 'Armored Knight: turn and actions' },
    armoredKnightTurnChapter,
    armoredKnightActionsChapter,
  ),
  oneChapter(
    { ja: 'ソロ：パラディンの旅', en: 'Solo: Paladin’s Journey' },
    soloJourneyChapter,
    soloTablesChapter,
  ),
];
