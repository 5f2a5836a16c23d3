import type { Database } from '../../../app/storage/database';
import {
  appendEvent,
  createGame,
  duplicateGame,
  moveCursor,
  purgeGame,
} from '../../../app/storage/gameLog';
import type { Chance } from '../../support/chance';

// What the killed process does and what its file must hold then. See kill.test.ts.

/** A game by the numbers of its events: the live ones, how many count, how many are set aside. */
type Kept = { readonly live: readonly number[]; readonly cursor: number; readonly aside: number };

export type Games = Readonly<Record<string, Kept>>;

export type Deed =
  | { readonly kind: 'create' | 'purge'; readonly id: string }
  | { readonly kind: 'append'; readonly id: string; readonly event: number }
  | { readonly kind: 'move'; readonly id: string; readonly cursor: number }
  | { readonly kind: 'duplicate'; readonly id: string; readonly copy: string };

/** Long enough that a game soon fills many pages of the file. */
export const bodyOf = (event: number): string =>
  JSON.stringify({ event, filler: 'x'.repeat(1000 + (event % 7) * 300) });

const nothing: Kept = { live: [], cursor: 0, aside: 0 };

/** The games after a deed. */
export function after(games: Games, deed: Deed): Games {
  const { live, cursor, aside } = games[deed.id] ?? nothing;
  switch (deed.kind) {
    case 'create':
      return { ...games, [deed.id]: nothing };
    case 'purge':
      return Object.fromEntries(Object.entries(games).filter(([id]) => id !== deed.id));
    case 'append': {
      const kept = [...live.slice(0, cursor), deed.event];
      const next = { live: kept, cursor: kept.length, aside: aside + live.length - cursor };
      return { ...games, [deed.id]: next };
    }
    case 'move':
      return { ...games, [deed.id]: { live, cursor: deed.cursor, aside } };
    case 'duplicate':
      return { ...games, [deed.copy]: { live, cursor, aside } };
  }
}

/** Does it for real, to games that stand as given. */
export async function perform(db: Database, games: Games, deed: Deed): Promise<void> {
  const result = await (() => {
    switch (deed.kind) {
      case 'create':
        return createGame(db, {
          id: deed.id,
          game: 'dungeon-lords',
          name: '',
          setup: '{}',
          sheet: null,
          created: 1,
        });
      case 'purge':
        return purgeGame(db, deed.id);
      case 'append': {
        const cursor = games[deed.id]?.cursor ?? 0;
        const event = { seq: cursor + 1, time: deed.event, body: bodyOf(deed.event) };
        return appendEvent(db, deed.id, cursor, event, { touched: deed.event });
      }
      case 'move':
        return moveCursor(db, deed.id, deed.cursor);
      case 'duplicate':
        return duplicateGame(db, deed.id, deed.copy, '', 1);
    }
  })();
  if (!result.ok) throw new Error(`${JSON.stringify(deed)}: ${result.error}`);
}

const ids = ['a', 'b', 'c'] as const;

/** Mostly events; now and then undo, redo, a copy, or a copy gone for good. */
export function chooseDeed(games: Games, chance: Chance, event: number): Deed {
  const id = chance.pick(ids);
  const game = games[id];
  if (game === undefined) {
    const original = ids.find((one) => games[one] !== undefined);
    if (original === undefined) return { kind: 'create', id };
    return { kind: 'duplicate', id: original, copy: id };
  }
  const kind = chance.below(1);
  if (kind < 0.75) return { kind: 'append', id, event };
  if (kind < 0.97) return { kind: 'move', id, cursor: chance.whole(game.live.length + 1) };
  return { kind: 'purge', id };
}
