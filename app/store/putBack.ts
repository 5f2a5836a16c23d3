import { formatEvent } from '../../rules/engine/events';
import type { Timeline } from '../../rules/engine/timeline';
import type { Database } from '../storage/database';
import { appendEvent, moveCursor, readGame } from '../storage/gameLog';
import { readPatiently } from './patientRead';

/**
 * Stores what the game on the screen has more than the disk, which a repair may have cut short.
 * False if the two are not the same game any more.
 */
export async function putBack(db: Database, id: string, timeline: Timeline): Promise<boolean> {
  const record = await readPatiently(db, (at) => readGame(at, id));
  const stored = record?.events ?? [];
  const bodies = timeline.events.map(({ event }) =>
    event.type === 'unreadable' ? undefined : formatEvent(event),
  );
  const isPart = stored.every(
    ({ time, body }, at) => timeline.events[at]?.time === time && (bodies[at] ?? body) === body,
  );
  if (record === null || !isPart || stored.length !== record.row.head) return false;
  const missing = timeline.events.slice(stored.length);
  // From its last event on: appending before it would set the rest aside.
  if (missing.length > 0) await moveCursor(db, id, stored.length);
  for (const { seq, time } of missing) {
    const body = bodies[seq - 1];
    if (body === undefined) return false;
    await appendEvent(db, id, seq - 1, { seq, time, body }, { touched: time });
  }
  return true;
}
