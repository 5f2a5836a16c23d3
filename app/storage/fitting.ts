import { fill } from './checkedContents';
import { insertRows, readContents, tablesIn, type Contents } from './contents';
import type { Driver, OpenDriver } from './driver';
import type { Migration } from './migrations';
import { judgeStatementError } from './storageError';

/**
 * The rows that their schema lets in; of several with the same key the first. What was read from
 * damaged pages may be anything, and one row that does not fit must not cost the others.
 */
export async function fitting(
  contents: Contents,
  openScratch: OpenDriver,
  steps: readonly Migration[],
): Promise<Contents> {
  const scratch = await openScratch();
  try {
    // What a row refers to may be found elsewhere later.
    await scratch.exec('PRAGMA foreign_keys = OFF');
    await fill(scratch, { schema: contents.schema, tables: {} }, steps);
    const known = await tablesIn(scratch);
    for (const name of known) await insertFitting(scratch, name, contents);
    return await readContents(scratch);
  } finally {
    await scratch.close();
  }
}

async function insertFitting(scratch: Driver, name: string, { tables }: Contents): Promise<void> {
  const table = tables[name];
  if (table === undefined) return;
  try {
    await insertRows(scratch, name, table, 'OR IGNORE');
  } catch (error) {
    if (judgeStatementError(error).code !== 'refused') throw error;
    // A value of another type stops the statement: row by row then.
    for (const row of table.rows) {
      const one = { columns: table.columns, rows: [row] };
      await insertRows(scratch, name, one, 'OR IGNORE').catch(() => undefined);
    }
  }
}
