import { columnsOf, quoted, schemaOf, tablesIn, type Contents, type Table } from './contents';
import type { Driver, SqlValue } from './driver';
import { judgeStatementError } from './storageError';

type Row = Readonly<Record<string, SqlValue>>;

/** What could be read, and of which tables and games something could not. */
export type Salvaged = {
  contents: Contents;
  isDamaged: (table: string) => boolean;
  isCut: (game: string) => boolean;
};

/**
 * What can still be read of a damaged database. Whole tables where possible; otherwise, game by
 * game, the rows before the first damaged page and those behind the last one.
 */
export async function salvage(driver: Driver): Promise<Salvaged> {
  const schema = await schemaOf(driver);
  const tables: [string, Table][] = [];
  const damaged = new Set<string>();
  const cut = new Set<SqlValue>();
  for (const name of await tablesIn(driver)) {
    const { columns, key } = await columnsOf(driver, name);
    // Past the index, which may be damaged where the rows are not.
    const order = key.length === 0 ? '' : `ORDER BY ${key.map(quoted).join(', ')}`;
    const whole = await tried(driver, `SELECT * FROM ${quoted(name)} NOT INDEXED ${order}`);
    if (whole === undefined) damaged.add(name);
    const rows = whole ?? (await readableRows(driver, name, key, cut));
    const values = rows.map((row) => columns.map((column) => row[column] ?? null));
    tables.push([name, { columns, rows: values }]);
  }
  const contents = { schema, tables: Object.fromEntries(tables) };
  return {
    contents,
    isDamaged: (table) => damaged.has(table),
    isCut: (game) => cut.has(game),
  };
}

async function readableRows(
  driver: Driver,
  table: string,
  key: readonly string[],
  cut: Set<SqlValue>,
): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  for (const at of await placesIn(driver, key)) {
    for (const direction of ['ASC', 'DESC'] as const) {
      const { rows, isCut } = await walk(driver, table, key, direction, at);
      for (const row of rows) found.set(JSON.stringify(key.map((column) => row[column])), row);
      for (const game of isCut ? Object.values(at) : []) cut.add(game);
    }
  }
  return [...found.values()];
}

/** Where to look for rows: everywhere, and at each game by name, which leads past damaged pages. */
async function placesIn(driver: Driver, key: readonly string[]): Promise<readonly Row[]> {
  const [owner = ''] = key;
  if (owner !== 'game_id' && owner !== 'id') return [{}];
  // The index over the ids can be read where the rows of the games cannot, and the other way round.
  const indexed = await tried(driver, 'SELECT id FROM games');
  const games = indexed ?? (await tried(driver, 'SELECT id FROM games NOT INDEXED')) ?? [];
  return [{}, ...games.map(({ id = null }) => ({ [owner]: id }))];
}

/** Rows from one end of the table, or of the part where `at` holds, up to where it is damaged. */
async function walk(
  driver: Driver,
  table: string,
  key: readonly string[],
  direction: 'ASC' | 'DESC',
  at: Row,
): Promise<{ rows: readonly Row[]; isCut: boolean }> {
  const rows: Row[] = [];
  const columns = key.map(quoted).join(', ');
  const order = key.map((column) => `${quoted(column)} ${direction}`).join(', ');
  const beyond = `(${columns}) ${direction === 'ASC' ? '>' : '<'} (${key.map(() => '?').join(', ')})`;
  const here = Object.keys(at).map((column) => `${quoted(column)} = ?`);
  let many = 64;
  for (;;) {
    const last = rows.at(-1);
    const conditions = last === undefined ? here : [...here, beyond];
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    const next = await tried(
      driver,
      `SELECT * FROM ${quoted(table)} ${where} ORDER BY ${order} LIMIT ${many}`,
      [...Object.values(at), ...(last === undefined ? [] : key.map((name) => last[name] ?? null))],
    );
    if (next !== undefined) rows.push(...next);
    // The last readable rows are found one by one.
    if (next === undefined && many > 1) many = 1;
    else if (next === undefined || next.length < many) return { rows, isCut: next === undefined };
  }
}

/** The rows, or nothing where they are damaged; a disk that fails now may not fail later. */
async function tried(
  driver: Driver,
  sql: string,
  params: readonly SqlValue[] = [],
): Promise<readonly Row[] | undefined> {
  try {
    return await driver.all<Row>(sql, params);
  } catch (error) {
    if (judgeStatementError(error).code === 'unavailable') throw error;
    return undefined;
  }
}
