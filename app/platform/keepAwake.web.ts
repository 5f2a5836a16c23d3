import { useEffect } from 'react';

/**
 * Keeps the screen on while it is mounted. A browser takes the lock away whenever the page is
 * hidden, so it is asked for again each time the page comes back; a refusal just lets it dim.
 */
export function KeepAwake(): null {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let wanted = true;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!wanted) await lock.release();
      } catch {
        lock = undefined;
      }
    };
    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', askAgain);
      lock?.release().catch(() => undefined);
    };
  }, []);
  return null;
}
