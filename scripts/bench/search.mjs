// @ts-check

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';

/** @typedef {import('playwright-core').Browser} Browser */

const throttle = 4;

/**
 * @param {string} entry
 * @param {'browser' | 'node'} platform
 */
const bundle = async (entry, platform) => {
  const { build } = await import('esbuild');
  const outfile = path.join(root, '.build', 'bench', entry.replace('.ts', '.cjs'));
  await mkdir(path.dirname(outfile), { recursive: true });
  await build({
    entryPoints: [path.join(root, 'scripts', 'bench', entry)],
    outfile,
    bundle: true,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    external: ['node-sqlite3-wasm'],
    logLevel: 'error',
  });
  return outfile;
};

/**
 * @param {readonly number[]} times
 * @param {number} share
 */
const percentile = (times, share) => {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

/** @param {number} value */
const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/**
 * Searching the rules: how often the answer is among the first three, and what a keystroke costs,
 * beside SQL LIKE and a stock search library on the same texts and queries.
 *
 * @param {Browser} browser
 * @returns {Promise<{ title: string, head: string[], rows: string[][] }[]>}
 */
export const benchSearch = async (browser) => {
  const { measureInNode } = await import(pathToFileURL(await bundle('searchNode.ts', 'node')).href);
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

  const file = await bundle('searchPage.ts', 'browser');
  /** @param {string} which */
  const inBrowser = async (which) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
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
  for (const [name, which, budget] of searches) {
    const { making, typing } = await inBrowser(which);
    typed.push([
      name,
      ms(percentile(typing, 0.5)),
      ms(percentile(typing, 0.95)),
      budget,
      String(typing.length),
      ms(making),
    ]);
  }
  return [
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
  ];
};
