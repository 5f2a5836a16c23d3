import type { Chapter } from '../../../library/entry';
import { enchanterChapter } from './enchanter';
import { manorRoleChapter } from './manorRole';
import { manorRoleEventsChapter } from './manorRoleEvents';
import { manorRoleFlyChapter } from './manorRoleFly';
import { manorRoleOmensChapter } from './manorRoleOmens';
import { manorRoleWalkChapter } from './manorRoleWalk';
import { skeletonsChapter } from './skeletons';
import { skeletonsActionsChapter } from './skeletonsActions';
import { skeletonsAttacksChapter } from './skeletonsAttacks';
import { skeletonsCastyScreamyChapter } from './skeletonsCastyScreamy';
import { skeletonsDistractChapter } from './skeletonsDistract';
import { skeletonsMovesChapter } from './skeletonsMoves';
import { skeletonsRosterChapter } from './skeletonsRoster';
import { skeletonsShootySlashyChapter } from './skeletonsShootySlashy';
import { skeletonsStabbyChapter } from './skeletonsStabby';
import { skeletonsTurnChapter } from './skeletonsTurn';
import { spiderChapter } from './spider';
import { spiderCardsChapter } from './spiderCards';
import { spiderCasterChapter } from './spiderCaster';
import { spiderEggsChapter } from './spiderEggs';
import { spiderGiantChapter } from './spiderGiant';
import { spiderPowersChapter } from './spiderPowers';
import { spiderSpiderlingsChapter } from './spiderSpiderlings';
import { spiderTraitsChapter } from './spiderTraits';
import { spiderTurnChapter } from './spiderTurn';
import { spiderWebsChapter } from './spiderWebs';
import { variantsChapter } from './variants';

export const roleChapters: readonly Chapter[] = [
  skeletonsChapter,
  skeletonsTurnChapter,
  skeletonsMovesChapter,
  skeletonsActionsChapter,
  skeletonsDistractChapter,
  skeletonsAttacksChapter,
  skeletonsRosterChapter,
  skeletonsCastyScreamyChapter,
  skeletonsShootySlashyChapter,
  skeletonsStabbyChapter,
  spiderChapter,
  spiderTurnChapter,
  spiderTraitsChapter,
  spiderCardsChapter,
  spiderPowersChapter,
  spiderGiantChapter,
  spiderCasterChapter,
  spiderSpiderlingsChapter,
  spiderEggsChapter,
  spiderWebsChapter,
  manorRoleChapter,
  manorRoleOmensChapter,
  manorRoleWalkChapter,
  manorRoleFlyChapter,
  manorRoleEventsChapter,
  enchanterChapter,
  variantsChapter,
];
