import { Database } from 'node-sqlite3-wasm';

import {
  answered,
  inSets,
  loadBooks,
  ownSearcher,
  plainEntries,
  stockSearcher,
  typingTimes,
  type Searcher,
} from './searchers';

/** Every word somewhere, what has it in its title first: what SQL can do without an index. */
const likeSearcher = inSets((books): Searcher => {
  const db = new Database(':memory:');
  db.exec('CREATE TABLE entries (key TEXT, game TEXT, title TEXT, names TEXT, body TEXT)');
  for (const { key, game, title, names, body } of plainEntries(books)) {
    db.run('INSERT INTO entries VALUES (?, ?, ?, ?, ?)', [key, game, title, names, body]);
  }
  return {
    find: (query, game) => {
      const words = query.split(/\s+/).filter((word) => word !== '');
      if (words.length === 0) return [];
      const has = '(title LIKE ? OR names LIKE ? OR body LIKE ?)';
      const rows = db.all(
        `SELECT key FROM entries WHERE ${[has, ...words.slice(1).map(() => has)].join(' AND ')}
         ${game === undefined ? '' : 'AND game = ?'}
         ORDER BY (title LIKE ?) * 2 + (names LIKE ?) DESC, length(title)`,
        [
          ...words.flatMap((word) => [`%${word}%`, `%${word}%`, `%${word}%`]),
          ...(game === undefined ? [] : [game]),
          `%${words[0] ?? ''}%`,
          `%${words[0] ?? ''}%`,
        ],
      );
      return rows.flatMap(({ key }) => (typeof key === 'string' ? [key] : []));
    },
  };
});

export type NodeFigures = { answered: number; typing: readonly number[] };

/** All three on the same texts, queries and machine. */
export async function measureInNode(): Promise<Record<'own' | 'stock' | 'like', NodeFigures>> {
  const books = await loadBooks();
  const figures = (searcher: Searcher): NodeFigures => {
    const share = answered(searcher);
    return { answered: share, typing: typingTimes(searcher, 1) };
  };
  return {
    own: figures(ownSearcher(books)),
    stock: figures(stockSearcher(books)),
    like: figures(likeSearcher(books)),
  };
}
