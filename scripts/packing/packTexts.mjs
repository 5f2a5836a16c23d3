// @ts-check

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run.mjs';

/** Where the packed modules are put for Metro to find, under the paths of the plain ones. */
const packedFolder = path.join(root, '.build', 'packed');

/**
 * The modules that are nothing but texts, and the one thing each exports: the rules of a game to
 * read, and its words at the table.
 */
const plainModules = async () => {
  const games = await readdir(path.join(root, 'rules', 'games'), { recursive: true });
  const words = await readdir(path.join(root, 'locales', 'games'));
  return [
    ...games
      .filter((file) => file.endsWith(path.join('library', 'index.ts')))
      .map((file) => ({ file: path.join('rules', 'games', file), name: 'book' })),
    ...words
      .filter((file) => file !== 'index.ts')
      .map((file) => ({ file: path.join('locales', 'games', file), name: 'texts' })),
  ];
};

/**
 * What a module exports, taken apart by `pack.ts`, as it would stand in a script.
 *
 * @param {{ file: string, name: string }} module
 * @returns {Promise<string>}
 */
const packed = async ({ file, name }) => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { pack } from './scripts/packing/pack';
        import { ${name} } from './${file.replaceAll(path.sep, '/')}';
        export const packed = JSON.stringify(pack(${name}));`,
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
 * Writes a module for each of them, the same for whoever imports it and smaller. The result is the
 * environment that makes Metro take them in the place of the plain ones (metro.config.js).
 */
export const packTexts = async () => {
  await rm(packedFolder, { recursive: true, force: true });
  for (const module of await plainModules()) {
    const file = path.join(packedFolder, `${module.file}.js`);
    const unpacking = path
      .relative(path.dirname(file), path.join(root, 'rules', 'library', 'packed'))
      .replaceAll(path.sep, '/');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      `import { unpack } from '${unpacking}';\n` +
        `export const ${module.name} = unpack(${await packed(module)});\n`,
    );
  }
  return { BANMEN_PACKED_TEXTS: packedFolder };
};
