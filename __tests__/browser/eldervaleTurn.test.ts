import type { Page } from 'playwright-core';

import {
  chooseSides,
  comeToBlows,
  eldervaleLink,
  enterDice,
  enterNames,
  everybodyRegroups,
  monsterName,
  names,
  place,
  regroup,
  revealLair,
  startEldervale,
  wordsIn,
  type Language,
} from './support/eldervale';
import {
  expectChecked,
  expectDisabled,
  expectFigures,
  expectText,
  filled,
  seen,
  tap,
  untilKept,
} from './support/hands';
import { openPhone } from './support/phone';
import { dismissNotices, expectNotices, expectTold, expectTurn, openSheet } from './support/play';

const { game: texts, ui } = wordsIn('ja');
const { notices, phrases, refusals, steps } = texts;

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

test('three players set up by a link with names and options, two taps from the first number', async () => {
  await page.goto(eldervaleLink);
  expect(await seen(page, 'setup.players').inputValue()).toBe('3');
  await expectChecked(page, 'setup.player2Element.water');
  await expectChecked(page, 'setup.options.tactics');
  await expectChecked(page, 'setup.options.oracle', false);
  const tiles = { elements: 5, initial: 7, ruins: 5 };
  await expectText(page, 'peculiar.tiles', filled(texts.checklist.tiles.label, tiles));
  await enterNames(page);
  await expectText(page, 'setup.starter.player3', names.player3);
  await tap(page, 'start', 'goToTurn');
  await page.waitForURL('/play/*/player1');
  await expectTurn(page, steps.choose.title);
  await expectText(page, 'turn', filled(ui.play.turnOf, { seat: names.player1 }));
  await expectFigures(page, { 'player1.vp': 1, 'player1.gold': 1, 'player1.magic': 5 });
  await expectChecked(page, 'player1.tactics');
  await openSheet(page, 'player3');
  await expectFigures(page, { 'player3.vp': 3, 'player3.earth': 1, 'player3.workersReady': 3 });
  expect(await seen(page, 'sheet.player4').count()).toBe(0);
});

test('the Mage Tower: a unit placed, two resources paid as the form said, two cards more', async () => {
  await startEldervale(page, 'player1');
  await expectText(page, 'player1.placement', phrases.firstPlacement);
  await place(page, 'player1', 'mageTower');
  await expectTurn(page, steps.realmAction.title);
  await expectFigures(page, { 'player1.workersReady': 2, 'player1.workersOnMap': 1 });
  // Only what this realm offers.
  expect(await seen(page, 'player1.fortress').count()).toBe(0);
  await tap(page, 'player1.mageTower');
  const { answers } = texts.tools['eldervale-cost'];
  await expectText(page, 'result', filled(answers.payable, { count: 2 }));
  // One is picked; for the other the app takes what there is most of.
  await tap(page, 'input.payWith.scroll');
  await expectText(page, 'result', filled(answers.pays, { good: '巻物', count: 1, left: 0 }));
  await tap(page, 'apply');
  const paid = { 'player1.gem': 0, 'player1.potion': 1, 'player1.scroll': 0, 'player1.gold': 1 };
  await expectFigures(page, { ...paid, 'player1.magic': 7 });
  await tap(page, 'undo', 'undo');
  await expectFigures(page, { 'player1.gem': 1, 'player1.magic': 5, 'player1.workersReady': 3 });
  await expectTurn(page, steps.choose.title);
});

test('the Dungeon: a realm revealed, and the monster of its lair stands on the board', async () => {
  await startEldervale(page, 'player1');
  await place(page, 'player1', 'dungeon');
  await revealLair(page, 'player1');
  await expectNotices(page, filled(notices.newMonster.title, { monster: monsterName }));
  await openSheet(page, 'board');
  await expectFigures(page, { 'board.stack': 7, 'board.monster1.monsterDice': 3 });
  await expectText(page, 'board.monster1', monsterName);
  await expectChecked(page, 'board.monster1.monsterElement.light');
  await tap(page, 'undo');
  await expectFigures(page, { 'board.stack': 8 });
  await page.getByText(texts.collections.monsters.empty).filter({ visible: true }).waitFor();
});

