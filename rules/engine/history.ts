import type { Address, Notice } from './definition';
import type { LoggedEvent } from './events';
import type { Game } from './game';
import { reduce } from './reduce';
import type { GameState } from './state';
import type { Stretch, Timeline } from './timeline';

/** What an event of the log did. */
export type HappenedEvent = {
  logged: LoggedEvent;
  before: GameState;
  after: GameState;
  notices: readonly Notice[];
  /** The rules of today do not accept it, so it has no effect. */
  ignored: boolean;
  /** What was filled in stays between the players it concerns. */
  secret: boolean;
  /** How far one change of a track went, in all its taps. */
  by: number;
  /** Numbers that changed, with their old and new value. */
  changed: readonly { at: Address; from: number; to: number }[];
};

/** One line of the history: an event, or quick taps that were one change. */
export type HistoryEntry = HappenedEvent & {
  /** Whether the cursor stands behind it: it counts now. */
  counts: boolean;
};

/** What events did that were looked at before: an event stands in one place of one line for ever. */
export type KnownEvents = WeakMap<LoggedEvent, HappenedEvent>;

/** What every event of a stretch did. The costly part of a history: only what is new is replayed. */
export function replayLog(
  game: Game,
  { base, events }: Stretch,
  known: KnownEvents = new WeakMap(),
): readonly HappenedEvent[] {
  let state = base.state;
  return events.map((logged) => {
    const happened = known.get(logged) ?? happenedAt(game, state, logged);
    known.set(logged, happened);
    state = happened.after;
    return happened;
  });
}

function happenedAt(game: Game, before: GameState, logged: LoggedEvent): HappenedEvent {
  const { event } = logged;
  const outcome = reduce(game, before, event);
  const after = outcome.ok ? outcome.value.state : before;
  return {
    logged,
    before,
    after,
    notices: outcome.ok ? outcome.value.notices : [],
    ignored: !outcome.ok,
    secret: isSecret(game, event),
    by: event.type === 'trackMoved' ? distanceOf(event, before, after, outcome.ok) : 0,
    changed: changedValues(before, after),
  };
}

function isSecret(game: Game, event: LoggedEvent['event']): boolean {
  if (event.type !== 'actionTaken') return false;
  const actions = game.seat(event.seat)?.actions ?? [];
  return actions.some((action) => action.id === event.action && action.secret === true);
}

/** The lines of the history of what is held of a game. */
export function historyOf(timeline: Timeline): readonly HistoryEntry[] {
  return entriesOf(replayLog(timeline.game, timeline), timeline.cursor);
}

/** The lines that tell what happened. */
export function entriesOf(
  happened: readonly HappenedEvent[],
  cursor: number,
): readonly HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  for (const event of happened) {
    const entry = { ...event, counts: event.logged.seq <= cursor };
    const last = entries.at(-1);
    if (last !== undefined && isOneChange(last, entry)) {
      entries[entries.length - 1] = joinedEntry(last, entry);
    } else {
      entries.push(entry);
    }
  }
  return entries;
}

/** How far a track moved; one that stood at its end and went on says how far it was to go. */
function distanceOf(
  { at, by }: { at: Address; by: number },
  before: GameState,
  after: GameState,
  accepted: boolean,
): number {
  const moved = (after.values[at] ?? 0) - (before.values[at] ?? 0);
  return moved === 0 && accepted ? by : moved;
}

/** Taps the cursor stands between stay apart: one has to see where it is. */
function isOneChange(last: HistoryEntry, next: HistoryEntry): boolean {
  const [before, event] = [last.logged.event, next.logged.event];
  return (
    before.type === 'trackMoved' &&
    event.type === 'trackMoved' &&
    event.joined === true &&
    event.at === before.at &&
    last.counts === next.counts
  );
}

function joinedEntry(last: HistoryEntry, next: HistoryEntry): HistoryEntry {
  return {
    ...next,
    by: last.by + next.by,
    before: last.before,
    changed: changedValues(last.before, next.after),
    notices: [...last.notices, ...next.notices],
  };
}

/** The numbers two states differ in; what came or went is no change of a number. */
export function changedValues(before: GameState, after: GameState): HistoryEntry['changed'] {
  return Object.keys(after.values).flatMap((at) => {
    const from = before.values[at];
    const to = after.values[at];
    return from === undefined || to === undefined || from === to ? [] : [{ at, from, to }];
  });
}
