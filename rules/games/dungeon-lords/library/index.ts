import type { Book } from '../../../library/entry';

export const book: Book = {
  game: 'dungeon-lords',
  title: { ja: 'ダンジョンロード', en: 'Dungeon Lords' },
  aliases: [],
  source: { number: '004', title: { ja: '', en: '' } },
  furtherSources: {},
  roles: [],
  chapters: [],
};
