import { games as english } from '../../../locales/en/games';
import { games as japanese } from '../../../locales/ja/games';
import { startValues } from '../../../rules/engine/fields';
import type { GameDefinition, Seat } from '../../../rules/engine/definition';
import { games, loadBooks } from '../../../rules/games';
import { entriesOf, type Book, type EntryLinks } from '../../../rules/library/entry';

let books: readonly Book[];
beforeAll(async () => {
  books = await loadBooks();
});

/** Every seat a game can have. */
function seatsOf(definition: GameDefinition): readonly Seat[] {
  const seats = new Map<string, Seat>();
  for (let players = definition.players.fewest; players <= definition.players.most; players += 1) {
    const setup = { ...startValues(definition.setupFields), ...definition.setupFor(players) };
    for (const seat of definition.seats(setup)) seats.set(seat.id, seat);
  }
  return [...seats.values()];
}

function linked(game: string, kind: keyof EntryLinks): readonly string[] {
  const book = books.find((other) => other.game === game);
  return book === undefined ? [] : entriesOf(book).flatMap(({ links }) => links?.[kind] ?? []);
}

const doubled = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

describe.each(games.map((definition) => [definition.id, definition] as const))(
  'the rules of %s and its table',
  (game, definition) => {
    const seats = seatsOf(definition);

    test('each track has one rule to read', () => {
      const tracks = seats.flatMap((seat) => [
        ...(seat.tracks ?? []).map(({ id }) => `${seat.id}.${id}`),
        ...(seat.collections ?? []).map(({ id }) => `${seat.id}.${id}`),
      ]);
      expect([...linked(game, 'tracks')].sort()).toEqual([...tracks].sort());
    });

    test('each step of a turn has one rule to read', () => {
      const steps = seats.flatMap((seat) => seat.steps.map(({ id }) => id));
      expect([...linked(game, 'steps')].sort()).toEqual([...steps].sort());
    });

    test('each tool has one rule to read', () => {
      expect([...linked(game, 'tools')].sort()).toEqual(
        definition.tools.map(({ id }) => id).sort(),
      );
    });

    test('each notice has one rule to read', () => {
      const notices = [
        ...Object.keys(japanese[game as keyof typeof japanese].notices),
        ...definition.victories.map(({ id }) => `victory.${id}`),
      ];
      expect([...linked(game, 'notices')].sort()).toEqual(notices.sort());
    });

    test('the book calls the game and its roles by their names at the table', () => {
      const book = books.find((other) => other.game === game);
      for (const [language, texts] of [
        ['ja', japanese[game as keyof typeof japanese]],
        ['en', english[game as keyof typeof english]],
      ] as const) {
        expect(book?.title[language]).toBe(texts.name);
        expect(
          Object.fromEntries((book?.roles ?? []).map(({ id, name }) => [id, name[language]])),
        ).toEqual(texts.seats);
      }
    });
  },
);

test('a tool is explained in one place, in every book', () => {
  for (const book of books) expect(doubled(linked(book.game, 'tools'))).toEqual([]);
});
