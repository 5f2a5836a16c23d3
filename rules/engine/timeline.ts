import type { GameEvent, LoggedEvent } from './events';
import type { Game } from './game';
import { reduce, type Outcome, type ReduceError } from './reduce';
import { err, ok, type Result } from './result';
import { initialState } from './start';
import type { GameState } from './state';

/** What the events up to `seq` made of a game, and how many of them nobody could read or find. */
export type Moment = {
  readonly seq: number;
  readonly state: GameState;
  readonly unreadable: number;
};

/** Events one after the other, and the moment before the first of them. */
export type Stretch = { readonly base: Moment; readonly events: readonly LoggedEvent[] };

/**
 * The events of a game around a cursor on them. Undo and redo only move the cursor; the state is
 * always what set-up and the events up to the cursor make of it. What is further away is not held:
 * an evening may be long.
 */
export type Timeline = Stretch & {
  readonly game: Game;
  /** How many events count; the ones behind it wait for redo. */
  readonly cursor: number;
  /** How many events there are, held or not. */
  readonly head: number;
  readonly state: GameState;
  /** States on the way, so that undo need not start from the base. Only a cache. */
  readonly checkpoints: ReadonlyMap<number, GameState>;
};

const checkpointEvery = 50;

/** However long one plays, no more events than this are held; then the oldest go. */
export const mostHeld = 600;
const heldAfterwards = 400;

/** The table before the first event. */
export function startOf(game: Game): Moment {
  return { seq: 0, state: initialState(game), unreadable: 0 };
}

/** Goes on from a moment. An event the rules no longer accept changes nothing and stays in the log. */
export function replayOn(game: Game, from: Moment, events: readonly LoggedEvent[]): Moment {
  return events.reduce((moment, logged) => after(game, moment, logged), from);
}

function after(game: Game, from: Moment, { seq, event }: LoggedEvent): Moment {
  const { state, unreadable } = pastGap(from, seq - 1);
  const outcome = reduce(game, state, event);
  return {
    seq,
    state: outcome.ok ? outcome.value.state : state,
    unreadable: unreadable + Number(event.type === 'unreadable'),
  };
}

/** Goes on to where the next event is, or would be: what is missing on the way did nothing. */
export function pastGap({ seq, state, unreadable }: Moment, to: number): Moment {
  return { seq: to, state, unreadable: unreadable + to - seq };
}

/** Replays a log, or the part of it that comes after `base`. */
export function openTimeline(
  game: Game,
  events: readonly LoggedEvent[],
  cursor?: number,
  { base = startOf(game), head }: { base?: Moment; head?: number } = {},
): Timeline {
  const end = base.seq + events.length;
  const checkpoints = new Map([[base.seq, base.state]]);
  const { seq, state } = base;
  const unplayed = { game, base, events, cursor: seq, head: head ?? end, state, checkpoints };
  return moveCursor(unplayed, cursor ?? end);
}

/** The last event of a stretch. */
export function endOf({ base, events }: Stretch): number {
  return base.seq + events.length;
}

/** Whether the cursor can go there without reading anything. */
export function holds(timeline: Timeline, cursor: number): boolean {
  return cursor >= timeline.base.seq && cursor <= endOf(timeline);
}

/** The same moment with other events of the same line around it; they have to reach it. */
export function heldAround(timeline: Timeline, { base, events }: Stretch): Timeline {
  const end = endOf({ base, events });
  if (!holds({ ...timeline, base, events }, timeline.cursor)) return timeline;
  const known = [...timeline.checkpoints].filter(([at]) => at > base.seq && at <= end);
  const checkpoints = new Map([[base.seq, base.state], ...known]);
  return { ...timeline, base, events, checkpoints };
}

export function eventAt({ base, events }: Stretch, seq: number): LoggedEvent | undefined {
  return events[seq - base.seq - 1];
}

/** Takes a new event. What waited for redo is no longer on this line. */
export function append(
  timeline: Timeline,
  event: GameEvent,
  time: number,
): Result<{ timeline: Timeline; outcome: Outcome }, ReduceError> {
  const outcome = reduce(timeline.game, timeline.state, event);
  if (!outcome.ok) return err(outcome.error);
  const cursor = timeline.cursor + 1;
  const { state } = outcome.value;
  const checkpoints = new Map([...timeline.checkpoints].filter(([at]) => at < cursor));
  if (cursor % checkpointEvery === 0) checkpoints.set(cursor, state);
  const kept = timeline.events.slice(0, timeline.cursor - timeline.base.seq);
  const events = [...kept, { seq: cursor, time, event }];
  return ok({
    timeline: trimmed({ ...timeline, events, cursor, head: cursor, state, checkpoints }),
    outcome: outcome.value,
  });
}

/** Lets go of the oldest events where there are too many. The cursor stands at the last one. */
function trimmed(timeline: Timeline): Timeline {
  const { base, events, checkpoints } = timeline;
  if (events.length <= mostHeld) return timeline;
  const oldest = endOf(timeline) - heldAfterwards;
  const left = [...checkpoints].filter(([at]) => at >= oldest);
  const [first] = left;
  if (first === undefined) return timeline;
  const [seq, state] = first;
  const gone = events.slice(0, seq - base.seq);
  const unreadable = base.unreadable + unreadableIn(gone);
  return {
    ...timeline,
    base: { seq, state, unreadable },
    events: events.slice(gone.length),
    checkpoints: new Map(left),
  };
}

export function unreadableIn(events: readonly LoggedEvent[]): number {
  return events.filter(({ event }) => event.type === 'unreadable').length;
}

/** Goes to the moment after `cursor` events, as far as they are held. */
export function moveCursor(timeline: Timeline, cursor: number): Timeline {
  const { game, base } = timeline;
  const target = Math.min(endOf(timeline), Math.max(base.seq, cursor));
  const checkpoints = new Map(timeline.checkpoints);
  const known = Math.max(...[...checkpoints.keys()].filter((at) => at <= target));
  let at = known;
  let state = checkpoints.get(known) ?? base.state;
  if (timeline.cursor > known && timeline.cursor <= target) {
    at = timeline.cursor;
    state = timeline.state;
  }
  for (; at < target;) {
    const logged = eventAt(timeline, at + 1);
    if (logged === undefined) break;
    const outcome = reduce(game, state, logged.event);
    if (outcome.ok) state = outcome.value.state;
    at++;
    if (at % checkpointEvery === 0) checkpoints.set(at, state);
  }
  return { ...timeline, cursor: target, state, checkpoints };
}
