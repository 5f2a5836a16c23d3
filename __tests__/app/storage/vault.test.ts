import fs from 'node:fs';

import type { Contents } from '../../../app/storage/contents';
import type { Disk } from '../../../app/storage/driver';
import { openVault, vaultFile, type Vault } from '../../../app/storage/vault';
import { nodeDisk, nodeDriver } from '../../support/nodeDriver';
import { newPhone, startManor, stateOf } from '../../support/phone';
import { faultyDriver } from './faultyDriver';
import { removeTemporaryFiles, temporaryFile } from './testDatabase';

afterAll(removeTemporaryFiles);

/** Contents with as many events in each game. */
function contentsWith(events: readonly number[]): Contents {
  const rows = events.map((count, at) => [`g${at}`, count]);
  const bodies = events.flatMap((count, at) =>
    Array.from({ length: count }, (_, seq) => [`g${at}`, seq + 1, `event ${seq} of game ${at}`]),
  );
  return {
    schema: 2,
    tables: {
      events: { columns: ['game_id', 'seq', 'body'], rows: bodies },
      games: { columns: ['id', 'head'], rows },
      settings: { columns: ['key', 'value'], rows: [['theme', '"dark"']] },
    },
  };
}

async function vaultOn(disk: Disk, room?: number): Promise<Vault> {
  const opened = await openVault(disk, room);
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value;
}

async function roomTaken(path: string): Promise<number> {
  const driver = await nodeDriver(`${path}.${vaultFile}`)();
  const [row] = await driver.all<{ taken: number }>(
    'SELECT sum(length(body)) AS taken FROM pieces',
  );
  await driver.close();
  return row?.taken ?? 0;
}

/** Contents without the order of their rows and tables, and without tables that have none. */
function sorted(contents: Contents | undefined) {
  const tables = Object.entries(contents?.tables ?? {});
  return tables
    .filter(([, { rows }]) => rows.length > 0)
    .map(([name, { rows }]) => [name, rows.map((row) => JSON.stringify(row)).sort()])
    .sort();
}

it('gives back what it was given, also after it was opened again', async () => {
  const disk = nodeDisk(temporaryFile());
  const vault = await vaultOn(disk);
  const first = await vault.keep(contentsWith([3, 2]), 'rotation', 10);
  const second = await vault.keep(contentsWith([3, 0, 7]), 'beforeImport', 20);
  await vault.close();
  const again = await vaultOn(disk);
  expect(await again.list()).toMatchObject([
    { id: second, made: 20, reason: 'beforeImport', games: 3 },
    { id: first, made: 10, reason: 'rotation', games: 2 },
  ]);
  expect(sorted(await again.read(first))).toEqual(sorted(contentsWith([3, 2])));
  expect(sorted(await again.read(second))).toEqual(sorted(contentsWith([3, 0, 7])));
  expect(await again.read(99)).toBeUndefined();
  await again.close();
});

it('does not keep the same contents twice in a row', async () => {
  const vault = await vaultOn(nodeDisk());
  const first = await vault.keep(contentsWith([3]), 'rotation', 10);
  expect(await vault.keep(contentsWith([3]), 'beforeRestore', 20)).toBe(first);
  expect(await vault.list()).toHaveLength(1);
  expect(await vault.keep(contentsWith([4]), 'rotation', 30)).not.toBe(first);
  expect(await vault.keep(contentsWith([3]), 'rotation', 40)).not.toBe(first);
  await vault.close();
});

it('grows by one game when one of ten games was played', async () => {
  const path = temporaryFile();
  const vault = await vaultOn(nodeDisk(path));
  await vault.keep(contentsWith(Array<number>(10).fill(200)), 'rotation', 10);
  await vault.close();
  const one = await roomTaken(path);
  const again = await vaultOn(nodeDisk(path));
  await again.keep(contentsWith([201, ...Array<number>(9).fill(200)]), 'rotation', 20);
  await again.close();
  const grown = (await roomTaken(path)) - one;
  expect(grown).toBeGreaterThan(one * 0.08);
  expect(grown).toBeLessThan(one * 0.13);
});

