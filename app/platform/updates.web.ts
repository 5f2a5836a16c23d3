import { Workbox } from 'workbox-window';

/**
 * Registers the service worker. `onReady` gets a function that switches to a new version that is
 * waiting; until it is called the running version stays, whatever happens.
 */
export function watchForUpdates(onReady: (apply: () => void) => void): void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    onReady(() => {
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
    });
  });
  // An installed app stays open for days; looking again when it comes back finds new versions.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  });
  // Without a service worker the app still runs, only not offline after a reload.
  workbox.register().catch(() => undefined);
}
