import { titles as englishTitles } from '../../locales/en/titles';
import { titles as japaneseTitles } from '../../locales/ja/titles';
import type { GameTexts, GameTitle } from '../../locales/shape';
import type { GameDefinition, Tool } from '../../rules/engine/definition';
import { shelf } from '../../rules/games';
import { generalTools, toolIn, type ToolGroup } from '../../rules/games/toolGroups';

/** The only thing a module of one game exports, read at once: tests need not wait for it. */
function onlyExport(path: string): unknown {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- by a name that is data
  const exported = Object.values(require(path) as object);
  if (exported.length !== 1) throw new Error(`${path} exports ${exported.length} things`);
  return exported[0];
}

/** Every game on the shelf. */
export const games = shelf.map(({ id }) => onlyExport(`../../rules/games/${id}`) as GameDefinition);

export function gameById(id: string): GameDefinition | undefined {
  return games.find((game) => game.id === id);
}

export const toolGroups: readonly ToolGroup[] = [...games, generalTools];

export function toolById(id: string): { group: ToolGroup; tool: Tool } | undefined {
  return toolIn(toolGroups, id);
}

type WholeTexts = GameTexts & GameTitle;

function textsIn(language: string, titles: Readonly<Record<string, GameTitle>>) {
  return Object.fromEntries(
    shelf.map(({ id }) => {
      const texts = onlyExport(`../../locales/${language}/games/${id}`) as GameTexts;
      return [id, { ...titles[id], ...texts } as WholeTexts];
    }),
  );
}

/** All texts of every game by its id, titles included. */
export const japaneseTexts = textsIn('ja', japaneseTitles);
export const englishTexts = textsIn('en', englishTitles);