it('stays within its room by forgetting the oldest, never the newest', async () => {
  const path = temporaryFile();
  const room = 20_000;
  const vault = await vaultOn(nodeDisk(path), room);
  for (let made = 1; made <= 8; made++) {
    // Each twice as large as the room would bear with the one before.
    const contents = contentsWith([made * 100]);
    const id = await vault.keep(contents, 'rotation', made);
    const list = await vault.list();
    expect(list[0]?.id).toBe(id);
    expect(sorted(await vault.read(id))).toEqual(sorted(contents));
  }
  const list = await vault.list();
  await vault.close();
  expect(list).toHaveLength(1);

  const roomy = await vaultOn(nodeDisk(path), room);
  for (let made = 9; made <= 14; made++) await roomy.keep(contentsWith([made]), 'rotation', made);
  expect((await roomy.list()).map(({ made }) => made)).toEqual([14, 13, 12, 11, 10]);
  await roomy.close();
  expect(await roomTaken(path)).toBeLessThan(room);
});

it('with a damaged page keeps the backups that are whole, and takes new ones', async () => {
  const path = temporaryFile();
  const file = `${path}.${vaultFile}`;
  const kept = [contentsWith([900, 20]), contentsWith([900, 90]), contentsWith([10, 90, 999])];
  const vault = await vaultOn(nodeDisk(path));
  for (const [at, contents] of kept.entries()) await vault.keep(contents, 'rotation', at + 1);
  await vault.close();
  const sound = fs.readFileSync(file);
  const pages = sound.length / 4096;
  expect(pages).toBeGreaterThan(10);
  let survivors = 0;
  for (let page = 0; page < pages; page++) {
    const bytes = Buffer.from(sound);
    bytes.fill(page % 2 === 0 ? 0 : 0xa5, page * 4096, (page + 1) * 4096);
    fs.writeFileSync(file, bytes);
    const mended = await vaultOn(nodeDisk(path));
    const fresh = await mended.keep(contentsWith([5]), 'rotation', 50);
    expect(sorted(await mended.read(fresh))).toEqual(sorted(contentsWith([5])));
    for (const { id, made } of await mended.list()) {
      const contents = await mended.read(id).catch(() => undefined);
      if (contents === undefined || id === fresh) continue;
      survivors += 1;
      expect(sorted(contents)).toEqual(sorted(kept[made - 1]));
    }
    await mended.close();
  }
  expect(survivors).toBeGreaterThan(pages);
}, 60_000);

describe('a vault that is being mended', () => {
  const kept = [contentsWith([9, 20]), contentsWith([3, 90]), contentsWith([10, 90, 40])];

  /** A disk that tells what it is asked for before it does it. */
  function watched(disk: Disk, check: (asked: string) => void): Disk {
    return {
      ...disk,
      open: async (file) => {
        check('open');
        const driver = await disk.open(file);
        const checked =
          <Args extends [string, ...unknown[]], T>(ask: (...args: Args) => Promise<T>) =>
          async (...args: Args): Promise<T> => {
            check(args[0]);
            return ask(...args);
          };
        return {
          run: checked(driver.run),
          all: checked(driver.all) as typeof driver.all,
          exec: checked(driver.exec),
          close: driver.close,
        };
      },
      remove: async (file) => {
        check('remove');
        await disk.remove(file);
      },
    };
  }

  /** Finds damage when the next backup is to be kept, and asks for trouble from then on. */
  async function keepOnDamage(disk: Disk, trouble: (asked: string) => void): Promise<boolean> {
    let damaged = 0;
    const vault = await vaultOn(
      watched(disk, (asked) => {
        if (damaged === 2) trouble(asked);
        else if (asked === 'SELECT hash FROM pieces') {
          damaged += 1;
          throw new Error('database disk image is malformed');
        }
      }),
    );
    const done = await vault.keep(contentsWith([5]), 'rotation', 4).then(
      () => true,
      () => false,
    );
    await vault.close();
    return done;
  }

  async function filledDisk(): Promise<Disk> {
    const disk = nodeDisk(temporaryFile());
    const vault = await vaultOn(disk);
    for (const [at, contents] of kept.entries()) await vault.keep(contents, 'rotation', at + 1);
    await vault.close();
    return disk;
  }

  async function expectAllKept(disk: Disk): Promise<void> {
    const vault = await vaultOn(disk);
    const list = (await vault.list()).filter(({ made }) => made <= kept.length);
    expect(list.map(({ made }) => made)).toEqual([3, 2, 1]);
    for (const { id, made } of list) {
      expect(sorted(await vault.read(id))).toEqual(sorted(kept[made - 1]));
    }
    await vault.close();
  }

  it.each([['SELECT * FROM backups'], ['SELECT hash, body'], ['SELECT * FROM repair']])(
    'loses nothing to a disk that fails for a moment (%s)',
    async (part) => {
      const disk = await filledDisk();
      let failures = 0;
      const done = await keepOnDamage(disk, (asked) => {
        if (asked.includes(part) && failures++ === 0) throw new Error('disk I/O error');
      });
      expect(done).toBe(false);
      expect(failures).toBe(1);
      await expectAllKept(disk);
    },
  );

  it('loses nothing wherever it is cut off', async () => {
    let done = false;
    let steps = 0;
    for (; !done; steps++) {
      const disk = await filledDisk();
      let left = steps;
      done = await keepOnDamage(disk, () => {
        if (left-- <= 0) throw new Error('the app was killed');
      });
      await expectAllKept(disk);
    }
    // Reading, the file beside it, the file itself and the new backup.
    expect(steps).toBeGreaterThan(40);
  }, 60_000);
});

