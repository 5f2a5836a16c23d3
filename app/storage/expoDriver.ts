import { openDatabaseAsync } from 'expo-sqlite';

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

  // Not runAsync and getAllAsync: on the web they finalize a failed statement in a way that
  // throws again, so "UNIQUE constraint failed" would arrive as "Error finalizing statement".
  async function withStatement<T>(
    sql: string,
    use: (statement: Awaited<ReturnType<typeof database.prepareAsync>>) => Promise<T>,
  ): Promise<T> {
    const statement = await database.prepareAsync(sql);
    let result: T;
    try {
      result = await use(statement);
    } catch (error) {
      await statement.finalizeAsync().catch(() => undefined);
      throw error;
    }
    await statement.finalizeAsync();
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
    close: () => database.closeAsync(),
  };
}
