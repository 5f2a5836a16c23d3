import type { Part, View } from '../../../rules/engine/definition';
import type { Game } from '../../../rules/engine/game';
import { isOffered } from '../../../rules/engine/offers';
import { usePlay } from '../../store/useApp';
import { seatOfPart } from './guideParts';

/** The parts that matter now; an action nobody can take at this table is not worth a title. */
export function useShownParts(seat: string, parts: readonly Part[]): readonly Part[] {
  return usePlay((_, view, game) => parts.filter((part) => isShown(game, view, seat, part)));
}

export function isShown(game: Game, view: View, sheet: string, part: Part): boolean {
  if (part.when?.(view) === false) return false;
  const seat = game.seat(seatOfPart(part, sheet));
  switch (part.kind) {
    case 'action': {
      const action = seat?.actions?.find((other) => other.id === part.id);
      return action !== undefined && isOffered(action, view);
    }
    case 'report':
      return (seat?.reports?.find(({ id }) => id === part.id)?.lines(view).length ?? 0) > 0;
    case 'derived':
      return seat?.derived?.find(({ id }) => id === part.id)?.value(view) !== undefined;
    case 'ranking':
      return game.definition.ranking !== undefined;
    default:
      return true;
  }
}