it('mends a piece that is not what was kept when it is kept again', async () => {
  const path = temporaryFile();
  const vault = await vaultOn(nodeDisk(path));
  const first = await vault.keep(contentsWith([5, 6]), 'rotation', 10);
  await vault.close();
  const driver = await nodeDriver(`${path}.${vaultFile}`)();
  await driver.exec("UPDATE pieces SET body = replace(body, 'event', 'evemt')");
  await driver.close();
  const again = await vaultOn(nodeDisk(path));
  expect(await again.read(first)).toBeUndefined();
  const second = await again.keep(contentsWith([5, 6]), 'rotation', 20);
  expect(sorted(await again.read(second))).toEqual(sorted(contentsWith([5, 6])));
  expect(sorted(await again.read(first))).toEqual(sorted(contentsWith([5, 6])));
  await again.close();
});

it.each([
  ['an empty file', ''],
  ['a letter', 'this is a letter, not a database. '.repeat(500)],
])('that is %s is made anew, and the app opens', async (_, text) => {
  const path = temporaryFile();
  fs.writeFileSync(`${path}.${vaultFile}`, text);
  const phone = newPhone({ path });
  const store = await phone.start();
  await startManor(store);
  await store.getState().backUp();
  expect(store.getState().backups).toMatchObject([{ reason: 'rotation', games: 1 }]);
  await phone.close();
});

describe('on a full disk', () => {
  const setUp = () => {
    const path = temporaryFile();
    const disk = nodeDisk(path);
    const faulty = faultyDriver(() => disk.open(vaultFile));
    const phone = newPhone({
      path,
      wrapDisk: (real) => ({
        ...real,
        open: (file) => (file === vaultFile ? faulty.open() : real.open(file)),
      }),
    });
    return { faulty, phone };
  };

  it('says so at once, and the app plays on and keeps a backup later', async () => {
    const { faulty, phone } = setUp();
    const store = await phone.start();
    await startManor(store);
    faulty.fail('COMMIT', 'database or disk is full');
    await expect(store.getState().backUp()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await store.getState().restoreBackup(1)).toMatchObject({ ok: false });
    store.getState().dispatch({ type: 'trackMoved', v: 1, at: 'paladin.health', by: -1 });
    await store.getState().whenSaved();
    expect(stateOf(store).values['paladin.health']).toBe(6);
    faulty.mend();
    await store.getState().backUp();
    expect(store.getState().backups).toHaveLength(1);
    await phone.close();
  });

  it('stops an import before anything is changed', async () => {
    const { faulty, phone } = setUp();
    const store = await phone.start();
    await startManor(store);
    const read = await store.getState().readImport((await store.getState().exportAll()).text);
    if (!read.ok) throw new Error(read.error.code);
    await store.getState().removeForGood('game1');
    faulty.fail('COMMIT', 'database or disk is full');
    const choices = { games: new Map([['game1', 'take' as const]]), settings: false };
    expect(await store.getState().applyImport(read.value, choices)).toMatchObject({
      ok: false,
      error: { code: 'notKept' },
    });
    expect(store.getState().games).toEqual([]);
    faulty.mend();
    expect(await store.getState().applyImport(read.value, choices)).toMatchObject({ ok: true });
    expect(store.getState().games).toHaveLength(1);
    await phone.close();
  });
});
