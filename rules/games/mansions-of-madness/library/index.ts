import type { Book } from '../../../library/entry';

export const book: Book = {
  game: 'mansions-of-madness',
  title: { ja: 'マンションオブマッドネス', en: 'Mansions of Madness' },
  aliases: [],
  source: { number: '002', title: { ja: '', en: '' } },
  furtherSources: {},
  roles: [],
  chapters: [],
};
