import type { Book, RuleEntry } from '../../rules/library/entry';
import type { Database, Sql } from './database';

/** A book as it is stored, with the fingerprint of what was stored. */
export type StoredBook = { book: Book; hash: string };

type BookRow = { game: string; hash: string; head: string };
type EntryRow = { game: string; chapter: string; body: string };

/** Every book that can be read; one that cannot is left out, and is stored anew by its hash. */
export async function readBooks(db: Database): Promise<readonly StoredBook[]> {
  const { books, entries } = await db.read(async (sql) => ({
    books: await sql.all<BookRow>('SELECT game, hash, head FROM books WHERE hash <> ?', [
      unfinished,
    ]),
    entries: await sql.all<EntryRow>(
      'SELECT game, chapter, body FROM entries ORDER BY game, position',
    ),
  }));
  return books.flatMap((row) => {
    try {
      return [{ hash: row.hash, book: assemble(row, entries) }];
    } catch {
      return [];
    }
  });
}

function assemble(row: BookRow, entries: readonly EntryRow[]): Book {
  const own = entries.filter((entry) => entry.game === row.game);
  const head = JSON.parse(row.head) as Book;
  const chapters = head.chapters.map((chapter) => ({
    ...chapter,
    entries: own
      .filter((entry) => entry.chapter === chapter.id)
      .map((entry) => JSON.parse(entry.body) as RuleEntry),
  }));
  return { ...head, chapters };
}

/** Few statements for many rows, and few rows in a transaction: taps at the table wait behind it. */
const rowsAtOnce = 20;
/** Stands for the hash until the last entry is there. */
const unfinished = '';

/**
 * Puts a book in place of the one that was there, a few entries at a time, so that what players do
 * meanwhile gets its turn. Until the last one is stored there is no book.
 */
export async function writeBook(db: Database, { book, hash }: StoredBook): Promise<void> {
  const head = { ...book, chapters: book.chapters.map(({ id, title }) => ({ id, title })) };
  const rows = book.chapters
    .flatMap((chapter) => chapter.entries.map((entry) => ({ chapter: chapter.id, entry })))
    .map(({ chapter, entry }, position) => [
      book.game,
      position,
      chapter,
      entry.id,
      JSON.stringify(entry),
    ]);
  await db.write((sql) => beginBook(sql, book.game, JSON.stringify(head)));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db.write((sql) => insertEntries(sql, rows.slice(from, from + rowsAtOnce)));
  }
  await db.write((sql) => sql.run('UPDATE books SET hash = ? WHERE game = ?', [hash, book.game]));
}

/** Says that these books are to come. Until the last one is there, the library is not whole. */
export function announceBooks(db: Database, books: readonly StoredBook[]): Promise<void> {
  return db.write(async (sql) => {
    for (const { book } of books) await beginBook(sql, book.game, '');
  });
}

/** Whether the app was closed while books were still being stored. */
export async function hasUnfinishedBooks(db: Database): Promise<boolean> {
  const rows = await db.read((sql) =>
    sql.all('SELECT 1 FROM books WHERE hash = ? LIMIT 1', [unfinished]),
  );
  return rows.length > 0;
}

async function beginBook(sql: Sql, game: string, head: string): Promise<void> {
  await sql.run('DELETE FROM books WHERE game = ?', [game]);
  await sql.run('INSERT INTO books (game, hash, head) VALUES (?, ?, ?)', [game, unfinished, head]);
}

async function insertEntries(sql: Sql, rows: readonly (string | number)[][]): Promise<void> {
  const places = rows.map(() => '(?, ?, ?, ?, ?)').join(', ');
  await sql.run(
    // Tried again after a commit that was reported as failed but had reached the disk.
    `INSERT OR REPLACE INTO entries (game, position, chapter, id, body) VALUES ${places}`,
    rows.flat(),
  );
}

/** Forgets a book the app no longer has. */
export function removeBook(db: Database, game: string): Promise<void> {
  return db.write((sql) => sql.run('DELETE FROM books WHERE game = ?', [game]));
}
