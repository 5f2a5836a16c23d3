import { loadBooks } from '../../../rules/games';
import type { Book } from '../../../rules/library/entry';
import { nearTerms, search } from '../../../rules/library/search';
import { makeIndex, type SearchIndex } from '../../../rules/library/searchIndex';
import { otherQueries } from './queries/otherQueries';
import type { SearchCase } from './queries/searchCase';
import { vastQueries } from './queries/vastQueries';

const cases = [...vastQueries, ...otherQueries];
const kinds = [...new Set(cases.map(({ kind }) => kind))];

let books: readonly Book[];
let everything: SearchIndex;
const alone = new Map<string, SearchIndex>();
beforeAll(async () => {
  books = await loadBooks();
  everything = makeIndex(books);
  for (const book of books) alone.set(book.game, makeIndex([book]));
});

/** As the screen does it: one game by itself, or all of them. */
function firstThree({ query, game }: Pick<SearchCase, 'query' | 'game'>): readonly string[] {
  const index = (game === undefined ? undefined : alone.get(game)) ?? everything;
  return search(index, query)
    .hits.slice(0, 3)
    .map((document) => `${document.game}/${document.entry.id}`);
}

const isAnswered = (one: SearchCase) => {
  const found = firstThree(one);
  return one.answers.some((answer) => found.includes(answer));
};

describe('the evaluation set', () => {
  test('is large and has every kind of query', () => {
    expect(cases.length).toBeGreaterThanOrEqual(120);
    for (const kind of kinds) {
      expect(cases.filter((one) => one.kind === kind).length).toBeGreaterThanOrEqual(10);
    }
  });

  test('names entries that exist', () => {
    const known = new Set(everything.documents.map(({ game, entry }) => `${game}/${entry.id}`));
    expect(cases.flatMap(({ answers }) => answers.filter((id) => !known.has(id)))).toEqual([]);
  });

  test('is answered in the first three at least 97 times of 100', () => {
    const missed = cases.filter((one) => !isAnswered(one)).map(({ query }) => query);
    // Shown if it fails: what to look into.
    expect({ share: 1 - missed.length / cases.length >= 0.97, missed }).toMatchObject({
      share: true,
    });
  });

  test.each(kinds)('of the kind %s is answered at least 9 times of 10', (kind) => {
    const own = cases.filter((one) => one.kind === kind);
    expect(own.filter(isAnswered).length / own.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('a search', () => {
  test('finds every entry by its own title in either language', () => {
    const lost = everything.documents.filter((document) =>
      (['ja', 'en'] as const).some(
        (language) =>
          !firstThree({ query: document.entry.title[language] }).includes(
            `${document.game}/${document.entry.id}`,
          ),
      ),
    );
    expect(lost.map(({ entry }) => entry.id)).toEqual([]);
  });

  test('finds every term by its reading within its game', () => {
    const lost = everything.documents.flatMap(({ game, entry }) =>
      (entry.terms ?? [])
        .filter(
          ({ reading }) => !firstThree({ query: reading, game }).includes(`${game}/${entry.id}`),
        )
        .map(({ ja }) => `${game}: ${ja}`),
    );
    expect(lost).toEqual([]);
  });

  test('stays within its game and role', () => {
    const { hits } = search(everything, '攻撃', { game: 'mansions-of-madness', role: 'keeper' });
    expect(hits.length).toBeGreaterThan(0);
    expect(
      hits.filter(
        ({ game, entry }) =>
          game !== 'mansions-of-madness' ||
          (entry.roles.length > 0 && !entry.roles.includes('keeper')),
      ),
    ).toEqual([]);
  });

  test('does not mind the order of its words', () => {
    expect(firstThree({ query: '恐怖判定 麻痺' })).toEqual(firstThree({ query: '麻痺 恐怖判定' }));
  });

  test.each(['', '   ', '？', '!!!', '\u0000', '🎲', '<script>', 'あ'.repeat(2000)])(
    'takes %j without harm',
    (query) => {
      expect(() => search(everything, query)).not.toThrow();
    },
  );

  test('that finds nothing is offered words that come near, always some', () => {
    const near = nearTerms(everything, 'きょうふはんけいい', {}, 5);
    expect(near.map(({ ja }) => ja)).toContain('恐怖判定');
    expect(nearTerms(everything, 'xqzwv', { game: 'dungeon-lords' }, 5)).toHaveLength(5);
  });
});
