/** Does something that nobody waits for, when the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  // Not every browser tells when it is idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 500);
}
