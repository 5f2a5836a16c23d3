// @ts-check

import { ensureBrowser, launchOptions } from './browser.mjs';
import { ensureInstalled } from './install.mjs';

/** @param {{ title: string, head: string[], rows: string[][] }} table */
const print = ({ title, head, rows }) => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (/** @type {string[]} */ row) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  console.log(['', title, '', line(head), rule, ...rows.map(line)].join('\n'));
};

await ensureInstalled();
const executablePath = ensureBrowser();
const { chromium } = await import('playwright-core');
const { benchSearch } = await import('./bench/search.mjs');
const browser = await chromium.launch({ ...launchOptions, executablePath });
try {
  for (const table of await benchSearch(browser)) print(table);
} finally {
  await browser.close();
}
