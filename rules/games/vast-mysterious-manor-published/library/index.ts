import type { Book } from '../../../library/entry';
import { generalChapters } from './partGeneral';
import { paladinChapters } from './partPaladin';
import { skeletonsChapters } from './partSkeletons';
import { spiderManorChapters } from './partSpiderManor';
import { warlockChapters } from './partWarlock';

export const book: Book = {
  game: 'vast-mysterious-manor-published',
  title: { ja: 'ヴァスト：不思議の館', en: 'Vast: The Mysterious Manor' },
  aliases: [
    'ヴァスト',
    'バスト',
    'ヴァスト 不思議の館',
    '不思議の館',
    'ふしぎのやかた',
    'ミステリアスマナー',
    '製品版',
    '市販版',
    'VMM',
    'Vast',
    'Mysterious Manor',
    'Vast 2',
    'published edition',
    'retail edition',
  ],
  source: {
    number: 'Y',
    title: {
      ja: '出版社のVast英語ルール資料',
      en: 'the publisher’s English rules reference for Vast',
    },
  },
  furtherSources: {
    C: { ja: '出版社のカード（画像と一覧）', en: 'the publisher’s printed cards' },
    R: {
      ja: '公式ルールと準備シートを伝える公開の早見ページ',
      en: 'a public reference page reporting the living rules and set-up sheets',
    },
    I: { ja: '上の資料からの推測', en: 'an inference from these' },
    U: { ja: 'どの資料でも決まらない点', en: 'not settled by any source' },
  },
  roles: [
    { id: 'paladin', name: { ja: 'パラディン', en: 'Paladin' } },
    { id: 'armoredKnight', name: { ja: 'アーマードナイト', en: 'Armored Knight' } },
    { id: 'skeletons', name: { ja: 'スケルトン', en: 'Skeletons' } },
    { id: 'spider', name: { ja: 'スパイダー', en: 'Spider' } },
    { id: 'shadowPaladin', name: { ja: 'シャドウパラディン', en: 'Shadow Paladin' } },
    { id: 'manor', name: { ja: '館', en: 'Manor' } },
    { id: 'warlock', name: { ja: 'ウォーロック', en: 'Warlock' } },
  ],
  chapters: [
    ...generalChapters,
    ...paladinChapters,
    ...skeletonsChapters,
    ...spiderManorChapters,
    ...warlockChapters,
  ],
};
