import type { Page } from 'playwright-core';

import { ui } from '../../locales/ja/ui';
import {
  eventually,
  expectFigures,
  expectText,
  filled,
  seen,
  tap,
  untilKept,
} from './support/hands';
import { expectStep, startManor } from './support/manor';
import { openPhone } from './support/phone';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

/** The title of a folded list, which stands there as long as the list has a game. */
const folded = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });

/** Waits until the game is, or is no longer, in a list that is open. */
const expectListed = (id: string, listed = true): Promise<void> =>
  eventually(async () => expect(await seen(page, `menu.${id}`).count()).toBe(listed ? 1 : 0));

test('several games run side by side; each goes on at its very sheet and step', async () => {
  const first = await startManor(page, ['paladin', 'spider'], 'spider');
  await tap(page, 'spider.terror.plus');
  await tap(page, 'next');
  await expectFigures(page, { 'spider.terror': 1 });
  await tap(page, 'back');
  await startManor(page, ['paladin', 'manor'], 'paladin');
  await tap(page, 'paladin.health.minus');
  await tap(page, 'back', 'continue');
  await page.waitForURL('/play/*/paladin');
  // The way back leads to the table there was, not to one more.
  expect(await page.getByTestId('newGame').count()).toBe(1);
  await expectFigures(page, { 'paladin.health': 6 });
  await expectStep(page, 'paladinPickUp');
  await tap(page, 'back', `game.${first}`);
  await page.waitForURL(`/play/${first}/spider`);
  await expectFigures(page, { 'spider.terror': 1 });
  await tap(page, 'goToTurn');
  await expectStep(page, 'paladinAct');

  // What was played last is the running game now, after a new start as well.
  await tap(page, 'paladin.experience.plus');
  await expectFigures(page, { 'paladin.experience': 1 });
  await untilKept(page);
  await page.goto('/');
  await tap(page, 'continue');
  await page.waitForURL(`/play/${first}/paladin`);
});

test('a game is renamed and duplicated; the copy has its own life', async () => {
  const game = await startManor(page, ['paladin'], 'paladin');
  await tap(page, 'paladin.experience.plus', 'back', `menu.${game}`);
  await seen(page, 'gameName').fill('雨の夜');
  await tap(page, 'rename');
  await page.getByText('雨の夜', { exact: true }).filter({ visible: true }).waitFor();

  await tap(page, `menu.${game}`, 'duplicate');
  const copyName = filled(ui.table.copyName, { name: '雨の夜' });
  const copy = page.getByText(copyName, { exact: true }).filter({ visible: true });
  await copy.waitFor();
  await tap(page, 'continue');
  await expectFigures(page, { 'paladin.experience': 1 });
  await page.getByText(copyName).filter({ visible: true }).waitFor();
  await tap(page, 'paladin.experience.plus');
  await expectFigures(page, { 'paladin.experience': 2 });
  await tap(page, 'back', `game.${game}`);
  await page.waitForURL(`/play/${game}/*`);
  await expectFigures(page, { 'paladin.experience': 1 });
  await page.getByText('雨の夜', { exact: true }).filter({ visible: true }).waitFor();
});

test('an archived game is put away and comes back', async () => {
  const game = await startManor(page, ['manor']);
  await tap(page, 'back', `menu.${game}`, 'archive');
  await expectListed(game, false);
  await folded(ui.table.archived).tap();
  await expectListed(game);
  await tap(page, `menu.${game}`, 'unarchive');
  await folded(ui.table.archived).waitFor({ state: 'detached' });
  await tap(page, 'continue');
  await page.waitForURL(`/play/${game}/**`);
});

test('a deleted game comes back by undo or from the list, and goes for good only there', async () => {
  const game = await startManor(page, ['spider'], 'spider');
  await tap(page, 'spider.terror.plus', 'back', `menu.${game}`, 'delete');
  await expectListed(game, false);
  await tap(page, 'message.action');
  await expectListed(game);

  await tap(page, `menu.${game}`, 'delete');
  await expectListed(game, false);
  await folded(ui.table.deleted).tap();
  await tap(page, `menu.${game}`, 'restore');
  await folded(ui.table.deleted).waitFor({ state: 'detached' });
  await tap(page, 'continue');
  await page.waitForURL(`/play/${game}/spider`);
  await expectFigures(page, { 'spider.terror': 1 });

  // A link to it, from a bookmark perhaps, offers it again too.
  await tap(page, 'back', `menu.${game}`, 'delete');
  await untilKept(page);
  await page.goto(`/play/${game}`);
  await expectText(page, 'notFound', ui.play.deletedTitle);
  await page.getByRole('button', { name: ui.table.restore }).tap();
  await expectFigures(page, { 'spider.terror': 1 });

  await page.goto('/');
  await tap(page, `menu.${game}`, 'delete');
  await folded(ui.table.deleted).tap();
  await tap(page, `menu.${game}`, 'removeForGood');
  await expectText(page, 'removeForGood', ui.table.reallyRemove);
  await tap(page, 'removeForGood');
  await expectListed(game, false);
  await page.goto(`/play/${game}`);
  await expectText(page, 'notFound', ui.play.missingTitle);
});
