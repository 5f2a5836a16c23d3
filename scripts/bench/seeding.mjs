// @ts-check

import { pathToFileURL } from 'node:url';
import { bundleScript } from './bundle.mjs';

/**
 * @typedef {import('playwright-core').BrowserContext} BrowserContext
 * @typedef {{ id: string, events: number }} Wanted
 */

/** @returns {Promise<typeof import('./seed')>} */
const ownCode = async () => import(pathToFileURL(await bundleScript('seed.ts', 'node')).href);

/** The table of somebody who has no games yet, once the database has said so. */
export const emptyTable = async () => ({ testID: 'newGame', text: (await ownCode()).noGames });

/**
 * @param {number} count
 * @param {number} events
 * @param {string} name
 * @returns {Wanted[]}
 */
export const several = (count, events, name) =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}${index + 1}`, events }));

/**
 * Puts games into the app at an address the way players do: by importing a file in the settings.
 * When it is done, the service worker keeps the app.
 *
 * @param {BrowserContext} context
 * @param {string} url
 * @param {readonly Wanted[]} games
 */
export const seed = async (context, url, games) => {
  const { backupWith } = await ownCode();
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.goto(`${url}/settings`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByTestId('importFile').tap();
  await (
    await choosing
  ).setFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(await backupWith(games)),
  });
  await page.getByTestId('importApply').tap();
  await page.getByTestId('undoImport').waitFor();
  await keptOffline(page);
  await page.close();
};

/**
 * Waits until a page works without the network.
 *
 * @param {import('playwright-core').Page} page
 */
export const keptOffline = async (page) => {
  await page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(
      ({ active }) => active?.state === 'activated' && navigator.serviceWorker.controller !== null,
    ),
  );
};
