import type { Database } from '../../../app/storage/database';
import { readBooks, writeBook } from '../../../app/storage/library';
import { readMarks, writeBookmark } from '../../../app/storage/readerMarks';
import {
  createLibrary,
  type LibraryActions,
  type LibraryState,
} from '../../../app/store/libraryStore';
import { loadBooks } from '../../../rules/games';
import { contentHash } from '../../../rules/library/contentHash';
import type { Book } from '../../../rules/library/entry';
import { tinyBook, tinyEntry } from '../../rules/library/tinyBook';
import { nodeDriver } from '../../support/nodeDriver';
import { newPhone, untilStore } from '../../support/phone';
import { faultyDriver } from '../storage/faultyDriver';
import { opened, removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

/** Only waiting is sped up: the disk and everything asynchronous stays real. */
function holdTimers() {
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
  });
}
afterEach(() => {
  jest.useRealTimers();
});

/** How long newer texts wait for whoever is reading. */
const settleMs = 3000;

/** A library of its own on a real database, with the books a test gives it. */
function libraryOn(db: Database, load: () => Promise<readonly Book[]>) {
  const background: Promise<unknown>[] = [];
  const shown: (readonly Book[])[] = [];
  let clock = 0;
  const library: LibraryState & LibraryActions = createLibrary({
    db: () => db,
    now: () => (clock += 1),
    set: (change) => {
      Object.assign(library, change);
      if (change.books !== undefined) shown.push(change.books);
    },
    get: () => ({ ...library, keeping: { mode: 'disk' } }),
    inBackground: (work) => background.push(work),
    loadBooks: load,
  });
  return {
    library,
    shown,
    saved: async () => {
      await Promise.all(background);
    },
  };
}

const lair = tinyBook('lair', [tinyEntry('web'), tinyEntry('eggs')]);
const keep = tinyBook('keep', [tinyEntry('wall')]);
const newLair = tinyBook('lair', [tinyEntry('web', { reading: 'す' }), tinyEntry('silk')]);

const web = { game: 'lair', entry: 'web' };
const eggs = { game: 'lair', entry: 'eggs' };

const have = (books: readonly Book[]) => () => Promise.resolve(books);
const unable = () => Promise.reject(new Error('offline'));

async function gamesOnDisk(db: Database) {
  const stored = await readBooks(db);
  for (const { book, hash } of stored) expect(hash).toBe(contentHash(JSON.stringify(book)));
  return stored.map(({ book }) => book);
}

/** A database on which the books were stored by an earlier start. */
async function diskWith(books: readonly Book[]) {
  const db = await opened(nodeDriver());
  const first = libraryOn(db, have(books));
  await first.library.openLibrary();
  await first.saved();
  return db;
}

/** The stored books as a later start shows them; `settled` lets the newer ones come. */
async function shownBy(library: () => LibraryState & LibraryActions) {
  holdTimers();
  const opening = library().openLibrary();
  while (library().books === undefined) await new Promise(setImmediate);
  return {
    shown: library().books,
    settled: async () => {
      await jest.advanceTimersByTimeAsync(settleMs);
      await opening;
      jest.useRealTimers();
    },
  };
}

describe('the first start', () => {
  it('shows and stores every book of the app', async () => {
    const path = temporaryFile();
    const phone = newPhone({ path });
    const store = await phone.start();
    expect(store.getState().books).toBeUndefined();
    await store.getState().openLibrary();
    const books = await loadBooks();
    expect(store.getState().books).toEqual(books);
    await store.getState().whenSaved();
    expect(store.getState()).toMatchObject({ notSaved: '', saving: { state: 'ok' } });
    await phone.close();

    const db = await opened(nodeDriver(path));
    const byGame = (one: Book, other: Book) => (one.game < other.game ? -1 : 1);
    expect([...(await gamesOnDisk(db))].sort(byGame)).toEqual([...books].sort(byGame));
    await db.close();
  });

  it('loads the books once, however often they are asked for', async () => {
    const db = await opened(nodeDriver());
    let loads = 0;
    const { library, saved } = libraryOn(db, async () => {
      loads += 1;
      return [lair];
    });
    await Promise.all([library.openLibrary(), library.openLibrary()]);
    await library.openLibrary();
    await saved();
    expect(loads).toBe(1);
    await db.close();
  });
});

