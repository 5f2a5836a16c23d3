import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

import { seen, tap } from './support/hands';
import { startManor } from './support/manor';
import { openPhone } from './support/phone';
import { describeAccess, type Screen } from './support/screens';

let page: Page;
let text: string;

beforeAll(async () => {
  ({ page } = await openPhone());
  await startManor(page, ['paladin', 'spider'], 'paladin');
  await tap(page, 'paladin.health.minus', 'back', 'tab.settings', 'backUpNow');
  await seen(page, 'outcome').waitFor();
  await startManor(page, ['paladin', 'spider'], 'paladin');
  await tap(page, 'back', 'tab.settings');
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'exportAll')]);
  text = await readFile(await download.path(), 'utf8');
  await tap(page, 'tab.table');
  await page.locator('[data-testid^="game."]').filter({ visible: true }).first().tap();
  await tap(page, 'sheet.paladin', 'paladin.health.minus', 'back', 'tab.settings', 'backUpNow');
  await seen(page, 'outcome').waitFor();
});

const openPaste = async (): Promise<void> => {
  await page.goto('/settings');
  await tap(page, 'importPaste');
  // While it fades in it is not a dialog yet.
  await page.getByRole('dialog').waitFor();
};

/** Looks into the oldest backup on the screen; new ones push old ones out. */
const openBackup = async (): Promise<void> => {
  await page.goto('/settings');
  await page.locator('[data-testid^="backup."]').last().tap();
  await page.getByRole('dialog').waitFor();
};

const screens = (): readonly Screen[] => [
  {
    name: 'the records after a check',
    open: async () => {
      await page.goto('/settings');
      await tap(page, 'checkRecords', 'backUpNow');
      await seen(page, 'checkResult').waitFor();
      await seen(page, 'outcome').waitFor();
    },
  },
  {
    name: 'what going back would do',
    open: async () => {
      await openBackup();
      await page.locator('[data-testid^="effect."]').first().waitFor();
    },
  },
  {
    name: 'a text that is no backup',
    open: async () => {
      await openPaste();
      await seen(page, 'importText').fill('{"format":"banmen-backup",');
      await tap(page, 'importRead');
      await seen(page, 'importFault').waitFor();
    },
  },
  {
    name: 'what is in a file',
    open: async () => {
      await openPaste();
      await seen(page, 'importText').fill(text);
      await tap(page, 'importRead');
      await seen(page, 'importApply').waitFor();
    },
  },
  {
    name: 'the menu of a game',
    open: async () => {
      await page.goto('/');
      await page.locator('[data-testid^="menu."]').filter({ visible: true }).first().tap();
      await page.getByRole('dialog').waitFor();
    },
  },
];

describeAccess(() => page, screens);
