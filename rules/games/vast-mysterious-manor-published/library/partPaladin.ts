import type { Chapter } from '../../../library/entry';
import { paladinActionsChapter } from './paladinActions';
import { paladinAttacksChapter } from './paladinAttacks';
import { paladinCrusadeChapter } from './paladinCrusade';
import { paladinCrusadeIncomeChapter } from './paladinCrusadeIncome';
import { paladinFavorCardsChapter } from './paladinFavorCards';
import { paladinFavorsChapter } from './paladinFavors';
import { paladinFuryChapter } from './paladinFury';
import { paladinGritChapter } from './paladinGrit';
import { paladinGritMarksChapter } from './paladinGritMarks';
import { paladinHealthChapter } from './paladinHealth';
import { paladinLightChapter } from './paladinLight';
import { paladinRoleChapter } from './paladinRole';
import { paladinStrengthChapter } from './paladinStrength';
import { paladinTreasureCardsChapter } from './paladinTreasureCards';
import { paladinTreasuresChapter } from './paladinTreasures';
import { paladinTurnChapter } from './paladinTurn';

export const paladinChapters: readonly Chapter[] = [
  paladinRoleChapter,
  paladinHealthChapter,
  paladinTurnChapter,
  paladinActionsChapter,
  paladinCrusadeChapter,
  paladinCrusadeIncomeChapter,
  paladinStrengthChapter,
  paladinAttacksChapter,
  paladinGritChapter,
  paladinGritMarksChapter,
  paladinFuryChapter,
  paladinLightChapter,
  paladinFavorsChapter,
  paladinFavorCardsChapter,
  paladinTreasuresChapter,
  paladinTreasureCardsChapter,
];
