import type { Seat, Step } from './definition';
import { applyChanges, type Work } from './changes';
import type { Game } from './game';
import { amount, happens, type GameState } from './state';

/** The step the table stands on. */
export function currentStep(game: Game, state: GameState): Step | undefined {
  return game.seat(state.turn.seat)?.steps.find((step) => step.id === state.turn.step);
}

/** Ends the current step: what happens by itself there, then the next step or the next seat. */
export function completeStep(work: Work): void {
  const { game, draft } = work;
  const step = currentStep(game, draft);
  const { turn } = draft;
  applyChanges(work, step?.onDone?.(work.view) ?? []);
  // A rule has gone on by itself.
  if (draft.turn !== turn) return;

  const steps = game.seat(draft.turn.seat)?.steps ?? [];
  const done = steps.findIndex((other) => other.id === draft.turn.step);
  const next = steps.slice(done + 1).find((other) => happens(other, work.view));
  if (next !== undefined) {
    draft.turn = { ...draft.turn, step: next.id };
    return;
  }
  startNextTurn(work);
}

/** The next seat with something to do, in this round or the one after it. */
function startNextTurn(work: Work): void {
  const { game, draft } = work;
  const { round } = draft.turn;
  // What the turn remembered is of no concern to the next one, nor to whether its steps happen.
  draft.happened = {};
  const index = game.seats.findIndex((seat) => seat.id === draft.turn.seat);
  const coming: readonly (readonly [Seat, number])[] = [
    ...game.seats.slice(index + 1).map((seat) => [seat, round] as const),
    ...game.seats.slice(0, index + 1).map((seat) => [seat, round + 1] as const),
  ];
  for (const [seat, inRound] of coming) {
    // Whether a step happens is asked in its own round.
    draft.turn = { ...draft.turn, round: inRound };
    const first = seat.steps.find((step) => happens(step, work.view));
    if (first === undefined) continue;
    draft.turn = { round: inRound, seat: seat.id, step: first.id };
    resetForTurn(work, seat.id);
    return;
  }
}

/** Goes to any step without what happens by itself on the way; another seat's turn begins there. */
export function jumpTo(work: Work, seat: string, step: string): void {
  const another = work.draft.turn.seat !== seat;
  work.draft.turn = { ...work.draft.turn, seat, step };
  if (!another) return;
  work.draft.happened = {};
  resetForTurn(work, seat);
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
