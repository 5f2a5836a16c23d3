import type { GameEvent, LoggedEvent } from './events';
import type { Game } from './game';
import { reduce, type Outcome, type ReduceError } from './reduce';
import { err, ok, type Result } from './result';
import { initialState } from './start';
import type { GameState } from './state';

/**
 * The events of a game with a cursor on them. Undo and redo only move the cursor; the state is
 * always what set-up and the events up to the cursor make of it.
 */
export type Timeline = {
  readonly game: Game;
  readonly events: readonly LoggedEvent[];
  /** How many events count; the ones behind it wait for redo. */
  readonly cursor: number;
  readonly state: GameState;
  /** States on the way, so that undo need not start from the beginning. Only a cache. */
  readonly checkpoints: ReadonlyMap<number, GameState>;
};

const checkpointEvery = 50;

/** Replays a log. An event the rules no longer accept changes nothing and stays in the log. */
export function openTimeline(
  game: Game,
  events: readonly LoggedEvent[],
  cursor = events.length,
): Timeline {
  const start = initialState(game);
  const empty = { game, events, cursor: 0, state: start, checkpoints: new Map([[0, start]]) };
  return moveCursor(empty, cursor);
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
  const events = [...timeline.events.slice(0, timeline.cursor), { seq: cursor, time, event }];
  return ok({
    timeline: { ...timeline, events, cursor, state, checkpoints },
    outcome: outcome.value,
  });
}

/** Goes to the moment after `cursor` events. */
export function moveCursor(timeline: Timeline, cursor: number): Timeline {
  const target = Math.min(timeline.events.length, Math.max(0, cursor));
  const checkpoints = new Map(timeline.checkpoints);
  const known = Math.max(...[...checkpoints.keys()].filter((at) => at <= target));
  let at = known;
  let state = checkpoints.get(known) ?? initialState(timeline.game);
  if (timeline.cursor > known && timeline.cursor <= target) {
    at = timeline.cursor;
    state = timeline.state;
  }
  for (; at < target;) {
    const logged = timeline.events[at];
    if (logged === undefined) break;
    const outcome = reduce(timeline.game, state, logged.event);
    if (outcome.ok) state = outcome.value.state;
    at++;
    if (at % checkpointEvery === 0) checkpoints.set(at, state);
  }
  return { ...timeline, cursor: target, state, checkpoints };
}
