import type { CDPSession, Page } from 'playwright-core';

import { expectDisabled, expectFigures, figure, seen, tap } from './support/hands';
import { startManor } from './support/manor';
import { openPhone } from './support/phone';

let page: Page;
let finger: CDPSession;

beforeAll(async () => {
  ({ page } = await openPhone());
  finger = await page.context().newCDPSession(page);
});

beforeEach(async () => {
  await startManor(page, ['paladin', 'skeletons'], 'paladin');
  await page.evaluate(() => {
    const clicks: string[] = [];
    document.addEventListener('click', () => clicks.push('click'), { capture: true });
    Object.assign(globalThis, { clicks });
  });
  // Right after something scrolled, a finger may only want to hold it.
  await page.waitForTimeout(500);
});

const clicks = () => page.evaluate<number>('clicks.length');

const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Place) => {
  await finger.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: at === undefined ? [] : [at],
  });
};

type Place = { x: number; y: number };

const middleOf = async (testID: string): Promise<Place> => {
  const box = await seen(page, testID).boundingBox();
  if (box === null) throw new Error(`${testID} is not on screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const experience = () => figure(page, 'paladin.experience');

test('a number moves when the finger leaves, by one, and no click comes after it', async () => {
  const plus = await middleOf('paladin.experience.plus');
  await touch('touchStart', plus);
  await page.waitForTimeout(200);
  expect(await experience()).toBe(0);
  await touch('touchEnd');
  await expectFigures(page, { 'paladin.experience': 1 });
  await page.waitForTimeout(500);
  expect(await experience()).toBe(1);
  expect(await clicks()).toBe(0);
});

test('a finger that slides off a button, or scrolls from it, changes nothing', async () => {
  const { x, y } = await middleOf('paladin.experience.plus');
  await touch('touchStart', { x, y });
  await touch('touchMove', { x: x - 60, y });
  await touch('touchMove', { x: x - 120, y });
  await touch('touchEnd');
  await touch('touchStart', { x, y });
  for (let moved = 10; moved <= 120; moved += 10) await touch('touchMove', { x, y: y - moved });
  await touch('touchEnd');
  await page.waitForTimeout(500);
  expect(await experience()).toBe(0);
});

test('as many quick taps as were made count, up to the end of the track and no further', async () => {
  const plus = await middleOf('paladin.health.minus');
  const before = await figure(page, 'paladin.health');
  expect(before).toBeGreaterThan(2);
  for (let taps = 0; taps < before + 5; taps++) {
    await touch('touchStart', plus);
    await touch('touchEnd');
  }
  await expectFigures(page, { 'paladin.health': 0 });
  // Whoever taps on does not hear of a mistake.
  await page.waitForTimeout(300);
  expect(await seen(page, 'refused').count()).toBe(0);
  for (let taps = 0; taps < before; taps++) await tap(page, 'undo');
  await expectFigures(page, { 'paladin.health': before });
  await expectDisabled(page, 'undo');
});

test('mouse and keys go on clicking', async () => {
  await seen(page, 'paladin.experience.plus').click();
  await expectFigures(page, { 'paladin.experience': 1 });
  await seen(page, 'paladin.experience.plus').focus();
  await page.keyboard.press('Enter');
  await expectFigures(page, { 'paladin.experience': 2 });
  await page.keyboard.press(' ');
  await expectFigures(page, { 'paladin.experience': 3 });
});

test('what somebody is writing counts before the number moves', async () => {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.addEventListener('blur', () => Object.assign(globalThis, { left: true }));
    document.body.append(field);
    field.focus();
  });
  await tap(page, 'paladin.experience.plus');
  await expectFigures(page, { 'paladin.experience': 1 });
  expect(await page.evaluate('globalThis.left === true')).toBe(true);
});
