import type { Sql } from './transaction';

// Lines form a tree. Line 0 is the live one; a set-aside line continues its parent after event
// from_seq - 1, and that event is in the parent itself. Both functions keep it so: whenever events
// move to another line, the lines that continue them get that line as their parent.

/** Moves the live events after `seq`, of which there is at least one, to a line of their own. */
export async function setTailAside(sql: Sql, id: string, seq: number): Promise<void> {
  const [next] = await sql.all<{ line: number }>(
    'SELECT coalesce(max(line), 0) + 1 AS line FROM lines WHERE game_id = ?',
    [id],
  );
  const line = next?.line ?? 1;
  await sql.run('UPDATE lines SET parent = ? WHERE game_id = ? AND parent = 0 AND from_seq > ?', [
    line,
    id,
    seq + 1,
  ]);
  await sql.run('INSERT INTO lines (game_id, line, parent, from_seq) VALUES (?, ?, 0, ?)', [
    id,
    line,
    seq + 1,
  ]);
  await sql.run('UPDATE events SET line = ? WHERE game_id = ? AND line = 0 AND seq > ?', [
    line,
    id,
    seq,
  ]);
}

/** Makes a set-aside line live again, with the lines it continues; false if there is none. */
export async function restoreSetAside(sql: Sql, id: string, line: number): Promise<boolean> {
  const [found] = await sql.all<{ parent: number; fromSeq: number }>(
    'SELECT parent, from_seq AS fromSeq FROM lines WHERE game_id = ? AND line = ?',
    [id, line],
  );
  if (!found) return false;
  if (found.parent !== 0) await restoreSetAside(sql, id, found.parent);
  const tail = await sql.all(
    'SELECT 1 FROM events WHERE game_id = ? AND line = 0 AND seq >= ? LIMIT 1',
    [id, found.fromSeq],
  );
  if (tail.length > 0) await setTailAside(sql, id, found.fromSeq - 1);
  await sql.run('UPDATE events SET line = 0 WHERE game_id = ? AND line = ?', [id, line]);
  await sql.run('UPDATE lines SET parent = 0 WHERE game_id = ? AND parent = ?', [id, line]);
  await sql.run('DELETE FROM lines WHERE game_id = ? AND line = ?', [id, line]);
  return true;
}
