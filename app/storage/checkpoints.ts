import type { Database } from './database';
import type { ReadSql, Sql } from './transaction';

/** One event as it is stored; what its JSON means is the engine's business. */
export type StoredEvent = { seq: number; time: number; body: string };

/** The state after event `seq` of the live line as JSON, and how many events were unreadable. */
export type StoredCheckpoint = { seq: number; unreadable: number; state: string };

/** Live events in order, right after a checkpoint or, without one, from the first on. */
export type StoredStretch = { checkpoint: StoredCheckpoint | undefined; events: StoredEvent[] };

/**
 * Which events are wanted: those after the newest checkpoint at or before `from`, as far as `to`,
 * and no more than `most` of them.
 */
export type Span = { from: number; to: number; most: number };

/** `rules` is the code that may use a checkpoint: its own. Without it none is used. */
export async function stretchIn(
  sql: ReadSql,
  id: string,
  { from, to, most }: Span,
  rules: string | undefined,
): Promise<StoredStretch> {
  const checkpoint = rules === undefined ? undefined : await newestIn(sql, id, rules, from);
  const events = await eventsIn(sql, id, { after: checkpoint?.seq ?? 0, to, most });
  return { checkpoint, events };
}

export function readStretch(
  db: Database,
  id: string,
  span: Span,
  rules: string | undefined,
): Promise<StoredStretch> {
  return db.read((sql) => stretchIn(sql, id, span, rules));
}

export function readEvents(
  db: Database,
  id: string,
  part: { after: number; to: number; most: number },
): Promise<StoredEvent[]> {
  return db.read((sql) => eventsIn(sql, id, part));
}

function eventsIn(
  sql: ReadSql,
  id: string,
  { after, to, most }: { after: number; to: number; most: number },
): Promise<StoredEvent[]> {
  return sql.all<StoredEvent>(
    `SELECT seq, time, body FROM events
     WHERE game_id = ? AND line = 0 AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?`,
    [id, after, to, most],
  );
}

async function newestIn(
  sql: ReadSql,
  id: string,
  rules: string,
  from: number,
): Promise<StoredCheckpoint | undefined> {
  // A text that was damaged unnoticed is as good as none.
  const [newest] = await sql.all<StoredCheckpoint>(
    `SELECT seq, unreadable, state FROM checkpoints
     WHERE game_id = ? AND seq <= ? AND rules = ? AND json_valid(state)
     ORDER BY seq DESC LIMIT 1`,
    [id, from, rules],
  );
  return newest;
}

/** Keeps checkpoints of a game; those of other code are of no use any more. */
export async function keepCheckpoints(
  sql: Sql,
  id: string,
  rules: string,
  checkpoints: readonly StoredCheckpoint[],
): Promise<void> {
  await sql.run('DELETE FROM checkpoints WHERE game_id = ? AND rules <> ?', [id, rules]);
  for (const { seq, unreadable, state } of checkpoints) {
    await sql.run(
      `INSERT OR REPLACE INTO checkpoints (game_id, seq, rules, unreadable, state)
       VALUES (?, ?, ?, ?, ?)`,
      [id, seq, rules, unreadable, state],
    );
  }
}
