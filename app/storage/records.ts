import { err, ok, type Result } from '../../rules/engine/result';
import { readContents, type Contents } from './contents';
import { openDatabase, type Database, type StorageProblem } from './database';
import type { Disk, Driver } from './driver';
import { type Migration, migrations } from './migrations';
import { repairDatabase, type Repair } from './repair';
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
};

export const recordsFile = 'banmen.db';

type Options = {
  disk: Disk;
  now: () => number;
  /** Called when damage was found and mended, at the start or later. */
  onRepaired: (repair: Repair) => void;
  /** For tests. */
  steps?: readonly Migration[];
};

/**
 * Opens the records, whatever state they are in. Fails only if somebody else has them: then
 * waiting helps, and anything else would show the players an empty table.
 */
export async function openRecords(options: Options): Promise<Result<Records, StorageProblem>> {
  const { disk, now, onRepaired, steps = migrations } = options;
  const vault = once(() => openVault(disk));
  const repair = async () => onRepaired(await repairRecords(disk, await vault(), now(), steps));

  /** The file as it is before a newer version of the app changes it. */
  const beforeMigrating = async (driver: Driver, schema: number) => {
    const backups = await vault();
    if (schema > 0) {
      if (backups === undefined) throw new Error('no backup can be kept');
      await backups.keep(await readContents(driver), 'beforeMigration', now());
    } else if ((await backups?.repairFrom.get()) !== undefined) {
      throw storageError('damaged', 'malformed: a repair was cut off');
    }
  };

  const opened = await openDatabase(() => disk.open(recordsFile), {
    repair,
    beforeMigrating,
    steps,
  }).catch((error: unknown) => err({ code: 'damaged', detail: detailOf(error) } as const));
  if (opened.ok) return ok({ db: opened.value, vault, keeping: { mode: 'disk' } });
  const problem = opened.error;
  switch (problem.code) {
    case 'locked':
      return err(problem);
    case 'cannotOpen':
      return inMemory(disk, undefined, () => Promise.resolve(undefined), {
        mode: 'memory',
        detail: problem.detail,
      });
    case 'damaged':
    case 'schemaTooNew':
    case 'migrationFailed':
      return inMemory(disk, await contentsAsTheyAre(disk), vault, { mode: 'readOnly', problem });
  }
}

/** Mends the file, which nobody has open. */
export async function repairRecords(
  disk: Disk,
  vault: Vault | undefined,
  time: number,
  steps: readonly Migration[] = migrations,
): Promise<Repair> {
  if (vault === undefined) throw new Error('no place to keep what can be saved');
  return repairDatabase(disk, recordsFile, vault, time, steps);
}

/** What can be read of the file, whatever is wrong with it. */
async function contentsAsTheyAre(disk: Disk): Promise<Contents | undefined> {
  try {
    const driver = await disk.open(recordsFile);
    try {
      return await salvage(driver);
    } finally {
      await driver.close();
    }
  } catch {
    // Nothing of it can be read: an empty copy, and the problem is told.
    return undefined;
  }
}

/** A database in memory, with a copy of what is in the file as far as this version understands it. */
async function inMemory(
  disk: Disk,
  contents: Contents | undefined,
  vault: Records['vault'],
  keeping: Keeping,
): Promise<Result<Records, StorageProblem>> {
  const scratch = await disk.openScratch();
  // It is gone with its connection: that one is kept whatever happens to it.
  const lasting = { ...scratch, close: () => Promise.resolve() };
  const db = await openDatabase(() => Promise.resolve(lasting));
  if (!db.ok) return db;
  if (contents !== undefined) await seeded(db.value, contents);
  return ok({ db: db.value, vault, keeping });
}

/** The backups, opened once; without them the app goes on as well as it can. */
function once(open: () => ReturnType<typeof openVault>): Records['vault'] {
  let opening: Promise<Vault | undefined> | undefined;
  return () => {
    opening ??= open().then(
      (opened) => (opened.ok ? opened.value : undefined),
      () => undefined,
    );
    return opening;
  };
}
