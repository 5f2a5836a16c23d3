import type { StoreApi } from 'zustand/vanilla';

import { createAppStore, type AppStore, type Surroundings } from '../../app/store/appStore';
import type { Disk, Driver, OpenDriver } from '../../app/storage/driver';
import { type Migration, migrations } from '../../app/storage/migrations';
import { recordsFile } from '../../app/storage/records';
import type { Setup } from '../../rules/engine/game';
import { nodeDisk } from './nodeDriver';

/** Waits for the store to come into a state. */
export { untilState as untilStore } from '../../app/store/lettingGo';

export type Store = StoreApi<AppStore>;

export const manor = 'vast-mysterious-manor';

/** A first game of the Mysterious Manor: every field as it is preset. */
export const presetSetup: Setup = { values: {}, names: {} };

type PhoneOptions = {
  /** A file, so that the app can be closed and started again; left out, all is in memory. */
  path?: string;
  /** Puts something between the app and the file of its records. */
  wrap?: (open: OpenDriver) => OpenDriver;
  /** Puts something between the app and all of its files. */
  wrapDisk?: (disk: Disk) => Disk;
  /** Other steps of the schema. */
  steps?: readonly Migration[];
  /** The code of the rules, by which it knows states it has kept. */
  rules?: string;
  freshStart?: () => boolean;
  ownDatabase?: Surroundings['ownDatabase'];
};

/** A phone with the real store on real SQLite. Its clock stands still until a test sets it. */
export function newPhone({
  path,
  wrap = (open) => open,
  wrapDisk = (disk) => disk,
  steps = migrations,
  rules = 'these rules',
  freshStart = () => false,
  ownDatabase = () => Promise.resolve(),
}: PhoneOptions = {}) {
  const clock = { now: Date.UTC(2026, 0, 2, 19, 30) };
  const connections: Driver[] = [];
  let ids = 0;
  let look: Readonly<Record<string, unknown>> | undefined;
  let running: Store | undefined;
  const disk = wrapDisk(nodeDisk(path));
  const openRecords = wrap(() => disk.open(recordsFile));

  /** Starts the app, into a game if it is said, and gives its store, whatever state it came up in. */
  const start = async (linkedSession?: string): Promise<Store> => {
    running = createAppStore({
      linkedSession,
      disk: {
        ...disk,
        open: async (file) => {
          const driver = await (file === recordsFile ? openRecords() : disk.open(file));
          connections.push(driver);
          return driver;
        },
      },
      ownDatabase,
      freshStart,
      lastLook: () => look,
      keepLook: (next) => {
        look = { ...next };
      },
      steps,
      rules,
      now: () => clock.now,
      newId: () => `game${++ids}`,
    });
    await running.getState().open();
    return running;
  };

  /** Ends the app as soon as everything is saved, at once if the disk does not take it. */
  const close = async () => {
    const { phase, saving, whenSaved } = running?.getState() ?? {};
    if (phase?.name === 'ready' && saving?.state === 'ok') await whenSaved?.();
    // A connection that failed before may be closed already.
    for (const driver of connections.splice(0)) await driver.close().catch(() => undefined);
    running = undefined;
  };

  return {
    clock,
    start,
    close,
    restart: async (linkedSession?: string) => {
      await close();
      return start(linkedSession);
    },
  };
}

export type Phone = ReturnType<typeof newPhone>;

/** Starts a game of the Mysterious Manor and puts it on the screen. */
export async function startManor(store: Store, setup = presetSetup): Promise<string> {
  const id = await store.getState().startGame(manor, setup);
  await store.getState().openGame(id);
  return id;
}

/** The game on the screen, which is expected to be there. */
export function playOf(store: Store): NonNullable<AppStore['play']> {
  const { play } = store.getState();
  if (play === undefined) throw new Error('no game is open');
  return play;
}

export function stateOf(store: Store) {
  return playOf(store).timeline.state;
}
