import { arriving, type Arriving } from '../arriving';
import type { GameDefinition, Tool } from '../engine/definition';
import { diceTool } from '../engine/diceTool';
import { shelf } from '.';

/** Tools that belong together; the id is also where their texts are. */
export type ToolGroup = Pick<GameDefinition, 'id' | 'tools'>;

/** Tools that suit any table. */
export const generalTools: ToolGroup = { id: 'general', tools: [diceTool] };

/** The tools of every game, and those that suit any table. */
export const toolGroups: Arriving<readonly ToolGroup[]> = arriving(async () => [
  ...(await Promise.all(shelf.map(({ game }) => game.wait()))),
  generalTools,
]);

export function toolIn(
  groups: readonly ToolGroup[],
  id: string,
): { group: ToolGroup; tool: Tool } | undefined {
  for (const group of groups) {
    const tool = group.tools.find((other) => other.id === id);
    if (tool !== undefined) return { group, tool };
  }
  return undefined;
}
