import fs from 'node:fs';

import { byGame } from '../../../app/storage/contentsByGame';
import { vaultFile } from '../../../app/storage/vault';
import {
  liveEvents,
  playedFile,
  withBadPage,
  type PageInfo,
  type Sound,
} from '../../support/damagedFile';
import { newPhone, playOf, type Store } from '../../support/phone';
import { contentsAt, contentsOf } from '../../support/playedRecords';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

jest.setTimeout(300_000);
afterAll(removeTemporaryFiles);

let sound: Sound;
const ids = ['game1', 'game2', 'game3', 'game4'];

beforeAll(async () => {
  sound = await playedFile(temporaryFile());
});

const rename = (store: Store, name: string) =>
  store.getState().dispatch({ type: 'gameRenamed', v: 1, name });

/** Opens everything there is, as somebody who looks for damage would. */
async function lookAround(store: Store, reading: boolean): Promise<void> {
  const app = store.getState();
  expect(app.phase).toEqual({ name: 'ready' });
  expect(app.keeping).toEqual({ mode: 'disk' });
  for (const { id } of app.games) {
    await app.openGame(id);
    expect(store.getState().playProblem).toBeUndefined();
  }
  if (reading) await app.openLibrary();
  if ((await app.checkRecords()).damage.length > 0) await app.repair();
  expect(store.getState().phase).toEqual({ name: 'ready' });
  expect(await store.getState().checkRecords()).toMatchObject({ damage: [], findings: [] });
}

/** Starts the app on these bytes, looks around, plays on and starts again. */
async function livedThrough(records: Buffer, vault: Buffer | undefined, reading = false) {
  const path = temporaryFile();
  fs.writeFileSync(path, records);
  if (vault !== undefined) fs.writeFileSync(`${path}.${vaultFile}`, vault);
  const phone = newPhone({ path });
  const store = await phone.start();
  await lookAround(store, reading);
  const { repaired, games } = store.getState();
  const contents = await contentsOf(store);
  await store.getState().refreshBackups();
  const { backups } = store.getState();
  if (repaired !== undefined && repaired.unread !== true) {
    const salvaged = backups.find(({ reason }) => reason === 'salvaged') ?? backups[0];
    expect(await store.getState().exportBackup(salvaged?.id ?? 0)).toMatchObject({ ok: true });
  }
  // The app plays on and has it after a start.
  const [game] = games;
  if (game !== undefined) {
    await store.getState().openGame(game.id);
    const before = playOf(store).timeline.cursor;
    rename(store, 'one');
    rename(store, 'two');
    await store.getState().whenSaved();
    const again = await phone.restart();
    expect(again.getState().repaired).toBeUndefined();
    await again.getState().openGame(game.id);
    expect(playOf(again).timeline.cursor).toBe(before + 2);
  }
  await phone.close();
  expect((await contentsAt(path)).schema).toBe(sound.contents.schema);
  fs.rmSync(path);
  return { repaired, contents };
}

type Lived = Awaited<ReturnType<typeof livedThrough>>;

/** What is there is a beginning of what was, and whatever is missing is told. */
function expectHonest({ repaired, contents }: Lived, touched: readonly string[]): number {
  let lost = 0;
  for (const id of ids) {
    const before = liveEvents(sound.contents, id);
    const after = liveEvents(contents, id);
    expect(before.slice(0, after.length)).toEqual(after);
    const loss = repaired?.losses.find((one) => one.id === id);
    if (!touched.includes(id)) expect(loss).toBeUndefined();
    const mine = byGame(contents).games.get(id);
    // Without a row, an event or a backup nobody knows that there was such a game.
    if (mine === undefined && loss === undefined) expect(repaired?.unread).toBe(true);
    else if (loss === undefined) {
      expect(mine?.tables).toEqual(byGame(sound.contents).games.get(id)?.tables);
    } else if (typeof loss.events === 'number') {
      expect(loss.events).toBeGreaterThanOrEqual(before.length - after.length);
      expect(loss.events).toBeGreaterThan(0);
    }
    lost += before.length - after.length;
  }
  return lost;
}

