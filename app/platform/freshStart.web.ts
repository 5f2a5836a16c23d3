import { activateWaitingWorker } from './newestWorker';
import { keepPlace } from './ownDatabase.web';

const triesKey = 'banmen.freshStarts';
/** How long to wait before each try: a busy machine may take its time to let go of the file. */
const pausesMs = [0, 500, 1500, 3000];

/**
 * A page whose database failed to open cannot try again, only a fresh page can: its former self may
 * have held the file a moment too long. Reloads a few times at most; false when that did not help.
 */
export function freshStart(): boolean {
  // However long ago they were: a slow device may take minutes for them.
  const tries = triesSoFar();
  const pause = pausesMs[tries];
  if (pause === undefined) return false;
  try {
    sessionStorage.setItem(triesKey, String(tries + 1));
  } catch {
    // Without a memory of the tries it could go on for ever.
    return false;
  }
  setTimeout(() => {
    keepPlace();
    window.location.reload();
  }, pause);
  return true;
}

/** The records are open: what it took to get here no longer counts. */
export function startedWell(): void {
  forgetTries();
}

/**
 * Tries again from the beginning, because a player asked for it, and in the newest version there is:
 * records of a newer one can only be opened by that.
 */
export function startAgain(_open: () => void): void {
  forgetTries();
  void activateWaitingWorker().then(() => window.location.reload());
}

function triesSoFar(): number {
  try {
    // What an older version remembered is no number and counts as nothing.
    return Number(sessionStorage.getItem(triesKey)) || 0;
  } catch {
    return 0;
  }
}

function forgetTries(): void {
  try {
    sessionStorage.removeItem(triesKey);
  } catch {
    // Nothing was remembered then.
  }
}
