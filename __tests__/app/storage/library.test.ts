import {
  announceBooks,
  hasUnfinishedBooks,
  readBooks,
  removeBook,
  writeBook,
} from '../../../app/storage/library';
import { writeBookmark, writeNote, writeRead, readMarks } from '../../../app/storage/readerMarks';
import { loadBooks } from '../../../rules/games';
import { contentHash } from '../../../rules/library/contentHash';
import type { Book } from '../../../rules/library/entry';
import { tinyBook, tinyEntry } from '../../rules/library/tinyBook';
import { nodeDriver } from '../../support/nodeDriver';
import { faultyDriver } from './faultyDriver';
import { opened, removeTemporaryFiles, temporaryFile } from './testDatabase';

afterAll(removeTemporaryFiles);

let books: readonly Book[];
beforeAll(async () => {
  books = await loadBooks();
});

const stored = (book: Book) => ({ book, hash: contentHash(JSON.stringify(book)) });
const byGame = (one: { book: Book }, other: { book: Book }) =>
  one.book.game < other.book.game ? -1 : 1;

async function filled(shelf: readonly Book[], path?: string) {
  const db = await opened(nodeDriver(path));
  for (const book of shelf) await writeBook(db, stored(book));
  return db;
}

const lair = tinyBook('lair', [tinyEntry('web'), tinyEntry('eggs'), tinyEntry('silk')]);
const keep = tinyBook('keep', [tinyEntry('wall')]);

describe('books', () => {
  it('are given back exactly as they were stored, also after reopening', async () => {
    const path = temporaryFile();
    const wanted = books.map(stored).sort(byGame);
    const db = await filled(books, path);
    expect([...(await readBooks(db))].sort(byGame)).toEqual(wanted);
    await db.close();
    const again = await opened(nodeDriver(path));
    const read = [...(await readBooks(again))].sort(byGame);
    // To the letter: their hash is compared with that of the app's own texts.
    expect(read.map(({ book }) => contentHash(JSON.stringify(book)))).toEqual(
      wanted.map(({ hash }) => hash),
    );
    await again.close();
  });

  it('are none at first', async () => {
    const db = await opened(nodeDriver());
    expect(await readBooks(db)).toEqual([]);
    await db.close();
  });

  it('take the place of the one before, of which nothing is left', async () => {
    const [old, other] = books as [Book, Book, ...Book[]];
    const db = await filled([old, other]);
    const [chapter] = old.chapters;
    const shorter: Book = {
      ...old,
      title: { ja: '新版', en: 'New edition' },
      chapters: [{ ...chapter!, id: 'new', entries: chapter!.entries.slice(0, 2) }],
    };
    await writeBook(db, { book: shorter, hash: 'new' });
    expect([...(await readBooks(db))].sort(byGame)).toEqual(
      [{ book: shorter, hash: 'new' }, stored(other)].sort(byGame),
    );
    const rows = await db.read((sql) =>
      sql.all<{ id: string }>('SELECT id FROM entries WHERE game = ?', [old.game]),
    );
    expect(rows).toHaveLength(2);
    await db.close();
  });

  it('are removed with their entries, and no other with them', async () => {
    const db = await filled([lair, keep]);
    await removeBook(db, 'lair');
    expect(await readBooks(db)).toEqual([stored(keep)]);
    const rows = await db.read((sql) => sql.all('SELECT id FROM entries'));
    expect(rows).toEqual([{ id: 'wall' }]);
    await db.close();
  });

  it('are not whole while one is stored only in part, and are when it is stored again', async () => {
    const faulty = faultyDriver(nodeDriver(temporaryFile()));
    const db = await opened(faulty.open, { setTimer: () => () => undefined });
    const [book] = books as [Book, ...Book[]];
    await writeBook(db, stored(book));
    faulty.fail('INSERT OR REPLACE INTO entries', 'disk I/O error');
    const half = writeBook(db, { book: { ...book, aliases: ['new'] }, hash: 'new' });
    // Closing ends it.
    half.catch(() => undefined);
    await db.retryNow();
    faulty.mend();
    const again = await opened(faulty.open);
    expect(await readBooks(again)).toEqual([]);
    expect(await hasUnfinishedBooks(again)).toBe(true);
    await writeBook(again, stored(book));
    expect(await readBooks(again)).toEqual([stored(book)]);
    expect(await hasUnfinishedBooks(again)).toBe(false);
    await again.close();
    await db.close();
  });

  it('that are announced are not whole until the last one is there', async () => {
    const db = await filled([]);
    await announceBooks(db, [lair, keep].map(stored));
    await writeBook(db, stored(lair));
    expect(await hasUnfinishedBooks(db)).toBe(true);
    await writeBook(db, stored(keep));
    expect(await hasUnfinishedBooks(db)).toBe(false);
    await db.close();
  });

  it('let what players do meanwhile be stored in between', async () => {
    const db = await filled([]);
    const [book] = books as [Book, ...Book[]];
    let isBookStored = false;
    const storing = writeBook(db, stored(book)).then(() => {
      isBookStored = true;
    });
    await db.write((sql) => sql.run("INSERT INTO settings VALUES ('tap', '1')"));
    expect(isBookStored).toBe(false);
    await storing;
    await db.close();
  });
});

describe('a row that cannot be read', () => {
  it.each([
    ['an entry that breaks off', `UPDATE entries SET body = '{"id":"ha' WHERE position = 2 AND`],
    ['a head that is not JSON', "UPDATE books SET head = 'head' WHERE"],
    ['a head of another kind', "UPDATE books SET head = '{}' WHERE"],
    ['a head that is nothing', "UPDATE books SET head = 'null' WHERE"],
  ])('leaves its book out and the others readable: %s', async (_what, damage) => {
    const db = await filled([lair, keep]);
    await db.write((sql) => sql.run(`${damage} game = 'lair'`));
    expect(await readBooks(db)).toEqual([stored(keep)]);

    await writeBook(db, stored(lair));
    expect([...(await readBooks(db))].sort(byGame)).toEqual([keep, lair].map(stored));
    await db.close();
  });
});

it('a newer or removed book touches nothing a reader added to it', async () => {
  const db = await filled([lair]);
  const at = { game: 'lair', entry: 'eggs' };
  await writeBookmark(db, at, 1);
  await writeNote(db, at, { kind: 'ruling', text: 'この卓では2枚' }, 2);
  await writeRead(db, at, 3);
  const marks = await readMarks(db);
  expect(marks).toEqual({
    bookmarks: [at],
    notes: [{ ...at, kind: 'ruling', text: 'この卓では2枚' }],
    recentlyRead: [at],
  });

  await writeBook(db, { book: { ...lair, chapters: [] }, hash: 'without entries' });
  expect(await readMarks(db)).toEqual(marks);
  await removeBook(db, 'lair');
  expect(await readMarks(db)).toEqual(marks);
  await db.close();
});
