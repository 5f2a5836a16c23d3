import type { Seat } from '../../../rules/engine/definition';
import { loadBooks } from '../../../rules/games';
import { entriesOf, type Book, type EntryLinks } from '../../../rules/library/entry';
import { setupsOf } from '../everySetup';
import { games, englishTexts as english, japaneseTexts as japanese } from '../../support/everyGame';

let books: readonly Book[];
beforeAll(async () => {
  books = await loadBooks();
});

function linked(game: string, kind: keyof EntryLinks): readonly string[] {
  const book = books.find((other) => other.game === game);
  return book === undefined ? [] : entriesOf(book).flatMap(({ links }) => links?.[kind] ?? []);
}

/** What of a seat has a rule to read, by the ids within the seat. */
function readableIds({ tracks = [], collections = [] }: Seat): readonly string[] {
  return [...tracks, ...collections].map(({ id }) => id);
}

function textsOf(texts: typeof japanese, game: string) {
  const found = texts[game];
  if (found === undefined) throw new Error(`no texts of ${game}`);
  return found;
}

const sortedOnce = (ids: readonly string[]) => [...new Set(ids)].sort();
const doubled = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

describe.each(games.map((definition) => [definition.id, definition] as const))(
  'the rules of %s and its table',
  (game, definition) => {
    const tables = setupsOf(definition).map((setup) => definition.seats(setup));
    const seats = tables.flat();

    test('each track has one rule to read; a seat like another needs none of its own', () => {
      const tracks = seats
        .filter(({ like }) => like === undefined)
        .flatMap((seat) => readableIds(seat).map((id) => `${seat.id}.${id}`));
      expect([...linked(game, 'tracks')].sort()).toEqual(sortedOnce(tracks));
    });

    test('a seat like another has the same tracks and collections, at every table', () => {
      for (const table of tables) {
        for (const { like, ...seat } of table.filter((other) => other.like !== undefined)) {
          const model = table.find(({ id }) => id === like);
          // The rules to read are at the very seat it names.
          expect(model).toMatchObject({ id: like });
          expect(model?.like).toBeUndefined();
          expect(readableIds(seat)).toEqual(model && readableIds(model));
        }
      }
    });

    test('each step of a turn has one rule to read', () => {
      const steps = seats.flatMap((seat) => seat.steps.map(({ id }) => id));
      expect([...linked(game, 'steps')].sort()).toEqual(sortedOnce(steps));
    });

    test('each tool has one rule to read', () => {
      expect([...linked(game, 'tools')].sort()).toEqual(
        definition.tools.map(({ id }) => id).sort(),
      );
    });

    test('each notice has one rule to read', () => {
      const notices = [
        ...Object.keys(textsOf(japanese, game).notices),
        ...definition.victories.map(({ id }) => `victory.${id}`),
      ];
      expect([...linked(game, 'notices')].sort()).toEqual(notices.sort());
    });

    test('the book calls the game and its roles by their names at the table', () => {
      const book = books.find((other) => other.game === game);
      // Persons have names of their own; only a game without them is played in roles.
      const fewestRoles = seats.some(({ person }) => person !== undefined) ? 0 : 1;
      for (const [language, texts] of [
        ['ja', textsOf(japanese, game)],
        ['en', textsOf(english, game)],
      ] as const) {
        expect(book?.title[language]).toBe(texts.name);
        const roles = (book?.roles ?? []).map(({ id, name }) => [id, name[language]] as const);
        expect(roles.length).toBeGreaterThanOrEqual(fewestRoles);
        expect(texts.seats).toMatchObject(Object.fromEntries(roles));
      }
    });
  },
);

test('a tool is explained in one place, in every book', () => {
  for (const book of books) expect(doubled(linked(book.game, 'tools'))).toEqual([]);
});
