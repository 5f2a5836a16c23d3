import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import { games } from '../../locales/games';
import { loadBooks } from '../../rules/games';
import type { Book } from '../../rules/library/entry';
import { unpack } from '../../rules/library/packed';

const folder = path.join('dist', '_expo', 'static', 'js', 'web');

type Factory = (...given: unknown[]) => void;

/** A module that unpacks something as soon as it is run. */
const isPacked = (code: string) => /\.unpack\)?\(\{root/.test(code);

type Exported = { book?: Book; texts?: unknown };

/** What was packed as it comes out of the built scripts, after Metro and the minifier. */
function builtTexts(): readonly Exported[] {
  const scripts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const modules: Factory[] = [];
  for (const script of scripts.filter((text) => isPacked(text))) {
    runInNewContext(script, { __d: (factory: Factory) => modules.push(factory) });
  }
  return modules
    .filter((factory) => isPacked(String(factory)))
    .map((factory) => {
      const exported: Exported = {};
      factory({}, () => ({ unpack }), undefined, undefined, {}, exported, []);
      return exported;
    });
}

const built = builtTexts();

test('the web build has every book, word for word', async () => {
  const books = new Map(
    built.flatMap(({ book }) => (book === undefined ? [] : [[book.game, JSON.stringify(book)]])),
  );
  const plain = await loadBooks();
  expect([...books.keys()].sort()).toEqual(plain.map(({ game }) => game).sort());
  for (const book of plain) expect(books.get(book.game) === JSON.stringify(book)).toBe(true);
});

test('the web build has the words of every game in both languages', async () => {
  const words = built.flatMap(({ texts }) => (texts === undefined ? [] : [JSON.stringify(texts)]));
  const plain = await Promise.all(Object.values(games).map(async (fetch) => (await fetch()).texts));
  expect(words).toHaveLength(plain.length);
  for (const texts of plain) expect(words.includes(JSON.stringify(texts))).toBe(true);
});
