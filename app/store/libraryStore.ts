import type { Book } from '../../rules/library/entry';
import { shelfPlaceOf } from '../../rules/games';
import { tidyLines, tidyText } from '../../rules/engine/written';
import { contentHash } from '../../rules/library/contentHash';
import type { Database } from '../storage/database';
import {
  announceBooks,
  hasUnfinishedBooks,
  readBooks,
  removeBook,
  writeBook,
  type StoredBook,
} from '../storage/library';
import type { Keeping } from '../storage/records';
import {
  mostRecent,
  readMarks,
  writeBookmark,
  writeNote,
  writeRead,
  type EntryRef,
  type OwnNote,
  type ReaderMarks,
} from '../storage/readerMarks';

export type { EntryRef, OwnNote, ReaderMarks } from '../storage/readerMarks';

export type LibraryState = {
  /** The rules of every game; nothing until they were asked for and are there. */
  books: readonly Book[] | undefined;
  /** The rules could not be had at all; asking again may help. */
  booksMissing: boolean;
  marks: ReaderMarks;
};

export type LibraryActions = {
  /** Brings the rules and what was added to them. May be called whenever they are needed. */
  openLibrary: () => Promise<void>;
  setBookmark: (at: EntryRef, on: boolean) => void;
  /** Keeps a note on an entry; an empty one is none. */
  setNote: (at: EntryRef, note: OwnNote | undefined) => void;
  markRead: (at: EntryRef) => void;
  /** Reads bookmarks and notes again: others may have taken their place. */
  refreshMarks: () => Promise<void>;
  /** Resolves when the texts are on the disk, as far as they are to be stored. */
  whenStored: () => Promise<void>;
};

/** Whoever opened the library wants to read first; newer texts can wait a moment. */
const settleMs = 3000;

type Tools = {
  db: () => Database;
  now: () => number;
  set: (change: Partial<LibraryState>) => void;
  get: () => LibraryState & { keeping: Keeping };
  inBackground: (work: Promise<unknown>) => void;
  loadBooks: () => Promise<readonly Book[]>;
};

export function createLibrary(tools: Tools): LibraryState & LibraryActions {
  const { db, now, set, get, inBackground, loadBooks } = tools;
  let opening: Promise<void> | undefined;
  let storing: Promise<void> = Promise.resolve();

  const refreshMarks = async () => set({ marks: withTidyNotes(await readMarks(db())) });

  /** The stored texts are there at once; those of this version follow and replace them if newer. */
  const open = async () => {
    const stored = await readBooks(db());
    await refreshMarks();
    if (stored.length > 0 && !(await hasUnfinishedBooks(db()))) {
      show(inShelfOrder(stored.map(({ book }) => book)));
      await new Promise((resolve) => setTimeout(resolve, settleMs));
    }
    const fresh = await freshBooks();
    const changed = fresh.filter(
      ({ book, hash }) =>
        !stored.some((other) => other.book.game === book.game && other.hash === hash),
    );
    const gone = stored.filter(({ book }) => !fresh.some((other) => other.book.game === book.game));
    if (changed.length + gone.length > 0) show(fresh.map(({ book }) => book));
    storing = store(changed, gone);
    inBackground(storing);
  };

  /** One after the other: whatever players do meanwhile is stored in between. */
  const store = async (changed: readonly StoredBook[], gone: readonly StoredBook[]) => {
    if (changed.length > 0) await announceBooks(db(), changed);
    for (const book of changed) await writeBook(db(), book);
    for (const { book } of gone) await removeBook(db(), book.game);
  };

  const freshBooks = async () => {
    const books = await loadBooks();
    return books.map((book) => ({ book, hash: contentHash(JSON.stringify(book)) }));
  };

  /** While the disk does not answer, the texts of the app can still be read. */
  const openUnstored = async () => {
    if (get().books === undefined) show(await loadBooks());
  };

  /** What is added to a copy would not be kept. */
  const isReadOnly = () => get().keeping.mode === 'readOnly';

  const show = (books: readonly Book[]) => set({ books, booksMissing: false });

  const change = (marks: Partial<ReaderMarks>) => set({ marks: { ...get().marks, ...marks } });

  return {
    books: undefined,
    booksMissing: false,
    marks: { bookmarks: [], notes: [], recentlyRead: [] },

    openLibrary: () => {
      opening ??= open()
        .catch(async () => {
          opening = undefined;
          await openUnstored();
        })
        .catch(() => set({ booksMissing: true }));
      return opening;
    },

    refreshMarks,
    whenStored: () => storing.catch(() => undefined),

    setBookmark: (at, on) => {
      if (isReadOnly()) return;
      const others = get().marks.bookmarks.filter((other) => !isSame(other, at));
      change({ bookmarks: on ? [at, ...others] : others });
      inBackground(writeBookmark(db(), at, on ? now() : undefined));
    },

    setNote: (at, note) => {
      if (isReadOnly()) return;
      const text = tidyLines(note?.text ?? '');
      const kept = note === undefined || tidyText(text) === '' ? undefined : { ...note, text };
      const others = get().marks.notes.filter((other) => !isSame(other, at));
      change({ notes: kept === undefined ? others : [{ ...at, ...kept }, ...others] });
      inBackground(writeNote(db(), at, kept, now()));
    },

    markRead: (at) => {
      const others = get().marks.recentlyRead.filter((other) => !isSame(other, at));
      change({ recentlyRead: [at, ...others].slice(0, mostRecent) });
      inBackground(writeRead(db(), at, now()));
    },
  };
}

/** Notes fit to be shown, whoever stored them; none of them becomes shorter. */
function withTidyNotes(marks: ReaderMarks): ReaderMarks {
  const notes = marks.notes.map((note) => ({ ...note, text: tidyLines(note.text, Infinity) }));
  return { ...marks, notes };
}

/** The disk keeps no order of books. */
function inShelfOrder(books: readonly Book[]): readonly Book[] {
  return [...books].sort((one, other) => shelfPlaceOf(one.game) - shelfPlaceOf(other.game));
}

function isSame(one: EntryRef, other: EntryRef): boolean {
  return one.game === other.game && one.entry === other.entry;
}
