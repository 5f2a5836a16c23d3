import { withEdition } from '../../../app/store/chosenEditions';
import { setsIn } from '../../../app/store/libraryIndex';
import { loadBooks } from '../../../rules/games';
import type { ChosenEditions } from '../../../rules/games/editions';
import type { Book } from '../../../rules/library/entry';
import { nearTerms, search } from '../../../rules/library/search';
import { makeIndex, type SearchIndex } from '../../../rules/library/searchIndex';
import { otherQueries } from './queries/otherQueries';
import { publishedQueries } from './queries/publishedQueries';
import type { SearchCase } from './queries/searchCase';
import { vastQueries } from './queries/vastQueries';

const cases = [...vastQueries, ...publishedQueries, ...otherQueries];
const kinds = [...new Set(cases.map(({ kind }) => kind))];

let books: readonly Book[];
let everything: SearchIndex;
beforeAll(async () => {
  books = await loadBooks();
  everything = makeIndex(books);
});

const indexes = new Map<readonly Book[], SearchIndex>();

/** Made once, as on the screen. */
function indexOf(set: readonly Book[]): SearchIndex {
  const index = indexes.get(set) ?? makeIndex(set);
  indexes.set(set, index);
  return index;
}

type Asked = Pick<SearchCase, 'query' | 'game'> & { chosen?: ChosenEditions };

/** As the screen does it: one game by itself, or all of them in the editions that are played. */
function firstThree({ query, game, chosen = {} }: Asked): readonly string[] {
  const [set = []] = setsIn(books, game, chosen);
  return search(indexOf(set), query)
    .hits.slice(0, 3)
    .map((document) => `${document.game}/${document.entry.id}`);
}

/** Whoever asks for a rule of an edition plays it. */
const playing = (game: string): ChosenEditions => withEdition({}, game);

const isAnswered = (one: SearchCase) => {
  const [game = ''] = (one.answers[0] ?? '').split('/');
  const found = firstThree({ ...one, chosen: playing(game) });
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
          !firstThree({
            query: document.entry.title[language],
            chosen: playing(document.game),
          }).includes(`${document.game}/${document.entry.id}`),
      ),
    );
    expect(lost.map(({ game, entry }) => `${game}/${entry.id}`)).toEqual([]);
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

  test('is in every edition for its own, and in the others apart from it', () => {
    const editions = ['vast-mysterious-manor', 'vast-mysterious-manor-published'];
    for (const game of editions) {
      const [all = [], ...others] = setsIn(books, undefined, playing(game));
      const other = editions.filter((id) => id !== game);
      expect(all.map((book) => book.game)).toEqual(
        books.map((book) => book.game).filter((id) => !other.includes(id)),
      );
      expect(others.map((set) => set.map((book) => book.game))).toEqual([other]);
      const alone = setsIn(books, game, {});
      expect(alone.map((set) => set.map((book) => book.game))).toEqual([[game], other]);
    }
    expect(setsIn(books, 'dungeon-lords', {})).toHaveLength(1);
    // The same question gets the same sets, whose indexes are made already.
    expect(setsIn(books, undefined, {})).toBe(setsIn(books, undefined, {}));
    const [, again] = setsIn(books, undefined, {});
    expect(setsIn(books, editions[1], {})[0]).toBe(again);
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
