import type { Book } from '../../../library/entry';
import { generalChapters, paladinChapters } from './partA';
import { roleChapters } from './partB';

export const book: Book = {
  game: 'vast-mysterious-manor',
  title: { ja: 'ヴァスト：不思議の館', en: 'Vast: The Mysterious Manor' },
  aliases: [
    'ヴァスト',
    'バスト',
    'ヴァスト 不思議の館',
    '不思議の館',
    'ふしぎのやかた',
    'ミステリアスマナー',
    'VMM',
    'Vast',
    'Mysterious Manor',
    'Vast 2',
  ],
  source: {
    number: '000',
    title: {
      ja: 'ヴァスト：不思議の館 プレビュー版ルールブック（2018）',
      en: 'Vast: The Mysterious Manor, preview rulebook (2018)',
    },
  },
  furtherSources: {
    V1: {
      ja: 'Boards & Bees の紹介記事（2018年6月、試作版）',
      en: 'Boards & Bees, article on the prototype (June 2018)',
    },
    V2: {
      ja: 'GeekDad の紹介記事（2018年6月、試作版）',
      en: 'GeekDad, Kickstarter preview (June 2018)',
    },
    V3: {
      ja: 'Dice Tower News の紹介記事（試作版のロール名と形態名）',
      en: 'Dice Tower News, names of roles and forms in the preview',
    },
    V4: {
      ja: 'Space-Biff! と Resin Tomb の試遊記事（2018年6月）',
      en: 'Space-Biff! and Resin Tomb, play reports (June 2018)',
    },
    V5: {
      ja: 'Leder Games 公式サイトの製品版ルール',
      en: 'Leder Games, rules of the published game on the publisher’s site',
    },
  },
  roles: [
    { id: 'paladin', name: { ja: 'パラディン', en: 'Paladin' } },
    { id: 'skeletons', name: { ja: 'スケルトン', en: 'Skeletons' } },
    { id: 'spider', name: { ja: 'スパイダー', en: 'Spider' } },
    { id: 'manor', name: { ja: '館', en: 'Manor' } },
    { id: 'enchanter', name: { ja: 'エンチャンター', en: 'Enchanter' } },
  ],
  chapters: [...generalChapters, ...paladinChapters, ...roleChapters],
};
