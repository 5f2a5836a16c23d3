import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';

import { parseBackup } from '../../app/storage/backupFile';
import { migrations } from '../../app/storage/migrations';
import { records } from '../../locales/ja/records';
import { expectFigures, expectText, seen, tap, untilKept } from './support/hands';
import { startManor } from './support/manor';
import {
  blank,
  countFiles,
  damage,
  leaveApp,
  makeEmptyFiles,
  readDatabaseFile,
} from './support/opfs';
import { openPhone } from './support/phone';

const pageSize = 4096;

/** The events in a file that a button hands over. */
const exportedEvents = async (page: Page, press: () => Promise<void>) => {
  const downloading = page.waitForEvent('download');
  await press();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  const file = parseBackup(text, migrations.length);
  if (!file.ok) throw new Error(file.error.detail);
  return file.value.contents.tables.events?.rows ?? [];
};

/** The way out that a banner offers. */
const exportFrom = (page: Page, banner: string) =>
  exportedEvents(page, () => seen(page, banner).getByTestId('trouble.export').tap());

/** From now on the browser lets this origin store as much. */
const allow = async (context: BrowserContext, page: Page, bytes?: number): Promise<void> => {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  });
};

/** Before the app starts: an origin without files, as in some private windows. */
const withoutFiles = async (page: Page): Promise<void> => {
  await page.context().route('**/worker-*.js', async (route) => {
    const response = await route.fetch();
    const denied = "Promise.reject(new DOMException('denied', 'SecurityError'))";
    const body = `navigator.storage.getDirectory = () => ${denied};\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
};

test('where a browser stores nothing the app plays in memory, says so and exports', async () => {
  const { page } = await openPhone({ prepare: withoutFiles });
  await expectText(page, 'inMemory', records.keeping.memory);
  // A link would start the app afresh, and what is in memory would be gone.
  await tap(page, 'newGame', 'choose.vast-mysterious-manor', 'start');
  await page.waitForURL('/play/*/table');
  await tap(page, 'sheet.paladin', 'paladin.health.minus', 'paladin.experience.plus');
  await expectFigures(page, { 'paladin.health': 6, 'paladin.experience': 1 });
  await expectText(page, 'inMemory', records.keeping.memory);
  expect(await exportFrom(page, 'inMemory')).toHaveLength(2);
  await tap(page, 'undo');
  await expectFigures(page, { 'paladin.health': 6, 'paladin.experience': 0 });
});

test('while the disk is full taps stay, are exported, and are saved once it has room', async () => {
  const { page, context } = await openPhone();
  await startManor(page, ['paladin', 'spider'], 'paladin');
  await untilKept(page);
  await allow(context, page, 1000);
  for (let count = 0; count < 30; count += 1) await tap(page, 'paladin.experience.plus');
  await expectFigures(page, { 'paladin.experience': 30 });
  await seen(page, 'failing').waitFor();
  expect(await exportFrom(page, 'failing')).toHaveLength(30);

  await allow(context, page);
  // It tries again by itself.
  await seen(page, 'failing').waitFor({ state: 'detached' });
  await page.reload();
  await expectFigures(page, { 'paladin.experience': 30 });
  await tap(page, 'back', 'tab.settings');
  expect(await exportedEvents(page, () => tap(page, 'exportAll'))).toHaveLength(30);
});

test('a damaged page costs neither the other game nor the app, and what was lost is said', async () => {
  const { page } = await openPhone();
  await startManor(page, ['paladin', 'spider'], 'paladin');
  for (let count = 0; count < 8; count += 1) await tap(page, 'paladin.experience.plus');
  await startManor(page, ['skeletons', 'manor'], 'manor');
  await tap(page, 'manor.mold.plus');
  await tap(page, 'back', 'tab.settings', 'backUpNow');
  await seen(page, 'backup.1').waitFor();
  await untilKept(page);

  // Every page with events of the games, of which the backup has a copy.
  await leaveApp(page);
  const file = await readDatabaseFile(page);
  for (let at = pageSize; at < file.length; at += pageSize) {
    if (!file.subarray(at, at + pageSize).includes('trackMoved')) continue;
    await damage(page, at, Buffer.alloc(pageSize, 0xa5));
  }
  await page.goto('/');
  await tap(page, 'continue', 'sheet.manor');
  await expectFigures(page, { 'manor.mold': 1 });
  await expectText(page, 'repaired', records.repaired);
  await tap(page, 'manor.mold.plus');
  await untilKept(page);
  await page.reload();
  await expectFigures(page, { 'manor.mold': 2 });
  await tap(page, 'back', 'tab.settings', 'checkRecords');
  await expectText(page, 'checkResult', '異常なし');
});

test('records that are no database at all come back from the backup', async () => {
  const { page } = await openPhone();
  await startManor(page, ['paladin', 'spider'], 'paladin');
  await tap(page, 'paladin.experience.plus', 'paladin.experience.plus');
  await tap(page, 'back', 'tab.settings', 'backUpNow');
  await seen(page, 'backup.1').waitFor();
  await leaveApp(page);
  await damage(page, 0, Buffer.alloc(pageSize, 0x20));
  await page.goto('/');
  await seen(page, 'repaired').waitFor();
  await tap(page, 'continue');
  await expectFigures(page, { 'paladin.experience': 2 });
});

test('SQLite makes its six files where they are looked for', async () => {
  const { page } = await openPhone();
  await startManor(page, ['paladin', 'spider']);
  expect(await countFiles(page)).toBe(6);
});

test.each([1, 3, 5])(
  'a very first start that was cut off, with %i of the files it makes, costs nothing',
  async (files) => {
    const { page } = await openPhone({ path: blank });
    await makeEmptyFiles(page, files);
    await startManor(page, ['paladin', 'spider'], 'paladin');
    await tap(page, 'paladin.experience.plus');
    await untilKept(page);
    await page.reload();
    await expectFigures(page, { 'paladin.experience': 1 });
  },
);
