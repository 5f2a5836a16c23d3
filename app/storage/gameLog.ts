import { err, ok, type Result } from '../../rules/engine/result';

import { stretchIn, type Span, type StoredEvent, type StoredStretch } from './checkpoints';
import type { Database, ReadSql, Sql, Work } from './database';
import { lastMoment } from './lastMoment';
import { filledIn } from './literal';
import { restoreSetAside, setTailAside } from './setAsideLines';

export type { StoredEvent } from './checkpoints';

/** A deleted game is only hidden, so that deleting can be undone; `purgeGame` removes it. */
export type GameStatus = 'active' | 'archived' | 'deleted';

/** A game without its events. `cursor` is the last event in force, `head` the last one redoable. */
export type GameRow = {
  id: string;
  game: string;
  name: string;
  /** JSON. */
  setup: string;
  sheet: string | null;
  status: GameStatus;
  created: number;
  touched: number;
  cursor: number;
  head: number;
};

/** A game in the list. `touched` is only its place in there; `played` is what the clock said then. */
export type ListedGame = GameRow & { played: number };

/** Events that were undone and then replaced by others. */
export type SetAsideLine = { line: number; fromSeq: number; count: number; lastTime: number };

/** A game with what was read of its live line, and what was set aside. */
export type GameRecord = { row: GameRow; setAside: SetAsideLine[] } & StoredStretch;

/** What a new game starts with. */
export type NewGame = Pick<GameRow, 'id' | 'game' | 'name' | 'setup' | 'sheet' | 'created'>;

/** Stores a new game without events. */
export function createGame(db: Database, game: NewGame): Promise<Result<void, 'exists'>> {
  return db.write(async (sql) => {
    const there = await findGame(sql, game.id);
    // The same creation again: its commit was reported as failed but had reached the disk.
    if (there) return there.created === game.created ? ok(undefined) : err('exists');
    await sql.run(
      `INSERT INTO games (id, game, name, setup, sheet, status, created, touched)
       VALUES (?, ?, ?, ?, ?, 'active', ?, ${latest})`,
      [game.id, game.game, game.name, game.setup, game.sheet, game.created, game.created, game.id],
    );
    return ok(undefined);
  });
}

/** Every game of every status, the last touched first. */
export function listGames(db: Database): Promise<ListedGame[]> {
  return db.read((sql) =>
    sql.all<ListedGame>(
      `SELECT games.*, coalesce(last.time, games.created) AS played
       FROM games LEFT JOIN events AS last
       ON last.game_id = games.id AND last.line = 0 AND last.seq = games.head
       ORDER BY touched DESC, created DESC, id`,
    ),
  );
}

/** Later than every other game, so that the one just played comes first whatever the clock says. */
const latest = `max(?, coalesce(
  (SELECT min(max(touched) + 1, ${lastMoment}) FROM games WHERE id <> ?), 0))`;

/** A game without its history, or null if there is none of that id. */
export function readRow(db: Database, id: string): Promise<GameRow | null> {
  return db.read(async (sql) => (await findGame(sql, id)) ?? null);
}

/** A game with the part of its history around its cursor, or null if there is none of that id. */
export function readGame(
  db: Database,
  id: string,
  reach: (cursor: number) => Span,
  rules?: string,
): Promise<GameRecord | null> {
  return db.read(async (sql) => {
    const row = await findGame(sql, id);
    if (!row) return null;
    const stretch = await stretchIn(sql, id, reach(row.cursor), rules);
    return { row, setAside: await setAsideIn(sql, id), ...stretch };
  });
}

/** What was set aside of a game. */
export function readSetAside(db: Database, id: string): Promise<SetAsideLine[]> {
  return db.read((sql) => setAsideIn(sql, id));
}

/** Only the ends of the lines are looked at: they may be long. */
function setAsideIn(sql: ReadSql, id: string): Promise<SetAsideLine[]> {
  return sql.all<SetAsideLine>(
    `SELECT lines.line, from_seq AS fromSeq, last.seq - from_seq + 1 AS count, last.time AS lastTime
     FROM lines JOIN events AS last
     ON last.game_id = lines.game_id AND last.line = lines.line AND last.seq =
       (SELECT max(seq) FROM events WHERE game_id = lines.game_id AND line = lines.line)
     WHERE lines.game_id = ? ORDER BY lines.line`,
    [id],
  );
}

/**
 * Adds `event` after `cursor`, where the caller believes the game to stand. Events after the
 * cursor are set aside, not deleted. If the game stands elsewhere nothing is changed.
 */
export function appendEvent(
  db: Database,
  id: string,
  cursor: number,
  event: StoredEvent,
  { name, touched }: { name?: string; touched: number },
): Promise<Result<void, 'notFound' | 'conflict'>> {
  const work: Work<Result<void, 'notFound' | 'conflict'>> = async (sql) => {
    const row = await findGame(sql, id);
    if (!row) return err('notFound');
    if (await isLastEvent(sql, row, event)) return ok(undefined);
    if (row.cursor !== cursor || event.seq !== cursor + 1) return err('conflict');
    if (row.head > cursor) await setTailAside(sql, id, cursor);
    await sql.run('INSERT INTO events (game_id, line, seq, time, body) VALUES (?, 0, ?, ?, ?)', [
      id,
      event.seq,
      event.time,
      event.body,
    ]);
    await sql.run(
      `UPDATE games SET cursor = ?, head = ?, touched = ${latest}, name = coalesce(?, name)
       WHERE id = ?`,
      [event.seq, event.seq, touched, id, name ?? null, id],
    );
    return ok(undefined);
  };
  if (event.seq !== cursor + 1) return db.write(work);
  // Usually the game stands at its last event, and nothing is to be set aside.
  const { seq, time, body } = event;
  const script = filledIn(
    `UPDATE games SET cursor = ?, head = ?, touched = ${latest}, name = coalesce(?, name)
     WHERE id = ? AND cursor = ? AND head = ?;
     INSERT INTO events (game_id, line, seq, time, body) SELECT ?, 0, ?, ?, ? WHERE changes() = 1`,
    [seq, seq, touched, id, name ?? null, id, cursor, cursor, id, seq, time, body],
  );
  return db.write(work, {
    script,
    outcome: async (sql) => {
      const there = await sql.all(
        `SELECT 1 FROM games JOIN events ON game_id = id AND line = 0 AND seq <= cursor
         WHERE id = ? AND seq = ? AND time = ? AND body = ?`,
        [id, seq, time, body],
      );
      return there.length > 0 ? ok(undefined) : undefined;
    },
    chain: id,
  });
}

