import type { GameDefinition, Tool } from '../engine/definition';
import { diceTool } from '../engine/diceTool';
import { vastMysteriousManor } from './vast-mysterious-manor';

/** Every game of the app. A new game is one folder and one line here. */
export const games: readonly GameDefinition[] = [vastMysteriousManor];

export function gameById(id: string): GameDefinition | undefined {
  return games.find((game) => game.id === id);
}

/** Tools that belong together; the id is also where their texts are. */
export type ToolGroup = Pick<GameDefinition, 'id' | 'accent' | 'tools'>;

/** The tools of every game, and those that suit any table. */
export const toolGroups: readonly ToolGroup[] = [
  ...games,
  { id: 'general', accent: 'gold', tools: [diceTool] },
];

export function toolById(id: string): { group: ToolGroup; tool: Tool } | undefined {
  for (const group of toolGroups) {
    const tool = group.tools.find((other) => other.id === id);
    if (tool !== undefined) return { group, tool };
  }
  return undefined;
}
