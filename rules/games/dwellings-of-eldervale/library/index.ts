import type { Book } from '../../../library/entry';

export const book: Book = {
  game: 'dwellings-of-eldervale',
  title: { ja: 'エルダーヴェイルの住居', en: 'Dwellings of Eldervale' },
  aliases: [],
  source: { number: '003', title: { ja: '', en: '' } },
  furtherSources: {},
  roles: [],
  chapters: [],
};
