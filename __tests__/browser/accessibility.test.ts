import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

import { seen, tap, untilKept } from './support/hands';
import { badTexts, smallTargets } from './support/layout';
import { allRoles, manorLink, openSheet, startManor } from './support/manor';
import { openPhone } from './support/phone';

let page: Page;
let game: string;

beforeAll(async () => {
  ({ page } = await openPhone());
  game = await startManor(page, allRoles, 'spider');
  await tap(page, 'spider.layEgg', 'spider.addCounter', 'saveCounter');
});

type Screen = { name: string; open: () => Promise<void> };

const visit = (link: string, landmark: string): Screen => ({
  name: link,
  open: async () => {
    await page.goto(link);
    await seen(page, landmark).waitFor();
  },
});

const sheet = (id: string): Screen => ({ name: id, open: () => openSheet(page, id) });

/** Every main screen, with what is folded on it opened. */
const screens = (): readonly Screen[] => [
  visit('/', 'continue'),
  visit('/new', 'choose.vast-mysterious-manor'),
  {
    name: manorLink,
    open: async () => {
      await page.goto(`${manorLink}?roles=dragon`);
      await tap(page, 'setup.names', 'setup.details');
    },
  },
  visit('/tools', 'tool.vast-egg'),
  visit('/tools/vast-skeleton-attack?spaces=x', 'field.spaces.error'),
  visit('/settings', 'language.ja'),
  visit(`/play/${game}/table`, 'checklist'),
  {
    name: 'paladin',
    open: async () => {
      await openSheet(page, 'paladin');
      // A gain and a loss, so that notices stand above the footer.
      await tap(page, 'paladin.experience.plus', 'paladin.experience.minus', 'steps');
      await seen(page, 'notice').first().waitFor();
    },
  },
  {
    name: 'the exact entry',
    open: async () => {
      await tap(page, 'paladin.experience');
      // While it fades in it is not a dialog yet.
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'skeletons',
    open: async () => {
      await tap(page, 'sheet.close');
      await openSheet(page, 'skeletons');
    },
  },
  sheet('spider'),
  sheet('manor'),
  sheet('enchanter'),
  sheet('history'),
];

/** Runs a check on every screen and tells what it found where. */
const onEveryScreen = async (check: () => Promise<readonly string[]>): Promise<string[]> => {
  const found: string[] = [];
  for (const screen of screens()) {
    await screen.open();
    found.push(...(await check()).map((problem) => `${screen.name}: ${problem}`));
  }
  return found;
};

const choose = async (...settings: readonly string[]): Promise<void> => {
  await page.goto('/settings');
  await tap(page, ...settings);
  await untilKept(page);
};

/** What axe finds serious or worse, with the element it means. */
const barriers = async (): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`));
};

test.each([
  ['ja', 'dark'],
  ['en', 'light'],
])('no barrier that axe knows of, no control too small, in %s and %s', async (language, theme) => {
  await choose(`language.${language}`, `theme.${theme}`, 'textSize.100');
  const check = async () => [...(await barriers()), ...(await smallTargets(page))];
  expect(await onEveryScreen(check)).toEqual([]);
});

/** The smallest text of the design, a caption. */
const captionSize = 13;

test.each(['ja', 'en'])('text at twice its size is never cut off, in %s', async (language) => {
  await choose(`language.${language}`, 'textSize.200');
  expect(await onEveryScreen(() => badTexts(page, 2 * captionSize))).toEqual([]);
});
