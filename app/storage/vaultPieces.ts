import { contentHash } from '../../rules/library/contentHash';
import type { Disk, Driver, SqlValue } from './driver';
import type { Migration } from './migrations';
import { judgeStatementError } from './storageError';
import type { ReadSql } from './transaction';

export function pieceHash(body: string): string {
  return `${body.length}.${contentHash(body)}`;
}

/** The pieces of a backup in order; nothing if one is missing or is not what was kept. */
export async function readPieces(sql: ReadSql, id: number): Promise<string[] | undefined> {
  const pieces = await sql.all<{ hash: string; body: string | null }>(
    `SELECT hash, body FROM backup_pieces LEFT JOIN pieces USING (hash)
     WHERE backup = ? ORDER BY position`,
    [id],
  );
  const bodies = pieces.flatMap(({ hash, body }) =>
    body !== null && pieceHash(body) === hash ? [body] : [],
  );
  return bodies.length === pieces.length && bodies.length > 0 ? bodies : undefined;
}

type Row = Readonly<Record<string, SqlValue>>;
type Saved = { backup: Row; bodies: readonly string[] };

type Survivors = { saved: readonly Saved[]; repair: readonly Row[] };

/** Where the survivors are while the file itself is being made anew. */
function shelterOf(file: string): string {
  return `${file}.mended`;
}

/**
 * Puts a new file in the place of a damaged one, with the backups that are still whole. At every
 * moment they are whole in one of two files: killed on the way, it goes on at the next opening.
 */
export async function mendVault(
  disk: Disk,
  file: string,
  steps: readonly Migration[],
): Promise<void> {
  const shelter = shelterOf(file);
  let survivors = await wholeBackups(disk, file);
  if (survivors.saved.length > 0) await writeVault(disk, shelter, survivors, steps);
  else survivors = await wholeBackups(disk, shelter);
  await writeVault(disk, file, survivors, steps);
  await disk.remove(shelter).catch(() => undefined);
}

/** True if the file was being mended and is not there yet: what it is to hold is elsewhere. */
export async function isMendingCutOff(disk: Disk, file: string): Promise<boolean> {
  const shelter = shelterOf(file);
  const { saved } = await wholeBackups(disk, shelter);
  // Looking for it made an empty one.
  if (saved.length === 0) await disk.remove(shelter).catch(() => undefined);
  return saved.length > 0;
}

/** Schema and rows are one transaction: a file with a schema is complete. */
async function writeVault(
  disk: Disk,
  file: string,
  { saved, repair }: Survivors,
  steps: readonly Migration[],
): Promise<void> {
  await disk.remove(file).catch(() => undefined);
  const driver = await disk.open(file);
  try {
    await driver.exec('BEGIN IMMEDIATE');
    for (const { sql } of steps) await driver.exec(sql);
    await driver.exec(`PRAGMA user_version = ${steps.at(-1)?.version ?? 0}`);
    // A row from a damaged page may be refused; it must not cost the others.
    for (const { backup, bodies } of saved) {
      await insertBackup(driver, backup, bodies).catch(giveUp);
    }
    for (const row of repair) await insertRow(driver, 'repair', row).catch(giveUp);
    await driver.exec('COMMIT');
  } finally {
    await driver.close();
  }
}

async function wholeBackups(disk: Disk, file: string): Promise<Survivors> {
  const saved: Saved[] = [];
  let driver: Driver | undefined;
  try {
    driver = await disk.open(file);
    for (const backup of await driver.all<Row & { id: number }>('SELECT * FROM backups')) {
      const bodies = await readPieces(driver, backup.id).catch(giveUp);
      if (bodies !== undefined) saved.push({ backup, bodies });
    }
    return { saved, repair: await driver.all<Row>('SELECT * FROM repair') };
  } catch (error) {
    giveUp(error);
    return { saved, repair: [] };
  } finally {
    await driver?.close().catch(() => undefined);
  }
}

/** Only what is lost for good: a disk that fails may give everything back the next time. */
function giveUp(error: unknown): undefined {
  if (judgeStatementError(error).code === 'unavailable') throw error;
}

async function insertBackup(driver: Driver, backup: Row, bodies: readonly string[]): Promise<void> {
  await insertRow(driver, 'backups', backup);
  for (const [position, body] of bodies.entries()) {
    const hash = pieceHash(body);
    await driver.run('INSERT INTO pieces (hash, body) VALUES (?, ?) ON CONFLICT DO NOTHING', [
      hash,
      body,
    ]);
    await insertRow(driver, 'backup_pieces', { backup: backup.id ?? null, position, hash });
  }
}

async function insertRow(driver: Driver, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  await driver.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(row),
  );
}
