import type { Database } from '../storage/database';

/**
 * Reads, and where that fails once more when everything that waits is saved: while the disk takes
 * no writes, nothing can be read either, and the screen that asked would wait for ever.
 */
export async function readPatiently<T>(
  db: Database,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  try {
    return await read(db);
  } catch {
    await db.whenIdle();
    return read(db);
  }
}
