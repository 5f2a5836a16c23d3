/** Tells when the players put the page away; it may not come back. */
export function whenLeft(left: () => void): () => void {
  const changed = () => {
    if (document.visibilityState === 'hidden') left();
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
