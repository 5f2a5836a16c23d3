import type { Chapter } from '../../../library/entry';
import { oneChapter } from './oneChapter';
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
  oneChapter(
    { ja: 'スパイダー：勝敗と準備', en: 'Spider: winning and set-up' },
    spiderRoleChapter,
    spiderStartChapter,
  ),
  oneChapter(
    { ja: 'スパイダー：ターンと形態', en: 'Spider: turn and forms' },
    spiderTurnChapter,
    spiderFormsChapter,
  ),
  oneChapter(
    { ja: 'スパイダー：特徴と命中', en: 'Spider: traits and being hit' },
    spiderTraitsChapter,
    spiderHitChapter,
  ),
  spiderTerrorChapter,
  oneChapter(
    { ja: 'スパイダー：パワーカードとパワー', en: 'Spider: power cards and powers' },
    spiderCardsChapter,
    spiderPowersChapter,
  ),
  oneChapter(
    { ja: 'スパイダー：蜘蛛の巣と卵', en: 'Spider: webs and Eggs' },
    spiderWebsChapter,
    spiderEggsChapter,
  ),
  manorRoleChapter,
  oneChapter(
    { ja: '館：ターンとパワー', en: 'Manor: turn and powers' },
    manorTurnChapter,
    manorPowersChapter,
  ),
  oneChapter(
    { ja: '館：封印と儀式', en: 'Manor: Seals and rituals' },
    manorSealsChapter,
    manorRitualsChapter,
  ),
  manorTreasuresChapter,
  manorWraithChapter,
];
