// @ts-check

import { ensureBrowser, launchOptions } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { printTable } from './table.mjs';

await ensureInstalled();
const executablePath = ensureBrowser();
const { chromium } = await import('playwright-core');
const { benchSearch } = await import('./bench/search.mjs');
const browser = await chromium.launch({ ...launchOptions, executablePath });
try {
  for (const table of await benchSearch(browser)) printTable(table);
} finally {
  await browser.close();
}
