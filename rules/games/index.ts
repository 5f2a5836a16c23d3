import type { GameDefinition, Tool } from '../engine/definition';
import { vastMysteriousManor } from './vast-mysterious-manor';

/** Every game of the app. A new game is one folder and one line here. */
export const games: readonly GameDefinition[] = [vastMysteriousManor];

export function gameById(id: string): GameDefinition | undefined {
  return games.find((game) => game.id === id);
}

/** A tool with the game it belongs to. */
export function toolById(id: string): { game: GameDefinition; tool: Tool } | undefined {
  for (const game of games) {
    const tool = game.tools.find((other) => other.id === id);
    if (tool !== undefined) return { game, tool };
  }
  return undefined;
}
