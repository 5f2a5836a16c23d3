import type { Driver, OpenDriver, SqlValue } from './driver';

/**
 * A database in memory, on the web. expo-sqlite's own worker starts only where the browser lets it
 * store files, and this one is wanted above all where it does not: so the same SQLite is started
 * once more, without a worker and without files.
 */
export const openScratch: OpenDriver = async () => {
  const [{ Factory, SQLITE_INTEGER, SQLITE_ROW }, { default: start }, { default: wasm }] =
    await Promise.all([
      import('expo-sqlite/web/wa-sqlite/sqlite-api'),
      import('expo-sqlite/web/wa-sqlite/wa-sqlite'),
      import('expo-sqlite/web/wa-sqlite/wa-sqlite.wasm'),
    ]);
  const sqlite = Factory(await start({ locateFile: () => wasm }));
  const database = await sqlite.open_v2(':memory:');

  /** Its own `column` cuts numbers off at 32 bits. */
  const valueAt = (statement: number, at: number) =>
    sqlite.column_type(statement, at) === SQLITE_INTEGER
      ? sqlite.column_int_safe(statement, at)
      : sqlite.column(statement, at);

  async function all<Row>(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    const rows: Row[] = [];
    for await (const statement of sqlite.statements(database, sql)) {
      params.forEach((value, index) => sqlite.bind(statement, index + 1, bindable(value)));
      const columns = sqlite.column_names(statement);
      while ((await sqlite.step(statement)) === SQLITE_ROW) {
        const row = columns.map((name, at) => [name, valueAt(statement, at)] as const);
        rows.push(Object.fromEntries(row) as Row);
      }
    }
    return rows;
  }

  const driver: Driver = {
    all,
    run: async (sql, params) => {
      await all(sql, params);
    },
    exec: async (sql) => {
      await sqlite.exec(database, sql);
    },
    close: async () => {
      await sqlite.close(database);
    },
  };
  return driver;
};

/** A number beyond 32 bits, such as a time, has to be handed over as another kind of number. */
function bindable(value: SqlValue): SqlValue | bigint {
  return typeof value === 'number' && Number.isInteger(value) && (value | 0) !== value
    ? BigInt(value)
    : value;
}
