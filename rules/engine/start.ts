import { settle, startWork } from './changes';
import type { Game, Known } from './game';
import { draftOf, laidOut, type GameState } from './state';

/** The table before the first tap; what follows from it by itself has followed. */
export function initialState(game: Game, kept: { name?: string; known?: Known } = {}): GameState {
  const work = startWork(game, draftOf(laidOut(game, kept)));
  settle(work);
  return work.draft;
}
