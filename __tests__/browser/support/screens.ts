import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

import { seen, tap, untilKept } from './hands';
import { badTexts, smallTargets } from './layout';

/** A screen to look at, and the way there from the one before it. */
export type Screen = { name: string; open: () => Promise<void> };

export const visitOn = (page: Page, link: string, landmark: string): Screen => ({
  name: link,
  open: async () => {
    await page.goto(link);
    await seen(page, landmark).first().waitFor();
  },
});

/** Opens everything on the screen that is folded. */
export const unfoldAll = async (page: Page): Promise<void> => {
  const folded = page.locator('[aria-expanded="false"]').filter({ visible: true });
  while ((await folded.count()) > 0) await folded.first().tap();
};

const choose = async (page: Page, ...settings: readonly string[]): Promise<void> => {
  await page.goto('/settings');
  await tap(page, ...settings);
  await untilKept(page);
};

/** Runs a check on every screen and tells what it found where. */
const onEvery = async (
  screens: readonly Screen[],
  check: () => Promise<readonly string[]>,
): Promise<string[]> => {
  const found: string[] = [];
  for (const screen of screens) {
    await screen.open();
    found.push(...(await check()).map((problem) => `${screen.name}: ${problem}`));
  }
  return found;
};

/** The smallest text of the design, a caption. */
const captionSize = 13;

/** What axe finds serious or worse, with the element it means. */
const barriers = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`));
};

/** Looks at every screen in both languages, both lights, and at twice the size of its letters. */
export const describeAccess = (
  phone: () => Page,
  screens: () => readonly Screen[],
  /** Many screens, one after the other, on a machine that may have other work. */
  patienceMs = 240_000,
): void => {
  test.each([
    ['ja', 'dark'],
    ['en', 'light'],
  ])(
    'no barrier that axe knows of, no control too small, no text cut off, in %s and %s',
    async (language, theme) => {
      const page = phone();
      await choose(page, `language.${language}`, `theme.${theme}`, 'textSize.100');
      const check = async () => [
        ...(await barriers(page)),
        ...(await smallTargets(page)),
        ...(await badTexts(page, captionSize)),
      ];
      expect(await onEvery(screens(), check)).toEqual([]);
    },
    patienceMs,
  );

  test.each(['ja', 'en'])(
    'text at twice its size is never cut off, in %s',
    async (language) => {
      const page = phone();
      await choose(page, `language.${language}`, 'textSize.200');
      const check = async () => [
        ...(await badTexts(page, 2 * captionSize)),
        ...(await smallTargets(page)),
      ];
      expect(await onEvery(screens(), check)).toEqual([]);
    },
    patienceMs,
  );
};
