// @ts-check

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { launchOptions } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { workshop } from './bundle.mjs';
import { handset, openPhone } from './phone.mjs';
import { keptOffline, seed, several } from './seeding.mjs';

/**
 * @typedef {import('playwright-core').BrowserContext} BrowserContext
 *
 * @typedef {object} Asked a request as the server saw it
 * @property {string} path
 * @property {number} time
 * @property {string} destination what the browser wanted it for
 *
 * @typedef {keyof typeof games | 'bare' | 'floor'} Site
 *
 * @typedef {object} Phone
 * @property {BrowserContext} context
 * @property {Readonly<Record<Site, string>>} urls
 * @property {Readonly<Record<'bare' | 'floor' | 'app', string>>} folders
 * @property {number} runs
 * @property {readonly Asked[]} asked everything the servers were asked for
 * @property {() => Promise<void>} offline
 * @property {() => Promise<void>} online
 * @property {(options?: { serviceWorkers?: 'allow' | 'block' }) => Promise<BrowserContext>} openStranger a
 *   phone that has never been here
 * @property {() => Promise<void>} close
 */

/** The app at several addresses, each with its own games. */
const games = {
  app: [{ id: 'link', events: 200 }, ...several(4, 40, 'evening')],
  taps: several(8, 40, 'tap'),
  list25: several(25, 20, 'evening'),
  list100: several(100, 20, 'evening'),
  long: [
    { id: 'g100', events: 100 },
    { id: 'g1000', events: 1000 },
    { id: 'g10000', events: 10_000 },
    { id: 'other', events: 20 },
  ],
};

/** @param {import('node:http').IncomingMessage} request */
const asAsked = ({ url = '/', headers }) => ({
  path: new URL(url, 'http://localhost').pathname,
  time: Date.now(),
  destination: String(headers['sec-fetch-dest'] ?? ''),
});

/**
 * Serves everything that is measured and gets a phone ready that has it all.
 *
 * @param {string} executablePath
 * @param {Phone['folders']} folders
 * @param {number} runs
 * @returns {Promise<Phone>}
 */
export const openSites = async (executablePath, folders, runs) => {
  const { chromium } = await import('playwright-core');
  /** @type {Asked[]} */
  const asked = [];
  const onRequest = (/** @type {import('node:http').IncomingMessage} */ request) =>
    void asked.push(asAsked(request));
  const names = /** @type {Site[]} */ (['bare', 'floor', ...Object.keys(games)]);
  const folderOf = (/** @type {Site} */ name) =>
    name === 'bare' || name === 'floor' ? folders[name] : folders.app;
  const listen = (/** @type {Site} */ name, port = 0) =>
    serve({ folder: folderOf(name), port, onRequest });

  let servers = await Promise.all(names.map((name) => listen(name)));
  const addresses = servers.map(({ url }) => url);
  const urls = /** @type {Phone['urls']} */ (
    Object.fromEntries(names.map((name, index) => [name, addresses[index]]))
  );
  const profile = path.join(workshop, 'profile');
  await rm(profile, { recursive: true, force: true });
  const context = await openPhone(executablePath, profile);
  const strangers = await chromium.launch({ ...launchOptions, executablePath });
  for (const name of names) {
    if (name === 'bare' || name === 'floor') {
      const page = await context.newPage();
      await page.goto(urls[name]);
      await keptOffline(page);
      await page.close();
    } else {
      await seed(context, urls[name], games[name]);
    }
  }
  const offline = async () => {
    await Promise.all(servers.map(({ close }) => close()));
    servers = [];
  };
  return {
    context,
    urls,
    folders,
    runs,
    asked,
    offline,
    online: async () => {
      servers = await Promise.all(
        names.map((name) => listen(name, Number(new URL(urls[name]).port))),
      );
    },
    openStranger: (options = {}) => strangers.newContext({ ...handset, ...options }),
    close: async () => {
      await context.close();
      await strangers.close();
      await offline();
    },
  };
};
