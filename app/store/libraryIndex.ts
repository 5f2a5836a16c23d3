import { editionsOf } from '../../rules/games';
import { dividedByUse, type ChosenEditions } from '../../rules/games/editions';
import type { Book, Chapter, EntryLinks, RuleEntry } from '../../rules/library/entry';
import { glossaryOf, type Glossary } from '../../rules/library/glossary';
import {
  indexing,
  lexiconOf,
  withOwnNotes,
  type SearchIndex,
} from '../../rules/library/searchIndex';
import type { EntryRef, ReaderMarks } from './libraryStore';

/** What follows from the books and takes a moment to make: made once, when first asked for. */

/** How the kanji of the books are read. */
export const readingsIn = onceFor(lexiconOf);

const indexWithNotes = onceFor((notes: ReaderMarks['notes']) =>
  onceFor((index: SearchIndex) =>
    withOwnNotes(
      index,
      ({ game, entry }) =>
        notes.find((note) => note.game === game && note.entry === entry.id)?.text,
    ),
  ),
);

/** The search over the rules and the reader's own notes. */
export function searchWithNotes(index: SearchIndex, notes: ReaderMarks['notes']): SearchIndex {
  return notes.length === 0 ? index : indexWithNotes(notes)(index);
}

/**
 * Books that are searched together, the sets one after the other: first what was asked for, a book
 * alone or those of the editions in use, then each other edition by itself. The same sets for the
 * same question, so that what was made of them stays.
 */
export function setsIn(
  books: readonly Book[],
  game: string | undefined,
  chosen: ChosenEditions,
): readonly BookSet[] {
  const { inUse, others } = dividedByUse(chosen, books, (book) => book.game);
  const known = setsOf(books);
  const key = [game, ...inUse.map((book) => book.game)].join(' ');
  const sets = known.get(key) ?? makeSets(books, game, inUse, others);
  known.set(key, sets);
  return sets;
}

export type BookSet = readonly Book[];

const setsOf = onceFor((_: readonly Book[]) => new Map<string, readonly BookSet[]>());

function makeSets(
  books: readonly Book[],
  game: string | undefined,
  inUse: readonly Book[],
  others: readonly Book[],
): readonly BookSet[] {
  const book = books.find((other) => other.game === game);
  if (book === undefined) return [others.length === 0 ? books : inUse, ...others.map(alone)];
  const editions = editionsOf(book.game);
  const siblings = books.filter((other) => other !== book && editions.includes(other.game));
  // One alone is ready sooner, and only its own words count.
  return [book, ...siblings].map(alone);
}

const alone = onceFor((book: Book): BookSet => [book]);

/** How long making the index may keep a screen from its next frame. */
const sliceMs = 12;

/** The search over the rules. It takes a moment, in slices between which everything else goes on. */
export const searchIndexOf = onceFor(async (books: readonly Book[]): Promise<SearchIndex> => {
  const steps = indexing(books);
  for (;;) {
    const until = Date.now() + sliceMs;
    while (Date.now() < until) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
});

export const bookGlossary: (book: Book) => Glossary = onceFor(glossaryOf);

/** An entry and where it stands. */
export type Place = {
  book: Book;
  chapter: Chapter;
  entry: RuleEntry;
  previous: RuleEntry | undefined;
  next: RuleEntry | undefined;
};

const placesOf = onceFor((books: readonly Book[]) => {
  const places = new Map<string, Place>();
  for (const book of books) {
    const all = book.chapters.flatMap((chapter) =>
      chapter.entries.map((entry) => ({ chapter, entry })),
    );
    all.forEach(({ chapter, entry }, at) => {
      const previous = all[at - 1]?.entry;
      const next = all[at + 1]?.entry;
      places.set(keyOf({ game: book.game, entry: entry.id }), {
        book,
        chapter,
        entry,
        previous,
        next,
      });
    });
  }
  return places;
});

export function placeOf(books: readonly Book[], at: EntryRef): Place | undefined {
  return placesOf(books).get(keyOf(at));
}

export type LinkKind = keyof EntryLinks;

const linksOf = onceFor((books: readonly Book[]) => {
  const links = new Map<string, EntryRef>();
  for (const { book, entry } of placesOf(books).values()) {
    for (const kind of ['tracks', 'steps', 'notices', 'tools'] as const) {
      for (const id of entry.links?.[kind] ?? []) {
        const key = `${book.game}/${kind}/${id}`;
        // Where several rules are about one thing, the book's order says which to read first.
        if (!links.has(key)) links.set(key, { game: book.game, entry: entry.id });
      }
    }
  }
  return links;
});

/** The entry to read at a track, step, notice or tool of a game. */
export function ruleFor(
  books: readonly Book[],
  game: string,
  kind: LinkKind,
  id: string,
): EntryRef | undefined {
  return linksOf(books).get(`${game}/${kind}/${id}`);
}

function keyOf({ game, entry }: EntryRef): string {
  return `${game}/${entry}`;
}

/** Remembers what was made of a thing for as long as there is that thing. */
function onceFor<Source extends object, Made>(make: (source: Source) => Made) {
  const made = new WeakMap<Source, { value: Made }>();
  return (source: Source): Made => {
    const known = made.get(source) ?? { value: make(source) };
    made.set(source, known);
    return known.value;
  };
}
