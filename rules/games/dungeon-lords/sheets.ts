import type { Part } from '../../engine/definition';
import type { Player } from './setup';

type SeatPart = Extract<Part, { seat?: string }>;

/** The same parts for each of the players, one after the other. */
export function partsOfPlayers(
  players: readonly Player[],
  parts: readonly Part[],
): readonly Part[] {
  const own = parts.filter(
    (part): part is SeatPart => !['tool', 'note', 'table'].includes(part.kind),
  );
  return players.flatMap((seat) => own.map((part) => ({ ...part, seat })));
}
