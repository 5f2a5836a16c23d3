import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** A copy of the build in which a test can bring out a new version; gone after the tests. */
export const copyBuild = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'banmen-dist-'));
  cpSync('dist', folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Which version a page shows. */
export const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="description"]').getAttribute('content');

/** Puts a new version on the server: another page, and a service worker that knows it. */
export const release = (folder: string, description: string): void => {
  const edit = (file: string, change: (text: string) => string) => {
    const place = path.join(folder, file);
    const text = readFileSync(place, 'utf8');
    expect(change(text)).not.toBe(text);
    writeFileSync(place, change(text));
  };
  edit('index.html', (text) =>
    text.replace(/(<meta name="description" content=")[^"]*/, `$1${description}`),
  );
  const revision = description.replace(/\W/g, '');
  edit('sw.js', (text) => text.replace(/(index\.html",revision:")\w+/, `$1${revision}`));
};

/** Looks for a new version, as the browser does by itself now and then, and waits until it waits. */
export const findNewVersion = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.update()));
  await page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null),
  );
};
