import type { Book } from '../../../library/entry';

export const book: Book = {
  game: 'vast-mysterious-manor',
  title: { ja: 'ヴァスト：不思議の館', en: 'Vast: The Mysterious Manor' },
  aliases: [],
  source: { number: '000', title: { ja: '', en: '' } },
  furtherSources: {},
  roles: [],
  chapters: [],
};
