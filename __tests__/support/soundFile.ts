import { Database } from 'node-sqlite3-wasm';

import { recoverAfterKill } from './nodeDriver';

type Row = Record<string, unknown>;

/** Everything by which a file of the app would not be whole; of a sound file it finds nothing. */
const faults: Readonly<Record<string, string>> = {
  integrity: "SELECT * FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
  foreignKeys: 'SELECT * FROM pragma_foreign_key_check',
  cursors: 'SELECT id, cursor, head FROM games WHERE cursor NOT BETWEEN 0 AND head',
  liveLines: `
    SELECT id, head, count(seq), max(seq) FROM games LEFT JOIN events ON game_id = id AND line = 0
    GROUP BY id HAVING count(seq) <> head OR coalesce(max(seq), 0) <> head`,
  setAsideLines: `
    SELECT game_id, line, min(seq), from_seq, count(*), max(seq)
    FROM events LEFT JOIN lines USING (game_id, line) WHERE line > 0
    GROUP BY game_id, line HAVING min(seq) IS NOT from_seq OR max(seq) - min(seq) + 1 <> count(*)`,
};

/**
 * Reads a database file without any of the app's code, even right after its process was killed,
 * and proves it whole: what SQLite checks itself, and no gap in any game's log.
 */
export function readSound<T>(file: string, read: (all: (sql: string) => Row[]) => T): T {
  recoverAfterKill(file);
  const database = new Database(file);
  try {
    const all = (sql: string): Row[] => database.all(sql);
    for (const [name, sql] of Object.entries(faults)) {
      expect({ [name]: all(sql) }).toEqual({ [name]: [] });
    }
    return read(all);
  } finally {
    database.close();
  }
}
