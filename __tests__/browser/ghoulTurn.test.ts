import type { Page } from 'playwright-core';

import { vastCrystalCaverns as caverns } from '../../locales/ja/games/vast-crystal-caverns';
import {
  expectDerived,
  expectDisabled,
  expectFigures,
  expectText,
  filled,
  seen,
  tap,
} from './support/hands';
import { openPhone } from './support/phone';
import { dismissNotices, expectNotices, expectTurn, openSheet, startGame } from './support/play';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

const link = '/new/vast-crystal-caverns';
const { notices, steps } = caverns;
const drawn = (count: number) => filled(notices.terrorDrawn.title, { count });
const knightNames = filled(notices.skitter.title, { who: caverns.names.knight });

/** Opens the form of the dice and taps them in as they fell. */
const enterDice = async (action: string, ...faces: readonly number[]): Promise<void> => {
  await tap(page, action, ...faces.map((face) => `input.dice.face${face}`), 'apply');
};

test('a whole turn of the Ghoul, by the dice of the table', async () => {
  await startGame(page, `${link}?roles=knight,cave&everyTurn=0`, 'ghoul');
  await expectTurn(page, steps.ghoulRoll.title);

  // A low total draws a card; the pairs stand on their buttons.
  await enterDice('ghoul.rollDice', 1, 2, 4);
  await expectNotices(page, filled(notices.lowRoll.title, { total: 7, low: 7 }), drawn(1));
  await expectText(
    page,
    'ghoul.keepHighest',
    filled(caverns.actions.keepHighest.effect, { movement: 4, attack: 2 }),
  );
  await expectText(
    page,
    'ghoul.keepEnds',
    filled(caverns.actions.keepEnds.effect, { movement: 4, attack: 1 }),
  );
  await tap(page, 'ghoul.keepHighest');
  await tap(page, 'ghoul.nameCard', 'input.card.chase', 'apply');
  await tap(page, 'next');
  await expectTurn(page, steps.ghoulAct.title);
  await expectFigures(page, { 'ghoul.movement': 4, 'ghoul.attack': 2, 'ghoul.terrorCards': 1 });

  // The card moves once a turn, and not in both ways.
  await tap(page, 'ghoul.chaseTurn');
  await expectFigures(page, { 'ghoul.movement': 5 });
  await expectDisabled(page, 'ghoul.chaseTurn');
  await expectDisabled(page, 'ghoul.chaseOnce');

  // Through a wall to a Treasure, then onto the Knight, who is attacked at once.
  await tap(page, 'ghoul.enter', 'input.wall', 'apply', 'ghoul.collectTreasure');
  await expectFigures(page, { 'ghoul.movement': 1, 'ghoul.treasure': 1 });
  await tap(page, 'ghoul.enter', 'input.occupied', 'input.attackNow', 'apply');
  await expectFigures(page, { 'ghoul.movement': 0 });
  await tap(page, 'ghoul.attackKnight', 'input.knightLoss.health', 'apply');
  await expectFigures(page, { 'ghoul.attack': 0, 'ghoul.rage': 1 });
  await expectNotices(
    page,
    filled(notices.victimLoses.title, { who: caverns.names.knight, loss: caverns.names.health }),
    knightNames,
  );
  await expectDisabled(page, 'ghoul.attackKnight');
  await expectDisabled(page, 'ghoul.collectTreasure');

  // One undo takes the whole attack back.
  await tap(page, 'undo');
  await expectFigures(page, { 'ghoul.attack': 2, 'ghoul.rage': 0 });
  await tap(page, 'redo');
  await expectFigures(page, { 'ghoul.attack': 0, 'ghoul.rage': 1 });

  await tap(page, 'next');
  await expectTurn(page, steps.ghoulDefend.title);
  await expectDerived(page, 'ghoul.defence', 0);
  await tap(page, 'next');
  await expectTurn(page, steps.ghoulRoll.title, 2);
  await openSheet(page, 'knight');
  await expectFigures(page, { 'knight.health': 6 });
});

test('discs left are the Defense until the next roll, and others run against it', async () => {
  await startGame(page, `${link}?roles=knight&everyTurn=1`, 'knight');
  await expectTurn(page, steps.knightTurn.title);
  await tap(page, 'next');
  await enterDice('ghoul.rollDice', 3, 3, 6);
  await tap(page, 'ghoul.keepHighest', 'next', 'next');
  await expectDerived(page, 'ghoul.defence', 3);
  await tap(page, 'next');
  await expectTurn(page, steps.knightTurn.title, 2);
  await expectDisabled(page, 'knight.knightAttacks');
  for (let strength = 1; strength < 4; strength++) await tap(page, 'knight.strength.plus');
  await tap(page, 'knight.knightAttacks', 'input.justRevealed', 'apply');
  await expectNotices(
    page,
    notices.daring.title,
    notices.stalwart.title,
    notices.fearless.title,
    knightNames,
  );
});

test('fury opens the way out and leaves it open', async () => {
  await startGame(page, `${link}?roles=cave&everyTurn=0`, 'ghoul');
  await expectDisabled(page, 'ghoul.escape');
  await tap(page, 'ghoul.rage');
  await seen(page, 'ghoul.rage.entry.exact').fill('9');
  await tap(page, 'ghoul.rage.entry.set', 'sheet.close');
  await expectFigures(page, { 'ghoul.rage': 9, 'ghoul.terrorCards': 4 });
  await dismissNotices(page);
  await openSheet(page, 'cave');
  await tap(page, 'cave.spores');
  await openSheet(page, 'ghoul');
  await expectFigures(page, { 'ghoul.rage': 8, 'ghoul.terrorCards': 4 });
  await dismissNotices(page);
  await tap(page, 'ghoul.escape');
  await expectNotices(page, caverns.victories.ghoulEscapes.won);
});

test('two turns of the Vile Ghoul: the die of the first is the Boost of the second', async () => {
  const chart = 'chartMovement=6,5,4,4,3,2&chartAttack=1,2,3,3,4,5';
  await startGame(page, `${link}?ghoul=vile&roles=knight&everyTurn=0&${chart}`, 'vileGhoul');
  await enterDice('vileGhoul.rollSupply', 5, 5, 2);
  await tap(page, 'next');
  await expectTurn(page, steps.vileSelect.title);
  await tap(page, 'vileGhoul.takeFace5', 'next');
  await expectFigures(page, { 'vileGhoul.attack': 4, 'vileGhoul.movement': 3 });
  await tap(page, 'vileGhoul.attackKnight');
  await expectFigures(page, { 'vileGhoul.attack': 4, 'vileGhoul.terrorCards': 1 });
  await tap(page, 'next');
  await expectDerived(page, 'vileGhoul.defence', 4);
  await tap(page, 'next', 'next');
  await expectTurn(page, steps.vileSelect.title, 2);
  await expectText(
    page,
    'vileGhoul.takeFace5',
    filled(caverns.actions.takeFace5.effect, { movement: 3, attack: 4, boost: 1 }),
  );
  await tap(page, 'vileGhoul.takeFace5', 'next');
  await expectFigures(page, { 'vileGhoul.boost': 1 });
  for (let strength = 1; strength < 4; strength++) await tap(page, 'knight.strength.plus');
  await expectDisabled(page, 'vileGhoul.attackKnight');
  await tap(page, 'vileGhoul.boostAttack', 'vileGhoul.attackKnight');
  await expectFigures(page, { 'vileGhoul.boost': 0, 'vileGhoul.attack': 4 });
  await openSheet(page, 'table');
  await expectText(page, 'goal.vileKillsKnight', '2 / 7');
});
