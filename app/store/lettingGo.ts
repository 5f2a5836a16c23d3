import type { StoreApi } from 'zustand/vanilla';

import type { Database } from '../storage/database';

/** Resolves when the store has come into such a state. */
export function untilState<T>(store: StoreApi<T>, holds: (state: T) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = (state: T) => {
      if (!holds(state)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check(store.getState());
  });
}

/**
 * Resolves when all that was asked of the disk until now is on it, with false if it takes nothing.
 * What is tapped meanwhile does not count: a player who never stops would keep the database for ever.
 */
function savedSoFar(db: Database): Promise<boolean> {
  if (db.health.get().state === 'failing') return Promise.resolve(false);
  return db.read(() => Promise.resolve(true)).catch(() => false);
}

/** Resolves when everything is on the disk, with false as soon as the disk does not take it. */
function allSaved(db: Database): Promise<boolean> {
  if (db.health.get().state === 'failing') return Promise.resolve(false);
  return new Promise((resolve) => {
    const answer = (saved: boolean) => {
      unsubscribe();
      resolve(saved);
    };
    const unsubscribe = db.health.subscribe(({ state }) => {
      if (state === 'failing') answer(false);
    });
    void db.whenIdle().then(() => answer(db.health.get().state === 'ok'));
  });
}

/** What a player began before the screen closed may still ask for its last write. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Closes the database for another window. `closeScreens` keeps further taps out and gives the way
 * back. Resolves with false, and everything as it was, if something is not on the disk.
 */
export async function letGoOf(db: Database, closeScreens: () => () => void): Promise<boolean> {
  // With the screens still open: while the disk fails, this window plays on.
  if (!(await savedSoFar(db))) return false;
  const openScreens = closeScreens();
  do {
    await aMoment();
    if (!(await allSaved(db))) {
      openScreens();
      return false;
    }
  } while (db.health.get().pending > 0);
  await db.close();
  return true;
}
