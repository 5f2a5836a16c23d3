import type { Contents, Table } from './contents';
import type { SqlValue } from './driver';

/** Contents of the same schema, taken apart: each game with its history, and what belongs to none. */
type ContentsByGame = {
  readonly games: ReadonlyMap<string, Contents>;
  readonly rest: Contents;
};

export function byGame({ schema, tables }: Contents): ContentsByGame {
  const games = new Map<string, Record<string, Table>>();
  const rest: Record<string, Table> = {};
  for (const [name, table] of Object.entries(tables)) {
    const at = gameColumn(name, table);
    if (at === -1) {
      rest[name] = table;
      continue;
    }
    for (const [id, rows] of grouped(table.rows, at)) {
      const parts = games.get(id) ?? {};
      parts[name] = { columns: table.columns, rows };
      games.set(id, parts);
    }
  }
  return {
    games: new Map([...games].map(([id, parts]) => [id, { schema, tables: parts }])),
    rest: { schema, tables: rest },
  };
}

/** Puts parts together again; of a table that no part has, nothing is said. */
export function joined(schema: number, parts: Iterable<Contents>): Contents {
  const tables = new Map<string, { columns: readonly string[]; rows: Table['rows'][number][] }>();
  for (const part of parts) {
    for (const [name, { columns, rows }] of Object.entries(part.tables)) {
      const table = tables.get(name) ?? { columns, rows: [] };
      for (const row of rows) table.rows.push(row);
      tables.set(name, table);
    }
  }
  return { schema, tables: Object.fromEntries(tables) };
}

/** The rows of a table by the names of its columns. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as the driver's `all`
export function rowsOf<Row>(contents: Contents, name: string): readonly Row[] {
  const table = contents.tables[name];
  if (table === undefined) return [];
  return table.rows.map(
    (row) => Object.fromEntries(table.columns.map((column, at) => [column, row[at]])) as Row,
  );
}

/** The contents with other rows in one of the tables. */
export function withRows(
  contents: Contents,
  name: string,
  rows: readonly Readonly<Record<string, SqlValue>>[],
): Contents {
  const columns = contents.tables[name]?.columns ?? Object.keys(rows[0] ?? {});
  const table = { columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) };
  return { ...contents, tables: { ...contents.tables, [name]: table } };
}

/** Where a table says which game a row belongs to; -1 where it does not. */
function gameColumn(name: string, { columns }: Table): number {
  return columns.indexOf(name === 'games' ? 'id' : 'game_id');
}

function grouped(rows: Table['rows'], at: number): Map<string, Table['rows'][number][]> {
  const groups = new Map<string, Table['rows'][number][]>();
  for (const row of rows) {
    const id = String(row[at]);
    const group = groups.get(id) ?? [];
    group.push(row);
    groups.set(id, group);
  }
  return groups;
}
