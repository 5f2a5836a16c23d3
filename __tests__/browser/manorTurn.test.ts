import type { Page } from 'playwright-core';

import { vastMysteriousManor as manor } from '../../locales/ja/games/vast-mysterious-manor';
import { ui } from '../../locales/ja/ui';
import {
  expectChecked,
  expectDerived,
  expectDisabled,
  expectFigures,
  expectText,
  filled,
  seen,
  tap,
} from './support/hands';
import { allRoles, expectStep, startManor } from './support/manor';
import { openPhone } from './support/phone';
import { expectNotices, openSheet } from './support/play';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

/** Ends the turn's last step and follows the app to the seat that is next. */
const endTurn = async (next: string): Promise<void> => {
  await tap(page, 'next');
  await page.waitForURL(`/play/*/${next}`);
};

/** The Paladin gains experience, a hero cube and fire. */
const paladinTurn = async (): Promise<void> => {
  await expectStep(page, 'paladinPickUp');
  await tap(page, 'next');
  await expectStep(page, 'paladinAct');
  await tap(page, 'paladin.revealTile', 'paladin.revealTile');
  await expectFigures(page, { 'paladin.experience': 4 });
  await expectNotices(page);
  await expectDerived(page, 'paladin.heroCubes', 2);
  await tap(page, 'paladin.revealTile');
  await expectFigures(page, { 'paladin.experience': 6, 'paladin.tiles': 3 });
  await expectNotices(page, filled(manor.notices.heroCubeGained.title, { at: 5 }));
  await expectDerived(page, 'paladin.heroCubes', 3);
  await tap(page, 'next');
  await expectStep(page, 'paladinEnd');
  await endTurn('skeletons');
  await openSheet(page, 'paladin');
  await expectFigures(page, { 'paladin.fire': 1, 'paladin.light': 0 });
  await tap(page, 'goToTurn');
};

/** The Skeletons gain stability, spawn and hit the Paladin. */
const skeletonsTurn = async (): Promise<void> => {
  await expectStep(page, 'skeletonsGain');
  await expectFigures(page, { 'skeletons.stability': 0 });
  await tap(page, 'next');
  await expectStep(page, 'skeletonsSpawn');
  await expectFigures(page, { 'skeletons.stability': 2 });
  await expectDerived(page, 'skeletons.skeletonsOnMap', 0);
  await tap(page, 'next');
  await expectStep(page, 'skeletonsActivate');
  await expectDerived(page, 'skeletons.skeletonsOnMap', 2);
  await tap(page, 'skeletons.hitPaladin', 'input.skeleton.screamy', 'apply');
  await expectFigures(page, { 'skeletons.stability': 1 });
  await expectDerived(page, 'skeletons.skeletonsOnMap', 1);
  await openSheet(page, 'table');
  await expectText(page, 'summary.paladin.health', '6');
  await openSheet(page, 'skeletons');
  await endTurn('spider');
};

/** The Spider changes its form, lays an egg and sees it hatch. */
const spiderTurn = async (): Promise<void> => {
  await expectStep(page, 'spiderReveal');
  await tap(page, 'spider.becomeCaster');
  await expectFigures(page, { 'spider.blood': 1, 'spider.terror': 0 });
  await expectChecked(page, 'spider.form.caster');
  await tap(page, 'next');
  await expectStep(page, 'spiderAct');
  await tap(page, 'spider.layEgg');
  await expectFigures(page, { 'spider.egg1.blood': 0, 'spider.hand': 1 });
  for (let blood = 0; blood < 5; blood++) await tap(page, 'spider.egg1.blood.plus');
  await expectFigures(page, { 'spider.egg1.blood': 5, 'spider.terror': 0 });
  await expectNotices(page);
  await tap(page, 'spider.egg1.webs.plus');
  await expectFigures(page, { 'spider.terror': 2, 'spider.webs': 1 });
  await expectNotices(page, manor.notices.eggHatched.title);
  expect(await seen(page, 'spider.egg1').count()).toBe(0);
  await tap(page, 'next');
  await expectStep(page, 'spiderDraw');
  await tap(page, 'next');
  await openSheet(page, 'spider');
  await expectFigures(page, { 'spider.hand': 3 });
  await tap(page, 'goToTurn');
};

/** The Manor assigns no more omens than it has, flies, draws and resets. */
const manorTurn = async (): Promise<void> => {
  await expectStep(page, 'manorOmens');
  await tap(page, 'manor.swapOmens.plus', 'manor.swapOmens.plus');
  await tap(page, 'manor.eventsOmens.plus', 'manor.eventsOmens.plus');
  await expectDerived(page, 'manor.omensLeft', 0);
  for (const row of ['swap', 'shift', 'reveal', 'walls', 'events']) {
    await expectDisabled(page, `manor.${row}Omens.plus`);
  }
  await tap(page, 'next');
  await expectStep(page, 'manorWalkFly');
  await tap(page, 'manor.fly', 'input.moldGained.plus', 'apply');
  await expectFigures(page, { 'manor.mold': 2, 'manor.poltergeists': 1, 'manor.eventHand': 2 });
  await tap(page, 'next');
  await expectStep(page, 'manorDraw');
  await tap(page, 'next');
  await expectStep(page, 'manorReset');
  await expectFigures(page, { 'manor.eventHand': 4, 'manor.eventsOmens': 2 });
  await endTurn('enchanter');
  await expectNotices(page, manor.notices.setOmensByBoard.title);
  await openSheet(page, 'manor');
  await expectFigures(page, { 'manor.swapOmens': 0, 'manor.eventsOmens': 0, 'manor.omens': 4 });
  await tap(page, 'goToTurn');
};

test('the turn guide leads through a whole round, role by role', async () => {
  await startManor(page, allRoles, 'paladin');
  await paladinTurn();
  await skeletonsTurn();
  await spiderTurn();
  await manorTurn();
  await expectStep(page, 'enchanterTurn');
  await endTurn('paladin');
  await expectStep(page, 'paladinPickUp', 2);
  await expectFigures(page, { 'paladin.health': 6, 'paladin.experience': 6 });
});

test('a victory is announced, and play goes on if the table wants to', async () => {
  await startManor(page, ['manor'], 'manor');
  await tap(page, 'manor.mold');
  await seen(page, 'manor.mold.entry.exact').fill('15');
  await tap(page, 'manor.mold.entry.set', 'sheet.close');
  await expectNotices(page, manor.victories.manorMold.won);
  await openSheet(page, 'table');
  await expectText(page, 'goal.manorMold', ui.play.goalMet);
  await openSheet(page, 'manor');
  await tap(page, 'manor.omens.plus', 'next');
  await expectFigures(page, { 'manor.omens': 5, 'manor.mold': 15 });
  await expectStep(page, 'manorWalkFly');
});
