import type { CDPSession, Page } from 'playwright-core';

import { eventually, seen, tap } from './support/hands';
import { takeGames } from './support/manyGames';
import { openPhone } from './support/phone';

/** A finger that moves up the screen, with the browser's own scrolling. */
const swipeUp = async (touch: CDPSession): Promise<void> => {
  const at = (y: number) => [{ x: 195, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(650) });
  for (let y = 650; y >= 150; y -= 50) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Drags a finger up the screen again and again until the game is there. */
const swipeTo = async (page: Page, testID: string): Promise<void> => {
  const touch = await page.context().newCDPSession(page);
  const isThere = () =>
    seen(page, testID).evaluateAll((rows) =>
      rows.some((row) => {
        const { left, top, width, height } = row.getBoundingClientRect();
        const on = document.elementFromPoint(left + width / 2, top + height / 2);
        return on !== null && row.contains(on);
      }),
    );
  for (let swipes = 0; swipes < 40 && !(await isThere()); swipes++) {
    await swipeUp(touch);
  }
  expect(await isThere()).toBe(true);
};

/** How far down the list is scrolled. */
const scrolled = (page: Page): Promise<number> =>
  seen(page, 'continue').evaluate((button) => {
    let at: Element | null = button;
    while (at !== null && at.scrollTop === 0) at = at.parentElement;
    return at?.scrollTop ?? 0;
  });

test('of a hundred games the last one is reached by the finger, opened, and there again after', async () => {
  const { page } = await openPhone();
  await takeGames(page, 100);
  const first = page.getByText('卓 1', { exact: true }).filter({ visible: true });
  await swipeTo(page, 'game.game1');
  await first.waitFor();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(3000);
  await tap(page, 'game.game1');
  await page.waitForURL('/play/game1/**');
  await tap(page, 'back');
  await eventually(async () => expect(await scrolled(page)).toBe(left));
  // It was only looked at: it still stands where it was.
  await seen(page, 'game.game1').waitFor();
  await tap(page, 'menu.game1');
  expect(await seen(page, 'gameName').inputValue()).toBe('卓 1');
});

test('whoever goes through a hundred games by the keyboard comes to all of them in their order', async () => {
  const { page } = await openPhone();
  await takeGames(page, 100);
  await seen(page, 'game.game1').waitFor();
  const order = await page
    .locator('[data-testid^="game."]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-testid')));
  expect(order).toEqual(Array.from({ length: 99 }, (_, at) => `game.game${99 - at}`));
  await seen(page, 'game.game50').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe(
    'game.game49',
  );
});
