import { fill } from './checkedContents';
import { readContents, type Contents } from './contents';
import type { OpenDriver } from './driver';
import type { Migration } from './migrations';
import { inTransaction, type Work } from './transaction';

/** What contents would be if the works had been done, found out in a scratch database. */
export async function contentsWith(
  works: readonly Work<unknown>[],
  contents: Contents,
  openScratch: OpenDriver,
  steps: readonly Migration[],
): Promise<Contents> {
  const scratch = await openScratch();
  try {
    await fill(scratch, contents, steps);
    // As on the disk: a game that was removed takes its history along.
    await scratch.exec('PRAGMA foreign_keys = ON');
    // One by one: a work that is refused here will be refused on the disk, and costs no other.
    for (const work of works) await inTransaction(scratch, [work]).catch(() => undefined);
    return await readContents(scratch);
  } finally {
    await scratch.close();
  }
}
