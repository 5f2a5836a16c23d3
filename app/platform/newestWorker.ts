// Web only, and imported by the web's own files only.

/** So long a new version may take to come up; the page is reloaded all the same. */
const patienceMs = 3_000;

/** Lets a new version that waits answer for the page from its next load on. */
export async function activateWaitingWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const waiting = registration?.waiting;
  if (waiting === undefined || waiting === null) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs);
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}
