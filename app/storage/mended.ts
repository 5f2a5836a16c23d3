import type { Contents } from './contents';
import { byGame, joined, rowsOf, withRows } from './contentsByGame';
import type { Salvaged } from './salvage';
import { cutAtHole, type EventRow, type GameRow, type LineRow } from './wholeLines';

/**
 * What a game lost: how many of its last events, whatever came after the backup, or all of it.
 */
export type Loss = {
  id: string;
  game: string;
  name: string;
  events: number | 'sinceBackup' | 'all';
};

/**
 * Makes whole games of what was salvaged. Holes are filled from a backup of the same schema where
 * it tells the same story; what still hangs in the air behind a hole cannot be replayed and is left
 * out.
 */
export function mended(
  { contents, isDamaged, isCut }: Salvaged,
  backup: Contents | undefined,
): { contents: Contents; losses: readonly Loss[] } {
  const { games, rest } = byGame(contents);
  const spare = backup === undefined ? new Map<string, Contents>() : byGame(backup).games;
  const losses: Loss[] = [];
  const parts: Contents[] = [rest];
  // A game that is not in a list that can be read was removed for good.
  const lost = isDamaged('games') ? spare.keys() : [];
  for (const id of new Set([...games.keys(), ...lost])) {
    const found = games.get(id);
    const part = found === undefined ? spare.get(id) : filled(found, spare.get(id), isDamaged);
    const [row] = part === undefined ? [] : rowsOf<GameRow>(part, 'games');
    if (part === undefined || row === undefined) {
      losses.push({ id, game: '', name: '', events: 'all' });
      continue;
    }
    const { whole, lost: known } = cutAtHole(part, row);
    // How long a line was that was set aside only the backup says.
    const missing = known === 0 && isCut(id) && hasOwnLines(part, spare.get(id)) ? 1 : known;
    const { game, name } = row;
    if (found === undefined) losses.push({ id, game, name, events: 'sinceBackup' });
    else if (missing > 0) losses.push({ id, game, name, events: missing });
    parts.push(whole);
  }
  return { contents: joined(contents.schema, parts), losses };
}

/** True if something was set aside that the backup does not have. */
function hasOwnLines(part: Contents, backup: Contents | undefined): boolean {
  const known = new Set((backup?.tables.lines?.rows ?? []).map((row) => JSON.stringify(row)));
  return (part.tables.lines?.rows ?? []).some((row) => !known.has(JSON.stringify(row)));
}

/** Adds rows that only the backup has, as far as the two tell the same story. */
function filled(
  found: Contents,
  backup: Contents | undefined,
  isDamaged: Salvaged['isDamaged'],
): Contents {
  if (backup === undefined) return found;
  const [row] = rowsOf<GameRow>(found, 'games');
  const ours = rowsOf<LineRow>(found, 'lines');
  const theirs = rowsOf<LineRow>(backup, 'lines');
  const lines = new Map(ours.map((line) => [line.line, line]));
  if (isDamaged('lines')) {
    for (const line of theirs) if (!lines.has(line.line)) lines.set(line.line, line);
  }
  const shared = (line: number) =>
    theirs.some((other) => JSON.stringify(other) === JSON.stringify(lines.get(line)));
  const events = new Map(rowsOf<EventRow>(found, 'events').map((event) => [keyOf(event), event]));
  const there = rowsOf<EventRow>(backup, 'events');
  const last = Math.min(row?.head ?? Infinity, lastShared(events, there, ours, theirs));
  for (const event of there) {
    const fits = event.line === 0 ? event.seq <= last : shared(event.line);
    if (fits && !events.has(keyOf(event))) events.set(keyOf(event), event);
  }
  let part = withRows(found, 'events', [...events.values()]);
  const [old] = rowsOf<GameRow>(backup, 'games');
  const known = row ?? (events.size > there.length ? atItsEnd(old, events) : old);
  if (known !== undefined) part = withRows(part, 'games', [known]);
  return lines.size === 0 ? part : withRows(part, 'lines', [...lines.values()]);
}

function keyOf({ line, seq }: EventRow): string {
  return `${line}/${seq}`;
}

/** Up to which live event the two surely tell the same story. */
function lastShared(
  here: ReadonlyMap<string, EventRow>,
  there: readonly EventRow[],
  ourLines: readonly LineRow[],
  theirLines: readonly LineRow[],
): number {
  // What was set aside since the backup was live in it.
  const known = new Set(theirLines.map(({ line }) => line));
  const setAside = ourLines.filter(({ line }) => !known.has(line));
  let last = setAside.reduce((least, { from_seq: from }) => Math.min(least, from - 1), Infinity);
  let agreed = 0;
  for (const event of there) {
    const same = here.get(keyOf(event));
    if (event.line !== 0 || same === undefined || event.seq > last) continue;
    if (JSON.stringify(same) !== JSON.stringify(event)) last = agreed;
    else agreed = event.seq;
  }
  return last;
}

/** Where the cursor stood since the backup is not known: at the last thing that happened, then. */
function atItsEnd(
  row: GameRow | undefined,
  events: ReadonlyMap<string, EventRow>,
): GameRow | undefined {
  if (row === undefined) return undefined;
  const times = [...events.values()].map(({ time }) => time);
  const touched = times.reduce((latest, time) => Math.max(latest, time), row.touched);
  return { ...row, touched, cursor: Number.MAX_SAFE_INTEGER };
}
