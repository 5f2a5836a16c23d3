import type { Driver } from './driver';
import { detailOf, isStorageError, judgeStatementError, storageError } from './storageError';

/** What work that only reads may call. */
export type ReadSql = Pick<Driver, 'all'>;

/** What work that writes may call. */
export type Sql = Pick<Driver, 'run' | 'all'>;

/**
 * A piece of work on the database. It may be run more than once (after a rollback), so it does
 * nothing but call `sql` and return.
 */
export type Work<T> = (sql: Sql) => Promise<T>;

/**
 * The usual case of a piece of work as one script. It goes out at once and whole, while work waits
 * for an answer after each statement and on the web each answer for the screen to be drawn.
 */
export type Shortcut<T> = {
  /** Changes nothing where the case is another one or it was run before. */
  script: string;
  /** What the work would have returned, or undefined if it is still to be done. */
  outcome: (sql: ReadSql) => Promise<T | undefined>;
  /**
   * What it continues, if it does nothing where the one before it did nothing, and its outcome can
   * still be seen after the next one: such shortcuts can be taken together.
   */
  chain?: string;
};

/** Runs work whose statements go out one after the other even if the work does not wait. */
export async function runWork<T>(driver: Driver, work: Work<T>): Promise<T> {
  // Concurrent statements on one connection crash natively (expo/expo#48995).
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<R>(statement: () => Promise<R>): Promise<R> {
    const turn = last.then(statement).catch((error: unknown) => {
      throw judgeStatementError(error);
    });
    last = turn.catch(() => undefined);
    return turn;
  }
  try {
    return await work({
      run: (sql, params) => inTurn(() => driver.run(sql, params)),
      all: <Row>(sql: string, params?: Parameters<Driver['all']>[1]) =>
        inTurn(() => driver.all<Row>(sql, params)),
    });
  } finally {
    await last;
  }
}

/** Runs all pieces of work in one transaction; if one of them fails, none has happened. */
export async function inTransaction(
  driver: Driver,
  works: readonly Work<unknown>[],
): Promise<unknown[]> {
  await control(driver, 'BEGIN IMMEDIATE');
  try {
    const results: unknown[] = [];
    for (const work of works) results.push(await runWork(driver, work));
    await control(driver, 'COMMIT');
    return results;
  } catch (error) {
    await control(driver, 'ROLLBACK').catch((lost: unknown) => {
      // SQLite may have rolled back by itself; that the file is damaged is what has to be known.
      throw isStorageError(error) && error.code === 'damaged' ? error : lost;
    });
    throw error;
  }
}

/** Runs scripts in one transaction; what came of each, undefined where nothing did. */
export async function byShortcut(
  driver: Driver,
  shortcuts: readonly Shortcut<unknown>[],
): Promise<unknown[]> {
  if (shortcuts.length === 0) return [];
  try {
    const scripts = shortcuts.map(({ script }) => script).join('; ');
    await driver.exec(`BEGIN IMMEDIATE; ${scripts}; COMMIT`);
  } catch {
    // Whatever it was, the work itself will meet it again and say so.
    await driver.exec('ROLLBACK').catch(() => undefined);
    return [];
  }
  const outcomes: unknown[] = [];
  for (const { outcome } of shortcuts) outcomes.push(await runWork(driver, outcome));
  return outcomes;
}

/** The frame around the work is never the work's fault: if it fails, the connection is lost. */
async function control(driver: Driver, sql: string): Promise<void> {
  try {
    await driver.exec(sql);
  } catch (error) {
    const { code } = judgeStatementError(error);
    throw storageError(code === 'damaged' ? code : 'unavailable', detailOf(error));
  }
}
