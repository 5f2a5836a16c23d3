import type { Page } from 'playwright-core';

import { titles as english } from '../../locales/en/titles';
import { ui as englishUi } from '../../locales/en/ui';
import { titles } from '../../locales/ja/titles';
import { ui } from '../../locales/ja/ui';
import {
  eventually,
  expectChecked,
  expectText,
  filled,
  seen,
  tap,
  untilKept,
} from './support/hands';
import { openPhone } from './support/phone';
import { expectPressed, searchFor } from './support/rules';

const preview = 'vast-mysterious-manor';
const published = 'vast-mysterious-manor-published';

const languages = [
  { lang: 'ja', words: ui, names: titles, query: 'ウォーロック ターン' },
  { lang: 'en', words: englishUi, names: english, query: 'warlock turn' },
] as const;

/** The editions in the order they stand on the screen. */
const choicesOn = async (page: Page): Promise<readonly (string | null)[]> => {
  const buttons = await page.locator('[data-testid^="choose."]').filter({ visible: true }).all();
  return Promise.all(buttons.slice(0, 2).map((button) => button.getAttribute('data-testid')));
};

/** The game of every hit that is drawn, and whether it is marked as of another edition. */
const hitsOn = (page: Page): Promise<{ game: string; marked: boolean }[]> =>
  seen(page, 'hit').evaluateAll((hits) =>
    hits.map((hit) => ({
      game: hit.getAttribute('href')?.split('/')[2] ?? '',
      marked: hit.querySelector('[data-testid="otherEdition"]') !== null,
    })),
  );

/**
 * Scrolls to the title of the other edition, as a reader would: a long list is drawn as it is read,
 * and what lies far above is not drawn any more.
 */
const readTo = async (page: Page, title: string): Promise<void> => {
  await seen(page, 'hit').first().hover();
  await eventually(async () => {
    const found = await page.getByText(title, { exact: true }).count();
    if (found === 0) await page.mouse.wheel(0, 400);
    expect(found).toBe(1);
  }, 30_000);
};

describe.each(languages)('in $lang', ({ lang, words, names, query }) => {
  const other = filled(words.editions.other, { edition: names[preview].mark });

  test('whoever has a game from a shop is asked for the edition once, and reads its rules', async () => {
    const { page, close } = await openPhone({ lang });
    await tap(page, 'newGame');
    await page.waitForURL('/new');
    await page.getByText(words.editions.which).waitFor();
    await page.getByText(names[published].tell).waitFor();
    expect(await choicesOn(page)).toEqual([`choose.${preview}`, `choose.${published}`]);
    await tap(page, `choose.${published}`);
    await page.waitForURL(`/new/${published}**`);
    await expectChecked(page, `edition.${published}`);
    await tap(page, 'start');
    await page.waitForURL('/play/*/table');
    await expectText(page, 'whichEdition', names[published].mark);

    await tap(page, 'back', 'tab.rules');
    await expectPressed(page, `game.${published}`);
    await searchFor(page, query);
    await eventually(async () => {
      expect((await hitsOn(page))[0]).toEqual({ game: published, marked: false });
    });
    await readTo(page, other);
    await eventually(async () => {
      const hits = await hitsOn(page);
      const first = hits.findIndex(({ game }) => game === preview);
      expect(first).toBeGreaterThan(0);
      expect(hits.map(({ marked }) => marked)).toEqual(hits.map((_, at) => at >= first));
      expect(hits.slice(first).every(({ game }) => game === preview)).toBe(true);
    });

    // In all games it is the same, and the other edition comes after them all.
    await page.goto(`/rules?game=all&q=${encodeURIComponent(query)}`);
    await eventually(async () => {
      expect((await hitsOn(page))[0]).toEqual({ game: published, marked: false });
    }, 30_000);
    await close();
  });

  test('the edition is remembered, and another one is a tap away', async () => {
    const { page, close } = await openPhone({ lang, path: `/new/${preview}?players=3` });
    await expectChecked(page, `edition.${preview}`);
    await tap(page, `edition.${published}`);
    await page.waitForURL(`/new/${published}?players=3`);
    await expectChecked(page, `edition.${published}`);
    await expectText(page, `edition.${preview}`, names[preview].tell);
    await untilKept(page);

    await page.goto('/new');
    await seen(page, `choose.${published}`).waitFor();
    expect(await choicesOn(page)).toEqual([`choose.${published}`, `choose.${preview}`]);
    await page.reload();
    await seen(page, `choose.${published}`).waitFor();
    await eventually(async () =>
      expect(await choicesOn(page)).toEqual([`choose.${published}`, `choose.${preview}`]),
    );

    await page.goto('/tools');
    await page.getByText(other, { exact: true }).waitFor();
    // A link shows what it says.
    await page.goto(`/new/${preview}`);
    await expectChecked(page, `edition.${preview}`);
    await tap(page, 'changes');
    await page.waitForURL(`/rules/${published}/changes-from-preview`);
    await seen(page, `entry.${lang}`).waitFor();
    await close();
  });
});