test('what comes on top of five is lost, and told, by the form and by the thumb', async () => {
  await startEldervale(page, 'player1');
  await tap(page, 'player1.gainGoods');
  for (let gem = 0; gem < 6; gem++) await tap(page, 'input.gained.gem');
  await tap(page, 'input.gained.tool', 'apply');
  await expectFigures(page, { 'player1.gem': 5, 'player1.tool': 2 });
  const lost = (count: number) =>
    filled(notices.lost.title, { player: names.player1, good: '宝石', lost: count });
  await expectNotices(page, lost(2));
  await dismissNotices(page);
  await tap(page, 'player1.gem.plus');
  await expectNotices(page, lost(1));
  await expectFigures(page, { 'player1.gem': 5 });
});

test('peace ends, and is told to end, with the last who regroups', async () => {
  await startEldervale(page, 'player1');
  await place(page, 'player1', 'fortress');
  await tap(page, 'next', 'next');
  for (const player of ['player2', 'player3']) await regroup(page, player);
  await openSheet(page, 'board');
  await expectDisabled(page, 'board.battle');
  await expectText(page, 'board.battle', filled(refusals.peaceful, { player: names.player1 }));
  await expectText(page, 'board.peace', filled(phrases.waitsFor, { player: names.player1 }));
  // Step by step this time.
  await openSheet(page, 'player1');
  await expectTurn(page, steps.choose.title, 2);
  await tap(page, 'player1.startRegroup');
  await expectTurn(page, steps.recall.title, 2);
  await tap(page, 'next');
  await expectFigures(page, { 'player1.workersReady': 3, 'player1.workersOnMap': 0 });
  await tap(page, 'next', 'next', 'next');
  await expectTurn(page, steps.enterGlory.title, 2);
  await expectNotices(page);
  await tap(page, 'next');
  await expectNotices(page, notices.peaceOver.title);
  await openSheet(page, 'board');
  await expectDisabled(page, 'board.battle', false);
  await expectText(page, 'board.peace', phrases.battlesBegan);
});

/** What a chance reads like, in percent. */
const oddsOn = async (on: Page): Promise<number[]> => {
  const meters = await on.getByRole('meter').all();
  return Promise.all(
    meters.map(async (meter) => parseFloat((await meter.getAttribute('aria-valuetext')) ?? '')),
  );
};

