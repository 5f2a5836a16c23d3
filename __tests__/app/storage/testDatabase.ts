import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { type Database, type DatabaseOptions, openDatabase } from '../../../app/storage/database';
import type { OpenDriver } from '../../../app/storage/driver';
import { readGame } from '../../../app/storage/gameLog';

const folders: string[] = [];

/** A path for a new database file; `removeTemporaryFiles` removes it. */
export function temporaryFile(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'banmen-'));
  folders.push(folder);
  return path.join(folder, 'test.db');
}

export function removeTemporaryFiles(): void {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
}

/** Opens a database that is expected to open. */
export async function opened(open: OpenDriver, options?: DatabaseOptions): Promise<Database> {
  const result = await openDatabase(open, options);
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.detail}`);
  return result.value;
}

/** A game with all of its live line. */
export function wholeGame(db: Database, id: string): ReturnType<typeof readGame> {
  return readGame(db, id, () => ({ from: 0, to: Number.MAX_SAFE_INTEGER, most: -1 }));
}
