import type { Page } from 'playwright-core';

import {
  expectChecked,
  expectDerived,
  expectFigures,
  expectText,
  seen,
  tap,
} from './support/hands';
import { openPhone } from './support/phone';
import { dismissNotices, expectTold, openSheet, setTo } from './support/play';
import { expectStep, noticeTitle, startPublished } from './support/published';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

/** Ends the turn's last step and follows the app to the seat that is next. */
const endTurn = async (next: string): Promise<void> => {
  await tap(page, 'next');
  await page.waitForURL(`/play/*/${next}`);
};

/** Cubes are spent one by one; Grit brings another, and Fury comes at the end. */
const paladinTurn = async (): Promise<void> => {
  await expectStep(page, 'paladinCollect');
  await tap(page, 'next');
  await expectStep(page, 'paladinAct');
  await tap(page, 'paladin.prepare', 'paladin.crusade', 'paladin.sprint');
  await expectText(page, 'paladin.cubesLeft', /0\s\/\s3$/);
  await tap(page, 'paladin.revealTile', 'paladin.refuseTreasure');
  await expectFigures(page, { 'paladin.experience': 7 });
  await expectTold(page, noticeTitle('heroCubeGained', { at: 7 }));
  await expectText(page, 'paladin.cubesLeft', /1\s\/\s4$/);
  await tap(page, 'paladin.hitPoltergeist');
  await expectFigures(page, { 'paladin.experience': 10, 'paladin.light': 1 });
  await dismissNotices(page);
  await tap(page, 'next');
  await expectStep(page, 'paladinEnd');
  await endTurn('skeletons');
  await openSheet(page, 'paladin');
  await expectFigures(page, { 'paladin.fire': 1, 'paladin.prepared': 1 });
  await tap(page, 'goToTurn');
};

/** A strike is worked out from what is known, and its Skeleton comes back first in the order. */
const skeletonsTurn = async (): Promise<void> => {
  await expectStep(page, 'skeletonsLight');
  await expectFigures(page, { 'skeletons.stability': 2, 'skeletons.inPlay': 2 });
  await tap(page, 'next');
  await expectStep(page, 'skeletonsActivate');
  await tap(page, 'skeletons.strike', 'input.skeleton.screamy', 'input.spaces.plus', 'apply');
  await expectTold(page, noticeTitle('strikeHits'));
  await expectFigures(page, { 'skeletons.stability': 1 });
  await dismissNotices(page);
  await tap(page, 'skeletons.loot', 'apply');
  await expectFigures(page, { 'skeletons.stability': 3 });
  await tap(page, 'next');
  await expectStep(page, 'skeletonsSummon');
  await tap(page, 'skeletons.summon');
  await expectFigures(page, { 'skeletons.stability': 0, 'skeletons.inPlay': 3 });
  await tap(page, 'next');
  await expectStep(page, 'skeletonsGain');
  await endTurn('spider');
  await openSheet(page, 'table');
  await expectText(page, 'summary.paladin.health', '6');
  await expectText(page, 'summary.skeletons.stability', '2');
  await tap(page, 'goToTurn');
};

/** No form is chosen in the first turn; an egg hatches at six webs and blood. */
const spiderTurn = async (): Promise<void> => {
  await expectStep(page, 'spiderTerror');
  await tap(page, 'next');
  await expectStep(page, 'spiderAct');
  await tap(page, 'spider.layEgg');
  await expectFigures(page, { 'spider.hand': 1 });
  for (let blood = 0; blood < 4; blood++) await tap(page, 'spider.egg1.blood.plus');
  await tap(page, 'spider.egg1.webs.plus');
  await expectFigures(page, { 'spider.terror': 0, 'spider.webs': 1 });
  await tap(page, 'spider.egg1.webs.plus');
  await expectFigures(page, { 'spider.terror': 2, 'spider.webs': 2 });
  await expectTold(page, noticeTitle('eggHatched'));
  await dismissNotices(page);
  await tap(page, 'next');
  await expectStep(page, 'spiderDraw');
  await endTurn('manor');
  await openSheet(page, 'spider');
  await expectFigures(page, { 'spider.hand': 3 });
  await tap(page, 'goToTurn');
};