const isOurs = ({ table, page }: PageInfo) => page > 1 && table !== 'entries' && table !== 'books';

describe.each(['zeros', 'garbage'] as const)('a page overwritten with %s', (how) => {
  it('costs no game that was not on it, and the others only what was, without any backup', async () => {
    for (const info of sound.pages.filter(isOurs)) {
      const lived = await livedThrough(withBadPage(sound, info.page, how), undefined);
      expectHonest(lived, info.games);
      const { rest } = byGame(lived.contents);
      if (info.games.length > 0) expect(rest).toEqual(byGame(sound.contents).rest);
    }
  });

  it('costs next to nothing where there is a backup from before', async () => {
    for (const info of sound.pages.filter(isOurs)) {
      const lived = await livedThrough(withBadPage(sound, info.page, how), sound.vault);
      // Only what was played after the backup can be missing.
      expect(expectHonest(lived, info.games)).toBeLessThanOrEqual(11);
      expect(liveEvents(lived.contents, 'game1')).toEqual(liveEvents(sound.contents, 'game1'));
      if (info.table !== 'games') {
        expect(byGame(lived.contents).rest).toEqual(byGame(sound.contents).rest);
      }
    }
  });

  it('of the rules to read costs nothing', async () => {
    const pages = sound.pages.filter(({ table }) => table === 'entries' || table === 'books');
    expect(pages.length).toBeGreaterThan(20);
    for (const { page } of pages.filter((_, at) => at % Math.ceil(pages.length / 4) === 0)) {
      const { repaired, contents } = await livedThrough(
        withBadPage(sound, page, how),
        undefined,
        true,
      );
      expect(repaired?.losses ?? []).toEqual([]);
      expect(contents).toEqual(sound.contents);
    }
  });
});

describe('a file', () => {
  const letter = Buffer.from('this is a letter, not a database. '.repeat(500));
  const broken: readonly (readonly [string, () => Buffer])[] = [
    ['whose first page is zeros', () => withBadPage(sound, 1, 'zeros')],
    ['whose first page is garbage', () => withBadPage(sound, 1, 'garbage')],
    ['that is a letter', () => letter],
    ['that is cut off in its first page', () => sound.records.subarray(0, 50)],
  ];

  it.each(broken)('%s is replaced by the newest backup, and that is told', async (_, bytes) => {
    const lived = await livedThrough(bytes(), sound.vault);
    expect(lived.repaired).toMatchObject({ unread: true });
    expect(lived.repaired?.losses.map((loss) => [loss.id, loss.events])).toEqual(
      ids.map((id) => [id, 'sinceBackup']),
    );
    expect(expectHonest(lived, ids)).toBeLessThanOrEqual(11);
  });

  it.each(broken)('%s without a backup is an empty table, and that is told', async (_, bytes) => {
    const { repaired, contents } = await livedThrough(bytes(), undefined);
    expect(repaired).toMatchObject({ unread: true });
    expect(contents.tables.games?.rows).toEqual([]);
  });

  it('that is empty though there are backups was emptied', async () => {
    const lived = await livedThrough(Buffer.alloc(0), sound.vault);
    expect(lived.repaired).toMatchObject({ unread: true });
    expect(expectHonest(lived, ids)).toBeLessThanOrEqual(11);
  });

  it('that is empty on a new phone is a new phone', async () => {
    expect((await livedThrough(Buffer.alloc(0), undefined)).repaired).toBeUndefined();
  });

  it('that is cut off keeps what is in front of the cut', async () => {
    const pages = sound.records.length / 4096;
    for (const part of [0.2, 0.5, 0.8, 0.97]) {
      const cut = sound.records.subarray(0, Math.floor(pages * part) * 4096 + 100);
      expectHonest(await livedThrough(cut, undefined), ids);
      expect(expectHonest(await livedThrough(cut, sound.vault), ids)).toBeLessThanOrEqual(11);
    }
  });
});
