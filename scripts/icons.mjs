// @ts-check

import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ensureBrowser, launchOptions } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

const ground = '#17130f';

// Android shows the inner two thirds of a foreground; the web shows four fifths of a maskable icon.
const maskable = { source: 'icon-foreground.svg', crop: 0.794 };
const tile = { source: 'icon.svg', round: 0.22 };

/**
 * @typedef {object} Icon
 * @property {string} file
 * @property {string} source
 * @property {number} size
 * @property {string} [ground] transparent without it
 * @property {number} [crop] the inner part of the drawing that is shown
 * @property {number} [round] corner radius, as a part of the width
 */

/** @type {readonly Icon[]} */
const icons = [
  { file: 'icon.png', source: 'icon.svg', size: 1024, ground },
  { file: 'android-icon-foreground.png', source: 'icon-foreground.svg', size: 1024 },
  { file: 'android-icon-monochrome.png', source: 'icon-monochrome.svg', size: 1024 },
  { file: 'splash-icon.png', source: 'splash.svg', size: 1024 },
  { file: 'favicon.png', ...tile, size: 48, crop: 0.88 },
  { file: 'web/icon-192.png', ...tile, size: 192 },
  { file: 'web/icon-512.png', ...tile, size: 512 },
  { file: 'web/maskable-192.png', ...maskable, size: 192, ground },
  { file: 'web/maskable-512.png', ...maskable, size: 512, ground },
  { file: 'web/monochrome-512.png', source: 'icon-monochrome.svg', size: 512, crop: 0.794 },
  { file: 'web/apple-touch-icon.png', source: 'icon.svg', size: 180, ground },
];

/** @param {string} file */
const asset = (file) => path.join(root, 'assets', file);

/** @param {Icon} icon */
const pageFor = async ({ source, size, ground: colour = 'transparent', crop = 1, round = 0 }) => {
  const drawing = (await readFile(asset(source))).toString('base64');
  const shown = size / crop;
  return `<body style="margin:0;background:${colour}">
    <div style="width:${size}px;height:${size}px;overflow:hidden;border-radius:${size * round}px">
      <img src="data:image/svg+xml;base64,${drawing}" width="${shown}" height="${shown}"
        style="display:block;margin:${(size - shown) / 2}px">
    </div>`;
};

await ensureInstalled();
const { chromium } = await import('playwright-core');
const browser = await chromium.launch({ ...launchOptions, executablePath: ensureBrowser() });
await mkdir(asset('web'), { recursive: true });
for (const icon of icons) {
  const { file, size } = icon;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(await pageFor(icon));
  await page.screenshot({ path: asset(file), omitBackground: icon.ground === undefined });
  await page.close();
  console.log(`${file}  ${size} px  ${((await stat(asset(file))).size / 1024).toFixed(1)} KB`);
}
await browser.close();
