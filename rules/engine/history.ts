import type { Address, Notice } from './definition';
import type { LoggedEvent } from './events';
import { reduce } from './reduce';
import { initialState, type GameState } from './state';
import type { Timeline } from './timeline';

/** One line of the history: what was done and what came of it. */
export type HistoryEntry = {
  /** The event; where quick taps were one change, the last of them. */
  logged: LoggedEvent;
  /** How far one change of a track went in all its taps. */
  by: number;
  before: GameState;
  after: GameState;
  /** Numbers that changed, with their old and new value. */
  changed: readonly { at: Address; from: number; to: number }[];
  notices: readonly Notice[];
  /** Whether the cursor stands behind it: it counts now. */
  counts: boolean;
  /** The rules of today no longer accept it, so it has no effect. */
  ignored: boolean;
};

export function historyOf(timeline: Timeline): readonly HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  let state = initialState(timeline.game);
  for (const logged of timeline.events) {
    const outcome = reduce(timeline.game, state, logged.event);
    const before = state;
    if (outcome.ok) state = outcome.value.state;
    const entry: HistoryEntry = {
      logged,
      by: logged.event.type === 'trackMoved' ? logged.event.by : 0,
      before,
      after: state,
      changed: changedValues(before, state),
      notices: outcome.ok ? outcome.value.notices : [],
      counts: logged.seq <= timeline.cursor,
      ignored: !outcome.ok,
    };
    const last = entries.at(-1);
    if (last !== undefined && isOneChange(last, entry))
      entries.splice(-1, 1, joinedEntry(last, entry));
    else entries.push(entry);
  }
  return entries;
}

/** Taps the cursor stands between stay apart: one has to see where it is. */
function isOneChange(last: HistoryEntry, next: HistoryEntry): boolean {
  const { event } = next.logged;
  return event.type === 'trackMoved' && event.joined === true && last.counts === next.counts;
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
  const addresses = new Set([...Object.keys(before.values), ...Object.keys(after.values)]);
  return [...addresses].flatMap((at) => {
    const from = before.values[at];
    const to = after.values[at];
    return from === undefined || to === undefined || from === to ? [] : [{ at, from, to }];
  });
}
