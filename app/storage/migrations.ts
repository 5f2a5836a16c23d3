import { err, ok, type Result } from '../../rules/engine/result';

import { schemaOf } from './contents';
import type { Driver } from './driver';
import { detailOf, judgeStatementError, type StorageProblem } from './storageError';

/** One step of the schema. Once released it is never edited; a change is a new step. */
export type Migration = { version: number; name: string; sql: string };

/** Every step, oldest first. */
export const migrations: readonly Migration[] = [
  {
    version: 1,
    name: 'games, their events and the settings',
    // events.line 0 is the live line. Any other line is a tail that was set aside when a player
    // undid and then did something else; `lines` says where it branched off: its first event
    // follows event from_seq - 1 of line `parent`.
    sql: `
      CREATE TABLE games (
        id TEXT NOT NULL PRIMARY KEY,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        setup TEXT NOT NULL,
        sheet TEXT,
        status TEXT NOT NULL CHECK (status IN ('active', 'archived', 'deleted')),
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        cursor INTEGER NOT NULL DEFAULT 0,
        head INTEGER NOT NULL DEFAULT 0,
        CHECK (cursor BETWEEN 0 AND head)
      ) STRICT;
      CREATE TABLE events (
        game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        line INTEGER NOT NULL,
        seq INTEGER NOT NULL CHECK (seq >= 1),
        time INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (game_id, line, seq)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE lines (
        game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        line INTEGER NOT NULL CHECK (line >= 1),
        parent INTEGER NOT NULL,
        from_seq INTEGER NOT NULL,
        PRIMARY KEY (game_id, line)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE settings (
        key TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 2,
    name: 'the rules library and what its reader added',
    // books and entries are the app's own texts, written anew when their hash changes. The other
    // tables are the reader's: they name entries without referring to them, so that no change of
    // the texts can take anything away.
    sql: `
      CREATE TABLE books (
        game TEXT NOT NULL PRIMARY KEY,
        hash TEXT NOT NULL,
        head TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE entries (
        game TEXT NOT NULL REFERENCES books (game) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        chapter TEXT NOT NULL,
        id TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (game, position)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE bookmarks (
        game TEXT NOT NULL,
        entry TEXT NOT NULL,
        time INTEGER NOT NULL,
        PRIMARY KEY (game, entry)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE own_notes (
        game TEXT NOT NULL,
        entry TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('note', 'ruling')),
        text TEXT NOT NULL,
        time INTEGER NOT NULL,
        PRIMARY KEY (game, entry)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE entries_read (
        game TEXT NOT NULL,
        entry TEXT NOT NULL,
        time INTEGER NOT NULL,
        PRIMARY KEY (game, entry)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 3,
    name: 'states along the way of a long game',
    // A checkpoint is what the code `rules` made of a game's set-up and its live events up to seq;
    // `unreadable` of them nobody could read. Only a cache: it goes with anything it was made of,
    // whoever changes that. In few words, because SQLite keeps them as they are written: the whole
    // schema stays on the first page of the file, so that no other page can take it along.
    sql: `
      CREATE TABLE checkpoints (
        game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        rules TEXT NOT NULL,
        unreadable INTEGER NOT NULL,
        state TEXT NOT NULL,
        PRIMARY KEY (game_id, seq)
      ) STRICT;
      CREATE TRIGGER event_added AFTER INSERT ON events WHEN NEW.line = 0 BEGIN
      DELETE FROM checkpoints WHERE game_id = NEW.game_id AND seq >= NEW.seq; END;
      CREATE TRIGGER event_removed AFTER DELETE ON events WHEN OLD.line = 0 BEGIN
      DELETE FROM checkpoints WHERE game_id = OLD.game_id AND seq >= OLD.seq; END;
      CREATE TRIGGER event_changed AFTER UPDATE ON events WHEN OLD.line = 0 OR NEW.line = 0 BEGIN
      DELETE FROM checkpoints
      WHERE game_id IN (OLD.game_id, NEW.game_id) AND seq >= min(OLD.seq, NEW.seq); END;
      CREATE TRIGGER game_changed AFTER UPDATE OF game, setup ON games BEGIN
      DELETE FROM checkpoints WHERE game_id = NEW.id; END;
    `,
  },
];

/** Called before the first step is applied, with the schema there is (0: none yet). */
export type BeforeMigrating = (driver: Driver, schema: number) => Promise<void>;

/**
 * Brings the schema up to the last step. A step and the record of it (`user_version`) are one
 * transaction, so a step that fails leaves the schema exactly at the step before.
 */
export async function migrate(
  driver: Driver,
  steps: readonly Migration[],
  before?: BeforeMigrating,
): Promise<Result<void, StorageProblem>> {
  const current = await schemaOf(driver);
  const newest = steps.at(-1)?.version ?? 0;
  if (current > newest) {
    return err({ code: 'schemaTooNew', detail: `schema ${current}, this app knows ${newest}` });
  }
  try {
    if (current < newest) await before?.(driver, current);
  } catch (error) {
    if (judgeStatementError(error).code === 'damaged') throw error;
    return err({ code: 'migrationFailed', detail: detailOf(error) });
  }
  for (const step of steps) {
    if (step.version <= current) continue;
    try {
      await driver.exec('BEGIN IMMEDIATE');
      await driver.exec(step.sql);
      await driver.exec(`PRAGMA user_version = ${step.version}`);
      await driver.exec('COMMIT');
    } catch (error) {
      // If this fails too, closing the connection rolls back.
      await driver.exec('ROLLBACK').catch(() => undefined);
      if (judgeStatementError(error).code === 'damaged') throw error;
      const detail = `${step.version} ${step.name}: ${detailOf(error)}`;
      return err({ code: 'migrationFailed', detail });
    }
  }
  return ok(undefined);
}
