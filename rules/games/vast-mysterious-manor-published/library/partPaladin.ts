import type { Chapter } from '../../../library/entry';
import { oneChapter } from './oneChapter';
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
  oneChapter(
    { ja: 'パラディン：目標、準備、ヘルス', en: 'Paladin: goal, set-up, Health' },
    paladinRoleChapter,
    paladinHealthChapter,
  ),
  oneChapter(
    { ja: 'パラディン：ターン、備え、疾走', en: 'Paladin: turn, prepare, sprint' },
    paladinTurnChapter,
    paladinActionsChapter,
  ),
  oneChapter(
    { ja: 'パラディン：聖戦', en: 'Paladin: the crusade' },
    paladinCrusadeChapter,
    paladinCrusadeIncomeChapter,
  ),
  oneChapter(
    { ja: 'パラディン：筋力とアタック', en: 'Paladin: Strength and attacks' },
    paladinStrengthChapter,
    paladinAttacksChapter,
  ),
  oneChapter(
    { ja: 'パラディン：経験値', en: 'Paladin: Grit' },
    paladinGritChapter,
    paladinGritMarksChapter,
  ),
  oneChapter(
    { ja: 'パラディン：炎と光', en: 'Paladin: Fury and Light' },
    paladinFuryChapter,
    paladinLightChapter,
  ),
  oneChapter(
    { ja: 'パラディン：神聖カード', en: 'Paladin: favor cards' },
    paladinFavorsChapter,
    paladinFavorCardsChapter,
  ),
  oneChapter(
    { ja: 'パラディン：トレジャー', en: 'Paladin: treasures' },
    paladinTreasuresChapter,
    paladinTreasureCardsChapter,
  ),
];
