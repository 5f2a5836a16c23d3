import { fill } from './checkedContents';
import type { Contents } from './contents';
import { byGame } from './contentsByGame';
import type { Disk } from './driver';
import { mended, type Loss } from './mended';
import { type Migration, migrations } from './migrations';
import { salvage } from './salvage';
import type { Vault } from './vault';

export type Repair = { losses: readonly Loss[]; time: number };

/**
 * Makes a damaged database sound again: what can be read of it is kept as a backup first, then a
 * new file takes its place, with holes filled from earlier backups. Killed on the way, it goes on
 * from that backup at the next start.
 */
export async function repairDatabase(
  disk: Disk,
  file: string,
  vault: Vault,
  time: number,
  steps: readonly Migration[] = migrations,
): Promise<Repair> {
  const earlier = await newestBackup(vault);
  const left = await salvagedFrom(disk, file);
  // A file without a schema beside a repair that has begun: it was cut off there.
  const begun = left.schema === 0 ? await vault.repairFrom.get() : undefined;
  const from = begun ?? (await vault.keep(left, 'salvaged', time));
  await vault.repairFrom.set(from);
  const salvaged = (await vault.read(from)) ?? nothing;
  // Where not even the tables could be made out, the backup is all there is.
  const found = salvaged.schema === 0 ? { schema: earlier?.schema ?? 0, tables: {} } : salvaged;
  const { contents, losses } = mended(found, earlier);
  await disk.remove(file).catch(() => undefined);
  if (contents.schema > 0) await rebuild(disk, file, withRest(contents, earlier), steps);
  await vault.repairFrom.set(undefined);
  return { losses, time };
}

const nothing: Contents = { schema: 0, tables: {} };

/** Settings and notes of the backup, for tables of which nothing is known. */
function withRest(contents: Contents, earlier: Contents | undefined): Contents {
  if (earlier?.schema !== contents.schema) return contents;
  return { ...contents, tables: { ...byGame(earlier).rest.tables, ...contents.tables } };
}

async function salvagedFrom(disk: Disk, file: string): Promise<Contents> {
  try {
    const driver = await disk.open(file);
    try {
      return await salvage(driver);
    } finally {
      await driver.close().catch(() => undefined);
    }
  } catch {
    // Not even its first page makes sense.
    return nothing;
  }
}

async function rebuild(
  disk: Disk,
  file: string,
  contents: Contents,
  steps: readonly Migration[],
): Promise<void> {
  const driver = await disk.open(file);
  try {
    await fill(driver, contents, steps);
  } finally {
    await driver.close();
  }
}

/** The newest backup that was not itself made from something damaged. */
async function newestBackup(vault: Vault): Promise<Contents | undefined> {
  const newest = (await vault.list()).find(({ reason }) => reason !== 'salvaged');
  return newest === undefined ? undefined : vault.read(newest.id);
}
