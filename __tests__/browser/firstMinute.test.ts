import type { Page } from 'playwright-core';

import { vastMysteriousManor as manor } from '../../locales/ja/games/vast-mysterious-manor';
import { expectChecked, expectText, expectFigures, eventually, seen, tap } from './support/hands';
import { allRoles, manorLink } from './support/manor';
import { openPhone } from './support/phone';
import { games } from '../support/everyGame';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

const expectRoles = async (...chosen: readonly string[]): Promise<void> => {
  for (const role of allRoles) {
    await expectChecked(page, `setup.roles.${role}`, chosen.includes(role));
  }
};

describe('the first minute with the app', () => {
  test('a new user finds the way from an empty table to a running game', async () => {
    await seen(page, 'newGame').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    expect(await seen(page, 'continue').count()).toBe(0);
    await tap(page, 'newGame');
    await page.waitForURL('/new');
    await tap(page, 'choose.vast-mysterious-manor');
    await page.waitForURL(`${manorLink}**`);
    await tap(page, 'start');
    await page.waitForURL('/play/*/table');
    await tap(page, 'back', 'continue');
    await page.waitForURL('/play/*/table');
  });

  test('a link to a set-up is two taps away from the first number', async () => {
    await page.goto(manorLink);
    await tap(page, 'start', 'goToTurn');
    await page.waitForURL('/play/*/paladin');
    await expectFigures(page, { 'paladin.experience': 0, 'paladin.health': 7 });
  });

  test.each(games.map(({ id }) => id))(
    'three taps from the list of games to a table of %s as it comes, one more to whose turn it is',
    async (id) => {
      await page.goto('/new');
      await tap(page, `choose.${id}`, 'start', 'goToTurn');
      await page.waitForURL('/play/*/*');
      await seen(page, 'step').waitFor();
    },
  );

  test('the set-up checklist ticks, unticks and counts', async () => {
    await page.goto(`${manorLink}?roles=enchanter`);
    await tap(page, 'start');
    await expectText(page, 'checklist', '0/7');
    await tap(page, 'check.board', 'check.seating');
    await expectText(page, 'checklist', '2/7');
    await expectChecked(page, 'check.board');
    await tap(page, 'check.board');
    await expectText(page, 'checklist', '1/7');
    await expectChecked(page, 'check.board', false);

    const items = page.locator('[data-testid^="check."]');
    expect(await items.count()).toBe(7);
    for (const item of await items.all()) {
      if ((await item.getAttribute('aria-checked')) === 'false') await item.tap();
    }
    await eventually(async () => {
      const text = await seen(page, 'checklist').innerText();
      expect(text).toContain('7');
      expect(text).not.toContain('/');
    });
  });

  test('who sits at the table decides what everybody has to reach', async () => {
    await page.goto(`${manorLink}?players=4`);
    const { paladinKillsSpider, paladinSevenPoltergeists, paladinFivePoltergeists } =
      manor.victories;
    const goal = (victory: { condition: string }) => page.getByText(victory.condition);
    await goal(paladinKillsSpider).waitFor();
    await tap(page, 'setup.roles.spider');
    await goal(paladinSevenPoltergeists).waitFor();
    await tap(page, 'setup.roles.manor');
    await goal(paladinFivePoltergeists).waitFor();
    expect(await goal(paladinKillsSpider).count()).toBe(0);
    await tap(page, 'start');
    await seen(page, 'goal.paladinFivePoltergeists').waitFor();
    expect(await seen(page, 'sheet.spider').count()).toBe(0);
  });

  test('a link presets the roles; a bad one says so at the field and still starts', async () => {
    await page.goto(`${manorLink}?players=3`);
    await expectRoles('paladin', 'skeletons', 'spider');
    await page.goto(`${manorLink}?roles=paladin,manor`);
    await expectRoles('paladin', 'manor');
    expect(await seen(page, 'setup.roles.error').count()).toBe(0);

    // The roles of the last game are what it falls back to.
    await tap(page, 'start');
    await page.waitForURL('/play/*/table');
    await page.goto(`${manorLink}?roles=dragon`);
    await expectText(page, 'setup.roles.error', 'dragon');
    await expectRoles('paladin', 'manor');
    await tap(page, 'start');
    await page.waitForURL('/play/*/table');
    await seen(page, 'sheet.manor').waitFor();
  });
});
