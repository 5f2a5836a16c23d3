import { rulesFingerprint } from '../rules/fingerprint';
import { freshStart } from './platform/freshStart';
import { keepLastGame } from './platform/lastGame';
import { keepLook, lastLook } from './platform/lastLook';
import { ownDatabase } from './platform/ownDatabase';
import { sqliteFiles } from './platform/sqliteFiles';
import { startPath } from './platform/startPath';
import type { Disk } from './storage/driver';
import { expoDisk } from './storage/expoDisk';
import { readySqlite } from './storage/readySqlite';
import { createAppStore } from './store/appStore';
import { sessionIn } from './store/linkedSession';

readySqlite();

/** How long the screens wait for SQLite to be started: it may be another window's turn. */
const patienceMs = 120;

let startsNow = () => {};

/** Resolves when SQLite has been told to start, or the screens have waited long enough. */
export const sqliteStarts = new Promise<void>((resolve) => {
  startsNow = resolve;
  setTimeout(resolve, patienceMs);
});

/** Looked after while the window waits for its turn. */
const files = sqliteFiles();

const disk: Disk = {
  ...expoDisk,
  open: async (file) => {
    await files;
    const opening = expoDisk.open(file);
    startsNow();
    return opening;
  },
};

/** The game that the app was started into, if it was by its link. */
export const linkedSession = sessionIn(startPath());

/** The app's only store. Its records are opened before anything of the screens has been read. */
export const store = createAppStore({
  disk,
  // While somebody works on the rules, they change without another start.
  ...(__DEV__ ? {} : { rules: rulesFingerprint }),
  ownDatabase,
  freshStart,
  lastLook,
  keepLook,
  linkedSession,
  now: () => Date.now(),
  newId: () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
});

void store.getState().open();

store.subscribe(({ play }, before) => {
  if (play === undefined || play.id === before.play?.id) return;
  keepLastGame({ session: play.id, game: play.timeline.game.definition.id });
});
