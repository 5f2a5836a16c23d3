import { arriving, type Arriving } from '../arriving';
import type { Accent, GameDefinition } from '../engine/definition';
import type { Book } from '../library/entry';

/** What is known of a game before anybody plays it; its rules and texts arrive when asked for. */
type Shelved = {
  readonly id: string;
  readonly accent: Accent;
  readonly game: Arriving<GameDefinition>;
  readonly library: () => Promise<{ book: Book }>;
};

/** Every game of the app. A new game is one folder and one entry here. */
export const shelf: readonly Shelved[] = [
  {
    id: 'vast-mysterious-manor',
    accent: 'vermilion',
    game: arriving(async () => (await import('./vast-mysterious-manor')).vastMysteriousManor),
    library: () => import('./vast-mysterious-manor/library'),
  },
  {
    id: 'vast-mysterious-manor-published',
    accent: 'gold',
    game: arriving(
      async () =>
        (await import('./vast-mysterious-manor-published')).vastMysteriousManorPublished,
    ),
    library: () => import('./vast-mysterious-manor-published/library'),
  },
  {
    id: 'vast-crystal-caverns',
    accent: 'violet',
    game: arriving(async () => (await import('./vast-crystal-caverns')).vastCrystalCaverns),
    library: () => import('./vast-crystal-caverns/library'),
  },
  {
    id: 'mansions-of-madness',
    accent: 'moss',
    game: arriving(async () => (await import('./mansions-of-madness')).mansionsOfMadness),
    library: () => import('./mansions-of-madness/library'),
  },
  {
    id: 'dwellings-of-eldervale',
    accent: 'teal',
    game: arriving(async () => (await import('./dwellings-of-eldervale')).dwellingsOfEldervale),
    library: () => import('./dwellings-of-eldervale/library'),
  },
  {
    id: 'dungeon-lords',
    accent: 'copper',
    game: arriving(async () => (await import('./dungeon-lords')).dungeonLords),
    library: () => import('./dungeon-lords/library'),
  },
];

const onShelf = (id: string) => shelf.find((other) => other.id === id);

/** Whether this version has the game. */
export function isKnownGame(id: string): boolean {
  return onShelf(id) !== undefined;
}

/** The rules of a game on their way; nothing for one this version does not have. */
export function arrivingGame(id: string): Arriving<GameDefinition> | undefined {
  return onShelf(id)?.game;
}

export async function loadGame(id: string): Promise<GameDefinition | undefined> {
  return arrivingGame(id)?.wait();
}

/** The colour of a game; the app's own for one it does not know. */
export function accentOf(id: string): Accent {
  return onShelf(id)?.accent ?? 'gold';
}

/** Where a book stands among the others; one this version does not know comes last. */
export function shelfPlaceOf(game: string): number {
  const at = shelf.findIndex((other) => other.id === game);
  return at < 0 ? shelf.length : at;
}

/** The rules of every game. Texts are many and seldom change: they arrive when asked for. */
export async function loadBooks(): Promise<readonly Book[]> {
  const loaded = await Promise.all(shelf.map(({ library }) => library()));
  return loaded.map(({ book }) => book);
}
