import { useCallback, useEffect, useRef } from 'react';

import { whenLeft } from './platform/leaving';
import { useApp, useAppStore } from './store/useApp';

/** The start of the app, or of a game, has other things to do first. */
const soonMs = 5_000;
const everyMs = 20 * 60_000;

/**
 * Keeps a backup a moment after the start and after each new game, now and then, and whenever the
 * app is put away.
 */
export function useBackups(): void {
  const store = useAppStore();
  const ready = useApp(({ phase }) => phase.name === 'ready');
  const games = useApp((state) => state.games.length);
  const working = useRef(false);

  const backUp = useCallback(async () => {
    if (working.current) return;
    working.current = true;
    // One that failed is missing from the list, and the next one is not far.
    await store
      .getState()
      .backUp()
      .catch(() => undefined);
    working.current = false;
  }, [store]);

  useEffect(() => {
    if (!ready) return undefined;
    const soon = setTimeout(() => void backUp(), soonMs);
    return () => clearTimeout(soon);
  }, [ready, games, backUp]);

  useEffect(() => {
    if (!ready) return undefined;
    const regularly = setInterval(() => void backUp(), everyMs);
    const stopWatching = whenLeft(() => void backUp());
    return () => {
      clearInterval(regularly);
      stopWatching();
    };
  }, [ready, backUp]);
}
