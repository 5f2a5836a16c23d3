import { editionsOf, workOf } from '.';

/** Which edition is played, by work. */
export type ChosenEditions = Readonly<Record<string, string>>;

/** Whether a name alone would not say which game is meant. */
export function hasEditions(game: string): boolean {
  return editionsOf(game).length > 1;
}

/** The edition of a game's work that is played: the one chosen, otherwise the first on the shelf. */
export function editionInUse(chosen: ChosenEditions, game: string): string {
  const work = workOf(game);
  const editions = editionsOf(game);
  const wanted = Object.hasOwn(chosen, work) ? chosen[work] : undefined;
  return editions.find((edition) => edition === wanted) ?? editions[0] ?? game;
}

/** Whether the game is the edition that is played, or the only one. */
export function isInUse(chosen: ChosenEditions, game: string): boolean {
  return editionInUse(chosen, game) === game;
}

/** The editions of a game's work, the one that was chosen first. */
export function editionsByUse(chosen: ChosenEditions, game: string): readonly string[] {
  const first = editionInUse(chosen, game);
  return [first, ...editionsOf(game).filter((edition) => edition !== first)];
}

/** What belongs to the editions that are played, and the rest, both in their order. */
export function dividedByUse<Thing>(
  chosen: ChosenEditions,
  things: readonly Thing[],
  gameOf: (thing: Thing) => string,
): { inUse: readonly Thing[]; others: readonly Thing[] } {
  const used = (thing: Thing) => isInUse(chosen, gameOf(thing));
  return { inUse: things.filter(used), others: things.filter((thing) => !used(thing)) };
}
