import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import { loadBooks } from '../../rules/games';
import type { Book } from '../../rules/library/entry';
import { unpack } from '../../rules/library/packed';

const folder = path.join('dist', '_expo', 'static', 'js', 'web');

type Factory = (...given: unknown[]) => void;

/** The books as they come out of the built scripts, after Metro and the minifier. */
function builtBooks(): readonly Book[] {
  const scripts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const modules: Factory[] = [];
  for (const script of scripts.filter((text) => text.includes('.unpack)('))) {
    runInNewContext(script, { __d: (factory: Factory) => modules.push(factory) });
  }
  return modules
    .filter((factory) => String(factory).includes('.unpack)('))
    .map((factory) => {
      const exported: { book?: Book } = {};
      factory({}, () => ({ unpack }), undefined, undefined, {}, exported, []);
      return exported.book!;
    });
}

test('the web build has every book, word for word', async () => {
  const built = new Map(builtBooks().map((book) => [book.game, JSON.stringify(book)]));
  const plain = await loadBooks();
  expect([...built.keys()].sort()).toEqual(plain.map(({ game }) => game).sort());
  for (const book of plain) expect(built.get(book.game) === JSON.stringify(book)).toBe(true);
});
