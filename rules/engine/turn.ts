import type { Step } from './definition';
import { applyChanges, type Work } from './changes';
import type { Game } from './game';
import { amount, type GameState } from './state';

/** The step the table stands on. */
export function currentStep(game: Game, state: GameState): Step | undefined {
  return game.seat(state.turn.seat)?.steps.find((step) => step.id === state.turn.step);
}

/** Ends the current step: what happens by itself there, then the next step or the next seat. */
export function completeStep(work: Work): void {
  const { game, draft } = work;
  const step = currentStep(game, draft);
  applyChanges(work, step?.onDone?.(work.view) ?? []);

  const steps = game.seat(draft.turn.seat)?.steps ?? [];
  const next = steps[steps.findIndex((other) => other.id === draft.turn.step) + 1];
  if (next !== undefined) {
    draft.turn = { ...draft.turn, step: next.id };
    return;
  }
  startNextTurn(work);
}

function startNextTurn(work: Work): void {
  const { game, draft } = work;
  const taking = game.seats.filter((seat) => seat.steps.length > 0);
  const index = taking.findIndex((seat) => seat.id === draft.turn.seat);
  const seat = taking[(index + 1) % taking.length];
  if (seat === undefined) return;
  draft.turn = {
    round: draft.turn.round + (index + 1 >= taking.length ? 1 : 0),
    seat: seat.id,
    step: seat.steps[0]?.id ?? '',
  };
  resetForTurn(work, seat.id);
}

/** Goes to any step without what happens by itself on the way; another seat's turn begins there. */
export function jumpTo(work: Work, seat: string, step: string): void {
  const another = work.draft.turn.seat !== seat;
  work.draft.turn = { ...work.draft.turn, seat, step };
  if (another) resetForTurn(work, seat);
}

/** Statistics that last one turn go back to their start, without counting as gains or losses. */
function resetForTurn({ game, draft, view }: Work, seatId: string): void {
  const seat = game.seat(seatId);
  for (const track of seat?.tracks ?? []) {
    if (track.resets !== 'ownTurn') continue;
    const at = `${seatId}.${track.id}`;
    draft.values[at] = amount(track.start, view, at);
  }
  for (const toggle of seat?.toggles ?? []) {
    if (toggle.resets === 'ownTurn')
      draft.toggles[`${seatId}.${toggle.id}`] = toggle.start ?? false;
  }
}
