import { readFileSync } from 'node:fs';

import { loadBooks } from '../../../rules/games';
import { entriesOf, type Book } from '../../../rules/library/entry';

type Row = { lines: readonly (readonly [number, number])[]; entries: readonly string[] };

const text = readFileSync('docs/coverage.md', 'utf8');

function rowsOf(game: string): readonly Row[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${game} `)) ?? '';
  return section
    .split('\n')
    .filter((line) => /^\| (\d|–)/.test(line))
    .map((line) => {
      const [, lines = '', , entries = ''] = line.split('|').map((cell) => cell.trim());
      return {
        lines: lines === '–' ? [] : lines.split(/,\s*/).map(rangeOf),
        entries: entries === '–' ? [] : entries.split(/,\s*/),
      };
    });
}

function rangeOf(lines: string): readonly [number, number] {
  const [from = NaN, to = from] = lines.split('-').map(Number);
  return [from, to];
}

const overlap = (one: readonly [number, number], other: readonly [number, number]) =>
  one[0] <= other[1] && other[0] <= one[1];

let books: readonly Book[];
beforeAll(async () => {
  books = await loadBooks();
});

test('the table covers every book', () => {
  for (const book of books) expect(rowsOf(book.game).length).toBeGreaterThan(20);
});

test('every entry in the table exists', () => {
  const unknown = books.flatMap((book) => {
    const ids = new Set(entriesOf(book).map((entry) => entry.id));
    return rowsOf(book.game).flatMap(({ entries }) => entries.filter((id) => !ids.has(id)));
  });
  expect(unknown).toEqual([]);
});

test('every entry is in the table, beside lines it names as its source', () => {
  const lost = books.flatMap((book) =>
    entriesOf(book)
      .filter(({ id, source }) => {
        const own = source.filter((at) => /^\d/.test(at)).map(rangeOf);
        return !rowsOf(book.game).some(
          ({ lines, entries }) =>
            entries.includes(id) &&
            (own.length === 0 || lines.some((line) => own.some((range) => overlap(line, range)))),
        );
      })
      .map(({ id }) => `${book.game}/${id}`),
  );
  expect(lost).toEqual([]);
});
