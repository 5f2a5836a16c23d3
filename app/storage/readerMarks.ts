import type { Database } from './database';
import { lastMoment } from './lastMoment';

/** An entry of a game's rules. */
export type EntryRef = { game: string; entry: string };

/** What a player wrote on an entry: a note, or how this table rules it. */
export type OwnNote = { kind: 'note' | 'ruling'; text: string };

/** Everything a reader added, the newest first. */
export type ReaderMarks = {
  bookmarks: readonly EntryRef[];
  notes: readonly (EntryRef & OwnNote)[];
  recentlyRead: readonly EntryRef[];
};

/** How many entries are remembered as read. */
export const mostRecent = 20;

/** Later than all the others: a clock that was set back does not make the newest the oldest. */
function latestIn(table: string): string {
  return `max(?, coalesce((SELECT min(max(time) + 1, ${lastMoment}) FROM ${table}), 0))`;
}

export function readMarks(db: Database): Promise<ReaderMarks> {
  return db.read(async (sql) => ({
    bookmarks: await sql.all<EntryRef>(
      'SELECT game, entry FROM bookmarks ORDER BY time DESC, game, entry',
    ),
    notes: await sql.all<EntryRef & OwnNote>(
      'SELECT game, entry, kind, text FROM own_notes ORDER BY time DESC, game, entry',
    ),
    recentlyRead: await sql.all<EntryRef>(
      'SELECT game, entry FROM entries_read ORDER BY time DESC, game, entry LIMIT ?',
      [mostRecent],
    ),
  }));
}

export function writeBookmark(
  db: Database,
  { game, entry }: EntryRef,
  time: number | undefined,
): Promise<void> {
  return db.write((sql) =>
    time === undefined
      ? sql.run('DELETE FROM bookmarks WHERE game = ? AND entry = ?', [game, entry])
      : sql.run(
          `INSERT INTO bookmarks (game, entry, time) VALUES (?, ?, ${latestIn('bookmarks')})
           ON CONFLICT (game, entry) DO UPDATE SET time = excluded.time`,
          [game, entry, time],
        ),
  );
}

/** Stores a note; `undefined` removes it. */
export function writeNote(
  db: Database,
  { game, entry }: EntryRef,
  note: OwnNote | undefined,
  time: number,
): Promise<void> {
  return db.write((sql) =>
    note === undefined
      ? sql.run('DELETE FROM own_notes WHERE game = ? AND entry = ?', [game, entry])
      : sql.run(
          `INSERT INTO own_notes (game, entry, kind, text, time)
           VALUES (?, ?, ?, ?, ${latestIn('own_notes')})
           ON CONFLICT (game, entry) DO UPDATE
           SET kind = excluded.kind, text = excluded.text, time = excluded.time`,
          [game, entry, note.kind, note.text, time],
        ),
  );
}

/** Remembers that an entry was read, and forgets those read long ago. */
export function writeRead(db: Database, { game, entry }: EntryRef, time: number): Promise<void> {
  return db.write(async (sql) => {
    await sql.run(
      `INSERT INTO entries_read (game, entry, time) VALUES (?, ?, ${latestIn('entries_read')})
       ON CONFLICT (game, entry) DO UPDATE SET time = excluded.time`,
      [game, entry, time],
    );
    await sql.run(
      `DELETE FROM entries_read WHERE (game, entry) NOT IN
       (SELECT game, entry FROM entries_read ORDER BY time DESC, game, entry LIMIT ?)`,
      [mostRecent],
    );
  });
}
