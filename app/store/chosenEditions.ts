import { editionsOf, workOf } from '../../rules/games';
import type { ChosenEditions } from '../../rules/games/editions';

/** Stored beside the settings, by work. */
export const editionKey = 'edition.';

/** What was stored; an edition this version does not know, or of another work, is as if nobody had chosen. */
export function asChosenEditions(stored: Readonly<Record<string, unknown>>): ChosenEditions {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([work, game]) => {
      if (typeof game !== 'string' || workOf(game) !== work) return [];
      return editionsOf(game).length > 1 ? [[work, game]] : [];
    }),
  );
}

/** With this edition chosen; the same object where that changes nothing. */
export function withEdition(chosen: ChosenEditions, game: string): ChosenEditions {
  const work = workOf(game);
  if (editionsOf(game).length < 2 || chosen[work] === game) return chosen;
  return { ...chosen, [work]: game };
}
