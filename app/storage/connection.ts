import { err, ok, type Result } from '../../rules/engine/result';

import type { Driver, OpenDriver } from './driver';
import { migrate, type BeforeMigrating, type Migration } from './migrations';
import { judgeOpeningError, type StorageProblem } from './storageError';

/** Opens a connection that is ready for the app's statements: schema current, foreign keys on. */
export async function connect(
  open: OpenDriver,
  steps: readonly Migration[],
  before?: BeforeMigrating,
): Promise<Result<Driver, StorageProblem>> {
  let driver: Driver | null = null;
  let problem: StorageProblem;
  try {
    driver = await open();
    // Off while migrating: dropping a table to rebuild it would delete what refers to it.
    await driver.exec('PRAGMA foreign_keys = OFF');
    const migrated = await migrate(driver, steps, before);
    if (migrated.ok) {
      await driver.exec('PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL');
      return ok(driver);
    }
    problem = migrated.error;
  } catch (error) {
    problem = judgeOpeningError(error);
  }
  await driver?.close().catch(() => undefined);
  return err(problem);
}
