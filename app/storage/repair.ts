import { checkedContents, fill } from './checkedContents';
import type { Contents } from './contents';
import { byGame, joined } from './contentsByGame';
import type { Disk, OpenDriver } from './driver';
import { fitting } from './fitting';
import { mended, type Loss } from './mended';
import { type Migration, migrations } from './migrations';
import { salvage, type Salvaged } from './salvage';
import { judgeOpeningError } from './storageError';
import type { Vault } from './vault';

/**
 * What a repair could not bring back. `unread`: the list of games itself could not be read whole, so
 * a game that is in no backup and left no trace is lost without a name.
 */
export type Repair = {
  losses: readonly Loss[];
  unread?: boolean;
  /** Notes, bookmarks or settings could not be read whole. */
  others?: boolean;
  time: number;
};

/** `isInUse`: the file could be read a moment ago. */
export type RepairOptions = { steps?: readonly Migration[]; isInUse?: boolean };

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
  { steps = migrations, isInUse = false }: RepairOptions = {},
): Promise<Repair> {
  const newest = steps.at(-1)?.version ?? 0;
  const left = await salvagedFrom(disk, file);
  const { schema } = left.contents;
  if (schema > newest) throw new Error(`schema ${schema}, this app knows ${newest}`);
  // All of it at once is rather the disk's doing: at the next start it may be there again.
  if (schema === 0 && isInUse) throw new Error('nothing can be read any more');
  const earlier = await newestBackup(vault);
  // A file without a schema beside a repair that has begun: it was cut off there.
  const begun = schema === 0 ? await vault.repairFrom.get() : undefined;
  if (schema > 0) await vault.repairFrom.set(await vault.keep(left.contents, 'salvaged', time));
  const salvaged = begun === undefined ? left : await cutOffAt(vault, begun);
  const made = await remade(salvaged, earlier, disk.openScratch, steps);
  // Only now, when what takes its place is known to be good.
  await disk.remove(file).catch(() => undefined);
  if (made.contents.schema > 0) await rebuild(disk, file, made.contents, steps);
  await vault.repairFrom.set(undefined);
  const unread = salvaged.isDamaged('games');
  const others = Object.keys(byGame(salvaged.contents).rest.tables).some(salvaged.isDamaged);
  return {
    losses: made.losses,
    ...(unread ? { unread } : {}),
    ...(others ? { others } : {}),
    time,
  };
}

const nothing: Contents = { schema: 0, tables: {} };
const unreadable: Salvaged = { contents: nothing, isDamaged: () => true, isCut: () => false };

/** What the new file is to hold, checked. */
async function remade(
  salvaged: Salvaged,
  earlier: Contents | undefined,
  openScratch: OpenDriver,
  steps: readonly Migration[],
): Promise<{ contents: Contents; losses: readonly Loss[] }> {
  const { contents, isDamaged } = salvaged;
  // Where not even the tables could be made out, the backup is all there is.
  const schema = contents.schema > 0 ? contents.schema : (earlier?.schema ?? 0);
  if (schema === 0) return { contents: nothing, losses: [] };
  const own = steps.filter(({ version }) => version <= schema);
  const known = earlier && (await checkedContents(earlier, openScratch, own));
  const backup = known?.ok === true ? known.value : undefined;
  const rest = Object.entries(backup === undefined ? {} : byGame(backup).rest.tables);
  const spare = Object.fromEntries(rest.filter(([table]) => isDamaged(table)));
  const rows = joined(schema, [contents, { schema, tables: spare }]);
  const fit = await fitting(rows, openScratch, own);
  const result = mended({ ...salvaged, contents: fit }, backup);
  const checked = await checkedContents(result.contents, openScratch, own);
  if (!checked.ok) throw new Error(checked.error.detail);
  return { contents: checked.value, losses: result.losses };
}

/** What a repair that was cut off had saved; which of its tables were damaged is not known any more. */
async function cutOffAt(vault: Vault, id: number): Promise<Salvaged> {
  return { ...unreadable, contents: (await vault.read(id)) ?? nothing };
}

async function salvagedFrom(disk: Disk, file: string): Promise<Salvaged> {
  try {
    const driver = await disk.open(file);
    try {
      const salvaged = await salvage(driver);
      if (salvaged.contents.schema > 0) return salvaged;
    } finally {
      await driver.close().catch(() => undefined);
    }
  } catch (error) {
    // Only if not even its first page makes sense: a file that is locked is not damaged.
    if (judgeOpeningError(error).code !== 'damaged') throw error;
  }
  return unreadable;
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

/** The newest backup that can be read; one that was made of something damaged only if there is no other. */
export async function newestBackup(vault: Vault): Promise<Contents | undefined> {
  const all = await vault.list();
  const damaged = all.filter(({ reason }) => reason === 'salvaged');
  for (const { id } of [...all.filter((one) => !damaged.includes(one)), ...damaged]) {
    const contents = await vault.read(id);
    if (contents !== undefined && contents.schema > 0) return contents;
  }
  return undefined;
}
