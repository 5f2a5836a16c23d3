import type { Page } from 'playwright-core';

import { ui as english } from '../../locales/en/ui';
import { ui as japanese } from '../../locales/ja/ui';
import { seen, tap, untilKept } from './support/hands';
import { startManor } from './support/manor';
import { openPhone } from './support/phone';

/** Keeps every message to the database back until the test lets go of them. */
const holdDatabase = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let holding = true;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...args: [unknown]) {
      const send = () => post.apply(this, args);
      if (holding) held.push(send);
      else send();
    };
    Object.assign(globalThis, {
      letGo: () => {
        holding = false;
        for (const send of held.splice(0)) send();
      },
    });
  });
};

const letGo = (page: Page) => page.evaluate('letGo()');

/** The scripts of the page, without the hash in their names. */
const scripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js') && name !== '/sw.js')
      .map((name) => name.slice(name.lastIndexOf('/') + 1).replace(/-[0-9a-f]{32}\.js$/, ''))
      .sort(),
  );

test('the first screen is there before the database answers, and says nothing it does not know', async () => {
  const { page } = await openPhone({ prepare: holdDatabase });
  await seen(page, 'newGame').waitFor();
  await seen(page, 'tab.rules').waitFor();
  expect(await page.getByText(japanese.table.emptyTitle).count()).toBe(0);
  // Only what the first screen is made of has arrived.
  const first = ['__common', '__expo-metro-runtime', 'main'];
  expect((await scripts(page)).filter((name) => name !== 'worker')).toEqual(first);
  await letGo(page);
  await page.getByText(japanese.table.emptyTitle).waitFor();
});

test('it is in the chosen language, colour and size although the database has not said so', async () => {
  const { page } = await openPhone({ lang: 'ja' });
  await startManor(page, ['paladin', 'skeletons'], 'paladin');
  await page.goto('/settings');
  await tap(page, 'language.en', 'theme.dark', 'textSize.150');
  await untilKept(page);
  const look = () =>
    seen(page, 'tab.table').evaluate((tab) => ({
      name: tab.getAttribute('aria-label'),
      colour: getComputedStyle(tab.parentElement!.parentElement!).backgroundColor,
      size: getComputedStyle(tab.querySelectorAll('[dir]')[1]!).fontSize,
    }));
  const chosen = await look();
  expect(chosen.name).toBe(english.tabs.table);

  await holdDatabase(page);
  await page.goto('/');
  await seen(page, 'newGame').waitFor();
  expect(await look()).toEqual(chosen);
  expect(await seen(page, 'continue').count()).toBe(0);
  await letGo(page);
  await seen(page, 'continue').waitFor();
  expect(await look()).toEqual(chosen);
});

test('a game brings its own rules and words, and not those of the others', async () => {
  const { page } = await openPhone();
  await startManor(page, ['paladin', 'skeletons'], 'paladin');
  const arrived = await scripts(page);
  expect(arrived).toEqual(expect.arrayContaining(['others', 'vast-mysterious-manor']));
  expect(arrived.filter((name) => /dungeon|eldervale|mansions|caverns/.test(name))).toEqual([]);
});
