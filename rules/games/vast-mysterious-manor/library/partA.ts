import type { Chapter } from '../../../library/entry';
import { coreMovesChapter } from './coreMoves';
import { coreRevealChapter } from './coreReveal';
import { coreRulesChapter } from './coreRules';
import { editionChapter } from './edition';
import { manorTilesChapter } from './manorTiles';
import { paladinChapter } from './paladin';
import { paladinAttacksChapter } from './paladinAttacks';
import { paladinExperienceChapter } from './paladinExperience';
import { paladinFaithChapter } from './paladinFaith';
import { paladinLightChapter } from './paladinLight';
import { paladinSanctityChapter } from './paladinSanctity';
import { paladinSpiritsChapter } from './paladinSpirits';
import { paladinStatisticsChapter } from './paladinStatistics';
import { paladinTasksChapter } from './paladinTasks';
import { paladinTreasureCardsChapter } from './paladinTreasureCards';
import { paladinTreasuresChapter } from './paladinTreasures';
import { paladinTurnChapter } from './paladinTurn';
import { positionsChapter } from './positions';
import { setUpChapter } from './setUp';

export const generalChapters: readonly Chapter[] = [
  editionChapter,
  setUpChapter,
  manorTilesChapter,
  positionsChapter,
  coreRulesChapter,
  coreMovesChapter,
  coreRevealChapter,
];

export const paladinChapters: readonly Chapter[] = [
  paladinChapter,
  paladinTurnChapter,
  paladinStatisticsChapter,
  paladinAttacksChapter,
  paladinSpiritsChapter,
  paladinExperienceChapter,
  paladinTasksChapter,
  paladinSanctityChapter,
  paladinTreasuresChapter,
  paladinTreasureCardsChapter,
  paladinFaithChapter,
  paladinLightChapter,
];