describe('a later start', () => {
  it('shows the stored books of the app at once, in the same order as the first', async () => {
    const phone = newPhone({ path: temporaryFile() });
    const first = await phone.start();
    await first.getState().openLibrary();
    const books = first.getState().books;
    const store = await phone.restart();
    const { shown, settled } = await shownBy(store.getState);
    expect(shown).toEqual(books);
    await settled();
    // The same texts again: whoever reads is not disturbed.
    expect(store.getState().books).toBe(shown);
    await phone.close();
  });

  it('shows them before the newer ones are even loaded', async () => {
    const db = await diskWith([lair, keep]);
    let loads = 0;
    const { library } = libraryOn(db, async () => {
      loads += 1;
      return [newLair, keep];
    });
    const { shown, settled } = await shownBy(() => library);
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(expect.arrayContaining([lair, keep]));
    await jest.advanceTimersByTimeAsync(settleMs - 1);
    expect(loads).toBe(0);
    await settled();
    expect(loads).toBe(1);
    await db.close();
  });

  /** A start on that disk, to the end. */
  async function laterStart(db: Database, load: () => Promise<readonly Book[]>) {
    const start = libraryOn(db, load);
    const { settled } = await shownBy(() => start.library);
    await settled();
    await start.saved();
    return start;
  }

  it('puts a changed book in the place of the stored one, here and on the disk', async () => {
    const db = await diskWith([lair, keep]);
    const { library, shown } = await laterStart(db, have([newLair, keep]));
    expect(shown).toHaveLength(2);
    expect(library.books).toEqual([newLair, keep]);
    expect(await gamesOnDisk(db)).toEqual([keep, newLair]);
    await db.close();
  });

  it('adds a new book and forgets one the app no longer has', async () => {
    const db = await diskWith([lair]);
    const { library } = await laterStart(db, have([keep]));
    expect(library.books).toEqual([keep]);
    expect(await gamesOnDisk(db)).toEqual([keep]);
    await db.close();
  });

  it('changes nothing on the screen and writes nothing where all books are the same', async () => {
    const faulty = faultyDriver(nodeDriver());
    const db = await opened(faulty.open);
    for (const book of [lair, keep]) {
      await writeBook(db, { book, hash: contentHash(JSON.stringify(book)) });
    }
    const writes = faulty.count('BEGIN IMMEDIATE');
    expect(writes).toBeGreaterThan(0);
    const { shown } = await laterStart(db, have([lair, keep]));
    expect(shown).toHaveLength(1);
    expect(faulty.count('BEGIN IMMEDIATE')).toBe(writes);
    await db.close();
  });

  it('stores a book anew that cannot be read any more', async () => {
    const db = await diskWith([lair, keep]);
    await db.write((sql) => sql.run("UPDATE entries SET body = '{' WHERE game = 'lair'"));
    const { library, shown } = await laterStart(db, have([lair, keep]));
    expect(shown[0]).toEqual([keep]);
    expect(library.books).toEqual([lair, keep]);
    expect(await gamesOnDisk(db)).toEqual([keep, lair]);
    await db.close();
  });

  it('keeps the stored books where newer ones cannot be loaded', async () => {
    const db = await diskWith([lair]);
    const { library } = await laterStart(db, unable);
    expect(library).toMatchObject({ books: [lair], booksMissing: false });
    await db.close();
  });

  it('with changed books leaves every mark as it was', async () => {
    const db = await diskWith([lair]);
    const before = libraryOn(db, have([lair]));
    before.library.setBookmark(eggs, true);
    before.library.setNote(eggs, { kind: 'note', text: '卵は4つ' });
    before.library.markRead(eggs);
    await before.saved();
    const { library } = await laterStart(db, have([newLair]));
    const marks = {
      bookmarks: [eggs],
      notes: [{ ...eggs, kind: 'note', text: '卵は4つ' }],
      recentlyRead: [eggs],
    };
    expect(library.marks).toEqual(marks);
    expect(await readMarks(db)).toEqual(marks);
    await db.close();
  });
});

describe('books that cannot be loaded', () => {
  it('are told as missing, and a later call brings them', async () => {
    const db = await opened(nodeDriver());
    let load = unable as () => Promise<readonly Book[]>;
    const { library, saved } = libraryOn(db, () => load());
    await library.openLibrary();
    expect(library).toMatchObject({ books: undefined, booksMissing: true });

    load = have([lair]);
    await library.openLibrary();
    expect(library).toMatchObject({ books: [lair], booksMissing: false });
    await saved();
    expect(await gamesOnDisk(db)).toEqual([lair]);
    await db.close();
  });
});

