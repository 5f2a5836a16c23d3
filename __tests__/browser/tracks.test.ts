import type { Page } from 'playwright-core';

import { vastMysteriousManor as manor } from '../../locales/ja/games/vast-mysterious-manor';
import { expectDisabled, expectFigures, expectText, filled, seen, tap } from './support/hands';
import { startManor } from './support/manor';
import { openPhone } from './support/phone';
import { dismissNotices, expectNotices, historyOn, openSheet } from './support/play';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

beforeEach(async () => {
  await startManor(page, ['paladin'], 'paladin');
});

const { heroCubeReturned, heroCubeGained, lightForLoss } = manor.notices;

/** Opens the exact entry of a track, sets it and closes the entry again. */
const setTo = async (at: string, value: number): Promise<void> => {
  await tap(page, at);
  await seen(page, `${at}.entry.exact`).fill(String(value));
  await tap(page, `${at}.entry.set`, 'sheet.close');
  await expectFigures(page, { [at]: value });
};

/** Taps the same place several times, faster than any other tap here. */
const tapQuickly = async (testID: string, times: number): Promise<void> => {
  const box = await seen(page, testID).boundingBox();
  if (box === null) throw new Error(`${testID} is not on screen`);
  for (let tapped = 0; tapped < times; tapped++) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
};

test('a track is a slider to assistive technology and moves by buttons and keys', async () => {
  const track = page.getByRole('slider', { name: manor.tracks.experience.label, exact: true });
  expect(await track.getAttribute('data-testid')).toBe('paladin.experience');
  expect(await track.getAttribute('aria-valuemin')).toBe('0');
  expect(await track.getAttribute('aria-valuemax')).toBe('50');
  await tap(page, 'paladin.experience.plus', 'paladin.experience.plus');
  await expectFigures(page, { 'paladin.experience': 2 });
  await tap(page, 'paladin.experience.minus');
  await expectFigures(page, { 'paladin.experience': 1 });
  await track.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expectFigures(page, { 'paladin.experience': 3 });
  await page.keyboard.press('PageUp');
  await expectFigures(page, { 'paladin.experience': 8 });
  await page.keyboard.press('ArrowDown');
  await expectFigures(page, { 'paladin.experience': 7 });
});

test('the exact entry crosses every mark on its way, up and down', async () => {
  await setTo('paladin.experience', 36);
  await dismissNotices(page);
  await setTo('paladin.experience', 17);
  await expectFigures(page, { 'paladin.light': 1 });
  await expectNotices(
    page,
    lightForLoss.title,
    filled(heroCubeReturned.title, { at: 35 }),
    filled(heroCubeReturned.title, { at: 18 }),
  );
});

test('no track passes its ends', async () => {
  await expectDisabled(page, 'paladin.experience.minus');
  await expectDisabled(page, 'paladin.health.plus');
  await seen(page, 'paladin.experience').focus();
  await page.keyboard.press('ArrowDown');
  await seen(page, 'paladin.health').focus();
  await page.keyboard.press('PageUp');
  await setTo('paladin.experience', 48);
  await seen(page, 'paladin.experience').focus();
  await page.keyboard.press('PageUp');
  await expectFigures(page, { 'paladin.experience': 50, 'paladin.health': 7 });
  await expectDisabled(page, 'paladin.experience.plus');

  await tap(page, 'paladin.experience');
  await seen(page, 'paladin.experience.entry.exact').fill('51');
  await expectText(page, 'paladin.experience.entry.exact.error', '50');
  await expectDisabled(page, 'paladin.experience.entry.set');
  await tap(page, 'sheet.close');
  await expectFigures(page, { 'paladin.experience': 50, 'paladin.light': 0 });
});

test('quick taps are one change: one light for the loss, one line in the history', async () => {
  await setTo('paladin.experience', 6);
  await dismissNotices(page);
  await tapQuickly('paladin.experience.minus', 3);
  await expectFigures(page, { 'paladin.experience': 3, 'paladin.light': 1 });
  await expectNotices(page, lightForLoss.title, filled(heroCubeReturned.title, { at: 5 }));
  await dismissNotices(page);

  // A gain in between makes the next loss another one.
  await tapQuickly('paladin.experience.plus', 2);
  await expectFigures(page, { 'paladin.experience': 5, 'paladin.light': 1 });
  await expectNotices(page, filled(heroCubeGained.title, { at: 5 }));
  await dismissNotices(page);
  await tapQuickly('paladin.experience.minus', 1);
  await expectFigures(page, { 'paladin.experience': 4, 'paladin.light': 2 });

  await openSheet(page, 'history');
  const history = await historyOn(page);
  expect(history).toHaveLength(4);
  expect(history[0]).toContain('−1');
  expect(history[1]).toContain('+2');
  expect(history[2]).toContain('−3');
});
