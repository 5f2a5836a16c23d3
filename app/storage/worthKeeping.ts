/** What the choice needs to know of a backup. */
type Kept = { id: number; made: number; reason: string };

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The newest good ones, whatever their age. */
const newest = 5;
/** The newest of each kind that leads back from a large change. */
const eachReason = 2;
/** One an hour, one a day and one a week for as many hours, days and weeks with backups. */
const hours = 8;
const days = 7;
const weeks = 6;

/**
 * Which backups to keep, given newest first: the last few, then fewer and fewer the older they are.
 * Spans of time are counted, not compared with the clock: one that jumped must not cost a backup.
 * What was salvaged from a damaged file takes no good one's place, however often that happens.
 */
export function worthKeeping(backups: readonly Kept[]): ReadonlySet<number> {
  const good = backups.filter(({ reason }) => reason !== 'salvaged');
  const kept = new Set(good.slice(0, newest).map(({ id }) => id));
  const thinned = (span: number, most: number) => {
    const seen = new Set<number>();
    for (const { id, made } of good) {
      const period = Math.floor(made / span);
      if (seen.has(period) || seen.size === most) continue;
      seen.add(period);
      kept.add(id);
    }
  };
  thinned(hourMs, hours);
  thinned(dayMs, days);
  thinned(7 * dayMs, weeks);
  const large = backups.filter(({ reason }) => reason !== 'rotation');
  for (const reason of new Set(large.map((backup) => backup.reason))) {
    const same = large.filter((backup) => backup.reason === reason);
    for (const { id } of same.slice(0, eachReason)) kept.add(id);
  }
  return kept;
}
