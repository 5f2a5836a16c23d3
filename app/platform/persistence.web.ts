import type { StorageState } from './persistence';

export type { StorageState } from './persistence';

let asked = false;

/** Asks the browser not to clear what is stored: once while the page is open, and never in vain. */
export async function askToKeep(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Refused, or a browser without the question: the settings say so.
  }
}

export async function storageState(): Promise<StorageState> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return {
      kept: (await navigator.storage.persisted()) ? 'yes' : 'no',
      ...(usage === undefined ? {} : { usage }),
      ...(quota === undefined ? {} : { quota }),
    };
  } catch {
    return { kept: 'unknown' };
  }
}
