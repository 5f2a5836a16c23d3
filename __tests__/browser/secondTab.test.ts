import type { Page } from 'playwright-core';

import { ui } from '../../locales/ja/ui';
import { expectFigures, expectText, seen, tap, untilKept } from './support/hands';
import { expectStep, startManor } from './support/manor';
import { openPhone } from './support/phone';
import { historyOn, openSheet } from './support/play';

/** Opens the app in one more tab of the same browser. */
const openTab = async (beside: Page, path = '/'): Promise<Page> => {
  const tab = await beside.context().newPage();
  await tab.goto(path);
  return tab;
};

const expectWaiting = (page: Page): Promise<void> =>
  expectText(page, 'openElsewhere', ui.storage.elsewhereTitle);

const expectHistory = async (page: Page, length: number): Promise<void> => {
  await openSheet(page, 'history');
  expect(await historyOn(page)).toHaveLength(length);
};

test('a second tab takes over by itself; when it is closed the first goes on', async () => {
  const { page: first } = await openPhone();
  await startManor(first, ['paladin', 'spider'], 'paladin');
  await tap(first, 'next', 'paladin.revealTile');
  await expectFigures(first, { 'paladin.experience': 2 });
  const address = first.url();

  const second = await openTab(first, address);
  await expectFigures(second, { 'paladin.experience': 2, 'paladin.health': 7 });
  await expectStep(second, 'paladinAct');
  await expectWaiting(first);
  await expectText(first, 'openElsewhere', ui.storage.elsewhereBody);
  await seen(first, 'takeOver').waitFor();
  expect(await seen(first, 'next').count()).toBe(0);
  expect(first.url()).toBe(address);

  await tap(second, 'paladin.health.minus');
  await untilKept(second);
  await expectWaiting(first);
  await second.close();
  await expectFigures(first, { 'paladin.experience': 2, 'paladin.health': 6 });
  await expectStep(first, 'paladinAct');
  await tap(first, 'undo');
  await expectFigures(first, { 'paladin.experience': 2, 'paladin.health': 7 });
  await expectHistory(first, 3);
});

test('closing the tab that waits changes nothing for the other one', async () => {
  const { page: first } = await openPhone();
  await startManor(first, ['paladin'], 'paladin');
  await tap(first, 'paladin.experience.plus');
  await expectFigures(first, { 'paladin.experience': 1 });
  const second = await openTab(first, first.url());
  await expectFigures(second, { 'paladin.experience': 1 });
  await expectWaiting(first);
  let loads = 0;
  second.on('load', () => loads++);
  await first.close();
  await tap(second, 'paladin.health.minus');
  await untilKept(second);
  await expectFigures(second, { 'paladin.experience': 1, 'paladin.health': 6 });
  expect(loads).toBe(0);
  await second.reload();
  await expectFigures(second, { 'paladin.experience': 1, 'paladin.health': 6 });
  await expectHistory(second, 2);
});
