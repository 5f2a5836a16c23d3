import type { Book, RuleEntry } from '../../rules/library/entry';
import type { Database, Sql } from './database';

/** A book as it is stored, with the fingerprint of what was stored. */
export type StoredBook = { book: Book; hash: string };

type BookRow = { game: string; hash: string; head: string };
type EntryRow = { game: string; chapter: string; body: string };

/** Every book that can be read; one that cannot is left out, and is stored anew by its hash. */
export async function readBooks(db: Database): Promise<readonly StoredBook[]> {
  const { books, entries } = await db.read(async (sql) => ({
    books: await sql.all<BookRow>('SELECT game, hash, head FROM books'),
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

/** Few statements for many rows: taps at the table wait behind them. */
const rowsAtOnce = 100;

/** Puts a book in place of the one that was there. */
export function writeBook(db: Database, { book, hash }: StoredBook): Promise<void> {
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
  return db.write(async (sql) => {
    await sql.run('DELETE FROM books WHERE game = ?', [book.game]);
    await sql.run('INSERT INTO books (game, hash, head) VALUES (?, ?, ?)', [
      book.game,
      hash,
      JSON.stringify(head),
    ]);
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await insertEntries(sql, rows.slice(from, from + rowsAtOnce));
    }
  });
}

async function insertEntries(sql: Sql, rows: readonly (string | number)[][]): Promise<void> {
  const places = rows.map(() => '(?, ?, ?, ?, ?)').join(', ');
  await sql.run(
    `INSERT INTO entries (game, position, chapter, id, body) VALUES ${places}`,
    rows.flat(),
  );
}

/** Forgets a book the app no longer has. */
export function removeBook(db: Database, game: string): Promise<void> {
  return db.write((sql) => sql.run('DELETE FROM books WHERE game = ?', [game]));
}
