import type { TurnPosition } from './definition';
import { seatOf, type Game } from './game';
import { changedValues, type HistoryEntry } from './history';
import { reduce } from './reduce';
import type { GameState } from './state';

/** What completing the current step would do for its own seat, and where the table would stand. */
export type StepPreview = { changed: HistoryEntry['changed']; next: TurnPosition };

export function previewStep(game: Game, state: GameState): StepPreview {
  const { seat, step } = state.turn;
  const outcome = reduce(game, state, { type: 'stepCompleted', v: 1, seat, step });
  const after = outcome.ok ? outcome.value.state : state;
  return {
    // The turn that follows resets what lasts one turn; that is not this step's doing.
    changed: changedValues(state, after).filter(
      ({ at }) => seatOf(at) === seat && game.track(at)?.resets === undefined,
    ),
    next: after.turn,
  };
}
