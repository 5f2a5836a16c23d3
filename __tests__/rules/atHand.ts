import type { Action } from '../../rules/engine/definition';
import type { Field } from '../../rules/engine/fields';
import type { Game } from '../../rules/engine/game';
import { viewOf, type GameState } from '../../rules/engine/state';

/** What is at hand at a table: the things a player could tap. */

type Offer = { seat: string; action: Action };

export function allActions(game: Game): readonly Offer[] {
  return game.seats.flatMap((seat) =>
    (seat.actions ?? []).map((action) => ({ seat: seat.id, action })),
  );
}

/** The actions players see now, with their forms. */
export function offeredActions(
  game: Game,
  state: GameState,
): readonly (Offer & { fields: readonly Field[] })[] {
  const view = viewOf(game, state);
  return allActions(game)
    .filter(({ action }) => action.when?.(view) !== false)
    .map((offer) => ({ ...offer, fields: offer.action.inputs?.(view, {}) ?? [] }));
}

/** What the turn guide offers in the step the table stands on. */
export function guideActions(game: Game, state: GameState): readonly Offer[] {
  const { seat, step } = state.turn;
  const { actions = [], parts = [] } =
    game.seat(seat)?.steps.find((other) => other.id === step) ?? {};
  const view = viewOf(game, state);
  const guided = new Set([
    ...actions.map((id) => `${seat}.${id}`),
    ...parts
      .filter((part) => part.kind === 'action' && part.when?.(view) !== false)
      .map((part) => `${('seat' in part ? part.seat : undefined) ?? seat}.${part.id}`),
  ]);
  return offeredActions(game, state).filter((offer) =>
    guided.has(`${offer.seat}.${offer.action.id}`),
  );
}

export function optionsOf(game: Game, state: GameState): readonly (readonly [string, string])[] {
  return Object.keys(state.choices).flatMap((at) =>
    (game.choice(at)?.options ?? []).map((option) => [at, option] as const),
  );
}

export function itemsOf(game: Game, state: GameState): readonly string[] {
  const view = viewOf(game, state);
  return Object.keys(state.items).flatMap((collection) => view.items(collection));
}

export function stepsOf(game: Game): readonly (readonly [string, string])[] {
  return game.seats.flatMap((seat) => seat.steps.map((step) => [seat.id, step.id] as const));
}

export function countersOf(state: GameState): readonly string[] {
  return Object.entries(state.counters).flatMap(([seat, counters]) =>
    counters.map(({ id }) => `${seat}.${id}`),
  );
}