/** Undoes or redoes up to event `cursor`; 0 is the start of the game. A name can be undone too. */
export function moveCursor(
  db: Database,
  id: string,
  cursor: number,
  name?: string,
): Promise<Result<void, 'notFound' | 'outOfRange'>> {
  const change = 'UPDATE games SET cursor = ?, name = coalesce(?, name) WHERE id = ?';
  const params = [cursor, name ?? null, id];
  const work: Work<Result<void, 'notFound' | 'outOfRange'>> = async (sql) => {
    const row = await findGame(sql, id);
    if (!row) return err('notFound');
    if (!Number.isInteger(cursor) || cursor < 0 || cursor > row.head) return err('outOfRange');
    await sql.run(change, params);
    return ok(undefined);
  };
  if (!Number.isInteger(cursor) || cursor < 0) return db.write(work);
  return db.write(work, {
    script: filledIn(`${change} AND head >= ?`, [...params, cursor]),
    outcome: async (sql) =>
      (await findGame(sql, id))?.cursor === cursor ? ok(undefined) : undefined,
  });
}

/** Remembers which sheet of the game is open. */
export function saveSheet(
  db: Database,
  id: string,
  sheet: string,
): Promise<Result<void, 'notFound'>> {
  return db.write((sql) =>
    found(sql, 'UPDATE games SET sheet = ? WHERE id = ? RETURNING id', [sheet, id]),
  );
}

/** Archives, deletes or brings back a game. That is no play: it keeps its place in the list. */
export function setStatus(
  db: Database,
  id: string,
  status: GameStatus,
): Promise<Result<void, 'notFound'>> {
  return db.write((sql) =>
    found(sql, 'UPDATE games SET status = ? WHERE id = ? RETURNING id', [status, id]),
  );
}

/** Copies a game with its whole history, cursor and set-aside lines included. */
export function duplicateGame(
  db: Database,
  id: string,
  newId: string,
  name: string,
  time: number,
): Promise<Result<void, 'notFound' | 'exists'>> {
  return db.write(async (sql) => {
    if (!(await findGame(sql, id))) return err('notFound');
    const there = await findGame(sql, newId);
    if (there) return there.created === time ? ok(undefined) : err('exists');
    await sql.run(
      `INSERT INTO games (id, game, name, setup, sheet, status, created, touched, cursor, head)
       SELECT ?, game, ?, setup, sheet, 'active', ?, ${latest}, cursor, head FROM games WHERE id = ?`,
      [newId, name, time, time, newId, id],
    );
    await sql.run(
      `INSERT INTO events (game_id, line, seq, time, body)
       SELECT ?, line, seq, time, body FROM events WHERE game_id = ?`,
      [newId, id],
    );
    await sql.run(
      `INSERT INTO lines (game_id, line, parent, from_seq)
       SELECT ?, line, parent, from_seq FROM lines WHERE game_id = ?`,
      [newId, id],
    );
    return ok(undefined);
  });
}

/**
 * Makes the game what it was when the line's last event was done: what came before the line and
 * then the line. The live events that do not belong to that are set aside in turn.
 */
export function restoreLine(
  db: Database,
  id: string,
  line: number,
): Promise<Result<void, 'notFound'>> {
  return db.write(async (sql) => {
    if (!(await restoreSetAside(sql, id, line))) return err('notFound');
    await sql.run(
      `UPDATE games SET (cursor, head) = (SELECT last, last FROM
         (SELECT max(seq) AS last FROM events WHERE game_id = games.id AND line = 0))
       WHERE id = ?`,
      [id],
    );
    return ok(undefined);
  });
}

/** Removes a game and its history for good. */
export function purgeGame(db: Database, id: string): Promise<Result<void, 'notFound'>> {
  return db.write((sql) => found(sql, 'DELETE FROM games WHERE id = ? RETURNING id', [id]));
}

async function findGame(sql: ReadSql, id: string): Promise<GameRow | undefined> {
  const [row] = await sql.all<GameRow>('SELECT * FROM games WHERE id = ?', [id]);
  return row;
}

async function found(
  sql: Sql,
  change: string,
  params: (string | number)[],
): Promise<Result<void, 'notFound'>> {
  const rows = await sql.all(change, params);
  return rows.length > 0 ? ok(undefined) : err('notFound');
}

/** True if this very event was appended last: its commit was reported as failed but had worked. */
async function isLastEvent(sql: ReadSql, row: GameRow, event: StoredEvent): Promise<boolean> {
  if (row.cursor !== event.seq || row.head !== event.seq) return false;
  const same = await sql.all(
    'SELECT 1 FROM events WHERE game_id = ? AND line = 0 AND seq = ? AND time = ? AND body = ?',
    [row.id, event.seq, event.time, event.body],
  );
  return same.length > 0;
}
