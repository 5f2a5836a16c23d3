import type { Part } from '../../engine/definition';
import type { Player } from './setup';

/** The same parts for each of the players, one after the other. */
export function partsOfPlayers(
  players: readonly Player[],
  partsOf: (player: Player) => readonly Part[],
): readonly Part[] {
  return players.flatMap((seat) => partsOf(seat).map((part) => ({ ...part, seat })));
}
