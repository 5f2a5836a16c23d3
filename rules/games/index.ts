import { arriving, type Arriving } from '../arriving';
import type { Accent, GameDefinition } from '../engine/definition';
import type { Book } from '../library/entry';

/** What is known of a game before anybody plays it; its rules and texts arrive when asked for. */
type Shelved = {
  readonly id: string;
  /** What it is an edition of, where there are several of the same work. */
  readonly work?: string;
  /** The entry of its library that tells it apart from the other editions. */
  readonly changes?: string;
  readonly accent: Accent;
  readonly game: Arriving<GameDefinition>;
  readonly library: () => Promise<{ book: Book }>;
};

/** Every game of the app. A new game is one folder and one entry here. */
export const shelf: readonly Shelved[] = [
  {
    id: 'vast-mysterious-manor',
    work: 'vast-mysterious-manor',
    accent: 'vermilion',
    game: arriving(async () => (await import('./vast-mysterious-manor')).vastMysteriousManor),
    library: () => import('./vast-mysterious-manor/library'),
  },
  {
    id: 'vast-mysterious-manor-published',
    work: 'vast-mysterious-manor',
    changes: 'changes-from-preview',
    accent: 'gold',
    game: arriving(
      async () => (await import('./vast-mysterious-manor-published')).vastMysteriousManorPublished,
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

/** What a game is an edition of: itself where it is the only one. */
export function workOf(id: string): string {
  return onShelf(id)?.work ?? id;
}

/** Every edition of the same work in the order of the shelf, the game itself among them. */
export function editionsOf(id: string): readonly string[] {
  const work = workOf(id);
  const editions = shelf.filter((other) => workOf(other.id) === work).map((other) => other.id);
  return editions.length === 0 ? [id] : editions;
}

/** The entry that tells the editions of a work apart; its own one where each has one. */
export function changesOf(id: string): { game: string; entry: string } | undefined {
  for (const game of [id, ...editionsOf(id)]) {
    const entry = onShelf(game)?.changes;
    if (entry !== undefined) return { game, entry };
  }
  return undefined;
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
