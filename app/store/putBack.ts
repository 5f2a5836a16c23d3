import { formatEvent, type LoggedEvent } from '../../rules/engine/events';
import { endOf, eventAt, type Timeline } from '../../rules/engine/timeline';
import { readEvents, type StoredEvent } from '../storage/checkpoints';
import type { Database } from '../storage/database';
import { appendEvent, moveCursor, readRow } from '../storage/gameLog';
import { readPatiently } from './patientRead';

/**
 * Stores what the game on the screen has more than the disk, which a repair may have cut short.
 * False if the two are not the same game any more, or more was cut off than the screen holds.
 */
export async function putBack(db: Database, id: string, timeline: Timeline): Promise<boolean> {
  const { base } = timeline;
  const end = endOf(timeline);
  const row = await readPatiently(db, (at) => readRow(at, id));
  if (row === null || row.head < base.seq || row.head > timeline.head) return false;
  // What is neither on the disk nor held is gone.
  if (row.head < timeline.head && end < timeline.head) return false;
  const held = { after: base.seq, to: end, most: timeline.events.length };
  const stored = await readPatiently(db, (at) => readEvents(at, id, held));
  const isPart = stored.every((event) => isSame(event, eventAt(timeline, event.seq)));
  if (!isPart || stored.length !== Math.min(row.head, end) - base.seq) return false;
  const missing = timeline.events.slice(stored.length);
  // From its last event on: appending before it would set the rest aside.
  if (missing.length > 0) await moveCursor(db, id, row.head);
  for (const { seq, time, event } of missing) {
    if (event.type === 'unreadable') return false;
    const body = formatEvent(event);
    await appendEvent(db, id, seq - 1, { seq, time, body }, { touched: time });
  }
  return true;
}

/** How an event that cannot be read was written is not known here. */
function isSame({ time, body }: StoredEvent, held: LoggedEvent | undefined): boolean {
  if (held?.time !== time) return false;
  return held.event.type === 'unreadable' || formatEvent(held.event) === body;
}
