import type { Page } from 'playwright-core';

import { eventually, seen } from './hands';

/** The first search of a start makes the index, which a busy machine takes its time for. */
const indexMs = 30_000;

/** Waits until the address asks for this: the player has stopped typing. */
export const expectAsked = (page: Page, query: string): Promise<void> =>
  eventually(() => expect(new URL(page.url()).searchParams.get('q') ?? '').toBe(query));

/** Empties the search box and types into it, sign by sign. */
export const typeQuery = async (page: Page, query: string): Promise<void> => {
  const box = seen(page, 'search');
  await box.fill('');
  await box.pressSequentially(query);
};

/** The same, and waits for what the whole query finds, not what its beginning found. */
export const searchFor = async (page: Page, query: string): Promise<void> => {
  await typeQuery(page, query);
  await expectAsked(page, query);
  await seen(page, 'count').waitFor({ timeout: indexMs });
};

/** Waits until the first result says this. */
export const expectFirstHit = async (page: Page, answer: string): Promise<void> => {
  const first = seen(page, 'hit').first();
  await first.waitFor({ timeout: indexMs });
  await eventually(async () => expect(await first.innerText()).toContain(answer));
};

/** How many results the app says there are, and how many of other editions where it says so. */
export const countsOn = async (page: Page): Promise<readonly number[]> =>
  ((await seen(page, 'count').innerText()).match(/\d+/g) ?? []).map(Number);

/** How many results there are altogether. */
export const countOn = async (page: Page): Promise<number> => {
  const counts = await countsOn(page);
  return counts.length === 0 ? NaN : counts.reduce((sum, count) => sum + count);
};

/** Waits until other editions were searched too, which comes a moment later. */
export const expectOtherEditions = (page: Page): Promise<void> =>
  eventually(async () => expect(await countsOn(page)).toHaveLength(2), indexMs);

/** Waits until the chip is, or is not, the chosen one. */
export const expectPressed = (page: Page, testID: string, pressed = true): Promise<void> =>
  eventually(async () => {
    expect(await seen(page, testID).getAttribute('aria-pressed')).toBe(String(pressed));
  });
