import { columnsOf, quoted, tablesIn, type Contents } from './contents';
import type { Database } from './database';
import type { SqlValue } from './driver';
import { isStorageError } from './storageError';

/**
 * Fills an empty database with contents of any schema, older or newer, as far as tables and columns
 * are called the same. A row that does not fit is left out: this is for looking, not for keeping.
 */
export function seeded(db: Database, contents: Contents): Promise<void> {
  return db.write(async (sql) => {
    const known = await tablesIn(sql);
    // Games first, so that what refers to a game left out is left out too.
    const names = new Set(['games', ...Object.keys(contents.tables)]);
    for (const name of [...names].filter((table) => known.includes(table))) {
      const { columns: ours } = await columnsOf(sql, name);
      const { columns, rows } = contents.tables[name] ?? { columns: [], rows: [] };
      const shared = columns.filter((column) => ours.includes(column));
      const into = `INSERT INTO ${quoted(name)} (${shared.map(quoted).join(', ')})
        VALUES (${shared.map(() => '?').join(', ')})`;
      for (const row of rows) {
        const values = shared.map((column): SqlValue => row[columns.indexOf(column)] ?? null);
        await sql.run(into, values).catch((error: unknown) => {
          if (!isStorageError(error) || error.code !== 'refused') throw error;
        });
      }
    }
  });
}
