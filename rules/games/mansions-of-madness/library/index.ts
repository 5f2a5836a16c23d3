import type { Book } from '../../../library/entry';
import { additionsChapter } from './additions';
import { basicsChapter } from './basics';
import { combatChapter } from './combat';
import { darknessChapter } from './darkness';
import { evadeChapter } from './evade';
import { glossaryChapter } from './glossary';
import { hazardsChapter } from './hazards';
import { hidingChapter } from './hiding';
import { horrorChapter } from './horror';
import { investigatorTurnChapter } from './investigatorTurn';
import { keeperTurnChapter } from './keeperTurn';
import { locksChapter } from './locks';
import { mythosChapter } from './mythos';
import { puzzleMovesChapter } from './puzzleMoves';
import { puzzlesChapter } from './puzzles';
import { roomsChapter } from './rooms';
import { stunAndCurseChapter } from './stunAndCurse';
import { tablesChapter } from './tables';
import { testsChapter } from './tests';
import { traumaChapter } from './trauma';
import { victoryChapter } from './victory';

export const book: Book = {
  game: 'mansions-of-madness',
  title: { ja: 'マンションオブマッドネス', en: 'Mansions of Madness' },
  aliases: [
    'MoM',
    'マンション・オブ・マッドネス',
    'まんしょんおぶまっどねす',
    'マンション',
    '狂気の館',
    'MoM 1st edition',
  ],
  source: {
    number: '002',
    title: {
      ja: 'マンションオブマッドネス（第1版）ルールサマリー 第11版',
      en: 'Mansions of Madness (1st edition), rules summary, version 11',
    },
  },
  furtherSources: {
    M1: {
      ja: 'BoardGameGeek スレッド1517890（ルールブック15ページの例を引用）',
      en: 'BoardGameGeek thread 1517890 (quotes the example on rulebook page 15)',
    },
    M2: {
      ja: 'Fantasy Flight Games フォーラムの記録、話題45660と129945',
      en: 'Fantasy Flight Games forum archive, topics 45660 and 129945',
    },
    M3: {
      ja: '拡張セット Call of the Wild のルールブックと発売元の紹介記事',
      en: 'Call of the Wild rulebook and the publisher’s preview article',
    },
    M4: {
      ja: 'davidvs.net のハウスルール集（マスター手番の段階名）',
      en: 'House rules at davidvs.net (names of the keeper turn’s steps)',
    },
  },
  roles: [
    { id: 'investigator', name: { ja: '探索者', en: 'Investigator' } },
    { id: 'keeper', name: { ja: 'マスター', en: 'Keeper' } },
  ],
  chapters: [
    basicsChapter,
    investigatorTurnChapter,
    locksChapter,
    testsChapter,
    evadeChapter,
    horrorChapter,
    combatChapter,
    stunAndCurseChapter,
    darknessChapter,
    hazardsChapter,
    hidingChapter,
    puzzlesChapter,
    puzzleMovesChapter,
    keeperTurnChapter,
    mythosChapter,
    traumaChapter,
    victoryChapter,
    roomsChapter,
    additionsChapter,
    tablesChapter,
    glossaryChapter,
  ],
};
