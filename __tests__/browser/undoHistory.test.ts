import type { Page } from 'playwright-core';

import { vastMysteriousManor as english } from '../../locales/en/games/vast-mysterious-manor';
import { ui as englishUi } from '../../locales/en/ui';
import { vastMysteriousManor as japanese } from '../../locales/ja/games/vast-mysterious-manor';
import { ui as japaneseUi } from '../../locales/ja/ui';
import {
  eventually,
  expectDisabled,
  expectFigures,
  expectText,
  filled,
  seen,
  tap,
} from './support/hands';
import { expectStep, startManor } from './support/manor';
import { openPhone } from './support/phone';
import { historyOn, openSheet } from './support/play';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

beforeEach(async () => {
  await startManor(page, ['paladin'], 'paladin');
});

/** Three different things: health −1, a step done, experience +1. */
const playThree = async (): Promise<void> => {
  await tap(page, 'paladin.health.minus', 'next', 'paladin.experience.plus');
  await expectFigures(page, { 'paladin.health': 6, 'paladin.experience': 1 });
  await expectStep(page, 'paladinAct');
};

test('undo takes back one thing at a time, redo brings it again', async () => {
  await expectDisabled(page, 'undo');
  await expectDisabled(page, 'redo');
  await playThree();
  await tap(page, 'undo');
  await expectFigures(page, { 'paladin.health': 6, 'paladin.experience': 0 });
  await tap(page, 'undo');
  await expectStep(page, 'paladinPickUp');
  await tap(page, 'undo');
  await expectFigures(page, { 'paladin.health': 7 });
  await expectDisabled(page, 'undo');
  await tap(page, 'redo', 'redo', 'redo');
  await expectFigures(page, { 'paladin.health': 6, 'paladin.experience': 1 });
  await expectStep(page, 'paladinAct');
  await expectDisabled(page, 'redo');
});

test('the history tells everything as a sentence, in the language of the moment', async () => {
  const languages = [
    { lang: 'ja', ui: japaneseUi, words: japanese },
    { lang: 'en', ui: englishUi, words: english },
  ] as const;
  await playThree();
  for (const { lang, ui, words } of languages) {
    await tap(page, 'back', 'tab.settings', `language.${lang}`, 'tab.table', 'continue');
    await openSheet(page, 'history');
    const seat = words.seats.paladin;
    const moved = (name: string, by: string, to: number) =>
      filled(ui.history.trackMoved, { seat, name, by, to });
    const step = words.steps.paladinPickUp.title;
    await expectText(page, 'history.3', moved(words.tracks.experience.label, '+1', 1));
    await expectText(page, 'history.2', filled(ui.history.stepCompleted, { seat, name: step }));
    await expectText(page, 'history.1', moved(words.tracks.health.label, '−1', 6));
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  }
  await tap(page, 'back', 'tab.settings', 'language.ja', 'tab.table');
});

test('one can go to any entry, and on from there without losing what was undone', async () => {
  await playThree();
  await openSheet(page, 'history');
  await tap(page, 'history.1');
  await expectText(page, 'history.1', japaneseUi.history.now);
  await expectText(page, 'history.3', japaneseUi.history.undone);
  await openSheet(page, 'paladin');
  await expectFigures(page, { 'paladin.health': 6, 'paladin.experience': 0 });
  await expectStep(page, 'paladinPickUp');

  // Another way on: the two entries behind are set aside, not lost.
  await tap(page, 'paladin.fire.plus');
  await expectDisabled(page, 'redo');
  await openSheet(page, 'history');
  expect(await historyOn(page)).toHaveLength(2);
  const bringBack = page.locator('[data-testid^="bringBack."]');
  await bringBack.tap();
  await eventually(async () => expect(await historyOn(page)).toHaveLength(3));
  await openSheet(page, 'paladin');
  await expectFigures(page, { 'paladin.experience': 1, 'paladin.fire': 0 });
  await expectStep(page, 'paladinAct');

  // What it took the place of is set aside in turn.
  await openSheet(page, 'history');
  await bringBack.tap();
  await openSheet(page, 'paladin');
  await expectFigures(page, { 'paladin.experience': 0, 'paladin.fire': 1 });
});

test('starting over is an entry like any other and can be undone', async () => {
  await playThree();
  await tap(page, 'gameMenu', 'reset');
  await expectFigures(page, { 'paladin.health': 7, 'paladin.experience': 0 });
  await expectStep(page, 'paladinPickUp');
  await openSheet(page, 'history');
  await expectText(page, 'history.4', japaneseUi.history.gameReset);
  await openSheet(page, 'paladin');
  await tap(page, 'undo');
  await expectFigures(page, { 'paladin.health': 6, 'paladin.experience': 1 });
  await expectStep(page, 'paladinAct');
  await seen(page, 'redo').waitFor();
});
