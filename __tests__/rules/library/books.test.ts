import { entriesOf, linesOf, type Block, type Book } from '../../../rules/library/entry';
import { book as crystalCaverns } from '../../../rules/games/vast-crystal-caverns/library';
import { book as dungeonLords } from '../../../rules/games/dungeon-lords/library';
import { book as eldervale } from '../../../rules/games/dwellings-of-eldervale/library';
import { book as mansions } from '../../../rules/games/mansions-of-madness/library';
import { book as manor } from '../../../rules/games/vast-mysterious-manor/library';
import { book as publishedManor } from '../../../rules/games/vast-mysterious-manor-published/library';
import { loadBooks } from '../../../rules/games';

// Named here one by one so that each test can say which book it is about.
const books: readonly Book[] = [
  manor,
  publishedManor,
  crystalCaverns,
  mansions,
  eldervale,
  dungeonLords,
];

const hiragana = /^[ぁ-ゖー、。・：！？「」（）()0-9a-zA-Z+\-×/→ ]+$/;
const shape = (block: Block) =>
  typeof block === 'string' ? 'line' : [block.head, ...block.rows].map((row) => row.length);
const doubled = (items: readonly string[]) =>
  items.filter((item, index) => items.indexOf(item) !== index);

test('the registry knows every book', async () => {
  expect(await loadBooks()).toEqual(books);
});

describe.each(books.map((book) => [book.game, book] as const))('the rules of %s', (_game, book) => {
  const entries = entriesOf(book);
  const ids = entries.map((entry) => entry.id);
  const each = (check: (entry: (typeof entries)[number]) => readonly unknown[]) =>
    entries.flatMap((entry) => check(entry).map((found) => [entry.id, found]));

  test('name their source', () => {
    expect(book.source.title.ja).not.toBe('');
    expect(book.source.title.en).not.toBe('');
  });

  test('are many enough to cover the source', () => {
    expect(entries.length).toBeGreaterThanOrEqual(40);
  });

  test('have ids that are unique and fit into a link', () => {
    expect(doubled(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(doubled(book.chapters.map((chapter) => chapter.id))).toEqual([]);
  });

  test('point only to entries, roles and sources that exist', () => {
    const roles = book.roles.map((role) => role.id);
    const lines = /^\d+(-\d+)?$/;
    expect(each(({ related }) => related.filter((id) => !ids.includes(id)))).toEqual([]);
    expect(each(({ id, related }) => related.filter((other) => other === id))).toEqual([]);
    expect(each((entry) => entry.roles.filter((role) => !roles.includes(role)))).toEqual([]);
    expect(
      each(({ source }) => source.filter((at) => !lines.test(at) && !(at in book.furtherSources))),
    ).toEqual([]);
    expect(entries.filter(({ source }) => source.length === 0)).toEqual([]);
  });

  test('say the same in both languages, block by block', () => {
    expect(
      each(({ body }) =>
        JSON.stringify(body.ja.map(shape)) === JSON.stringify(body.en.map(shape)) ? [] : ['shape'],
      ),
    ).toEqual([]);
    const japanese = /[ぁ-んァ-ヶ一-龠]/;
    expect(
      each(({ title, body, note }) =>
        [title.en, ...linesOf(body.en), note?.en ?? ''].filter((text) => japanese.test(text)),
      ),
    ).toEqual([]);
  });

  test('are short: a title, then one to eight blocks', () => {
    expect(each(({ title }) => [title.ja].filter((text) => text.length > 40))).toEqual([]);
    expect(each(({ title }) => [title.en].filter((text) => text.length > 80))).toEqual([]);
    expect(
      each(({ body }) => (body.ja.length >= 1 && body.ja.length <= 8 ? [] : [body.ja.length])),
    ).toEqual([]);
    expect(
      each(({ body }) => linesOf([...body.ja, ...body.en]).filter((text) => text.trim() === '')),
    ).toEqual([]);
  });

  test('are read in hiragana', () => {
    expect(
      each(({ reading, terms = [] }) =>
        [reading, ...terms.map((term) => term.reading)].filter((text) => !hiragana.test(text)),
      ),
    ).toEqual([]);
  });

  test('explain each word once', () => {
    const terms = entries.flatMap(({ terms: own = [] }) => own);
    expect(doubled(terms.map(({ ja }) => ja))).toEqual([]);
    expect(doubled(terms.map(({ en }) => en.toLowerCase()))).toEqual([]);
  });
});