/** The numbers of the two who fought, wherever they stand. */
const expectFighters = async (
  on: Page,
  expected: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Promise<void> => {
  for (const [player, numbers] of Object.entries(expected)) {
    await openSheet(on, player);
    const figures: Record<string, number> = {};
    for (const [id, value] of Object.entries(numbers)) figures[`${player}.${id}`] = value;
    await expectFigures(on, figures);
  }
};

const before = {
  player1: { sword: 1, light: 0, glory: 0, workersOnMap: 1, workersUnderworld: 0 },
  player2: { sword: 1, glory: 0, workersOnMap: 1, workersUnderworld: 0 },
};
const after = {
  player1: { sword: 0, light: 2, glory: 0, workersOnMap: 1, workersUnderworld: 0 },
  player2: { sword: 2, glory: 0, workersOnMap: 0, workersUnderworld: 1 },
};

/** From the set-up to a battle that was fought, undone, fought again and kept. */
const fight = async (on: Page, language: Language): Promise<void> => {
  const { game, ui: app } = wordsIn(language);
  const { answers } = game.tools['eldervale-battle'];
  await startEldervale(on, 'player1');
  for (const player of ['player1', 'player2']) await regroup(on, player);
  await openSheet(on, 'player3');
  await tap(on, 'player3.regroupAtOnce');
  await expectTold(on, game.notices.peaceOver.title);
  await tap(on, 'next');
  await comeToBlows(on);
  // The unit just placed, and the only one of the other, are there already.
  await expectChecked(on, 'input.fighters.player2');
  await chooseSides(on);
  await expectText(on, 'input.player1.fighting', game.names.worker);
  await expectDisabled(on, 'apply');
  await expectText(on, 'apply', game.refusals.notRolled);
  const odds = await oddsOn(on);
  expect(odds).toHaveLength(4);
  const sum = odds.reduce((all, one) => all + one, 0);
  expect(Math.abs(sum - 100)).toBeLessThan(0.3);
  const [ofPlayer1 = 0, ofPlayer2, ofMonster = 0] = odds;
  expect(ofPlayer2).toBe(ofPlayer1);
  const favourite = { who: monsterName, percent: ofMonster };
  await expectText(on, 'result', filled(answers.favourite, favourite));
  // A unit too many is doubted, and taken back.
  await tap(on, 'input.player2.fighting.worker');
  await expectText(on, 'result', filled(answers.sideAstray, { who: names.player2 }));
  await tap(on, 'input.player2.fighting.chosen2');

  await enterDice(on, { player1: [3, 6], player2: [2, 6], monster: [5, 5, 1] });
  await expectText(on, 'result', filled(answers.winner, { who: names.player1 }));
  await expectText(on, 'result', filled(answers.decided, { place: 2, die: 3, next: 2 }));
  const hand = filled(app.tools.hand.won, { name: names.player1, faces: '6 3' });
  expect(await seen(on, 'hand.0').getAttribute('aria-label')).toBe(
    filled(app.tools.decided, { hand, place: 2 }),
  );
  await expectText(on, 'hand.1', `× ${names.player2}`);
  await tap(on, 'input.prize.powerPrize', 'apply');

  await expectTold(
    on,
    filled(game.notices.battleWon.title, { player: names.player1 }),
    filled(game.notices.monsterGone.title, { monster: monsterName }),
  );
  await expectFighters(on, after);
  await tap(on, 'undo');
  await expectFighters(on, before);
  await openSheet(on, 'board');
  await expectText(on, 'board.monster1', monsterName);
  await tap(on, 'redo');
  await seen(on, 'board.monster1').waitFor({ state: 'detached' });
  await expectFighters(on, after);
  await untilKept(on);
  await on.reload();
  await expectFighters(on, after);
};

test('a battle of two and a monster: odds, dice, prize, one undo, and a reload', () =>
  fight(page, 'ja'));

test('the same in English', async () => {
  const { page: abroad, close } = await openPhone({ lang: 'en' });
  await fight(abroad, 'en');
  await close();
});

test('Glory instead: a space nobody has copied yet offers to, and pays at once', async () => {
  await startEldervale(page, 'player1');
  await everybodyRegroups(page);
  await comeToBlows(page);
  await chooseSides(page);
  await enterDice(page, { player1: [3, 6], player2: [2, 6], monster: [5, 5, 1] });
  // The Tactics token keeps the loser's unit, once.
  await tap(page, 'input.player2.keepsUnits', 'apply');
  await expectTold(page, filled(notices.unitsKept.title, { player: names.player2 }));
  await tap(page, 'notice.act');
  await tap(page, 'input.reward.gold', 'input.amount.plus', 'apply');
  await expectFighters(page, {
    player1: { glory: 1, gold: 3, light: 0 },
    player2: { sword: 1, workersOnMap: 1, workersUnderworld: 0 },
  });
  await expectChecked(page, 'player2.tactics', false);
  await tap(page, 'undo', 'undo');
  await expectChecked(page, 'player2.tactics');
});

test('dice rolled by the app; the very same highest dice are everybody’s loss', async () => {
  await startEldervale(page, 'player1');
  await everybodyRegroups(page);
  await comeToBlows(page);
  await chooseSides(page);
  await tap(page, 'rollAll');
  await expectDisabled(page, 'apply', false);
  expect(await seen(page, 'result').getByRole('img').count()).toBe(3);
  // What fell is corrected by hand.
  for (const [side, dice] of [
    ['player1', 2],
    ['player2', 2],
    ['monster', 3],
  ] as const) {
    for (let die = 0; die < dice; die++) await tap(page, `input.${side}.faces.die1`);
  }
  await enterDice(page, { player1: [5, 5], player2: [5, 5], monster: [5, 4, 4] });
  await expectText(page, 'apply', texts.tools['eldervale-battle'].answers.everyoneLoses);
  await tap(page, 'apply');
  await expectTold(page, notices.everyoneLost.title);
  await expectFighters(page, {
    player1: { sword: 1, glory: 0, workersUnderworld: 1 },
    player2: { sword: 2, glory: 0, workersUnderworld: 1 },
  });
});
