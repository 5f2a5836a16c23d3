import { err, ok, type Result } from '../../rules/engine/result';
import type { BackupFault } from './backupFile';
import { columnsOf, readContents, replaceContents, tablesIn, type Contents } from './contents';
import type { Driver, OpenDriver } from './driver';
import { migrate, type Migration, migrations } from './migrations';
import { detailOf } from './storageError';

/**
 * Contents of any age as the newest schema has them, or why they cannot be. SQLite itself checks
 * them, in a scratch database of their own schema, over which the migrations then run.
 */
export async function checkedContents(
  contents: Contents,
  openScratch: OpenDriver,
  steps: readonly Migration[] = migrations,
): Promise<Result<Contents, BackupFault>> {
  let scratch: Driver | null = null;
  try {
    scratch = await openScratch();
    await fill(scratch, contents, steps);
    const broken = await scratch.all('PRAGMA foreign_key_check');
    if (broken.length > 0) throw new Error('rows refer to others that are not there');
    const migrated = await migrate(scratch, steps);
    return migrated.ok ? ok(await readContents(scratch)) : malformed(migrated.error.detail);
  } catch (error) {
    return malformed(detailOf(error));
  } finally {
    await scratch?.close().catch(() => undefined);
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
    if (!known.has(table)) throw new Error(`unknown table ${table}`);
    const { columns: expected } = await columnsOf(driver, table);
    if (columns.join() !== expected.join()) throw new Error(`${table}: other columns`);
  }
}

function malformed(detail: string): Result<never, BackupFault> {
  return err({ code: 'malformed', detail });
}
