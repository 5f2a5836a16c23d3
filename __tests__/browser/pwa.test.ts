import type { Page } from 'playwright-core';

import { ui } from '../../locales/ja/ui';
import { eventually, expectFigures, seen, tap } from './support/hands';
import { startManor } from './support/manor';
import { copyBuild, findNewVersion, release, versionOf } from './support/newVersion';
import { openPhone, startServer, type Phone } from './support/phone';
import { untilOffline } from './support/worker';

// A copy, because one of the tests brings out a new version.
const folder = copyBuild();

let phone: Phone;
let page: Page;
let home: string;

beforeAll(async () => {
  home = await startServer(folder);
  phone = await openPhone();
  page = phone.page;
});

type Manifest = {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
};

const attribute = (selector: string, name: string): Promise<string | null> =>
  page.locator(selector).getAttribute(name);

test('the app can be installed: its manifest is complete and its icons are what it says', async () => {
  const link = await attribute('link[rel="manifest"]', 'href');
  const response = await fetch(new URL(link ?? '', home));
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.name).not.toBe('');

  for (const icon of manifest.icons) {
    const file = await fetch(new URL(icon.src, home));
    const picture = Buffer.from(await file.arrayBuffer());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(icon.sizes);
  }
  const offered = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(offered).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
});

test('no script runs but the ones the app brings', async () => {
  const policy = await attribute('meta[http-equiv="Content-Security-Policy"]', 'content');
  const directives = new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(directives.get('connect-src')).toEqual(["'self'"]);
  expect(await page.locator('script').count()).toBeGreaterThan(0);
  expect(await page.locator('script:not([src])').count()).toBe(0);

  // And the browser keeps to it.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken into"';
    document.head.append(script);
    return fetch('https://example.com/').catch(() => undefined);
  });
  expect(await page.title()).not.toBe('broken into');
  const blocked = phone.problems();
  expect(blocked.length).toBeGreaterThanOrEqual(2);
  expect(blocked.filter((problem) => !problem.includes('Content Security Policy'))).toEqual([]);
});

const description = 'Banmen, a newer version';

test('a new version waits until the player takes it, and never reloads a game by itself', async () => {
  const first = await versionOf(page);
  await startManor(page, ['paladin'], 'paladin');
  await untilOffline(page);
  let loads = 0;
  page.on('load', () => loads++);
  release(folder, description);
  await findNewVersion(page);
  await tap(page, 'paladin.experience.plus', 'next');
  await expectFigures(page, { 'paladin.experience': 1 });
  const apply = page.getByRole('button', { name: ui.update.apply }).filter({ visible: true });
  expect(await apply.count()).toBe(0);
  await tap(page, 'back');
  await page.getByText(ui.update.ready).waitFor();
  expect(loads).toBe(0);
  expect(await versionOf(page)).toBe(first);

  await apply.tap();
  await eventually(async () => expect(await versionOf(page)).toBe(description));
  await tap(page, 'continue');
  await expectFigures(page, { 'paladin.experience': 1 });
  expect(loads).toBe(1);
  await tap(page, 'back');
  await seen(page, 'continue').waitFor();
  expect(await apply.count()).toBe(0);
});
