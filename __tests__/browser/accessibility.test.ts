import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

import { seen, tap, untilKept } from './support/hands';
import { badTexts, smallTargets } from './support/layout';
import { allRoles, manorLink, startManor } from './support/manor';
import { openPhone } from './support/phone';
import { openSheet, startGame } from './support/play';
import { expectPressed } from './support/rules';

let page: Page;
let game: string;
let caverns: string;

beforeAll(async () => {
  ({ page } = await openPhone());
  game = await startManor(page, allRoles, 'spider');
  await tap(page, 'spider.layEgg', 'spider.addCounter', 'saveCounter');
  caverns = await startGame(page, `${cavernsLink}?everyTurn=0`, 'ghoul');
  await tap(page, 'ghoul.drawTerror', 'ghoul.nameCard', 'input.card.hunt', 'apply');
  await untilKept(page);
});

const cavernsLink = '/new/vast-crystal-caverns';

type Screen = { name: string; open: () => Promise<void> };

const visit = (link: string, landmark: string): Screen => ({
  name: link,
  open: async () => {
    await page.goto(link);
    await seen(page, landmark).first().waitFor();
  },
});

/** Shows or hides readings and the other language of a rule. */
const setChip = async (testID: string, on: boolean): Promise<void> => {
  const chip = seen(page, testID);
  if ((await chip.getAttribute('aria-pressed')) !== String(on)) await chip.tap();
  await expectPressed(page, testID, on);
};

/** A rule in both languages, which brings readings with it in either. */
const entry = (id: string, readings: boolean): Screen => ({
  name: `${id}${readings ? ' with readings' : ''}`,
  open: async () => {
    await page.goto(`/rules/${id}`);
    await setChip('otherLanguage', true);
    await setChip('readings', readings);
    await seen(page, 'entry.ja').waitFor();
    await untilKept(page);
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
  {
    name: cavernsLink,
    open: async () => {
      await page.goto(`${cavernsLink}?ghoul=vile&roles=thief`);
      await tap(page, 'setup.details');
    },
  },
  visit('/tools', 'tool.vast-egg'),
  visit('/tools/ghoul-dice?dice=1,2,4', 'result'),
  visit('/tools/vast-skeleton-attack?spaces=x', 'field.spaces.error'),
  visit('/settings', 'language.ja'),
  {
    name: '/rules',
    open: async () => {
      await page.goto('/rules?game=vast-mysterious-manor');
      await seen(page, 'role.spider').waitFor();
      await page.locator('[data-testid^="chapter."]').filter({ visible: true }).first().tap();
      await page.locator('[data-testid^="entry."]').filter({ visible: true }).first().waitFor();
    },
  },
  visit('/rules?game=all', 'book.dungeon-lords'),
  visit('/rules?q=stun+horror&game=all', 'hit'),
  visit('/rules?q=移動&game=vast-mysterious-manor', 'hit'),
  visit('/rules?q=xyzzy&game=vast-mysterious-manor', 'nearTerm'),
  visit('/rules/dungeon-lords/none', 'notFound'),
  // Four columns, seven columns, and one that leads to the table and to a tool.
  entry('vast-mysterious-manor/spider-forms', false),
  entry('dwellings-of-eldervale/setup-by-players', false),
  entry('vast-mysterious-manor/spider-blood', true),
  entry('vast-mysterious-manor/spider-egg-defense', true),
  {
    name: 'a note on a rule',
    open: async () => {
      await tap(page, 'editNote');
      await page.getByRole('dialog').waitFor();
      await seen(page, 'noteText').fill('卵の上に卵は置かない。');
      // Whoever wrote it before can remove it.
      await tap(page, 'noteKind.ruling', 'saveNote');
      await seen(page, 'ownNote').waitFor();
      await tap(page, 'editNote');
      await page.getByRole('dialog').waitFor();
    },
  },
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
  visit(`/play/${caverns}/ghoul`, 'ghoul.rage'),
  {
    name: 'the dice of the Ghoul',
    open: async () => {
      await tap(page, 'ghoul.rollDice', 'input.dice.face5', 'input.dice.face1');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the Knight',
    open: async () => {
      await tap(page, 'sheet.close');
      await openSheet(page, 'knight');
    },
  },
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

/** The smallest text of the design, a caption. */
const captionSize = 13;

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

// Many screens, one after the other, on a machine that may have other work.
jest.setTimeout(240_000);

test.each([
  ['ja', 'dark'],
  ['en', 'light'],
])(
  'no barrier that axe knows of, no control too small, no text cut off, in %s and %s',
  async (language, theme) => {
    await choose(`language.${language}`, `theme.${theme}`, 'textSize.100');
    const check = async () => [
      ...(await barriers()),
      ...(await smallTargets(page)),
      ...(await badTexts(page, captionSize)),
    ];
    expect(await onEveryScreen(check)).toEqual([]);
  },
);

test.each(['ja', 'en'])('text at twice its size is never cut off, in %s', async (language) => {
  await choose(`language.${language}`, 'textSize.200');
  const check = async () => [
    ...(await badTexts(page, 2 * captionSize)),
    ...(await smallTargets(page)),
  ];
  expect(await onEveryScreen(check)).toEqual([]);
});
