import type { Book } from '../../../library/entry';

export const book: Book = {
  game: 'vast-crystal-caverns',
  title: { ja: 'ヴァスト：水晶の洞窟', en: 'Vast: The Crystal Caverns' },
  aliases: [],
  source: { number: '001', title: { ja: '', en: '' } },
  furtherSources: {},
  roles: [],
  chapters: [],
};
