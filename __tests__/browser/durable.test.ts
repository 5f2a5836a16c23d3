import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';

import { eventually, expectChecked, expectFigures, seen, tap } from './support/hands';
import { expectStep, startManor } from './support/manor';
import { historyOn, openSheet } from './support/play';
import { openPhone, type Phone } from './support/phone';

let userDataDir: string;

beforeEach(() => {
  userDataDir = mkdtempSync(path.join(os.tmpdir(), 'banmen-profile-'));
});

afterEach(() => {
  rmSync(userDataDir, { recursive: true, force: true });
});

/** Leaves a game at its second step, on the Paladin's sheet, with three entries in its history. */
const playThree = async (page: Page): Promise<void> => {
  await startManor(page, ['paladin', 'spider'], 'paladin');
  await tap(page, 'next', 'paladin.revealTile', 'paladin.health.minus');
};

const expectThree = async (page: Page): Promise<void> => {
  await page.waitForURL('/play/*/paladin');
  await expectFigures(page, {
    'paladin.experience': 2,
    'paladin.health': 6,
    'paladin.tiles': 1,
  });
  await expectStep(page, 'paladinAct');
};

/** The end comes this long after the last tap; the promise is 50 ms on screen. */
const lastMomentMs = 100;

const killAfterTap = async (phone: Phone): Promise<void> => {
  await phone.page.waitForTimeout(lastMomentMs);
  await phone.kill();
};

test('a reload keeps the game, its sheet, its step and its history', async () => {
  const { page } = await openPhone();
  await playThree(page);
  await page.waitForTimeout(lastMomentMs);
  await page.reload();
  await expectThree(page);
  await openSheet(page, 'history');
  expect(await historyOn(page)).toHaveLength(3);
});

test('a browser killed right after a tap has lost nothing; undo and redo still work', async () => {
  const before = await openPhone({ userDataDir });
  await playThree(before.page);
  await killAfterTap(before);

  const { page, close } = await openPhone({ userDataDir });
  await tap(page, 'continue');
  await expectThree(page);
  await openSheet(page, 'history');
  expect(await historyOn(page)).toHaveLength(3);
  await openSheet(page, 'paladin');
  await tap(page, 'undo', 'undo');
  await expectFigures(page, { 'paladin.experience': 0, 'paladin.health': 7 });
  await tap(page, 'redo');
  await expectFigures(page, { 'paladin.experience': 2, 'paladin.health': 7 });
  await close();
});

test('a killed browser keeps where the undo stood and every setting', async () => {
  const before = await openPhone({ userDataDir });
  await playThree(before.page);
  await tap(before.page, 'undo', 'back', 'tab.settings');
  await tap(before.page, 'language.en', 'theme.dark', 'textSize.150');
  await killAfterTap(before);

  const { page, close } = await openPhone({ userDataDir, path: '/settings' });
  await expectChecked(page, 'language.en');
  await expectChecked(page, 'theme.dark');
  await expectChecked(page, 'textSize.150');
  await eventually(async () => {
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
  await tap(page, 'tab.table', 'continue');
  await page.waitForURL('/play/*/paladin');
  await expectFigures(page, { 'paladin.experience': 2, 'paladin.health': 7 });
  await tap(page, 'redo');
  await expectFigures(page, { 'paladin.experience': 2, 'paladin.health': 6 });
  expect(await seen(page, 'redo').isDisabled()).toBe(true);
  await close();
});
