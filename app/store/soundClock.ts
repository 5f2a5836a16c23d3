import { lastMoment } from '../storage/lastMoment';

/** Whole milliseconds, as they are stored. A clock that says nonsense stands still meanwhile. */
export function soundClock(now: () => number): () => number {
  let last = 0;
  return () => {
    const said = Math.trunc(now());
    if (Math.abs(said) <= lastMoment) last = said;
    return last;
  };
}
