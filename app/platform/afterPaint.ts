/**
 * Does something when the frame that is about to be drawn has been drawn, and the page has had time
 * for what else waited for it. Behind the screen no frames are drawn: there it waits until one is.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}
