const lockName = 'banmen-database';

/** Held until the window closes: a lock that is never given back by hand. */
const forEver = new Promise<never>(() => undefined);

/**
 * A browser lets only one window open the database. Resolves when it is this one's turn;
 * `onWaiting` tells that another window has it.
 */
export function ownDatabase(onWaiting: () => void): Promise<void> {
  // Older browsers have no locks; opening then fails by itself and says so.
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const waiting = setTimeout(onWaiting, patienceMs);
    navigator.locks
      .request(lockName, () => {
        clearTimeout(waiting);
        resolve();
        return forEver;
      })
      .catch(reject);
  });
}

/** A reloaded page may have to wait a moment for its former self. */
const patienceMs = 600;
