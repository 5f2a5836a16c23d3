import type { Setup } from '../../rules/engine/game';
import { tidyText } from '../../rules/engine/written';
import type { ListedGame } from '../storage/gameLog';
import { sameContent } from './sameContent';
import { parseSetupForList } from './storedSetup';

/** A game in the list. Its set-up stays the text it was stored as: most rows are never looked at. */
export type GameSummary = ListedGame;

/**
 * The list as it was read again. A game nothing happened to stays the very object it was, and a list
 * of only such games the very list: whatever shows them need not be drawn anew.
 */
export function asSummaries(
  rows: readonly ListedGame[],
  before: readonly GameSummary[],
): readonly GameSummary[] {
  const known = new Map(before.map((game) => [game.id, game]));
  const games = rows.map((row) => {
    const game = { ...row, name: tidyText(row.name) };
    const old = known.get(row.id);
    return old !== undefined && sameContent(old, game) ? old : game;
  });
  const isSame =
    games.length === before.length && games.every((game, index) => game === before[index]);
  return isSame ? before : games;
}

/** How the game was set up. */
export function setupOf(game: GameSummary): Setup {
  return parseSetupForList(game.setup);
}
