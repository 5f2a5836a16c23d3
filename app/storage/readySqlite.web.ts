import sqlite from 'expo-sqlite/build/ExpoSQLite';

/**
 * Starts the worker that SQLite runs in, and nothing in it: it takes its files with the first message
 * it gets, which has to wait for this window's turn. The screens keep a browser from starting a
 * worker, so it should be asked for before them.
 */
export function readySqlite(): void {
  // expo-sqlite starts its worker before it looks at what to send to it; here there is nothing.
  sqlite.backupDatabaseAsync(undefined).catch(() => undefined);
}
