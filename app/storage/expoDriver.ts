import type { SQLiteStatement } from 'expo-sqlite';
import { openDatabaseAsync } from 'expo-sqlite/build/SQLiteDatabase';

import type { Driver, SqlValue } from './driver';

/**
 * Opens a database through expo-sqlite.
 *
 * Always a new connection: a cached one may already be dead on Android (expo/expo#48999).
 */
export async function openExpoDriver(file: string): Promise<Driver> {
  const database = await openDatabaseAsync(file, { useNewConnection: true });

  // On the web this worker alone holds the file, and SQLite then keeps its journal from commit to
  // commit: an append takes a third less time. Natively the lock of a lost connection would stay.
  if (process.env.EXPO_OS === 'web') await database.execAsync('PRAGMA locking_mode = EXCLUSIVE');

  // Kept for the next time: on the web each of prepare, execute and finalize is a message to the
  // worker and back, and what a tap writes would take twice as many of them.
  const idle = new Map<string, SQLiteStatement>();

  async function take(sql: string): Promise<SQLiteStatement> {
    const kept = idle.get(sql);
    idle.delete(sql);
    return kept ?? database.prepareAsync(sql);
  }

  async function keep(sql: string, statement: SQLiteStatement): Promise<void> {
    const [oldest] = idle.keys();
    if (idle.size >= mostIdle && oldest !== undefined) await release(await take(oldest));
    if (idle.has(sql)) await release(statement);
    else idle.set(sql, statement);
  }

  // Not runAsync and getAllAsync: on the web they finalize a failed statement in a way that
  // throws again, so "UNIQUE constraint failed" would arrive as "Error finalizing statement".
  async function withStatement<T>(
    sql: string,
    use: (statement: SQLiteStatement) => Promise<T>,
  ): Promise<T> {
    const statement = await take(sql);
    let result: T;
    try {
      result = await use(statement);
    } catch (error) {
      await release(statement);
      throw error;
    }
    await keep(sql, statement);
    return result;
  }

  return {
    run: (sql, params: readonly SqlValue[] = []) =>
      withStatement(sql, async (statement) => {
        await statement.executeAsync([...params]);
      }),
    all: <Row>(sql: string, params: readonly SqlValue[] = []) =>
      withStatement(sql, async (statement) => {
        const result = await statement.executeAsync<Row>([...params]);
        return result.getAllAsync();
      }),
    exec: (sql) => database.execAsync(sql),
    close: async () => {
      for (const sql of [...idle.keys()]) await release(await take(sql));
      await database.closeAsync();
    },
  };
}

/** More than there are different statements in an evening, but for those of any number of rows. */
const mostIdle = 40;

async function release(statement: SQLiteStatement): Promise<void> {
  await statement.finalizeAsync().catch(() => undefined);
}
