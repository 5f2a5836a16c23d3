import type { Chapter } from '../../../library/entry';
import { oneChapter } from './oneChapter';
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
  oneChapter(
    { ja: 'スケルトン：ターンと移動', en: 'Skeletons: turn and movement' },
    skeletonsTurnChapter,
    skeletonsMovesChapter,
  ),
  skeletonsStabilityChapter,
  oneChapter(
    { ja: 'スケルトン：アクションと行進順番', en: 'Skeletons: actions and March Order' },
    skeletonsActionsChapter,
    skeletonsReturnChapter,
  ),
  oneChapter(
    { ja: 'スケルトン：アタック！と邪魔', en: 'Skeletons: STRIKE!! and Distracting' },
    skeletonsAttacksChapter,
    skeletonsDistractingChapter,
  ),
  oneChapter(
    { ja: 'スケルトン：アタックする相手', en: 'Skeletons: whom they attack' },
    skeletonsTargetsChapter,
    skeletonsSpiderChapter,
  ),
  skeletonsDefenseChapter,
  oneChapter(
    { ja: 'スケルトン：5体の能力', en: 'Skeletons: the five' },
    skeletonsCastyScreamyChapter,
    skeletonsFightersChapter,
  ),
  oneChapter(
    { ja: 'スケルトン：装備', en: 'Skeletons: gear' },
    skeletonsGearChapter,
    skeletonsGearSupportChapter,
    skeletonsGearFightersChapter,
  ),
  skeletonsExpansionChapter,
];
