// @ts-check

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileFor } from '../serve.mjs';
import { exactly } from './figures.mjs';
import { openScreen, pause } from './phone.mjs';
import { emptyTable, keptOffline } from './seeding.mjs';

/**
 * @typedef {import('./sites.mjs').Phone} Phone
 * @typedef {import('./sites.mjs').Asked} Asked
 * @typedef {import('./probe.mjs').Sight} Sight
 * @typedef {import('./tables.mjs').Results} Results
 * @typedef {{ gzip: number, brotli: number }} Size
 */

/**
 * Kilobytes (of 1,000 bytes) on the way, as a host sends them; what is packed already is sent as it is.
 *
 * @param {string} file
 * @returns {Promise<Size>}
 */
const sizeOf = async (file) => {
  const bytes = await readFile(file);
  const packed = /\.(png|jpg|webp|woff2)$/.test(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    gzip: (packed ? bytes : gzipSync(bytes, { level: 9 })).length / 1000,
    brotli: (packed ? bytes : brotliCompressSync(bytes, quality)).length / 1000,
  };
};

/**
 * @param {string} folder
 * @param {readonly Asked[]} asked
 * @returns {Promise<Size>}
 */
const sumOf = async (folder, asked) => {
  const paths = asked.map(({ path: name }) => fileFor(folder, name) ?? '');
  const sizes = await Promise.all([...new Set(paths)].filter(Boolean).map(sizeOf));
  return {
    gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
    brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
  };
};

/**
 * What a first visit really asks the server for: the scripts until the first screen is painted; with
 * worker and WebAssembly all that runs until the app is usable; and everything until it works
 * without the network.
 *
 * @param {Phone} phone
 * @param {{ url: string, folder: string, first: Sight, usable: Sight }} site
 */
const visit = async ({ openStranger, asked }, { url, folder, first, usable }) => {
  const context = await openStranger();
  const begun = asked.length;
  // Not slowed down: what is asked for by then is the same, and the service worker is no earlier.
  const screen = await openScreen(context, url, { sights: { first, usable }, rate: 1 });
  const painted = screen.asked + (await screen.reached('first'));
  const ready = screen.asked + (await screen.reached('usable'));
  await keptOffline(screen.page);
  await pause(1_000);
  await context.close();
  const all = asked.slice(begun);
  const isCode = (/** @type {Asked} */ { path: name, byServiceWorker }) =>
    !byServiceWorker && ['.js', '.wasm'].includes(path.extname(name));
  const isScript = (/** @type {Asked} */ { destination }) => destination !== 'worker';
  return {
    script: await sumOf(
      folder,
      all.filter(
        (one) => isCode(one) && one.path.endsWith('.js') && isScript(one) && one.time <= painted,
      ),
    ),
    code: await sumOf(
      folder,
      all.filter((one) => isCode(one) && one.time <= ready),
    ),
    offline: await sumOf(folder, all),
  };
};

/**
 * @param {Phone} phone
 * @returns {Promise<Results>}
 */
export const measureSizes = async (phone) => {
  const { urls, folders } = phone;
  const app = await visit(phone, {
    url: urls.app,
    folder: folders.app,
    first: { testID: 'newGame' },
    usable: await emptyTable(),
  });
  const floor = await visit(phone, {
    url: urls.floor,
    folder: folders.floor,
    first: { testID: 'plus' },
    usable: { testID: 'number' },
  });
  const line = (
    /** @type {'script' | 'code' | 'offline'} */ what,
    /** @type {keyof Size} */ packing,
  ) => ({
    unit: /** @type {const} */ ('KB'),
    value: exactly(app[what][packing]),
    floor: exactly(floor[what][packing]),
  });
  return {
    lines: {
      script: line('script', 'gzip'),
      scriptBrotli: line('script', 'brotli'),
      code: line('code', 'gzip'),
      codeBrotli: line('code', 'brotli'),
      offline: line('offline', 'gzip'),
      offlineBrotli: line('offline', 'brotli'),
    },
    curves: [],
  };
};
