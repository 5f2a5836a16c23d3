// @ts-check

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from '../bundles.mjs';
import { root } from '../run.mjs';
import { exactly } from './figures.mjs';

/**
 * @typedef {import('./tables.mjs').Results} Results
 * @typedef {{ version: string, android: number, ios: number }} Release bytes of Hermes bytecode
 */

const kept = path.join(root, 'scripts', 'bench', 'release.json');

const version = async () =>
  /** @type {string} */ (
    JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')).version
  );

/** @param {number} bytes */
const asMegabytes = (bytes) => exactly(bytes / 1024 / 1024);

/**
 * The native bundles and how they have grown since the last release.
 *
 * @param {{ release: boolean }} options whether these are the figures of a release, to be kept
 * @returns {Promise<Results>}
 */
export const measureNative = async ({ release }) => {
  const now = { android: await bundle('android'), ios: await bundle('ios') };
  if (release) {
    await writeFile(kept, `${JSON.stringify({ version: await version(), ...now }, null, 2)}\n`);
  }
  /** @type {Release} */
  const last = JSON.parse(await readFile(kept, 'utf8'));
  return {
    lines: {
      android: { unit: 'MB', value: asMegabytes(now.android), against: asMegabytes(last.android) },
      ios: { unit: 'MB', value: asMegabytes(now.ios), against: asMegabytes(last.ios) },
    },
    curves: [],
  };
};
