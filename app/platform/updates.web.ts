import { Workbox } from 'workbox-window';

import { rememberAside } from './steppedAside';
import type { UpdateHandling } from './updates';

/**
 * Registers the service worker. A new version waits until somebody switches to it, in this window or
 * in another one. Then the files of the old version are gone: a window that only waits for its turn
 * follows quietly, one with a game plays on and is offered the switch.
 */
export function watchForUpdates({ onReady, mayReload }: UpdateHandling): void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  const workbox = new Workbox('/sw.js');
  const reload = () => window.location.reload();
  let switching = false;
  workbox.addEventListener('waiting', () => {
    onReady(() => {
      switching = true;
      workbox.messageSkipWaiting();
    });
  });
  // A first visit gets its first worker this way too; that one brings nothing new.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isNews = controlled;
    controlled = true;
    if (switching) reload();
    else if (isNews && mayReload()) {
      rememberAside(true);
      reload();
    } else if (isNews) onReady(reload);
  });
  // An installed app stays open for days; looking again when it comes back finds new versions.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  });
  // Without a service worker the app still runs, only not offline after a reload.
  workbox.register().catch(() => undefined);
}
