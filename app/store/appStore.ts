import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Known, Setup } from '../../rules/engine/game';
import { err } from '../../rules/engine/result';
import { tidyText } from '../../rules/engine/written';
import { loadBooks, workOf } from '../../rules/games';
import type { ChosenEditions } from '../../rules/games/editions';
import type { Owner, Waiting } from '../platform/databaseTurn';
import type { Database, Health, StorageProblem } from '../storage/database';
import type { Disk } from '../storage/driver';
import {
  createGame,
  duplicateGame,
  listGames,
  purgeGame,
  setStatus,
  type GameStatus,
} from '../storage/gameLog';
import { type Migration, migrations } from '../storage/migrations';
import { openRecords, repairRecords, type Records } from '../storage/records';
import type { Repair } from '../storage/repair';
import { readSettings, writeSetting } from '../storage/settings';
import { detailOf, isStorageError, judgeOpeningError } from '../storage/storageError';
import { asChosenEditions, editionKey, withEdition } from './chosenEditions';
import { asSummaries, type GameSummary } from './gameSummary';
import { letGoOf, untilState } from './lettingGo';
import { readPatiently } from './patientRead';
import { createLibrary, type LibraryActions, type LibraryState } from './libraryStore';
import { createPlay, knownKey, type PlayActions, type PlayState } from './playStore';
import { createRecords, type RecordsActions, type RecordsState } from './recordsStore';
import { checkSettings, lookOf, type Settings } from './settings';
import { soundClock } from './soundClock';
import { asKnown, asSetup, tidyNames } from './storedSetup';

/** What the app needs from outside: a disk, a clock, fresh ids, and its turn at the database. */
export type Surroundings = {
  disk: Disk;
  ownDatabase: (owner: Owner) => Promise<void>;
  /** Starts the whole app afresh where only that helps; false where it does not. */
  freshStart: () => boolean;
  /** How the app looked last, known before the records are open; undefined where it is not. */
  lastLook: () => Readonly<Record<string, unknown>> | undefined;
  keepLook: (look: object) => void;
  /** The game that the app is started into: it is opened with the records. */
  linkedSession?: string | undefined;
  now: () => number;
  newId: () => string;
  /** The code of the rules, by which its states are known again; without it none is kept. */
  rules?: string;
  /** For tests: other steps of the schema. */
  steps?: readonly Migration[];
};

export type Phase =
  | { name: 'opening' }
  /** Another window of the browser has the database. */
  | { name: 'openElsewhere'; why: Waiting }
  | { name: 'failed'; problem: StorageProblem }
  | { name: 'ready' };

export type AppState = {
  phase: Phase;
  /** Whether the settings are those that were chosen, even before the records are open. */
  lookKnown: boolean;
  settings: Settings;
  /** The last set-up of each game, for the next play. */
  rememberedSetups: Readonly<Record<string, Setup>>;
  /** Which edition is played of works that have several. */
  chosenEditions: ChosenEditions;
  /** Printed numbers that were entered before, by game, kind and name. */
  known: Readonly<Record<string, Known>>;
  games: readonly GameSummary[];
  saving: Health;
  /** Why something on the screen did not reach the disk and never will; empty while all is well. */
  notSaved: string;
  /** Set when a new version of the app waits; calling it switches over. */
  applyUpdate: (() => void) | undefined;
} & PlayState &
  LibraryState &
  RecordsState;

export type AppActions = {
  open: () => Promise<void>;
  changeSetting: <Key extends keyof Settings>(key: Key, value: Settings[Key]) => void;
  /** From now on this edition of its work is meant; of no account where there is only one. */
  chooseEdition: (game: string) => void;
  startGame: (game: string, setup: Setup) => Promise<string>;
  changeStatus: (id: string, status: GameStatus) => Promise<void>;
  duplicate: (id: string, name: string) => Promise<void>;
  removeForGood: (id: string) => Promise<void>;
  /** Reads the list again; playing changes its order. */
  refreshGames: () => Promise<void>;
  retrySaving: () => void;
  dismissNotSaved: () => void;
  offerUpdate: (apply: () => void) => void;
  whenSaved: () => Promise<void>;
  /** Mends a file that was found damaged, and opens it again. */
  repair: () => Promise<void>;
} & PlayActions &
  LibraryActions &
  RecordsActions;

