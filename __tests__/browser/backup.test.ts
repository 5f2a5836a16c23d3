import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

import { eventually, expectFigures, expectText, seen, tap, untilKept } from './support/hands';
import { startManor } from './support/manor';
import { openPhone } from './support/phone';
import { openSheet } from './support/play';

/** A game with numbers of its own, and the way to the settings. */
const playPaladin = async (page: Page): Promise<string> => {
  const game = await startManor(page, ['paladin', 'spider'], 'paladin');
  await tap(page, 'next', 'paladin.revealTile', 'paladin.health.minus');
  await expectFigures(page, played);
  return game;
};

const played = { 'paladin.experience': 2, 'paladin.health': 6, 'paladin.tiles': 1 };

const toSettings = (page: Page): Promise<void> => tap(page, 'back', 'tab.settings');

/** What the browser saves when everything is exported. */
const exportAll = async (page: Page): Promise<{ name: string; text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'exportAll')]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
};

const chooseFile = async (page: Page, text: string): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(page, 'importFile')]);
  await chooser.setFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
};

const gone = (page: Page, testID: string): Promise<void> =>
  eventually(async () => {
    expect(await seen(page, testID).count()).toBe(0);
  });

test('everything goes out as a file and comes in on another phone at the same numbers', async () => {
  const { page } = await openPhone();
  await playPaladin(page);
  await toSettings(page);
  const { name, text } = await exportAll(page);
  expect(name).toMatch(/^banmen-all-.*\.json$/);
  expect(JSON.parse(text)).toMatchObject({ format: 'banmen-backup' });
  await expectText(page, 'exportAll.said', name);

  const { page: other } = await openPhone({ path: '/settings' });
  await chooseFile(other, text);
  await tap(other, 'importApply');
  await seen(other, 'undoImport').waitFor();
  await tap(other, 'tab.table', 'continue');
  await openSheet(other, 'paladin');
  await expectFigures(other, played);
  await tap(other, 'undo');
  await expectFigures(other, { 'paladin.health': 7 });
  // It is on the disk of that phone, too.
  await untilKept(other);
  await other.reload();
  await expectFigures(other, { 'paladin.health': 7, 'paladin.tiles': 1 });
});

/** Backs up and tells the name of that backup; the app makes others by itself. */
const backUp = async (page: Page): Promise<string> => {
  await tap(page, 'backUpNow');
  await seen(page, 'outcome').waitFor();
  const [newest] = await page.locator('[data-testid^="backup."]').all();
  return (await newest?.getAttribute('data-testid')) ?? '';
};

test('a backup is back in two taps, and undone in one', async () => {
  const { page } = await openPhone();
  const game = await playPaladin(page);
  await toSettings(page);
  const backup = await backUp(page);
  await page.goto(`/play/${game}/paladin`);
  await tap(page, 'paladin.health.minus');
  await expectFigures(page, { 'paladin.health': 5 });
  await toSettings(page);

  await tap(page, backup, 'restore', 'undoRestore');
  await gone(page, 'undoRestore');
  await tap(page, 'tab.table', 'continue');
  await expectFigures(page, { ...played, 'paladin.health': 5 });

  await toSettings(page);
  await tap(page, backup, 'restore');
  await seen(page, 'undoRestore').waitFor();
  await tap(page, 'tab.table', 'continue');
  await expectFigures(page, played);
});

test('what is no backup is said to be none, and nothing changes', async () => {
  const { page } = await openPhone();
  const game = await playPaladin(page);
  await toSettings(page);
  await tap(page, 'importPaste');
  await seen(page, 'importText').fill('牛乳、卵、パン');
  await tap(page, 'importRead');
  await expectText(page, 'importFault', '盤面が書き出したものではありません');
  await tap(page, 'importSheet.close');
  const { text } = await exportAll(page);
  await chooseFile(page, text.slice(0, -30));
  await expectText(page, 'importFault', '途中で切れています');
  await chooseFile(page, text.replace('paladin', 'palldin'));
  await expectText(page, 'importFault', '中身が変わったか、壊れています');
  await page.goto(`/play/${game}/paladin`);
  await expectFigures(page, played);
});

test('the check finds nothing wrong, and the settings say how records are kept', async () => {
  const { page } = await openPhone();
  await playPaladin(page);
  await toSettings(page);
  await tap(page, 'checkRecords');
  await expectText(page, 'checkResult', '異常なし（ゲーム1、記録3件）');
  await expectText(page, 'storageState', /この端末に保存しています.*(KB|MB)/s);
});
