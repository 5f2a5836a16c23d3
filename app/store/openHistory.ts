import { endOf, unreadableIn, type Stretch, type Timeline } from '../../rules/engine/timeline';

/**
 * The history that is being read follows the game: it ends where the game does, and begins as far
 * back as somebody has read. Undefined if it has to be fetched anew.
 */
export function followed(
  history: Stretch | undefined,
  before: Timeline,
  after: Timeline,
): Stretch | undefined {
  // Only what the screen has of the last events can change them.
  if (history === undefined || after.events === before.events) return history;
  if (!reachesHead(after)) return history;
  const { base, events } = after;
  if (base.seq <= history.base.seq) return { base, events };
  if (base.seq > endOf(history)) return undefined;
  const earlier = history.events.slice(0, base.seq - history.base.seq);
  return { base: history.base, events: [...earlier, ...events] };
}

export function reachesHead(timeline: Timeline): boolean {
  return endOf(timeline) === timeline.head;
}

/** The history with what comes before it. */
export function withEarlier(history: Stretch, earlier: Stretch): Stretch {
  return { base: earlier.base, events: [...earlier.events, ...history.events] };
}

/** How many events of the whole game cannot be read: the history ends where the game does. */
export function unreadableTold({ base, events }: Stretch): number {
  return base.unreadable + unreadableIn(events);
}
