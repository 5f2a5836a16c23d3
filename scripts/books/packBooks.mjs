// @ts-check

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run.mjs';

const gamesFolder = path.join(root, 'rules', 'games');

/** Where the packed books are put for Metro to find. */
const packedFolder = path.join(root, '.build', 'books');

/** The games that have rules to read. */
export const gamesWithBooks = async () => {
  const files = await readdir(gamesFolder, { recursive: true });
  const books = files.filter((file) => file.endsWith(path.join('library', 'index.ts')));
  return books.map((file) => path.dirname(path.dirname(file))).sort();
};

/**
 * The book of a game, taken apart by `pack.ts`, as it would stand in a script.
 *
 * @param {string} game
 * @returns {Promise<string>}
 */
export const packedBook = async (game) => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { pack } from './scripts/books/pack';
        import { book } from './rules/games/${game}/library';
        export const packed = JSON.stringify(pack(book));`,
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    charset: 'utf8',
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const url = `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;
  return (await import(url)).packed;
};

/**
 * Writes a module for each book, the same for whoever imports it and smaller. The result is the
 * environment that makes Metro take them in the place of the plain ones (metro.config.js).
 */
export const packBooks = async () => {
  await rm(packedFolder, { recursive: true, force: true });
  await mkdir(packedFolder, { recursive: true });
  for (const game of await gamesWithBooks()) {
    await writeFile(
      path.join(packedFolder, `${game}.js`),
      `import { unpack } from '../../rules/library/packed';\n` +
        `export const book = unpack(${await packedBook(game)});\n`,
    );
  }
  return { BANMEN_PACKED_BOOKS: packedFolder };
};
