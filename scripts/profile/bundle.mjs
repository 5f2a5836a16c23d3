// @ts-check

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
import { root } from '../run.mjs';

/** @typedef {import('../table.mjs').Table} Table */

/**
 * What each chunk of an export is made of: the packages and our own folders, with the bytes that
 * were generated from them.
 *
 * @param {string} folder an export with source maps
 * @returns {Promise<Table[]>}
 */
export const bundleComposition = async (folder) => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const chunks = await Promise.all(files.map((file) => chunkAt(path.join(folder, file))));
  return chunks
    .filter((chunk) => chunk !== undefined)
    .sort((one, other) => other.code.length - one.code.length)
    .map(tableOf);
};

/** @typedef {{ name: string, code: string, map: TraceMap }} Chunk */

/**
 * @param {string} file
 * @returns {Promise<Chunk | undefined>}
 */
const chunkAt = async (file) => {
  const map = await readFile(`${file}.map`, 'utf8').catch(() => undefined);
  if (map === undefined) return undefined;
  return { name: path.basename(file), code: await readFile(file, 'utf8'), map: new TraceMap(map) };
};

/**
 * @param {Chunk} chunk
 * @returns {Table}
 */
const tableOf = ({ name, code, map }) => {
  const groups = [...piecesByGroup(code, map)]
    .map(([group, pieces]) => ({ group, ...sizesOf(pieces.join('')) }))
    .sort((one, other) => other.raw - one.raw);
  const total = sizesOf(code);
  return {
    title: `${name}: ${kilobytes(total.raw)} KB, ${kilobytes(total.gzip)} KB gzip`,
    head: ['made of', 'KB', 'KB gzip alone', 'share'],
    rows: groups.map(({ group, raw, gzip }) => [
      group,
      kilobytes(raw),
      kilobytes(gzip),
      `${((raw / total.raw) * 100).toFixed(1)} %`,
    ]),
  };
};

/**
 * The generated code cut where its source changes. What belongs to no source, such as Metro's
 * wrapping of a module, is counted as that.
 *
 * @param {string} code
 * @param {TraceMap} map
 */
const piecesByGroup = (code, map) => {
  const lineStarts = [0];
  for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1);
  }
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  let from = 0;
  let group = wrapping;
  const cut = (/** @type {number} */ to) => {
    if (to <= from) return;
    groups.set(group, [...(groups.get(group) ?? []), code.slice(from, to)]);
    from = to;
  };
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    const next = source === null ? wrapping : groupOf(source);
    if (next === group) return;
    cut((lineStarts[generatedLine - 1] ?? code.length) + generatedColumn);
    group = next;
  });
  cut(code.length);
  return groups;
};

const wrapping = '(no source)';

/**
 * `react-dom` for a package, `rules/games` for our own.
 *
 * @param {string} source
 */
const groupOf = (source) => {
  const file = source.startsWith(root) ? source.slice(root.length + 1) : source.replace(/^\//, '');
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file);
  if (inPackage?.[1] !== undefined) return inPackage[1];
  const folders = path.posix.dirname(file).split('/');
  if (folders[0] === 'rules' && folders[1] === 'games') return folders.slice(0, 3).join('/');
  return folders.slice(0, 2).join('/') || wrapping;
};

const sizesOf = (/** @type {string} */ code) => ({
  raw: Buffer.byteLength(code),
  gzip: gzipSync(code).length,
});

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1);
