// @ts-check

import { ensureBrowser, launchOptions } from '../browser.mjs';
import { serve } from '../serve.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Shows an exported app as a phone would, hands it over, and puts everything away again.
 *
 * @template Result
 * @param {string} folder
 * @param {() => void} prepare runs in the page before the app does
 * @param {(page: Page) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export const onPhone = async (folder, prepare, use) => {
  const { chromium } = await import('playwright-core');
  const server = await serve({ folder });
  const browser = await chromium.launch({ ...launchOptions, executablePath: ensureBrowser() });
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'ja-JP',
    });
    const page = await context.newPage();
    await page.addInitScript(prepare);
    return await use(page);
  } finally {
    await browser.close();
    await server.close();
  }
};

/**
 * Taps what is on the screen under this name; a screen beneath keeps its own, hidden.
 *
 * @param {Page} page
 * @param {string} testId
 */
export const tap = (page, testId) =>
  page.getByTestId(testId).filter({ visible: true }).first().tap();

/**
 * Starts the game a link sets up and goes to one of its sheets.
 *
 * @param {Page} page
 * @param {string} link
 * @param {string} sheet
 */
export const startGame = async (page, link, sheet) => {
  await page.goto(link);
  await tap(page, 'start');
  await tap(page, `sheet.${sheet}`);
  await page.waitForURL(`**/${sheet}`);
};

/** What comes a moment later, such as the rules' links, must not be counted to a tap. */
export const settle = (/** @type {Page} */ page) => page.waitForTimeout(2500);
