import type { Chapter } from '../../../library/entry';
import { manorPowersChapter } from './manorPowers';
import { manorRitualsChapter } from './manorRituals';
import { manorRoleChapter } from './manorRole';
import { manorSealsChapter } from './manorSeals';
import { manorTreasuresChapter } from './manorTreasures';
import { manorTurnChapter } from './manorTurn';
import { manorWraithChapter } from './manorWraith';
import { spiderCardsChapter } from './spiderCards';
import { spiderEggsChapter } from './spiderEggs';
import { spiderFormsChapter } from './spiderForms';
import { spiderHitChapter } from './spiderHit';
import { spiderPowersChapter } from './spiderPowers';
import { spiderRoleChapter } from './spiderRole';
import { spiderStartChapter } from './spiderStart';
import { spiderTerrorChapter } from './spiderTerror';
import { spiderTraitsChapter } from './spiderTraits';
import { spiderTurnChapter } from './spiderTurn';
import { spiderWebsChapter } from './spiderWebs';

export const spiderManorChapters: readonly Chapter[] = [
  spiderRoleChapter,
  spiderStartChapter,
  spiderTurnChapter,
  spiderFormsChapter,
  spiderTraitsChapter,
  spiderHitChapter,
  spiderTerrorChapter,
  spiderCardsChapter,
  spiderPowersChapter,
  spiderWebsChapter,
  spiderEggsChapter,
  manorRoleChapter,
  manorTurnChapter,
  manorPowersChapter,
  manorSealsChapter,
  manorRitualsChapter,
  manorTreasuresChapter,
  manorWraithChapter,
];
