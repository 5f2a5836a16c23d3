/** Does something that nobody waits for, a moment after everything else. */
export function whenIdle(work: () => void): void {
  setTimeout(work, 500);
}
