import type { Page } from 'playwright-core';

import { ui } from '../../../locales/ja/ui';
import { eventually, expectFigures, expectText, filled, seen, tap } from './hands';

/** Starts the game a link sets up, goes to a sheet, and tells the game's id. */
export const startGame = async (page: Page, link: string, sheet = 'table'): Promise<string> => {
  await page.goto(link);
  await tap(page, 'start');
  await page.waitForURL('/play/*/table');
  if (sheet !== 'table') await openSheet(page, sheet);
  return gameIn(page);
};

export const gameIn = (page: Page): string => {
  const [, place, id] = new URL(page.url()).pathname.split('/');
  if (place !== 'play' || id === undefined) throw new Error(`No game at ${page.url()}`);
  return id;
};

export const openSheet = async (page: Page, sheet: string): Promise<void> => {
  await tap(page, `sheet.${sheet}`);
  await page.waitForURL(`/play/*/${sheet}`);
};

/** Waits until the guide stands on a step of this title. */
export const expectTurn = (page: Page, title: string, round = 1): Promise<void> =>
  eventually(async () => {
    await expectText(page, 'step', title);
    await expectText(page, 'turn', filled(ui.play.round, { round }));
  });

/** What the app says follows from the last changes, newest first. */
export const noticesOn = (page: Page): Promise<string[]> => seen(page, 'notice').allInnerTexts();

/** Waits until the notices on screen are exactly these, whatever their order. */
export const expectNotices = (page: Page, ...parts: readonly string[]): Promise<void> =>
  eventually(async () => {
    const found = await noticesOn(page);
    expect(found).toHaveLength(parts.length);
    for (const part of parts) {
      expect(found.filter((notice) => notice.includes(part))).toHaveLength(1);
    }
  });

/** Waits until each of these is among the notices. */
export const expectTold = (page: Page, ...parts: readonly string[]): Promise<void> =>
  eventually(async () => {
    const found = (await noticesOn(page)).join('\n');
    for (const part of parts) expect(found).toContain(part);
  });

export const dismissNotices = async (page: Page): Promise<void> => {
  const dismiss = seen(page, 'notice.dismiss');
  while ((await dismiss.count()) > 0) await dismiss.first().tap();
};

/** Sets a number exactly. */
export const setTo = async (page: Page, at: string, to: number): Promise<void> => {
  await tap(page, at);
  await seen(page, `${at}.entry.exact`).fill(String(to));
  await tap(page, `${at}.entry.set`, 'sheet.close');
  await expectFigures(page, { [at]: to });
};

/** The entries of the history, newest first, as far as they are drawn. */
export const historyOn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-testid^="history."]:not([data-testid="history.0"])')
    .filter({ visible: true })
    .allInnerTexts();
