// @ts-check

import { readFile } from 'node:fs/promises';
import { play, tap } from './hands.mjs';

/** @typedef {import('playwright-core').Page} Page */

const manor = '/new/vast-mysterious-manor';

/**
 * Two games, one of them named, and the settings; a backup is made in between.
 *
 * @param {Page} page
 */
const toRecords = async (page) => {
  await play(page, 'paladin');
  await tap(page, 'paladin.health.minus', 2);
  await tap(page, 'back');
  await tap(page, 'tab.settings');
  await tap(page, 'backUpNow');
  await page.getByTestId('backup.1').waitFor();
  await tap(page, 'tab.table');
  await tap(page, 'continue');
  await tap(page, 'paladin.health.minus');
  await tap(page, 'gameMenu');
  await page.getByTestId('gameName').fill('金曜の卓 Friday');
  await tap(page, 'rename');
  await tap(page, 'back');
  await tap(page, 'newGame');
  await tap(page, 'choose.dungeon-lords');
  await tap(page, 'start');
  await tap(page, 'back');
  await tap(page, 'tab.settings');
  await tap(page, 'backUpNow');
  await page.getByTestId('backup.2').waitFor();
};

/**
 * The text of an export of everything.
 *
 * @param {Page} page
 */
const exported = async (page) => {
  const downloading = page.waitForEvent('download');
  await tap(page, 'exportAll');
  return readFile(await (await downloading).path(), 'utf8');
};

/**
 * An export of two games, looked into after one of them is gone and the other went on.
 *
 * @param {Page} page
 */
const toImport = async (page) => {
  await toRecords(page);
  const text = await exported(page);
  await tap(page, 'backup.1');
  await tap(page, 'restore');
  await tap(page, 'outcome.close');
  await tap(page, 'importPaste');
  await page.getByTestId('importText').fill(text);
  await tap(page, 'importRead');
};

export const recordsScenarios = [
  {
    name: 'records',
    path: manor,
    /** @param {Page} page */
    steps: async (page) => {
      await toRecords(page);
      await page.getByTestId('records').evaluate((card) => card.scrollIntoView());
    },
  },
  {
    name: 'records-backups',
    path: manor,
    /** @param {Page} page */
    steps: async (page) => {
      await toRecords(page);
      await tap(page, 'checkRecords');
      await page.getByTestId('checkResult').waitFor();
      await tap(page, 'backUpNow');
      await page.getByTestId('backUpNow').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'records-preview',
    path: manor,
    /** @param {Page} page */
    steps: async (page) => {
      await toRecords(page);
      await tap(page, 'backup.1');
      await page.getByTestId('restore').waitFor();
    },
  },
  {
    name: 'records-restored',
    path: manor,
    /** @param {Page} page */
    steps: async (page) => {
      await toRecords(page);
      await tap(page, 'backup.1');
      await tap(page, 'restore');
      await page.getByTestId('undoRestore').waitFor();
    },
  },
  { name: 'records-import', path: manor, steps: toImport },
  {
    name: 'records-fault',
    path: '/settings',
    /** @param {Page} page */
    steps: async (page) => {
      await tap(page, 'importPaste');
      await page.getByTestId('importText').fill('{"format":"banmen-backup","version":1,');
      await tap(page, 'importRead');
      await page.getByTestId('importFault').waitFor();
    },
  },
];
