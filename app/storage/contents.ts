import type { SqlValue } from './driver';
import type { ReadSql, Sql } from './transaction';

/** The rows of a table, in the order of its primary key. */
export type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SqlValue[])[];
};

/**
 * Everything that belongs to the players, table by table. What a table means is the business of
 * its schema: an older one is understood by letting the migrations run over it.
 */
export type Contents = {
  readonly schema: number;
  readonly tables: Readonly<Record<string, Table>>;
};

/** The app's own: texts that come with it, and what it can work out again. No player's loss. */
const ownTables = new Set(['books', 'entries', 'checkpoints']);

export async function readContents(sql: ReadSql): Promise<Contents> {
  const tables: [string, Table][] = [];
  for (const name of await tablesIn(sql)) tables.push([name, await readTable(sql, name)]);
  return { schema: await schemaOf(sql), tables: Object.fromEntries(tables) };
}

export async function schemaOf(sql: ReadSql): Promise<number> {
  const [row] = await sql.all<{ user_version: number }>('PRAGMA user_version');
  return row?.user_version ?? 0;
}

/** The tables that hold what is the players'. */
export async function tablesIn(sql: ReadSql): Promise<readonly string[]> {
  const found = await sql.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  return found.map(({ name }) => name).filter((name) => !ownTables.has(name));
}

/** The columns of a table, and those of them that identify a row. */
export async function columnsOf(
  sql: ReadSql,
  table: string,
): Promise<{ columns: readonly string[]; key: readonly string[] }> {
  const info = await sql.all<{ name: string; pk: number }>(`PRAGMA table_info(${quoted(table)})`);
  const key = info.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  return { columns: info.map(({ name }) => name), key: key.map(({ name }) => name) };
}

async function readTable(sql: ReadSql, name: string): Promise<Table> {
  const { columns, key } = await columnsOf(sql, name);
  const order = key.length === 0 ? '' : `ORDER BY ${key.map(quoted).join(', ')}`;
  const rows = await sql.all<Record<string, SqlValue>>(`SELECT * FROM ${quoted(name)} ${order}`);
  return { columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) };
}

/** Puts these contents in the place of all there are. A table they do not name ends up empty. */
export async function replaceContents(sql: Sql, contents: Contents): Promise<void> {
  // Rows may come before those they refer to.
  await sql.run('PRAGMA defer_foreign_keys = ON');
  for (const table of await tablesIn(sql)) await sql.run(`DELETE FROM ${quoted(table)}`);
  for (const [name, table] of Object.entries(contents.tables)) await insertRows(sql, name, table);
}

/** One statement a table, however many rows: each statement is a way to the database and back. */
export async function insertRows(
  sql: Sql,
  name: string,
  { columns, rows }: Table,
  orElse: '' | 'OR IGNORE' = '',
): Promise<void> {
  if (rows.length === 0) return;
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`);
  await sql.run(
    `INSERT ${orElse} INTO ${quoted(name)} (${columns.map(quoted).join(', ')})
     SELECT ${values.join(', ')} FROM json_each(?)`,
    [JSON.stringify(rows)],
  );
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
