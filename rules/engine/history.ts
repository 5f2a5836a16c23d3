import type { Address, Notice } from './definition';
import type { LoggedEvent } from './events';
import type { Game } from './game';
import { reduce } from './reduce';
import { initialState } from './start';
import type { GameState } from './state';
import type { Timeline } from './timeline';

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
};

/** One line of the history: an event, or quick taps that were one change. */
export type HistoryEntry = HappenedEvent & {
  /** How far one change of a track went in all its taps. */
  by: number;
  /** Numbers that changed, with their old and new value. */
  changed: readonly { at: Address; from: number; to: number }[];
  /** Whether the cursor stands behind it: it counts now. */
  counts: boolean;
};

/** What every event of a log did. The costly part of a history; undo and redo do not change it. */
export function replayLog(game: Game, events: readonly LoggedEvent[]): readonly HappenedEvent[] {
  let state = initialState(game);
  return events.map((logged) => {
    const before = state;
    const outcome = reduce(game, before, logged.event);
    if (outcome.ok) state = outcome.value.state;
    const notices = outcome.ok ? outcome.value.notices : [];
    return {
      logged,
      before,
      after: state,
      notices,
      ignored: !outcome.ok,
      secret: isSecret(game, logged.event),
    };
  });
}

function isSecret(game: Game, event: LoggedEvent['event']): boolean {
  if (event.type !== 'actionTaken') return false;
  const actions = game.seat(event.seat)?.actions ?? [];
  return actions.some((action) => action.id === event.action && action.secret === true);
}

/** The lines of a history. Whoever has the log replayed already hands it in. */
export function historyOf(
  { game, events, cursor }: Timeline,
  happened = replayLog(game, events),
): readonly HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  for (const event of happened) {
    const entry = entryOf(event, cursor);
    const last = entries.at(-1);
    if (last !== undefined && isOneChange(last, entry)) {
      entries[entries.length - 1] = joinedEntry(last, entry);
    } else {
      entries.push(entry);
    }
  }
  return entries;
}

function entryOf(happened: HappenedEvent, cursor: number): HistoryEntry {
  const { event, seq } = happened.logged;
  return {
    ...happened,
    by: event.type === 'trackMoved' ? distanceOf(event, happened) : 0,
    changed: changedValues(happened.before, happened.after),
    counts: seq <= cursor,
  };
}

/** How far a track moved; one that stood at its end and went on says how far it was to go. */
function distanceOf({ at, by }: { at: Address; by: number }, happened: HappenedEvent): number {
  const { before, after, ignored } = happened;
  const moved = (after.values[at] ?? 0) - (before.values[at] ?? 0);
  return moved === 0 && !ignored ? by : moved;
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
