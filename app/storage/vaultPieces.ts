import { contentHash } from '../../rules/library/contentHash';
import type { Disk, Driver, SqlValue } from './driver';
import { migrate, type Migration } from './migrations';
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

/** Puts a new file in the place of a damaged one, with the backups that are still whole. */
export async function mendVault(
  disk: Disk,
  file: string,
  steps: readonly Migration[],
): Promise<void> {
  const { saved, repair } = await wholeBackups(disk, file);
  await disk.remove(file);
  const driver = await disk.open(file);
  try {
    const migrated = await migrate(driver, steps);
    if (!migrated.ok) throw new Error(migrated.error.detail);
    await driver.exec('BEGIN IMMEDIATE');
    for (const { backup, bodies } of saved) await insertBackup(driver, backup, bodies);
    for (const row of repair) await insertRow(driver, 'repair', row);
    await driver.exec('COMMIT');
  } finally {
    await driver.close();
  }
}

async function wholeBackups(
  disk: Disk,
  file: string,
): Promise<{ saved: readonly Saved[]; repair: readonly Row[] }> {
  const saved: Saved[] = [];
  let driver: Driver | undefined;
  try {
    driver = await disk.open(file);
    for (const backup of await driver.all<Row & { id: number }>('SELECT * FROM backups')) {
      const bodies = await readPieces(driver, backup.id).catch(() => undefined);
      if (bodies !== undefined) saved.push({ backup, bodies });
    }
    return { saved, repair: await driver.all<Row>('SELECT * FROM repair') };
  } catch {
    return { saved, repair: [] };
  } finally {
    await driver?.close().catch(() => undefined);
  }
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
