// @ts-check

import { pathToFileURL } from 'node:url';
import { bundleScript } from './bundle.mjs';
import { percentile, sampleOf } from './figures.mjs';
import { openScreen, pause, throttle } from './phone.mjs';

/**
 * @typedef {import('./sites.mjs').Phone} Phone
 * @typedef {import('./tables.mjs').Results} Results
 */

/** @param {number} value */
const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/**
 * Searching the rules: how often the answer is among the first three, and what a keystroke costs,
 * beside SQL LIKE and a stock search library on the same texts and queries.
 *
 * @param {Phone} phone
 * @returns {Promise<Results>}
 */
export const measureSearch = async (phone) => {
  const { measureInNode } = await import(
    pathToFileURL(await bundleScript('searchNode.ts', 'node')).href
  );
  const node = await measureInNode();
  const own = percentile(node.own.typing, 0.5);
  /** @type {[string, { answered: number, typing: number[] }][]} */
  const engines = [
    ['Banmen', node.own],
    ['stock library (MiniSearch)', node.stock],
    ['SQL LIKE', node.like],
  ];
  const quality = engines.map(([name, { answered, typing }]) => [
    name,
    `${(answered * 100).toFixed(1)} %`,
    ms(percentile(typing, 0.5)),
    ms(percentile(typing, 0.95)),
    `${(percentile(typing, 0.5) / own).toFixed(1)} ×`,
  ]);

  const file = await bundleScript('searchPage.ts', 'browser');
  /** @param {string} which */
  const inBrowser = async (which) => {
    const page = await phone.context.newPage();
    const session = await phone.context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.addScriptTag({ path: file });
    /** @type {{ making: number, typing: number[] }} */
    const times = await page.evaluate(`measure(${JSON.stringify(which)})`);
    await page.close();
    return times;
  };
  /** @type {string[][]} */
  const typed = [];
  /** @type {[string, string, string][]} */
  const searches = [
    ['Banmen, whole library', 'own', '16 ms'],
    ['stock library, whole library', 'stock', ''],
    ['Banmen, 10,000 entries', 'ownGrown', '50 ms'],
    ['stock library, 10,000 entries', 'stockGrown', ''],
  ];
  /** @type {Record<string, readonly number[]>} */
  const keystrokes = {};
  for (const [name, which, budget] of searches) {
    const { making, typing } = await inBrowser(which);
    keystrokes[which] = typing;
    typed.push([
      name,
      ms(percentile(typing, 0.5)),
      ms(percentile(typing, 0.95)),
      budget,
      String(typing.length),
      ms(making),
    ]);
  }
  const tail = (/** @type {string} */ which) => {
    const typing = keystrokes[which] ?? [];
    return {
      middle: percentile(typing, 0.95),
      low: percentile(typing, 0.5),
      high: Math.max(...typing),
      runs: typing.length,
    };
  };
  return {
    lines: {
      searchTail: { unit: 'ms', value: tail('own') },
      searchGrown: { unit: 'ms', value: tail('ownGrown') },
      searchField: { unit: 'ms', value: sampleOf(await inTheField(phone)) },
    },
    curves: [
      {
        name: 'entries in the library: one keystroke, p95',
        unit: 'ms',
        points: [
          ['the library', tail('own')],
          ['10,000', tail('ownGrown')],
        ],
      },
    ],
    tables: [
      {
        title: 'Search, in Node: the answer in the first three, and one keystroke',
        head: ['engine', 'first three', 'median', 'p95', 'median ÷ Banmen'],
        rows: quality,
      },
      {
        title: `Search, in Chromium at ${throttle}× CPU throttling: one keystroke`,
        head: ['engine', 'median', 'p95', 'p95 budget', 'keystrokes', 'making the index'],
        rows: typed,
      },
    ],
  };
};

const typedWords = ['kyohuhantei', 'mahi', 'tunnel', 'paladin', 'otoshiana'];
const patienceMs = 1_500;

/**
 * Typing into the search box of the app: from the key going down to other results being painted.
 *
 * @param {Phone} phone
 */
const inTheField = async ({ context, urls }) => {
  const sights = { usable: { testID: 'search' } };
  const screen = await openScreen(context, `${urls.app}/rules?game=all`, { sights });
  await screen.reached('usable');
  await screen.tap('search');
  // The first search makes the index.
  await screen.page.keyboard.type('a');
  await pause(5_000);
  /** @type {number[]} */
  const times = [];
  for (const word of typedWords) {
    await screen.page.getByTestId('search').filter({ visible: true }).fill('');
    await pause(1_000);
    for (const letter of word) {
      const changed = screen.ask(`bench.changedByKey('hit', ${patienceMs})`);
      await pause(50);
      await screen.page.keyboard.type(letter);
      const time = /** @type {number | undefined} */ (await changed);
      if (time !== undefined) times.push(time);
      await pause(200);
    }
  }
  await screen.close();
  return times;
};
