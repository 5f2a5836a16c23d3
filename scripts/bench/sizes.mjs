// @ts-check

import { existsSync } from 'node:fs';
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
  // A browser also asks for an icon that may not exist.
  const files = [...new Set(paths)].filter((file) => existsSync(file));
  const sizes = await Promise.all(files.map(sizeOf));
  return {
    gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
    brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
  };
};

/**
 * @typedef {{ url: string, folder: string, first: Sight, usable: Sight }} Site
 *
 * What the page itself asks for: the scripts until the first screen is painted, and with worker and
 * WebAssembly all code until the app is usable. Without a service worker, which would fetch the
 * same files at the same time; whose request comes first is chance.
 *
 * @param {Phone} phone
 * @param {Site} site
 */
const codeOf = async ({ openStranger, asked }, { url, folder, first, usable }) => {
  const context = await openStranger({ serviceWorkers: 'block' });
  const begun = asked.length;
  const screen = await openScreen(context, url, { sights: { first, usable } });
  const painted = screen.asked + (await screen.reached('first'));
  const ready = screen.asked + (await screen.reached('usable'));
  await context.close();
  const code = asked
    .slice(begun)
    .filter((one) => ['.js', '.wasm'].includes(path.extname(one.path)) && one.time <= ready);
  if (!code.some((one) => one.path.endsWith('.wasm'))) throw new Error('SQLite was not fetched');
  const isScript = (/** @type {Asked} */ one) =>
    one.path.endsWith('.js') && one.destination !== 'worker' && one.time <= painted;
  return { script: await sumOf(folder, code.filter(isScript)), code: await sumOf(folder, code) };
};

/**
 * Everything that is fetched until the app works without the network.
 *
 * @param {Phone} phone
 * @param {Site} site
 */
const offlineOf = async ({ openStranger, asked }, { url, folder, usable }) => {
  const context = await openStranger();
  const begun = asked.length;
  const screen = await openScreen(context, url, { sights: { usable } });
  await screen.reached('usable');
  await keptOffline(screen.page);
  await pause(1_000);
  await context.close();
  return sumOf(folder, asked.slice(begun));
};

/**
 * What a first visit really asks the server for.
 *
 * @param {Phone} phone
 * @param {Site} site
 */
const visit = async (phone, site) => ({
  ...(await codeOf(phone, site)),
  offline: await offlineOf(phone, site),
});

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
