import type { Page } from 'playwright-core';

import { ui } from '../../locales/ja/ui';
import { eventually, expectFigures, expectText, seen, tap, untilKept } from './support/hands';
import { expectStep, startManor } from './support/manor';
import { countAsking, holdFiles, holdLock, holdOneMore, openNeighbour } from './support/neighbour';
import { openPhone } from './support/phone';
import { historyOn, openSheet } from './support/play';

/** Opens the app in one more tab of the same browser. */
const openTab = async (beside: Page, path = beside.url()): Promise<Page> => {
  const tab = await beside.context().newPage();
  await tab.goto(path);
  return tab;
};

const expectWaiting = (page: Page): Promise<void> =>
  expectText(page, 'openElsewhere', ui.storage.elsewhereBody);

const expectHistory = async (page: Page, length: number): Promise<void> => {
  await openSheet(page, 'history');
  await eventually(async () => expect(await historyOn(page)).toHaveLength(length));
};

/** Counts how often a page is loaded from now on. */
const loadsOf = (page: Page): (() => number) => {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
};

test('a second tab takes over by itself; when it is closed the first goes on', async () => {
  const { page: first } = await openPhone();
  await startManor(first, ['paladin', 'spider'], 'paladin');
  await tap(first, 'next', 'paladin.revealTile');
  await expectFigures(first, { 'paladin.experience': 2 });
  const address = first.url();

  const second = await openTab(first);
  await expectFigures(second, { 'paladin.experience': 2, 'paladin.health': 7 });
  await expectStep(second, 'paladinAct');
  await expectText(first, 'openElsewhere', ui.storage.elsewhereTitle);
  await expectWaiting(first);
  await seen(first, 'takeOver').waitFor();
  expect(await seen(first, 'next').count()).toBe(0);
  expect(first.url()).toBe(address);

  await tap(second, 'paladin.health.minus');
  await untilKept(second);
  await expectWaiting(first);
  await second.close();
  await expectFigures(first, { 'paladin.experience': 2, 'paladin.health': 6 });
  await expectStep(first, 'paladinAct');
  await expectHistory(first, 3);
  await openSheet(first, 'paladin');
  await tap(first, 'undo');
  await expectFigures(first, { 'paladin.experience': 2, 'paladin.health': 7 });
});

test('closing the tab that waits changes nothing for the other one', async () => {
  const { page: first } = await openPhone();
  await startManor(first, ['paladin'], 'paladin');
  await tap(first, 'paladin.experience.plus');
  await expectFigures(first, { 'paladin.experience': 1 });
  const second = await openTab(first);
  await expectFigures(second, { 'paladin.experience': 1 });
  await expectWaiting(first);
  const loads = loadsOf(second);
  await first.close();
  await tap(second, 'paladin.health.minus');
  await untilKept(second);
  await expectFigures(second, { 'paladin.experience': 1, 'paladin.health': 6 });
  expect(loads()).toBe(0);
  await second.reload();
  await expectFigures(second, { 'paladin.experience': 1, 'paladin.health': 6 });
  await expectHistory(second, 2);
});

test('the game goes back and forth between two tabs, one entry each time', async () => {
  const { page: first } = await openPhone();
  await startManor(first, ['paladin'], 'paladin');
  const second = await openTab(first);
  await expectFigures(second, { 'paladin.experience': 0 });
  const loads = [loadsOf(first), loadsOf(second)];
  for (let times = 1; times <= 5; times++) {
    // Two different tracks, because quick taps on one of them are one entry.
    await first.bringToFront();
    await tap(first, 'takeOver', 'paladin.health.minus');
    await expectFigures(first, { 'paladin.experience': times - 1, 'paladin.health': 7 - times });
    await second.bringToFront();
    await tap(second, 'takeOver', 'paladin.experience.plus');
    await expectFigures(second, { 'paladin.experience': times, 'paladin.health': 7 - times });
  }
  await expectWaiting(first);
  await expectHistory(second, 10);
  // Nobody took anything back by itself: a tab is loaded anew once for each time it stepped aside.
  expect(loads.map((count) => count())).toEqual([5, 5]);
});

/**
 * Taps experience twenty times at once, and then down and up again for as long as the screen is
 * there. Keeps how often in the browser, because the page is about to go.
 */
const tapUntilGone = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let taps = 0;
    const press = (end: string) => {
      const button = document.querySelector<HTMLElement>(
        `[data-testid="paladin.experience.${end}"]`,
      );
      if (button === null) return false;
      button.click();
      taps++;
      localStorage.setItem('taps', String(taps));
      return true;
    };
    while (taps < 20 && press('plus'));
    const goOn = () => {
      if (press(taps % 2 === 0 ? 'minus' : 'plus')) setTimeout(goOn, 10);
    };
    // Down is possible as soon as the screen shows that there is something to take away.
    setTimeout(goOn, 10);
  });

