import type { Book } from '../../../library/entry';
import { aboutChapter } from './about';
import { attackChapter } from './attack';
import { attackTargetsChapter } from './attackTargets';
import { diceChapter } from './dice';
import { furyChapter } from './fury';
import { glossaryChapter } from './glossary';
import { movementChapter } from './movement';
import { othersChapter } from './others';
import { othersPowersChapter } from './othersPowers';
import { pairingsChapter } from './pairings';
import { setupChapter } from './setup';
import { skitterChapter } from './skitter';
import { terrorChapter } from './terror';
import { terrorDeckChapter } from './terrorDeck';
import { treasureChapter } from './treasure';
import { turnChapter } from './turn';
import { twoPlayersChapter } from './twoPlayers';
import { variantCardsChapter } from './variantCards';
import { vileGhoulChapter } from './vileGhoul';
import { vileGhoulAttackChapter } from './vileGhoulAttack';
import { vileGhoulMovesChapter } from './vileGhoulMoves';
import { vileGhoulVariantsChapter } from './vileGhoulVariants';

export const book: Book = {
  game: 'vast-crystal-caverns',
  title: { ja: 'ヴァスト：水晶の洞窟', en: 'Vast: The Crystal Caverns' },
  aliases: [
    'ヴァスト',
    'バスト',
    'クリスタルカヴァーンズ',
    'クリスタルキャバーン',
    'グール',
    'バイルグール',
    'Vast',
    'Crystal Caverns',
    'Fearsome Foes',
    'Ghoul',
    'Vile Ghoul',
  ],
  source: {
    number: '001',
    title: {
      ja: 'グール／バイルグールのルール冊子（日本語訳）',
      en: 'Ghoul and Vile Ghoul rules booklet (Japanese translation)',
    },
  },
  furtherSources: {
    G1: {
      ja: 'グール冊子のウェブ版（2020年）と公式FAQ（2019年）、公開リファレンス経由',
      en: 'Ghoul booklet, web edition (2020), and official FAQ (2019), through public reference pages',
    },
    G2: {
      ja: 'Fearsome Foesの公開カード名一覧',
      en: 'Public list of the card names of Fearsome Foes',
    },
    Y: { ja: '出版社のルールリファレンス', en: "The publisher's rules reference" },
    C: { ja: '印刷されたカード', en: 'The printed cards' },
  },
  roles: [
    { id: 'ghoul', name: { ja: 'グール', en: 'Ghoul' } },
    { id: 'vileGhoul', name: { ja: 'バイルグール', en: 'Vile Ghoul' } },
  ],
  chapters: [
    aboutChapter,
    setupChapter,
    turnChapter,
    diceChapter,
    movementChapter,
    treasureChapter,
    attackChapter,
    attackTargetsChapter,
    furyChapter,
    terrorChapter,
    terrorDeckChapter,
    othersChapter,
    othersPowersChapter,
    skitterChapter,
    pairingsChapter,
    twoPlayersChapter,
    variantCardsChapter,
    vileGhoulChapter,
    vileGhoulMovesChapter,
    vileGhoulAttackChapter,
    vileGhoulVariantsChapter,
    glossaryChapter,
  ],
};
