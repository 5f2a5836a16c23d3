// @ts-check

import { launchOptions } from '../browser.mjs';
import { median } from './figures.mjs';
import { probe } from './probe.mjs';

/**
 * @typedef {import('playwright-core').BrowserContext} BrowserContext
 * @typedef {import('playwright-core').CDPSession} CDPSession
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./probe.mjs').Sight} Sight
 *
 * @typedef {object} Screen a page on the phone, with the probe in it
 * @property {Page} page
 * @property {CDPSession} session
 * @property {number} asked when the window was asked for
 * @property {<T>(expression: string) => Promise<T>} ask evaluates in the page
 * @property {(sight: string) => Promise<number>} reached when a sight was painted, since the window was asked for
 * @property {(testID: string) => Promise<void>} tap
 * @property {() => Promise<void>} toFront
 * @property {() => Promise<void>} close
 */

/** A phone of the middle class is about this many times slower than a desktop computer. */
export const throttle = 4;

export const handset = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'ja-JP',
  colorScheme: /** @type {const} */ ('light'),
};

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One phone whose storage is on the disk; each address has its own games on it.
 *
 * @param {string} executablePath
 * @param {string} folder
 * @returns {Promise<BrowserContext>}
 */
export const openPhone = async (executablePath, folder) => {
  const { chromium } = await import('playwright-core');
  return chromium.launchPersistentContext(folder, { ...launchOptions, executablePath, ...handset });
};

/** No answer of a page takes longer than this; a game of 10,000 events is given its time. */
const patienceMs = 60_000;

/**
 * The browser draws a page behind another one about once a second: what is painted there would be
 * late by that, and a yardstick measured so would flatter everything.
 */
const slowestFrameMs = 200;

/**
 * @param {CDPSession} session
 * @returns {Screen['ask']}
 */
const asking = (session) => async (expression) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer to ${expression}`)), patienceMs);
  });
  const options = { expression, awaitPromise: true, returnByValue: true };
  const asked = session.send('Runtime.evaluate', options);
  const { result, exceptionDetails } = await Promise.race([asked, late]).finally(() =>
    clearTimeout(timer),
  );
  if (exceptionDetails !== undefined) {
    throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
  }
  return result.value;
};

/**
 * A tap as a finger makes it: down and up again at once.
 *
 * @param {CDPSession} session
 * @param {{ x: number, y: number }} place
 */
export const touch = async (session, place) => {
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
};

/**
 * Opens an address in a new page.
 *
 * @param {BrowserContext} context
 * @param {string} url
 * @param {{ sights?: Readonly<Record<string, Sight>>, rate?: number }} [options] what is waited for,
 *   and how many times slower the processor is
 * @returns {Promise<Screen>}
 */
export const openScreen = async (context, url, { sights = {}, rate = throttle } = {}) => {
  // A start is what its player sees of it: from asking for a window on.
  const asked = Date.now();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(probe, sights);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  // An app that was put away has no service worker running when it is opened again.
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.goto(url, { waitUntil: 'commit' });
  const ask = asking(session);
  return {
    page,
    session,
    asked,
    ask,
    reached: async (sight) => {
      /** @type {number} */
      const painted = await ask(
        `bench.reached[${JSON.stringify(sight)}].then((time) => performance.timeOrigin + time)`,
      );
      return painted - asked;
    },
    tap: async (testID) => {
      /** @type {{ x: number, y: number } | undefined} */
      const place = await ask(`bench.place(${JSON.stringify(testID)})`);
      if (place === undefined) throw new Error(`There is no ${testID} on ${page.url()}`);
      await touch(session, place);
    },
    toFront: async () => {
      await page.bringToFront();
      await pause(500);
      /** @type {number[]} */
      const frames = await ask('bench.someFrames(9)');
      if (median(frames) > slowestFrameMs) {
        throw new Error(`${page.url()} is drawn every ${Math.round(median(frames))} ms only`);
      }
    },
    close: async () => {
      await page.close();
      // The files of its database have to be free for the next page.
      await pause(300);
    },
  };
};
