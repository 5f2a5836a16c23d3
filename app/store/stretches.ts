import type { LoggedEvent } from '../../rules/engine/events';
import type { Game } from '../../rules/engine/game';
import type { GameState } from '../../rules/engine/state';
import {
  endOf,
  pastGap,
  replayOn,
  startOf,
  type Moment,
  type Stretch,
  type Timeline,
} from '../../rules/engine/timeline';
import {
  keepCheckpoints,
  readEvents,
  readStretch,
  stretchIn,
  type Span,
  type StoredCheckpoint,
  type StoredStretch,
} from '../storage/checkpoints';
import type { Database } from '../storage/database';
import { logged } from './replayed';

/** A state is remembered after every so many events. */
export const rememberEvery = 100;

/** So many events are read and replayed at a time: what is tapped meanwhile has to wait for it. */
const piece = 2 * rememberEvery;

/** So many can be undone and redone at once; further ones are read before they are needed. */
const behind = 50;
const ahead = 100;

/** As many as there are where states are remembered; more are read piece by piece. */
const mostAtOnce = behind + 2 * rememberEvery + ahead;

/** What to read around a cursor. */
export function reachOf(cursor: number): Span {
  return { from: Math.max(0, cursor - behind), to: cursor + ahead, most: mostAtOnce };
}

/** What to read to go further back in a history than event `seq`. */
export function earlierThan(seq: number): Span {
  return { from: Math.max(0, seq - rememberEvery), to: seq, most: mostAtOnce };
}

/** True if states on the way to where the game stands are still to be remembered. */
export function isForgotten({ base, cursor }: Timeline): boolean {
  return cursor - behind - base.seq >= rememberEvery;
}

/** True if undo or redo will soon have to go further than what is held. */
export function isNearEdge(timeline: Timeline): boolean {
  const { base, cursor, head } = timeline;
  const end = endOf(timeline);
  return (base.seq > 0 && cursor - base.seq < behind / 2) || (end < head && end - cursor < behind);
}

/** Where a game is stored, and the code whose states may be used for it, if any may. */
export type Place = { db: Database; id: string; game: Game; rules: string | undefined };

/** Reads a part of a game. */
export async function stretchAt(place: Place, span: Span): Promise<Stretch> {
  const { db, id, rules } = place;
  return stretchFrom(place, span, await readStretch(db, id, span, rules));
}

/** The part of a game of which this is the beginning; where that is far off, after replaying the way. */
export async function stretchFrom(
  place: Place,
  span: Span,
  first: StoredStretch,
): Promise<Stretch> {
  const { db, id, game, rules } = place;
  let found = first;
  if (rules !== undefined && isCut(found, span)) {
    // Where the disk takes nothing, the way is replayed and forgotten again.
    await remember(place, rules, span.from).catch(() => undefined);
    found = await readStretch(db, id, span, rules);
  }
  let base = momentOf(game, found.checkpoint);
  let events = logged(found.events);
  const passOn = () => {
    const passed = events.filter(({ seq }) => seq <= span.from);
    base = replayOn(game, base, passed);
    events = events.slice(passed.length);
  };
  for (let last = found.events; last.length === span.most;) {
    passOn();
    last = await readEvents(db, id, { ...span, after: last.at(-1)?.seq ?? base.seq });
    events = [...events, ...logged(last)];
  }
  if (events.every(({ seq }, index) => seq === base.seq + index + 1)) return { base, events };
  passOn();
  base = pastGap(base, span.from);
  return { base, events: withoutGaps(base.seq, events) };
}

function isCut({ events }: StoredStretch, { most }: Span): boolean {
  return events.length === most;
}

/** What is missing keeps its place, as what cannot be read does: places are counted. */
function withoutGaps(base: number, events: readonly LoggedEvent[]): readonly LoggedEvent[] {
  const known = new Map(events.map((event) => [event.seq, event]));
  const end = events.at(-1)?.seq ?? base;
  return Array.from({ length: end - base }, (_, index) => {
    const seq = base + index + 1;
    const missing = { type: 'unreadable', detail: 'missing' } as const;
    return known.get(seq) ?? { seq, time: 0, event: missing };
  });
}

function momentOf(game: Game, checkpoint: StoredCheckpoint | undefined): Moment {
  if (checkpoint === undefined) return startOf(game);
  const { seq, unreadable, state } = checkpoint;
  return { seq, unreadable, state: JSON.parse(state) as GameState };
}

/**
 * Remembers the states along the way of a game as far as event `upTo`. Made of what is on the disk,
 * in the same transaction: whatever the screen shows meanwhile, no state of another line is kept.
 */
export async function remember(
  { db, id, game }: Place,
  rules: string,
  upTo: number,
): Promise<void> {
  for (let goesOn = true; goesOn;) {
    goesOn = await db.writeNow(async (sql) => {
      const span = { from: upTo, to: upTo, most: piece };
      const found = await stretchIn(sql, id, span, rules);
      const kept: StoredCheckpoint[] = [];
      let moment = momentOf(game, found.checkpoint);
      for (const event of logged(found.events)) {
        moment = replayOn(game, moment, [event]);
        if (moment.seq % rememberEvery === 0) {
          const { seq, unreadable, state } = moment;
          kept.push({ seq, unreadable, state: JSON.stringify(state) });
        }
      }
      if (kept.length > 0) await keepCheckpoints(sql, id, rules, kept);
      return kept.length > 0 && isCut(found, span);
    });
  }
}
