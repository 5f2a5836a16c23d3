import { err, ok, type Result } from '../../rules/engine/result';
import { readContents, type Contents } from './contents';
import { openDatabase, type Database, type StorageProblem } from './database';
import type { Disk, Driver } from './driver';
import { type Migration, migrations } from './migrations';
import { newestBackup, repairDatabase, type Repair, type RepairOptions } from './repair';
import { salvage } from './salvage';
import { seeded } from './seeded';
import { detailOf, storageError } from './storageError';
import { openVault, type Vault } from './vault';

/** How what the players do is kept. */
export type Keeping =
  | { mode: 'disk' }
  /** Nothing can be stored on this device: gone when the app is closed. */
  | { mode: 'memory'; detail: string }
  /** The file cannot be brought to this version: a copy of it to look at and to export. */
  | { mode: 'readOnly'; problem: StorageProblem };

/** The open database, its backups where there can be any, and how well it can be relied on. */
export type Records = {
  db: Database;
  /** Opened when first asked for: a start does not need it. */
  vault: () => Promise<Vault | undefined>;
  keeping: Keeping;
  /** What is in the file, where `db` is only a copy of what this version understands of it. */
  original?: Contents;
  /** Closes both files. */
  close: () => Promise<void>;
};

export const recordsFile = 'banmen.db';

type Options = {
  disk: Disk;
  now: () => number;
  /** Called when damage was found and mended, at the start or later. */
  onRepaired: (repair: Repair) => void;
  /** Only a copy, because the file opens and still cannot be read. */
  unusable?: StorageProblem;
  /** For tests. */
  steps?: readonly Migration[];
};

/**
 * Opens the records, whatever state they are in. Fails only if somebody else has them: then
 * waiting helps, and anything else would show the players an empty table.
 */
export async function openRecords(options: Options): Promise<Result<Records, StorageProblem>> {
  const { disk, now, onRepaired, unusable, steps = migrations } = options;
  const { vault, close: closeVault } = once(() => openVault(disk));
  let isInUse = false;
  const repair = async () =>
    onRepaired(await repairRecords(disk, await vault(), now(), { steps, isInUse }));

  /** The file as it is before a newer version of the app changes it. */
  const beforeMigrating = async (driver: Driver, schema: number) => {
    if (schema > 0) {
      const contents = await readContents(driver);
      await keepBefore(await vault(), contents, now());
    } else if (await wasLost(await vault())) {
      throw storageError('damaged', 'malformed: nothing is there, and there are backups');
    }
  };

  const opened =
    unusable === undefined
      ? await openDatabase(() => disk.open(recordsFile), {
          repair,
          beforeMigrating,
          steps,
        }).catch((error: unknown) => err({ code: 'damaged', detail: detailOf(error) } as const))
      : err(unusable);
  const records = (db: Database, keeping: Keeping): Records => ({
    db,
    vault,
    keeping,
    close: async () => {
      await db.close();
      await closeVault();
    },
  });
  if (opened.ok) {
    isInUse = true;
    return ok(records(opened.value, { mode: 'disk' }));
  }
  const problem = opened.error;
  if (problem.code === 'locked') {
    await closeVault();
    return err(problem);
  }
  const nowhere = problem.code === 'cannotOpen';
  const original = nowhere ? undefined : await contentsAsTheyAre(disk, vault);
  const copy = await inMemory(disk, original);
  if (!copy.ok) return copy;
  if (nowhere) {
    const forgetful = records(copy.value, { mode: 'memory', detail: problem.detail });
    return ok({ ...forgetful, vault: () => Promise.resolve(undefined) });
  }
  return ok({
    ...records(copy.value, { mode: 'readOnly', problem }),
    ...(original === undefined ? {} : { original }),
  });
}

async function keepBefore(vault: Vault | undefined, contents: Contents, time: number) {
  try {
    if (vault === undefined) throw new Error('the vault cannot be opened');
    await vault.keep(contents, 'beforeMigration', time);
  } catch (error) {
    // Whatever is wrong with the backups is not wrong with the file.
    throw new Error('no backup can be kept', { cause: error });
  }
}

/** True if an empty file has taken the place of one with games: emptied, or a repair was cut off. */
async function wasLost(vault: Vault | undefined): Promise<boolean> {
  try {
    return vault !== undefined && (await newestBackup(vault)) !== undefined;
  } catch {
    return false;
  }
}

/** Mends the file, which nobody has open. */
export async function repairRecords(
  disk: Disk,
  vault: Vault | undefined,
  time: number,
  options: RepairOptions = {},
): Promise<Repair> {
  if (vault === undefined) throw new Error('no place to keep what can be saved');
  return repairDatabase(disk, recordsFile, vault, time, options);
}

/** What can be read of the file, whatever is wrong with it; what a repair saved if it went no further. */
async function contentsAsTheyAre(
  disk: Disk,
  vault: Records['vault'],
): Promise<Contents | undefined> {
  try {
    const driver = await disk.open(recordsFile);
    try {
      const { contents } = await salvage(driver);
      if (contents.schema > 0) return contents;
    } finally {
      await driver.close();
    }
  } catch {
    // Nothing of it can be read.
  }
  try {
    const backups = await vault();
    const begun = await backups?.repairFrom.get();
    const saved = begun === undefined ? undefined : await backups?.read(begun);
    return saved ?? (backups && (await newestBackup(backups)));
  } catch {
    return undefined;
  }
}

/** A database in memory, with a copy of what is in the file as far as this version understands it. */
async function inMemory(
  disk: Disk,
  contents: Contents | undefined,
): Promise<Result<Database, StorageProblem>> {
  const scratch = await disk.openScratch();
  // It is gone with its connection: that one is kept whatever happens to it.
  const lasting = { ...scratch, close: () => Promise.resolve() };
  const db = await openDatabase(() => Promise.resolve(lasting));
  if (db.ok && contents !== undefined) await seeded(db.value, contents);
  return db;
}

/** The backups, opened once; where that fails the app goes on without, and tries when next asked. */
function once(open: () => ReturnType<typeof openVault>): Pick<Records, 'vault' | 'close'> {
  let opening: Promise<Vault | undefined> = Promise.resolve(undefined);
  let asked = false;
  return {
    vault: async () => {
      if (!asked) {
        asked = true;
        opening = open().then(
          (opened) => (opened.ok ? opened.value : undefined),
          () => undefined,
        );
      }
      const vault = await opening;
      asked = vault !== undefined;
      return vault;
    },
    close: async () => {
      const vault = await opening;
      await vault?.close();
    },
  };
}
