/**
 * Does something when the frame that is about to be drawn has been drawn: in the next one, with
 * which it is shown. Behind the screen no frames are drawn, and nobody looks at the order.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}
