/** What the choice needs to know of a backup. */
type Kept = { id: number; made: number };

const dayMs = 24 * 60 * 60 * 1000;

/** The newest ones, whatever their age. */
const newest = 5;
/** One a day for this many days with backups, and then one a week for this many weeks. */
const days = 7;
const weeks = 6;

/**
 * Which backups to keep, given newest first: the last few, then fewer and fewer the older they are.
 * Spans of time are counted, not compared with the clock: one that jumped must not cost a backup.
 */
export function worthKeeping(backups: readonly Kept[]): ReadonlySet<number> {
  const kept = new Set(backups.slice(0, newest).map(({ id }) => id));
  const thinned = (span: number, most: number) => {
    const seen = new Set<number>();
    for (const { id, made } of backups) {
      const period = Math.floor(made / span);
      if (seen.has(period) || seen.size === most) continue;
      seen.add(period);
      kept.add(id);
    }
  };
  thinned(dayMs, days);
  thinned(7 * dayMs, weeks);
  return kept;
}