export type AppStore = AppState & AppActions;

export function createAppStore(surroundings: Surroundings): StoreApi<AppStore> {
  const { disk, newId, steps = migrations } = surroundings;
  const look = surroundings.lastLook();
  const now = soundClock(surroundings.now);
  let opened: Records | undefined;
  /** Only at the start: whoever goes on later may be in another game. */
  let { linkedSession } = surroundings;

  return createStore<AppStore>((set, get, store) => {
    const records = (): Records => {
      if (opened === undefined) throw new Error('the records are not open yet');
      return opened;
    };
    const db = (): Database => records().db;
    const readList = async (before: readonly GameSummary[]) =>
      asSummaries(await readPatiently(db(), listGames), before);
    const refreshGames = async () => {
      try {
        const before = get().games;
        const games = await readList(before);
        if (games !== before) set({ games });
      } catch (error) {
        // Whoever closed the records has others to show, or hands them to another window.
        if (!isStorageError(error) || error.code !== 'closed') throw error;
      }
    };
    /** A game that is gone from the list is not to be played on from memory. */
    const closePlay = (id: string) => {
      if (get().play?.id === id) set({ play: undefined });
    };
    /** Lets a write go on behind the screen; one that fails for good is told. */
    const inBackground = (work: Promise<unknown>) => {
      work.catch((error: unknown) => set({ notSaved: detailOf(error) }));
    };
    const waitFor = (why: Waiting) => set({ phase: { name: 'openElsewhere', why } });
    /** Another window wants to go on; one that is still opening has to come to its end first. */
    const letGo = async () => {
      await untilState(store, ({ phase }) => phase.name !== 'opening');
      if (opened === undefined) return true;
      // What is only in memory would be gone with this window.
      if (opened.keeping.mode === 'memory' && get().games.length > 0) return false;
      const gone = await letGoOf(opened.db, () => {
        const { phase } = get();
        waitFor('elsewhere');
        return () => set({ phase });
      });
      // The other window wants the backups as well.
      if (gone) await opened.close();
      return gone;
    };
    const isReadOnly = () => get().keeping.mode === 'readOnly';
    const rules = () => (isReadOnly() ? undefined : surroundings.rules);
    const play = createPlay({ db, now, set, get, refreshGames, inBackground, rules });
    const withSettings = (settings: Settings) => {
      surroundings.keepLook(lookOf(settings));
      return { settings, lookKnown: true };
    };
    /** What the screens begin with, all at once: each part alone would be drawn by itself. */
    const readStored = async () => {
      const [stored, games] = await Promise.all([readSettings(db()), readList(get().games)]);
      return {
        ...withSettings(checkSettings(stored)),
        games,
        rememberedSetups: storedUnder(stored, setupKey, asSetup),
        chosenEditions: asChosenEditions(storedUnder(stored, editionKey, (value) => value)),
        known: storedUnder(stored, knownKey, asKnown),
      };
    };
    /** Everything on the screen may be another now. */
    const reload = async () => {
      const open = get().play?.id;
      set({ play: undefined });
      set(await readStored());
      await get().refreshMarks();
      if (open !== undefined) await get().openGame(open);
    };
    /** A repair may have changed what is stored behind the screen. */
    const onRepaired = (repaired: Repair) => {
      set({ repaired });
      inBackground(get().putBack().then(refreshGames));
    };
    const goOnWith = async (next: Records) => {
      opened = next;
      next.db.health.subscribe((saving) => {
        // A healthy queue fills and empties with every tap; only trouble is worth a render.
        if (saving.state !== 'ok' || get().saving.state !== 'ok') set({ saving });
      });
      const session = linkedSession;
      linkedSession = undefined;
      // All that the first screen shows at once, for each part alone would be drawn by itself.
      const [stored] = await Promise.all([
        readStored(),
        session === undefined ? undefined : Promise.race([get().openGame(session), patience()]),
      ]);
      set({ ...stored, keeping: next.keeping, phase: { name: 'ready' } });
    };
    /** The file opens and cannot be read or mended: what can be read of it, to look at and export. */
    const showCopy = async (unusable: StorageProblem) => {
      await opened?.close();
      set({ play: undefined });
      const copy = await openRecords({ disk, now, steps, onRepaired, unusable });
      const shown = copy.ok ? goOnWith(copy.value) : Promise.reject(new Error(copy.error.detail));
      await shown.catch(() => set({ phase: { name: 'failed', problem: unusable } }));
    };

    return {
      phase: { name: 'opening' },
      lookKnown: look !== undefined,
      settings: checkSettings(look ?? {}),
      rememberedSetups: {},
      chosenEditions: {},
      known: {},
      games: [],
      saving: { state: 'ok', pending: 0 },
      notSaved: '',
      applyUpdate: undefined,
      ...play,
      ...createLibrary({ db, now, set, get, inBackground, loadBooks }),
      ...createRecords({ records, openScratch: disk.openScratch, steps, now, newId, set, reload }),

      open: async () => {
        set({ phase: { name: 'opening' } });
        // Closed, so that this try finds the files free.
        await opened?.close();
        const found = await surroundings
          .ownDatabase({ onWaiting: waitFor, letGo })
          .then(() => {
            set({ phase: { name: 'opening' } });
            return openRecords({ disk, now, steps, onRepaired });
          })
          .catch((error: unknown) => err(judgeOpeningError(error)));
        if (!found.ok) {
          if (found.error.code === 'locked' && surroundings.freshStart()) return;
          set({ phase: { name: 'failed', problem: found.error } });
          return;
        }
        try {
          await goOnWith(found.value);
        } catch (error) {
          const problem = judgeOpeningError(error);
          if (isStorageError(error) && error.code === 'damaged') {
            await showCopy({ code: 'damaged', detail: problem.detail });
          } else set({ phase: { name: 'failed', problem } });
        }
      },

      repair: async () => {
        const { db: old, vault } = records();
        set({ phase: { name: 'opening' }, play: undefined });
        await old.close();
        const repaired = await repairRecords(disk, await vault(), now(), { steps }).catch(
          (error: unknown) => {
            set({ notSaved: detailOf(error) });
          },
        );
        await get().open();
        if (repaired !== undefined) set({ repaired });
      },

      changeSetting: (key, value) => {
        set(withSettings({ ...get().settings, [key]: value }));
        inBackground(writeSetting(db(), key, value));
      },

      chooseEdition: (game) => {
        const before = get().chosenEditions;
        const chosenEditions = withEdition(before, game);
        if (chosenEditions === before) return;
        set({ chosenEditions });
        inBackground(writeSetting(db(), `${editionKey}${workOf(game)}`, game));
      },

      startGame: async (game, given) => {
        const setup = { ...given, names: tidyNames(given.names) };
        const id = newId();
        const created = now();
        await createGame(db(), {
          id,
          game,
          name: '',
          // What is known now goes with the game: it has to replay the same way later.
          setup: JSON.stringify({ ...setup, known: get().known[game] ?? {} }),
          sheet: 'table',
          created,
        });
        set({ rememberedSetups: { ...get().rememberedSetups, [game]: setup } });
        inBackground(writeSetting(db(), `${setupKey}${game}`, setup));
        get().chooseEdition(game);
        await refreshGames();
        return id;
      },

      changeStatus: async (id, status) => {
        if (isReadOnly()) return;
        await setStatus(db(), id, status);
        if (status === 'deleted') closePlay(id);
        await refreshGames();
      },

      duplicate: async (id, name) => {
        if (isReadOnly()) return;
        const copy = newId();
        await duplicateGame(db(), id, copy, tidyText(name), now());
        await play.nameStored(copy, name);
        await refreshGames();
      },

      removeForGood: async (id) => {
        if (isReadOnly()) return;
        await purgeGame(db(), id);
        closePlay(id);
        await refreshGames();
      },

      refreshGames,
      retrySaving: () => inBackground(db().retryNow()),
      dismissNotSaved: () => set({ notSaved: '' }),
      offerUpdate: (applyUpdate) => set({ applyUpdate }),
      whenSaved: () =>
        get()
          .whenStored()
          .then(get().whenRemembered)
          .then(() => db().whenIdle()),
    };
  });
}

/** A game whose rules take longer to come than this is shown when they are there. */
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, 1_000));

const setupKey = 'setup.';

/** What was stored under keys that begin like this, by the rest of the key. */
function storedUnder<T>(
  stored: Readonly<Record<string, unknown>>,
  prefix: string,
  read: (value: unknown) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(stored)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]) => [key.slice(prefix.length), read(value)]),
  );
}
