import type { Chapter } from '../../../library/entry';
import { skeletonsRoleChapter } from './skeletonsRole';
import { skeletonsTurnChapter } from './skeletonsTurn';
import { skeletonsMovesChapter } from './skeletonsMoves';
import { skeletonsStabilityChapter } from './skeletonsStability';
import { skeletonsActionsChapter } from './skeletonsActions';
import { skeletonsReturnChapter } from './skeletonsReturn';
import { skeletonsAttacksChapter } from './skeletonsAttacks';
import { skeletonsDistractingChapter } from './skeletonsDistracting';
import { skeletonsTargetsChapter } from './skeletonsTargets';
import { skeletonsSpiderChapter } from './skeletonsSpider';
import { skeletonsDefenseChapter } from './skeletonsDefense';
import { skeletonsCastyScreamyChapter } from './skeletonsCastyScreamy';
import { skeletonsFightersChapter } from './skeletonsFighters';
import { skeletonsGearChapter } from './skeletonsGear';
import { skeletonsGearSupportChapter } from './skeletonsGearSupport';
import { skeletonsGearFightersChapter } from './skeletonsGearFighters';
import { skeletonsExpansionChapter } from './skeletonsExpansion';

export const skeletonsChapters: readonly Chapter[] = [
  skeletonsRoleChapter,
  skeletonsTurnChapter,
  skeletonsMovesChapter,
  skeletonsStabilityChapter,
  skeletonsActionsChapter,
  skeletonsReturnChapter,
  skeletonsAttacksChapter,
  skeletonsDistractingChapter,
  skeletonsTargetsChapter,
  skeletonsSpiderChapter,
  skeletonsDefenseChapter,
  skeletonsCastyScreamyChapter,
  skeletonsFightersChapter,
  skeletonsGearChapter,
  skeletonsGearSupportChapter,
  skeletonsGearFightersChapter,
  skeletonsExpansionChapter,
];
