import fs from 'node:fs';

import type { Disk, Driver } from '../../../app/storage/driver';
import { vaultFile } from '../../../app/storage/vault';
import { liveEvents, playedFile, withBadPage, type Sound } from '../../support/damagedFile';
import { newPhone } from '../../support/phone';
import { contentsOf } from '../../support/playedRecords';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

jest.setTimeout(300_000);
afterAll(removeTemporaryFiles);

let sound: Sound;
beforeAll(async () => {
  sound = await playedFile(temporaryFile());
});

/** A disk that is gone, for good, after so many things were asked of it; reading changes nothing. */
function dyingDisk(real: Disk, after: number) {
  const state = { asked: 0, forgotten: false };
  const check = async () => {
    // Nobody looks at this app any more: whatever it still tries gets no answer.
    if (state.forgotten) await new Promise(() => undefined);
    state.asked += 1;
    if (state.asked > after) throw new Error('the power is off');
  };
  const dying = (driver: Driver): Driver => ({
    run: async (sql, params) => {
      await check();
      await driver.run(sql, params);
    },
    all: async (sql, params) => {
      if (state.asked > after) await check();
      return driver.all(sql, params);
    },
    exec: async (sql) => {
      await check();
      await driver.exec(sql);
    },
    close: () => driver.close(),
  });
  const disk: Disk = {
    open: async (file) => {
      await check();
      return dying(await real.open(file));
    },
    remove: async (file) => {
      await check();
      await real.remove(file);
    },
    openScratch: real.openScratch,
  };
  return { disk, state };
}

/** The page in the middle of the longest game. */
const middle = () =>
  sound.pages.filter(
    ({ table, isInner, games }) =>
      table === 'events' && !isInner && games.length === 1 && games[0] === 'game1',
  )[2]?.page ?? 0;

/** Starts a repair on a disk that dies, then once more on one that does not. */
async function repairedAfterDying(after: number, vault: Buffer | undefined) {
  const path = temporaryFile();
  fs.writeFileSync(path, withBadPage(sound, middle(), 'zeros'));
  if (vault !== undefined) fs.writeFileSync(`${path}.${vaultFile}`, vault);
  let state = { asked: 0, forgotten: false };
  const dying = newPhone({
    path,
    wrapDisk: (real) => {
      const disk = dyingDisk(real, after);
      state = disk.state;
      return disk.disk;
    },
  });
  const first = await dying.start();
  if (first.getState().phase.name === 'ready') {
    const opening = first.getState().openGame('game1');
    await Promise.race([opening, new Promise((resolve) => setTimeout(resolve, 30))]);
    // Only what is looked at is read: the damage is in the middle.
    first.getState().goTo(110);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await dying.close();
  state.forgotten = true;

  const phone = newPhone({ path });
  const store = await phone.start();
  expect(store.getState()).toMatchObject({ phase: { name: 'ready' }, keeping: { mode: 'disk' } });
  await store.getState().backUp();
  expect(await store.getState().checkRecords()).toMatchObject({ damage: [], findings: [] });
  const contents = await contentsOf(store);
  await phone.close();
  return { contents, died: state.asked > after };
}

it.each([
  ['without a backup', false],
  ['with one', true],
])(
  'a repair that dies at any moment loses nothing that could be read, %s',
  async (_, hasBackup) => {
    const vault = hasBackup ? sound.vault : undefined;
    const whole = await repairedAfterDying(Infinity, vault);
    const expected = ['game1', 'game2', 'game3', 'game4'].map((id) =>
      liveEvents(whole.contents, id),
    );
    expect(expected[1]).toEqual(liveEvents(sound.contents, 'game2'));
    expect(expected[0]?.length).toBeGreaterThan(50);
    let moments = 0;
    for (let after = 1; ; after++) {
      const { contents, died } = await repairedAfterDying(after, vault);
      expect(['game1', 'game2', 'game3', 'game4'].map((id) => liveEvents(contents, id))).toEqual(
        expected,
      );
      expect(contents.tables.settings).toEqual(whole.contents.tables.settings);
      expect(contents.tables.bookmarks).toEqual(whole.contents.tables.bookmarks);
      if (!died) break;
      moments = after;
    }
    expect(moments).toBeGreaterThan(20);
  },
);
