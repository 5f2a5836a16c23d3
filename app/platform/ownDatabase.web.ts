import { asTurnMessage, createTurn, type Owner, type Place, type Turn } from './databaseTurn';
import { rememberAside, wasAside } from './steppedAside';

const lockName = 'banmen-database';

/** Held until the window closes: a lock that is never given back by hand. */
const forEver = new Promise<never>(() => undefined);

let turn: Turn | undefined;

/**
 * A browser lets only one window open the database. Resolves when it is this one's turn, and hands
 * it over when another window in front asks for it.
 */
export function ownDatabase(owner: Owner): Promise<void> {
  // Older browsers have no locks; opening then fails by itself and says so.
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return Promise.resolve();
  turn ??= startTurn(owner);
  return turn.owned;
}

/** Asks the window that has the database for it, because a player wants to go on in this one. */
export function takeOver(): void {
  turn?.takeOver();
}

/** Before the page is loaded anew by itself: a window that only waited goes on waiting then. */
export function keepPlace(): void {
  turn?.keepPlace();
}

function startTurn(owner: Owner): Turn {
  const channel = new BroadcastChannel(lockName);
  const started = createTurn(owner, {
    queue,
    takeIfFree,
    send: (message) => channel.postMessage(message),
    isVisible: () => document.visibilityState === 'visible',
    steppedAside: wasAside(),
    setAside: rememberAside,
    reload: () => window.location.reload(),
    setTimer: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = asTurnMessage(data);
    if (message !== undefined) started.hear(message);
  });
  document.addEventListener('visibilitychange', started.visibilityChanged);
  return started;
}

const queue: Place['queue'] = ({ granted, failed }) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  navigator.locks
    .request(lockName, { signal }, () => {
      // Granted in the very moment of leaving: given back, the window stands in line anew.
      if (signal.aborted) return undefined;
      granted();
      return forEver;
    })
    .catch((error: unknown) => {
      if (!signal.aborted) failed(error);
    });
  return () => leaving.abort();
};

const takeIfFree: Place['takeIfFree'] = ({ granted, taken, failed }) => {
  navigator.locks
    .request(lockName, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        taken();
        return undefined;
      }
      granted();
      return forEver;
    })
    .catch(failed);
};
