import { err, ok, type Result } from '../../rules/engine/result';
import type { BackupFault } from './backupFile';
import { columnsOf, readContents, replaceContents, tablesIn, type Contents } from './contents';
import type { Driver, OpenDriver } from './driver';
import { migrate, type Migration, migrations } from './migrations';
import {
  detailOf,
  isStorageError,
  judgeStatementError,
  storageError,
  type StorageError,
} from './storageError';

/**
 * Contents of any age as the newest schema has them, or why they cannot be. SQLite itself checks
 * them, in a scratch database of their own schema, over which the migrations then run. Throws if
 * the device fails on the way.
 */
export async function checkedContents(
  contents: Contents,
  openScratch: OpenDriver,
  steps: readonly Migration[] = migrations,
): Promise<Result<Contents, BackupFault>> {
  const scratch = await openScratch();
  try {
    await fill(scratch, contents, steps);
    const broken = await scratch.all('PRAGMA foreign_key_check');
    if (broken.length > 0) throw refusal('rows refer to others that are not there');
    const migrated = await migrate(scratch, steps);
    if (migrated.ok) return ok(await readContents(scratch));
    const { code, detail } = migrated.error;
    throw code === 'schemaTooNew' ? refusal(detail) : new Error(detail);
  } catch (error) {
    // A device that fails says nothing about the contents.
    if (!isRefusal(error)) throw error;
    return err({ code: 'malformed', detail: detailOf(error) });
  } finally {
    await scratch.close().catch(() => undefined);
  }
}

/** Makes an empty database hold these contents, in their own schema: all of it or nothing. */
export async function fill(
  driver: Driver,
  contents: Contents,
  steps: readonly Migration[],
): Promise<void> {
  await driver.exec('BEGIN IMMEDIATE');
  try {
    for (const { version, sql } of steps) {
      if (version <= contents.schema) await driver.exec(sql);
    }
    await driver.exec(`PRAGMA user_version = ${contents.schema}`);
    await expectTables(driver, contents);
    await replaceContents(driver, contents);
    await driver.exec('COMMIT');
  } catch (error) {
    await driver.exec('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function expectTables(driver: Driver, { tables }: Contents): Promise<void> {
  const known = new Set(await tablesIn(driver));
  for (const [table, { columns }] of Object.entries(tables)) {
    if (!known.has(table)) throw refusal(`unknown table ${table}`);
    const { columns: expected } = await columnsOf(driver, table);
    if (columns.join() !== expected.join()) throw refusal(`${table}: other columns`);
  }
}

function refusal(detail: string): StorageError {
  return storageError('refused', detail);
}

/** Our own are known by their code: what they say may hold names from the contents. */
function isRefusal(error: unknown): boolean {
  const { code } = isStorageError(error) ? error : judgeStatementError(error);
  return code === 'refused';
}
