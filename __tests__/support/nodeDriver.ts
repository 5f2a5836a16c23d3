import fs from 'node:fs';

import { Database } from 'node-sqlite3-wasm';

import type { Disk, OpenDriver, SqlValue } from '../../app/storage/driver';
import { recordsFile } from '../../app/storage/records';

/** Real SQLite for tests: a file that outlives the connection, or one database in memory. */
export function nodeDriver(path = ':memory:'): OpenDriver {
  return async () => {
    const database = new Database(path);
    // As on phones and the web; this build has them on.
    database.exec('PRAGMA foreign_keys = OFF');
    return {
      run: async (sql, params: readonly SqlValue[] = []) => {
        database.run(sql, [...params]);
      },
      all: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
        database.all(sql, [...params]) as Row[],
      exec: async (sql) => database.exec(sql),
      close: async () => database.close(),
    };
  };
}

/** Changes a file past the app. */
export async function alter(path: string, sql: string): Promise<void> {
  const driver = await nodeDriver(path)();
  await driver.exec(sql);
  await driver.close();
}

/** A disk for tests: the records in the file at `path` and the others beside it, or all in memory. */
export function nodeDisk(path?: string): Disk {
  const fileFor = (file: string) =>
    path === undefined || file === recordsFile ? path : `${path}.${file}`;
  return {
    open: (file) => nodeDriver(fileFor(file))(),
    remove: async (file) => {
      const place = fileFor(file);
      if (place === undefined) return;
      for (const part of ['', '-journal']) fs.rmSync(place + part, { force: true });
    },
    openScratch: nodeDriver(),
  };
}

/**
 * Makes a file whose process was killed usable again, which this build of SQLite cannot do by
 * itself: its lock is a directory that stays behind, and holding the lock it takes itself for
 * another process at work and so never rolls the interrupted transaction back.
 */
export function recoverAfterKill(path: string): void {
  const lock = `${path}.lock`;
  fs.rmSync(lock, { recursive: true, force: true });
  const { accessSync } = fs;
  fs.accessSync = (asked, mode) => {
    if (asked === lock) throw new Error('no other process has the file open');
    accessSync(asked, mode);
  };
  try {
    const database = new Database(path);
    database.all('SELECT count(*) FROM sqlite_schema');
    database.close();
  } finally {
    fs.accessSync = accessSync;
  }
}
