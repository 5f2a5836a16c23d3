import MiniSearch from 'minisearch';

import { otherQueries } from '../../__tests__/rules/library/queries/otherQueries';
import { publishedQueries } from '../../__tests__/rules/library/queries/publishedQueries';
import type { SearchCase } from '../../__tests__/rules/library/queries/searchCase';
import { vastQueries } from '../../__tests__/rules/library/queries/vastQueries';
export { loadBooks } from '../../rules/games';
import { dividedByUse, isInUse } from '../../rules/games/editions';
import { linesOf, type Book, type RuleEntry } from '../../rules/library/entry';
import { search } from '../../rules/library/search';
import { makeIndex } from '../../rules/library/searchIndex';

/** A way to search the same texts: gives the keys of entries, best first. */
export type Searcher = { find: (query: string, game: string | undefined) => readonly string[] };

/** An entry with its texts in one piece each, as any search engine takes them. */
export type PlainEntry = {
  key: string;
  game: string;
  title: string;
  names: string;
  body: string;
};

/** Questions about all games, and about an edition that is not in use while its book is looked at. */
export const cases: readonly SearchCase[] = [
  ...vastQueries,
  ...otherQueries,
  ...publishedQueries,
].filter(
  ({ game, answers }) =>
    game !== undefined || answers.some((answer) => isInUse({}, answer.split('/')[0] ?? '')),
);

export function plainEntries(books: readonly Book[]): readonly PlainEntry[] {
  return books.flatMap(({ game, chapters }) =>
    chapters
      .flatMap(({ entries }) => entries)
      .map((entry) => ({
        key: `${game}/${entry.id}`,
        game,
        title: `${entry.title.ja} ${entry.title.en}`,
        names: namesOf(entry).join(' '),
        body: [...linesOf(entry.body.ja), ...linesOf(entry.body.en)].join(' '),
      })),
  );
}

/** Everything that was written to find an entry by: nobody is to lose for lack of words. */
function namesOf({ reading, terms = [], aliases = [] }: RuleEntry): readonly string[] {
  return [
    reading,
    ...terms.flatMap((term) => [term.ja, term.reading, term.en, ...(term.aliases ?? [])]),
    ...aliases,
  ];
}

/** The whole library as the app searches it: what is in use first, then each other edition. */
export function inSets(make: (books: readonly Book[]) => Searcher) {
  return (books: readonly Book[]): Searcher => {
    const { inUse, others } = dividedByUse({}, books, ({ game }) => game);
    const searchers = [inUse, ...others.map((book) => [book])].map(make);
    return { find: (query, game) => searchers.flatMap(({ find }) => find(query, game)) };
  };
}

/** The app's own search. */
export const ownSearcher = inSets((books) => {
  const index = makeIndex(books);
  return {
    find: (query, game) =>
      search(index, query, { game }).hits.map((hit) => `${hit.game}/${hit.entry.id}`),
  };
});

/** A stock search library with what it offers for typing and slips. */
export const stockSearcher = inSets((books) => {
  const engine = new MiniSearch<PlainEntry>({
    idField: 'key',
    fields: ['title', 'names', 'body'],
    storeFields: ['game'],
    searchOptions: { boost: { title: 3, names: 3 }, prefix: true, fuzzy: 0.2 },
  });
  engine.addAll(plainEntries(books));
  return {
    find: (query, game) =>
      engine
        .search(query, { filter: (hit) => game === undefined || hit['game'] === game })
        .map((hit) => String(hit.id)),
  };
});

/** How often an answer is among the first three. */
export function answered({ find }: Searcher): number {
  const found = cases.filter(({ query, game, answers }) => {
    const first = find(query, game).slice(0, 3);
    return answers.some((answer) => first.includes(answer));
  });
  return found.length / cases.length;
}

/** Milliseconds of every keystroke while every `each`-th query is typed. */
export function typingTimes({ find }: Searcher, each: number): readonly number[] {
  return cases
    .filter((_, index) => index % each === 0)
    .flatMap(({ query, game }) =>
      Array.from(query, (_, typed) => {
        const started = performance.now();
        find(query.slice(0, typed + 1), game);
        return performance.now() - started;
      }),
    );
}

/** The library again and again until it has this many entries, each with an id of its own. */
export function grown(books: readonly Book[], count: number): readonly Book[] {
  const own = books.flatMap(({ chapters }) => chapters.flatMap(({ entries }) => entries)).length;
  const copies = Math.ceil(count / own);
  return books.map((book) => ({
    ...book,
    chapters: Array.from({ length: copies }, (_, copy) =>
      book.chapters.map((chapter) => ({
        ...chapter,
        id: `${chapter.id}-${copy}`,
        entries: chapter.entries.map((entry) => ({ ...entry, id: `${entry.id}-${copy}` })),
      })),
    ).flat(),
  }));
}