describe('a disk that fails', () => {
  async function failing(part: string, path = temporaryFile()) {
    let faulty!: ReturnType<typeof faultyDriver>;
    const phone = newPhone({
      path,
      wrap: (open) => {
        faulty = faultyDriver(open);
        return faulty.open;
      },
    });
    const store = await phone.start();
    faulty.fail(part, 'disk I/O error');
    return { phone, store, mend: () => faulty.mend() };
  }

  it.each([
    ['books', 'FROM books'],
    ['marks', 'FROM bookmarks'],
  ])('while the %s are read still lets every text be read', async (_what, part) => {
    const { phone, store, mend } = await failing(part);
    await store.getState().openLibrary();
    expect(store.getState().books).toEqual(await loadBooks());
    expect(store.getState().booksMissing).toBe(false);
    mend();
    await phone.close();
  });

  it('while a text is stored still lets it be read, and stores it when it is mended', async () => {
    const { phone, store, mend } = await failing('INSERT INTO books');
    await store.getState().openLibrary();
    expect(store.getState().books).toEqual(await loadBooks());
    await untilStore(store, ({ saving }) => saving.state === 'failing');
    mend();
    store.getState().retrySaving();
    await store.getState().whenSaved();
    expect(store.getState().notSaved).toBe('');
    await phone.close();
  });

  it('brings the marks back once it is mended and the library is asked for again', async () => {
    const path = temporaryFile();
    const db = await opened(nodeDriver(path));
    await writeBookmark(db, web, 1);
    await db.close();
    const { phone, store, mend } = await failing('FROM bookmarks', path);
    await store.getState().openLibrary();
    expect(store.getState().marks.bookmarks).toEqual([]);
    store.getState().setBookmark(eggs, true);
    mend();
    await store.getState().openLibrary();
    expect(store.getState().marks.bookmarks).toEqual([eggs, web]);
    await phone.close();
  });
});

describe('what a reader adds', () => {
  async function twoStarts(change: (library: LibraryActions, later: () => void) => void) {
    const phone = newPhone({ path: temporaryFile() });
    const store = await phone.start();
    await store.getState().openLibrary();
    change(store.getState(), () => {
      phone.clock.now += 1000;
    });
    const before = store.getState().marks;
    const again = await phone.restart();
    const { settled } = await shownBy(again.getState);
    const after = again.getState().marks;
    await settled();
    await phone.close();
    expect(after).toEqual(before);
    return after;
  }

  it('bookmarks are there at once and after a restart, the newest first', async () => {
    const { bookmarks } = await twoStarts(({ setBookmark }, later) => {
      setBookmark(web, true);
      later();
      setBookmark(eggs, true);
    });
    expect(bookmarks).toEqual([eggs, web]);
  });

  it('a bookmark that was taken away stays away', async () => {
    const { bookmarks } = await twoStarts(({ setBookmark }, later) => {
      setBookmark(web, true);
      later();
      setBookmark(eggs, true);
      setBookmark(web, false);
    });
    expect(bookmarks).toEqual([eggs]);
  });

  it('notes are there at once and after a restart; the last one on an entry counts', async () => {
    const { notes } = await twoStarts(({ setNote }, later) => {
      setNote(web, { kind: 'note', text: '？' });
      later();
      setNote(eggs, { kind: 'note', text: 'two' });
      later();
      setNote(web, { kind: 'ruling', text: 'この卓では可' });
    });
    expect(notes).toEqual([
      { ...web, kind: 'ruling', text: 'この卓では可' },
      { ...eggs, kind: 'note', text: 'two' },
    ]);
  });

  it.each([
    ['an empty note', { kind: 'note', text: '' } as const],
    ['a note of nothing but spaces', { kind: 'ruling', text: ' 　\n' } as const],
    ['no note', undefined],
  ])('%s removes the one that was there', async (_what, none) => {
    const { notes } = await twoStarts(({ setNote }) => {
      setNote(web, { kind: 'note', text: 'wrong' });
      setNote(eggs, { kind: 'note', text: 'kept' });
      setNote(web, none);
    });
    expect(notes).toEqual([{ ...eggs, kind: 'note', text: 'kept' }]);
  });

  it('what was read is remembered, the last first, each once, and twenty at most', async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ ...web, entry: `entry-${index}` }));
    const { recentlyRead } = await twoStarts(({ markRead }, later) => {
      for (const at of [...many, many[10]!]) {
        markRead(at);
        later();
      }
    });
    expect(recentlyRead).toEqual([
      many[10],
      ...many
        .slice(5)
        .filter((_, index) => index !== 5)
        .reverse(),
    ]);
  });
});