test('taps on their way to the disk are not lost when another tab takes over', async () => {
  const { page: first } = await openPhone();
  await startManor(first, ['paladin'], 'paladin');
  await seen(first, 'paladin.experience.plus').waitFor();
  const second = await first.context().newPage();
  await tapUntilGone(first);
  await second.goto(first.url());
  await seen(second, 'paladin.experience').waitFor();
  const taps = Number(await second.evaluate(() => localStorage.getItem('taps')));
  expect(taps).toBeGreaterThan(20);
  const experience = taps % 2 === 0 ? 20 : 19;
  await expectFigures(second, { 'paladin.experience': experience });
  await expectWaiting(first);
  await openSheet(second, 'history');
  await seen(second, `history.${taps}`).waitFor();
  expect(await seen(second, `history.${taps + 1}`).count()).toBe(0);
  await second.close();
  await expectFigures(first, { 'paladin.experience': experience });
});

test('a tab that comes back to the front takes over', async () => {
  const { page: first } = await openPhone();
  await startManor(first, ['paladin'], 'paladin');
  const second = await openTab(first);
  await tap(second, 'paladin.experience.plus');
  await expectWaiting(first);
  // This browser shows all its tabs at once: the news alone has to do.
  await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectFigures(first, { 'paladin.experience': 1 });
  await expectWaiting(second);
});

test('of several tabs opened at once one has the game, and the others wait', async () => {
  const { page: first } = await openPhone();
  await startManor(first, ['paladin'], 'paladin');
  await tap(first, 'paladin.experience.plus');
  const address = first.url();
  const others = [1, 2, 3].map(() => openTab(first, address));
  const tabs = [first, ...(await Promise.all(others))];
  const count = async (testID: string) => {
    const counts = await Promise.all(tabs.map((tab) => seen(tab, testID).count()));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  await eventually(async () => {
    expect([await count('paladin.experience'), await count('openElsewhere')]).toEqual([1, 3]);
  });
  // Whoever has just stepped aside may still be saving, and is loaded anew after that.
  await first.waitForTimeout(2_000);
  // And so it stays: none of them asks again by itself.
  const loads = tabs.map(loadsOf);
  await first.waitForTimeout(4_000);
  expect([await count('paladin.experience'), await count('openElsewhere')]).toEqual([1, 3]);
  expect(loads.map((of) => of())).toEqual([0, 0, 0, 0]);

  await first.bringToFront();
  if ((await seen(first, 'takeOver').count()) > 0) await tap(first, 'takeOver');
  await expectFigures(first, { 'paladin.experience': 1 });
  await expectHistory(first, 1);
});

test('a tab that only waited asks for nothing while it finds the files still taken', async () => {
  const { page: first, context } = await openPhone();
  await startManor(first, ['paladin'], 'paladin');
  const second = await openTab(first);
  await tap(second, 'paladin.experience.plus');
  await untilKept(second);
  await expectWaiting(first);
  const neighbour = await openNeighbour(context);
  const asked = await countAsking(neighbour);
  const loads = loadsOf(first);
  await holdOneMore(neighbour, 1_500);
  await second.close();
  await expectFigures(first, { 'paladin.experience': 1 });
  expect(loads()).toBeGreaterThan(0);
  expect(await asked()).toBe(0);
});

test('a tab that cannot answer is to be closed, and then the game goes on here', async () => {
  const { page, context } = await openPhone();
  await startManor(page, ['paladin'], 'paladin');
  await tap(page, 'paladin.experience.plus');
  await untilKept(page);
  await page.goto('about:blank');
  const old = await openNeighbour(context);
  await holdLock(old);
  await page.goBack();
  await expectText(page, 'openElsewhere', ui.storage.silentBody);
  await old.close();
  await expectFigures(page, { 'paladin.experience': 1 });
});

test('a tab with something unsaved keeps the game, and the other one says so', async () => {
  const { page, context } = await openPhone();
  const other = await openNeighbour(context);
  await page.goto('about:blank');
  await holdLock(other, ['coming', 'busy']);
  await page.goto('/');
  await expectText(page, 'openElsewhere', ui.storage.unsavedBody);
  // Asking again is up to the player.
  await tap(page, 'takeOver');
  await expectText(page, 'openElsewhere', ui.storage.unsavedBody);
  await other.close();
  await seen(page, 'newGame').waitFor();
});

test('short waits for the files never add up to records that cannot be opened', async () => {
  const { page, context } = await openPhone();
  await startManor(page, ['paladin'], 'paladin');
  await tap(page, 'paladin.experience.plus');
  await untilKept(page);
  const address = page.url();
  const neighbour = await openNeighbour(context);
  const loads = loadsOf(page);
  for (let times = 1; times <= 6; times++) {
    await page.goto('about:blank');
    await holdFiles(neighbour, 600);
    await page.goto(address);
    await expectFigures(page, { 'paladin.experience': 1 });
  }
  // Each time the files were really taken at first: more loads than addresses asked for.
  expect(loads()).toBeGreaterThanOrEqual(18);
});
