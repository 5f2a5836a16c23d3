import type { Accent, GameDefinition, Tool } from '../engine/definition';
import { diceTool } from '../engine/diceTool';
import type { Book } from '../library/entry';
import { dungeonLords } from './dungeon-lords';
import { dwellingsOfEldervale } from './dwellings-of-eldervale';
import { mansionsOfMadness } from './mansions-of-madness';
import { vastCrystalCaverns } from './vast-crystal-caverns';
import { vastMysteriousManor } from './vast-mysterious-manor';

/** A game, and its rules to read. */
type Shelved = { game: GameDefinition; library: () => Promise<{ book: Book }> };

/** Every game of the app. A new game is one folder and one line here. */
const shelf: readonly Shelved[] = [
  { game: vastMysteriousManor, library: () => import('./vast-mysterious-manor/library') },
  { game: vastCrystalCaverns, library: () => import('./vast-crystal-caverns/library') },
  { game: mansionsOfMadness, library: () => import('./mansions-of-madness/library') },
  { game: dwellingsOfEldervale, library: () => import('./dwellings-of-eldervale/library') },
  { game: dungeonLords, library: () => import('./dungeon-lords/library') },
];

export const games: readonly GameDefinition[] = shelf.map(({ game }) => game);

export function gameById(id: string): GameDefinition | undefined {
  return games.find((game) => game.id === id);
}

/** The colour of a game; the app's own for one it does not know. */
export function accentOf(id: string): Accent {
  return shelf.find(({ game }) => game.id === id)?.game.accent ?? 'gold';
}

/** Where a book stands among the others; one this version does not know comes last. */
export function shelfPlaceOf(game: string): number {
  const at = shelf.findIndex((other) => other.game.id === game);
  return at < 0 ? shelf.length : at;
}

/** The rules of every game. Texts are many and seldom change: they arrive when asked for. */
export async function loadBooks(): Promise<readonly Book[]> {
  const loaded = await Promise.all(shelf.map(({ library }) => library()));
  return loaded.map(({ book }) => book);
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
