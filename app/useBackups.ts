import { useEffect } from 'react';

import { whenLeft } from './platform/leaving';
import { useApp, useAppStore } from './store/useApp';

/** The start has other things to do first. */
const afterStartMs = 5_000;
const everyMs = 20 * 60_000;

/** Keeps a backup a moment after the start, now and then, and whenever the app is put away. */
export function useBackups(): void {
  const store = useAppStore();
  const ready = useApp(({ phase }) => phase.name === 'ready');
  useEffect(() => {
    if (!ready) return undefined;
    let working = false;
    const backUp = async () => {
      if (working) return;
      working = true;
      // One that failed is missing from the list, and the next one is not far.
      await store
        .getState()
        .backUp()
        .catch(() => undefined);
      working = false;
    };
    const soon = setTimeout(() => void backUp(), afterStartMs);
    const regularly = setInterval(() => void backUp(), everyMs);
    const stopWatching = whenLeft(() => void backUp());
    return () => {
      clearTimeout(soon);
      clearInterval(regularly);
      stopWatching();
    };
  }, [store, ready]);
}