/** Three omens come and go, a portent stays, rituals are drawn by filled spaces. */
const manorTurn = async (): Promise<void> => {
  await expectStep(page, 'manorOmens');
  await tap(page, 'manor.treasuresOmens.plus', 'manor.treasuresOmens.plus');
  await tap(page, 'manor.revealOmens.plus');
  await expectText(page, 'manor.omensLeft', /0\s\/\s3$/);
  await tap(page, 'next', 'next');
  await expectStep(page, 'manorRitual');
  await tap(page, 'manor.performRitual', 'input.portentOn.treasures', 'apply');
  await expectFigures(page, { 'manor.seals': 1, 'manor.ritualHand': 2 });
  await tap(page, 'next');
  await expectStep(page, 'manorTreasures');
  await tap(page, 'next');
  await expectFigures(page, { 'manor.ritualHand': 5 });
  await expectStep(page, 'manorReturn');
  await endTurn('warlock');
  await openSheet(page, 'manor');
  await expectFigures(page, { 'manor.treasuresOmens': 0, 'manor.revealOmens': 0 });
  await expectChecked(page, 'manor.treasuresPortent');
  await tap(page, 'goToTurn');
};

/** Curses are syphoned and spread, and markers lie under pieces. */
const warlockTurn = async (): Promise<void> => {
  await expectStep(page, 'warlockCurse');
  await tap(page, 'next', 'next', 'next');
  await expectStep(page, 'warlockAct');
  await tap(page, 'warlock.syphon', 'input.figuresAround.plus', 'apply');
  await expectFigures(page, { 'warlock.curses': 2 });
  await expectText(page, 'warlock.magicCubesLeft', /2\s\/\s3$/);
  await tap(page, 'warlock.curse', 'input.newPoltergeists.plus', 'apply');
  await expectFigures(page, { 'warlock.curses': 0, 'warlock.cursedPiece1.markers': 2 });
  await dismissNotices(page);
  await endTurn('paladin');
};

test('the turn guide leads all five roles through a whole round', async () => {
  await startPublished(page, 'players=5', 'paladin');
  await paladinTurn();
  await skeletonsTurn();
  await spiderTurn();
  await manorTurn();
  await warlockTurn();
  await expectStep(page, 'paladinCollect', 2);
  await expectFigures(page, { 'paladin.health': 6, 'paladin.prepared': 1 });
  await tap(page, 'next');
  await expectFigures(page, { 'paladin.prepared': 0 });
});

test('falling below a mark is told with what to do, and undone in one tap', async () => {
  await startPublished(page, 'roles=paladin,spider', 'paladin');
  await setTo(page, 'paladin.experience', 13);
  await expectTold(page, noticeTitle('favorGained', { at: 13 }));
  await tap(page, 'notice.act', 'apply');
  await expectDerived(page, 'paladin.favorsHeld', 1);
  await dismissNotices(page);
  await setTo(page, 'paladin.experience', 6);
  await expectTold(
    page,
    noticeTitle('favorLost', { at: 13 }),
    noticeTitle('heroCubeLeaves', { at: 7 }),
  );
  await tap(page, 'undo');
  await expectFigures(page, { 'paladin.experience': 13 });
});

test('the difficulty of a role is its goal on the sheet', async () => {
  await startPublished(
    page,
    'players=4&difficulty=1&spiderLevel=hatchling&manorLevel=shack',
    'table',
  );
  await expectText(page, 'goal.spiderLeaves', '8');
  await expectText(page, 'goal.manorSeals', '11');
  expect(await seen(page, 'goal.warlockDominates').count()).toBe(0);
});

test('the expansion’s roles take seat, turn and prey of those they replace', async () => {
  await startPublished(page, 'players=5&armoredKnight=1&shadowPaladin=1', 'armoredKnight');
  await expectStep(page, 'knightCollect');
  await openSheet(page, 'table');
  await expectText(page, 'goal.skeletonsKillKnight', '0');
  await openSheet(page, 'shadowPaladin');
  await expectFigures(page, { 'shadowPaladin.ruin': 5 });
  await openSheet(page, 'armoredKnight');
  await tap(page, 'armoredKnight.knightHitsShadow');
  await openSheet(page, 'shadowPaladin');
  await expectFigures(page, { 'shadowPaladin.health': 4 });
});
