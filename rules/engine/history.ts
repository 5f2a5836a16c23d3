import type { Address, Notice } from './definition';
import type { LoggedEvent } from './events';
import { reduce } from './reduce';
import { initialState, type GameState } from './state';
import type { Timeline } from './timeline';

/** One line of the history: what was done and what came of it. */
export type HistoryEntry = {
  logged: LoggedEvent;
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
  let state = initialState(timeline.game);
  return timeline.events.map((logged, index) => {
    const before = state;
    const outcome = reduce(timeline.game, before, logged.event);
    if (outcome.ok) state = outcome.value.state;
    return {
      logged,
      before,
      after: state,
      changed: changedValues(before, state),
      notices: outcome.ok ? outcome.value.notices : [],
      counts: index < timeline.cursor,
      ignored: !outcome.ok,
    };
  });
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
