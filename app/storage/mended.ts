import type { Contents } from './contents';
import { byGame, joined, rowsOf, withRows } from './contentsByGame';
import type { SqlValue } from './driver';

/**
 * What a game lost: how many of its last events, whatever came after the backup, or all of it.
 */
export type Loss = {
  id: string;
  game: string;
  name: string;
  events: number | 'sinceBackup' | 'all';
};

type GameRow = Readonly<Record<string, SqlValue>> & {
  id: string;
  game: string;
  name: string;
  cursor: number;
  head: number;
};
type EventRow = Readonly<Record<string, SqlValue>> & { line: number; seq: number };
type LineRow = Readonly<Record<string, SqlValue>> & {
  line: number;
  parent: number;
  from_seq: number;
};

/**
 * Makes whole games of what was salvaged. Holes are filled from a backup where it tells the same
 * story; what still hangs in the air behind a hole cannot be replayed and is left out.
 */
export function mended(
  salvaged: Contents,
  backup: Contents | undefined,
): { contents: Contents; losses: readonly Loss[] } {
  const { games, rest } = byGame(salvaged);
  const spare =
    backup?.schema === salvaged.schema ? byGame(backup).games : new Map<string, Contents>();
  const losses: Loss[] = [];
  const parts: Contents[] = [rest];
  for (const id of new Set([...games.keys(), ...spare.keys()])) {
    const found = games.get(id);
    // One that was removed for good since comes back with the lost ones: better than the reverse.
    const part = found === undefined ? spare.get(id) : filled(found, spare.get(id));
    const [row] = part === undefined ? [] : rowsOf<GameRow>(part, 'games');
    if (part === undefined || row === undefined) {
      losses.push({ id, game: '', name: '', events: 'all' });
      continue;
    }
    const { whole, lost } = cutAtHole(part, row);
    const { game, name } = row;
    if (found === undefined) losses.push({ id, game, name, events: 'sinceBackup' });
    else if (lost > 0) losses.push({ id, game, name, events: lost });
    parts.push(whole);
  }
  return { contents: joined(salvaged.schema, parts), losses };
}

/** Rows that only the backup has are added, unless the two tell different stories. */
function filled(found: Contents, backup: Contents | undefined): Contents {
  if (backup === undefined) return found;
  const keyOf = ({ line, seq }: EventRow) => `${line}/${seq}`;
  const here = new Map(rowsOf<EventRow>(found, 'events').map((event) => [keyOf(event), event]));
  const there = rowsOf<EventRow>(backup, 'events');
  const differs = there.some((event) => {
    const same = here.get(keyOf(event));
    return same !== undefined && JSON.stringify(same) !== JSON.stringify(event);
  });
  if (differs) return found;
  for (const event of there) here.set(keyOf(event), event);
  const row = rowsOf<GameRow>(found, 'games')[0] ?? atItsEnd(rowsOf<GameRow>(backup, 'games')[0]);
  const lines = new Map(
    [...rowsOf<LineRow>(backup, 'lines'), ...rowsOf<LineRow>(found, 'lines')].map((line) => [
      line.line,
      line,
    ]),
  );
  let part = withRows(found, 'events', [...here.values()]);
  if (row !== undefined) part = withRows(part, 'games', [row]);
  return lines.size === 0 ? part : withRows(part, 'lines', [...lines.values()]);
}

/** Where the cursor stood since the backup is not known: at the last thing that happened, then. */
function atItsEnd(row: GameRow | undefined): GameRow | undefined {
  return row === undefined ? undefined : { ...row, cursor: Number.MAX_SAFE_INTEGER };
}

/** A line without gaps from its first event on; set-aside lines only where they still branch off. */
function cutAtHole(part: Contents, row: GameRow): { whole: Contents; lost: number } {
  const events = rowsOf<EventRow>(part, 'events');
  const lines = rowsOf<LineRow>(part, 'lines');
  const ends = new Map<number, number>();
  const endOf = (line: number): number => {
    const known = ends.get(line);
    if (known !== undefined) return known;
    const branch = lines.find((other) => other.line === line);
    // A line that goes in a circle branches off nowhere.
    ends.set(line, 0);
    let end = 0;
    if (line === 0 || (branch !== undefined && endOf(branch.parent) >= branch.from_seq - 1)) {
      const seqs = new Set(events.filter((event) => event.line === line).map(({ seq }) => seq));
      end = line === 0 ? 0 : (branch?.from_seq ?? 1) - 1;
      while (seqs.has(end + 1)) end += 1;
    }
    ends.set(line, end);
    return end;
  };
  const keptEvents = events.filter(({ line, seq }) => seq <= endOf(line));
  const keptLines = lines.filter(({ line }) => keptEvents.some((event) => event.line === line));
  const head = endOf(0);
  const mendedRow = { ...row, head, cursor: Math.min(row.cursor, head) };
  let whole = withRows(part, 'games', [mendedRow]);
  if (events.length > 0) whole = withRows(whole, 'events', keptEvents);
  if (lines.length > 0) whole = withRows(whole, 'lines', keptLines);
  const missing =
    Math.max(row.head, ...events.filter((e) => e.line === 0).map((e) => e.seq)) - head;
  return { whole, lost: Math.max(0, missing) };
}
