import { activateWaitingWorker } from './newestWorker';

const triesKey = 'banmen.freshStarts';
/** How long to wait before each try: a busy machine may take its time to let go of the file. */
const pausesMs = [0, 500, 1500, 3000];
const forgottenMs = 30_000;

/**
 * A page whose database failed to open cannot try again, only a fresh page can: its former self may
 * have held the file a moment too long. Reloads a few times at most; false when that did not help.
 */
export function freshStart(): boolean {
  const now = Date.now();
  const recent = recentTries().filter((time) => now - time < forgottenMs);
  const pause = pausesMs[recent.length];
  if (pause === undefined) return false;
  try {
    sessionStorage.setItem(triesKey, JSON.stringify([...recent, now]));
  } catch {
    // Without a memory of the tries it could go on for ever.
    return false;
  }
  setTimeout(() => window.location.reload(), pause);
  return true;
}

/** The records are open: what it took to get here no longer counts. */
export function startedWell(): void {
  try {
    sessionStorage.removeItem(triesKey);
  } catch {
    // Nothing was remembered then.
  }
}

/**
 * Tries again from the beginning, because a player asked for it, and in the newest version there is:
 * records of a newer one can only be opened by that.
 */
export function startAgain(_open: () => void): void {
  void activateWaitingWorker().then(() => window.location.reload());
}

function recentTries(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(triesKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : [];
  } catch {
    return [];
  }
}
