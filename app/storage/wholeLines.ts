import type { Contents } from './contents';
import { byGame, joined, rowsOf, withRows } from './contentsByGame';
import type { SqlValue } from './driver';

export type GameRow = Readonly<Record<string, SqlValue>> & {
  id: string;
  game: string;
  name: string;
  touched: number;
  cursor: number;
  head: number;
};
export type EventRow = Readonly<Record<string, SqlValue>> & {
  line: number;
  seq: number;
  time: number;
};
export type LineRow = Readonly<Record<string, SqlValue>> & {
  line: number;
  parent: number;
  from_seq: number;
};

/** Every game up to where it goes through: what hangs in the air behind a gap cannot be played on. */
export function wholeGames(contents: Contents): Contents {
  const { games, rest } = byGame(contents);
  const found = [...games.values()];
  const parts = found.map((part) => {
    const [row] = rowsOf<GameRow>(part, 'games');
    return row === undefined || isWhole(part, row) ? part : cutAtHole(part, row).whole;
  });
  if (parts.every((part, at) => part === found[at])) return contents;
  return joined(contents.schema, [emptied(contents), rest, ...parts]);
}

/** The same tables without a row: they are named even where no game has any. */
function emptied({ schema, tables }: Contents): Contents {
  const empty = Object.entries(tables).map(([name, { columns }]) => [name, { columns, rows: [] }]);
  return { schema, tables: Object.fromEntries(empty) as Contents['tables'] };
}

/** True if nothing of the game hangs in the air: no gap, no set-aside line that branches off nowhere. */
export function isWhole(part: Contents, row: GameRow): boolean {
  const { whole, lost } = cutAtHole(part, row);
  const linesOf = ({ tables }: Contents) => tables.lines?.rows.length ?? 0;
  return lost === 0 && headOf(whole) === row.head && linesOf(whole) === linesOf(part);
}

function headOf(part: Contents): number {
  return rowsOf<GameRow>(part, 'games')[0]?.head ?? 0;
}

/**
 * A line without gaps from its first event on; set-aside lines only where they still branch off.
 * `lost` counts what is missing or left out.
 */
export function cutAtHole(part: Contents, row: GameRow): { whole: Contents; lost: number } {
  const events = rowsOf<EventRow>(part, 'events');
  const lines = rowsOf<LineRow>(part, 'lines');
  const spans = spansOf(events, lines);
  const isKept = ({ line, seq }: EventRow) => {
    const span = spans.get(line);
    return span !== undefined && seq >= span.from && seq <= span.end;
  };
  const head = spans.get(0)?.end ?? 0;
  let whole = withRows(part, 'games', [{ ...row, head, cursor: Math.min(row.cursor, head) }]);
  if (events.length > 0) whole = withRows(whole, 'events', events.filter(isKept));
  if (lines.length > 0) {
    const keptLines = lines.filter(({ line }) => spans.has(line));
    whole = withRows(whole, 'lines', keptLines);
  }
  const last = events.reduce((most, { line, seq }) => (line === 0 ? Math.max(most, seq) : most), 0);
  const told = new Set(events.map(({ line }) => line));
  const silent = lines.filter(({ line }) => !told.has(line)).length;
  const aside = events.filter((event) => event.line !== 0 && !isKept(event)).length + silent;
  return { whole, lost: Math.max(row.head, last) - head + aside };
}

type Span = { from: number; end: number };

/** From where to where each line goes through. */
function spansOf(
  events: readonly EventRow[],
  lines: readonly LineRow[],
): ReadonlyMap<number, Span> {
  const seqs = new Map<number, Set<number>>();
  for (const { line, seq } of events) {
    const known = seqs.get(line) ?? new Set();
    seqs.set(line, known.add(seq));
  }
  const spans = new Map<number, Span>();
  const walk = (line: number, from: number) => {
    let end = from - 1;
    while (seqs.get(line)?.has(end + 1) === true) end += 1;
    if (line === 0 || end >= from) spans.set(line, { from, end });
  };
  walk(0, 1);
  // The event a line branches off from is in its parent, so a parent begins before its branches.
  const branches = [...lines].sort((one, other) => one.from_seq - other.from_seq);
  for (const { line, parent, from_seq: from } of branches) {
    const trunk = spans.get(parent);
    if (trunk === undefined || from > trunk.end + 1) continue;
    if (from > trunk.from || (parent === 0 && from === 1)) walk(line, from);
  }
  return spans;
}
