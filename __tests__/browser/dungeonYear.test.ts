import type { Page } from 'playwright-core';

import { dungeonLords as lords } from '../../locales/ja/games/dungeon-lords';
import {
  eventually,
  expectDerived,
  expectDisabled,
  expectFigures,
  expectText,
  filled,
  seen,
  tap,
} from './support/hands';
import { openPhone } from './support/phone';
import {
  dismissNotices,
  expectNotices,
  historyOn,
  noticesOn,
  openSheet,
  startGame,
} from './support/play';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

const link =
  '/new/dungeon-lords?scope=wholeTable&players=4&starter=player1&year=1&evilMaximum=15&paladinSpace=10' +
  '&mapColumns=5&mapRows=4&monsterFirstGold=1&impsEither=0&taxConquered=1&tieLaterFirst=0' +
  '&unpaidAtMaximum=1&productionBySheet=0';

const { names, notices, phrases, refusals, steps } = lords;
const players = ['player1', 'player2', 'player3', 'player4'] as const;
type Player = (typeof players)[number];
type Order = 'food' | 'reputation' | 'tunnels' | 'gold' | 'imps' | 'traps' | 'monster' | 'room';
type Cards = Readonly<Record<Player, readonly Order[]>>;

/** Waits until the guide stands on this step of this season. */
const expectStep = (title: string, year: number, season: string): Promise<void> =>
  eventually(async () => {
    await expectText(page, 'step', title);
    await expectText(page, 'turn', filled(phrases.calendar, { year, season }));
  });

/** The first two of three drawn cards are kept back. */
const keepBack = async (player: Player, drawn: readonly Order[]): Promise<void> => {
  await tap(page, `${player}.chooseInaccessible`, ...drawn.map((order) => `input.drawn.${order}`));
  await tap(page, ...drawn.slice(0, 2).map((order) => `input.keptBack.${order}`), 'apply');
};

/** The phone goes round; everybody chooses behind the curtain. */
const chooseAll = async (cards: Cards): Promise<void> => {
  for (const player of players) {
    await tap(page, `${player}.chooseOrders`, 'curtain.open');
    await tap(page, ...cards[player].map((order) => `input.orders.${order}`), 'apply');
  }
};

const revealAll = () => tap(page, 'board.reveal', 'board.reveal', 'board.reveal');

/** The goods of a player as their sheet shows them; afterwards the board is open again. */
const expectGoods = async (
  player: Player,
  goods: Readonly<Record<string, number>>,
): Promise<void> => {
  await openSheet(page, player);
  await expectFigures(
    page,
    Object.fromEntries(Object.entries(goods).map(([id, value]) => [`${player}.${id}`, value])),
  );
  await openSheet(page, 'board');
};

test('a whole year of four players, from the first orders to the second Winter', async () => {
  await startGame(page, link, 'board');

  // Winter: no event, no adventurers to assign; some are drawn for Spring.
  await expectStep(steps.newRound.title, 1, names.winter);
  await keepBack('player1', ['monster', 'room', 'food']);
  await keepBack('player2', ['imps', 'traps', 'food']);
  await keepBack('player3', ['gold', 'traps', 'food']);
  await keepBack('player4', ['food', 'reputation', 'imps']);
  await tap(page, 'board.drawAdventurers', 'input.adventurer1.thief', 'input.adventurer2.priest');
  await tap(page, 'input.adventurer3.warrior', 'input.adventurer4.wizard', 'apply', 'next');

  await expectStep(steps.orders.title, 1, names.winter);
  await expectDisabled(page, 'board.reveal');
  await chooseAll({
    player1: ['food', 'tunnels', 'gold'],
    player2: ['food', 'gold', 'tunnels'],
    player3: ['food', 'tunnels', 'imps'],
    player4: ['tunnels', 'gold', 'imps'],
  });
  await revealAll();
  await expectText(page, 'board.orderBoard.food', names.player3);
  await expectText(
    page,
    'board.orderBoard.tunnels',
    filled(phrases.leftOnCard, { player: names.player2 }),
  );
  await tap(page, 'next');

  await expectStep(steps.resolve.title, 1, names.winter);
  await tap(page, 'player1.resolveFood', 'player2.resolveFood', 'player3.resolveFood');
  await tap(page, 'player4.resolveTunnels', 'player1.resolveTunnels', 'player3.resolveTunnels');
  await tap(page, 'player2.resolveGold', 'player4.resolveGold');
  await expectText(page, 'player1.resolveGold', refusals.noImps);
  await expectDisabled(page, 'player1.resolveGold');
  await tap(page, 'player1.skipOrder', 'player3.resolveImps', 'player4.resolveImps');
  await expectText(page, 'board.resolving', phrases.allResolved);
  await expectGoods('player1', { gold: 2, food: 5, imps: 0, impsAtWork: 3, evil: 5, tunnels: 6 });
  await expectGoods('player2', { gold: 5, food: 6, imps: 1, impsAtWork: 2, evil: 6, tunnels: 3 });
  await expectGoods('player3', { gold: 4, food: 5, imps: 1, impsAtWork: 3, evil: 7, tunnels: 6 });
  await expectGoods('player4', { gold: 4, food: 1, imps: 2, impsAtWork: 3, evil: 5, tunnels: 5 });
  await tap(page, 'next', 'next');

  // An unresolved order comes back instead of the first card.
  await expectStep(steps.retrieve.title, 1, names.winter);
  await tap(page, 'player1.takeBack', 'input.card.gold', 'apply');
  await expectText(
    page,
    'board.retrieval',
    filled(phrases.retrieval, {
      player: names.player1,
      back: names.gold,
      one: names.food,
      two: names.tunnels,
    }),
  );
  await tap(page, 'next');
  await expectStep(steps.endRound.title, 1, names.winter);
  await tap(page, 'next');
  await expectStep(steps.newRound.title, 1, names.spring);
  await expectText(page, 'board.calendar', filled(phrases.startsPlay, { player: names.player2 }));
  await expectGoods('player4', { imps: 5, impsAtWork: 0 });

  // Spring: monsters and rooms from III to I, the third room is gone, and taxes.
  await tap(page, 'board.springEvent.taxes', 'next');
  await chooseAll({
    player1: ['room', 'gold', 'traps'],
    player2: ['monster', 'room', 'traps'],
    player3: ['room', 'monster', 'gold'],
    player4: ['room', 'tunnels', 'reputation'],
  });
  await revealAll();
  await tap(page, 'next');
  await tap(page, 'player4.resolveReputation', 'player4.resolveTunnels', 'player1.resolveGold');
  await tap(page, 'player3.resolveGold', 'player2.resolveTraps', 'player1.resolveTraps');
  await tap(page, 'player3.resolveMonster', 'input.costFood.plus', 'input.wageGold.plus', 'apply');
  await tap(page, 'player2.resolveMonster', 'input.wageFood.plus', 'apply');
  await tap(page, 'player1.resolveRoom', 'player4.resolveRoom');
  await expectText(page, 'player3.resolveRoom', refusals.noRoomLeft);
  await tap(page, 'player3.skipOrder', 'next', 'next', 'next');
  await expectStep(steps.event.title, 1, names.spring);
  for (const player of players) await tap(page, `${player}.payTax`, 'apply');
  await expectNotices(
    page,
    filled(notices.deadLetters.title, { player: names.player4, letters: 1, points: '−3' }),
  );
  await dismissNotices(page);
  await tap(page, 'next', 'board.assignAdventurers');
  await expectGoods('player1', { gold: 0, food: 5, tunnels: 5, rooms: 1, traps: 1, evil: 5 });
  await expectGoods('player2', { gold: 1, monsters: 1, traps: 1, evil: 6 });
  await expectGoods('player3', { gold: 4, food: 4, monsters: 1, rooms: 0, evil: 7 });
  await expectGoods('player4', { gold: 0, tunnels: 6, rooms: 1, evil: 4, deadLetters: 1 });
  await openSheet(page, 'player2');
  await expectText(page, 'player2.party', names.warrior);
  await openSheet(page, 'board');
  await tap(page, 'next', 'next');

  // Summer, run by the checklist alone except for the wages.
  await expectStep(steps.newRound.title, 1, names.summer);
  await tap(page, 'board.summerEvent.payDay', 'next', 'next', 'next', 'next', 'next');
  await expectStep(steps.event.title, 1, names.summer);
  await tap(page, 'player3.payMonsters', 'apply', 'player2.payMonsters');
  await tap(page, 'input.unpaid.player2.hiredMonster1', 'apply');
  await expectNotices(
    page,
    filled(notices.monstersLeave.title, { player: names.player2, leaving: 1 }),
  );
  await dismissNotices(page);
  await expectGoods('player2', { monsters: 0, evil: 7 });
  await expectGoods('player3', { monsters: 1, gold: 3 });
  await tap(page, 'next');
  await expectText(page, 'board.assignment', phrases.tieEarlier);
  await tap(page, 'board.assignAdventurers', 'next', 'next');

  // Autumn: nobody is drawn, the paladin comes at once, the token stays.
  await expectStep(steps.newRound.title, 1, names.autumn);
  expect(await seen(page, 'board.drawAdventurers').count()).toBe(0);
  await openSheet(page, 'player3');
  for (let evil = 7; evil < 10; evil++) await tap(page, 'player3.evil.plus');
  await expectNotices(page, filled(notices.paladinComes.title, { player: names.player3 }));
  await dismissNotices(page);
  await expectText(page, 'player3.party', names.paladin);
  await openSheet(page, 'board');
  await tap(page, 'board.autumnEvent.specialEvent', 'next', 'next', 'next', 'next', 'next');
  await expectStep(steps.event.title, 1, names.autumn);
  await tap(page, 'next', 'board.assignAdventurers', 'next', 'next');

  // Combat: four rounds ticked off, what fell entered, then the second year.
  await openSheet(page, 'combat');
  await expectStep(steps.combat1.title, 1, names.autumn);
  await tap(page, 'player1.tunnelConquered', 'player3.loseMonster', 'apply');
  await tap(page, 'next', 'next', 'next', 'next');
  await expectStep(steps.yearEnd.title, 1, names.autumn);
  await tap(page, 'next');
  expect(await noticesOn(page)).toHaveLength(2);
  await expectNotices(
    page,
    filled(notices.monstersReturn.title, { player: names.player3, count: 1 }),
    filled(notices.paladinComes.title, { player: names.player3 }),
  );
  await openSheet(page, 'board');
  await expectStep(steps.newRound.title, 2, names.winter);
  await expectText(page, 'board.calendar', filled(phrases.startsPlay, { player: names.player4 }));
  await expectGoods('player1', { evil: 4, conqueredTunnels: 1 });

  // The events of the first year are known in the second.
  await tap(page, 'next', 'next', 'next', 'next', 'next', 'next');
  await expectStep(steps.newRound.title, 2, names.spring);
  await expectText(page, 'board.calendar', filled(phrases.eventToday, { event: names.taxes }));
});

test('nobody sees what others chose: not in the form, the board, the history, nor by undo', async () => {
  await startGame(page, link, 'board');
  for (const player of players) await keepBack(player, ['monster', 'room', 'food']);
  await tap(page, 'next', 'player1.chooseOrders');
  await expectText(page, 'curtain', names.player1);
  expect(await seen(page, 'input.orders').count()).toBe(0);
  await tap(page, 'curtain.open', 'input.orders.gold', 'input.orders.traps', 'input.orders.imps');
  await expectText(page, 'input.orders.gold', '1.');
  await tap(page, 'apply');

  // The form forgets, the board stays empty, the sheet says only that cards lie face down.
  await tap(page, 'player1.chooseOrders', 'curtain.open');
  for (const order of ['gold', 'traps', 'imps']) {
    expect(await seen(page, `input.orders.${order}`).getAttribute('aria-checked')).toBe('false');
  }
  await tap(page, 'sheet.close');
  const board = async () => seen(page, 'board.orderBoard').innerText();
  const empty = await board();
  expect(empty).not.toContain(names.player1);
  await openSheet(page, 'player1');
  await expectText(page, 'player1.cards', filled(phrases.faceDown, { cards: 3 }));
  const secretNames = [names.gold, names.traps, names.imps];
  const cards = await seen(page, 'player1.cards').innerText();
  for (const name of secretNames) expect(cards).not.toContain(name);

  // The history tells that a choice was made, whichever moment one goes to.
  await openSheet(page, 'history');
  const [newest = ''] = await historyOn(page);
  expect(newest).toContain(lords.actions.chooseOrders.label);
  for (const name of secretNames) expect(newest).not.toContain(name);
  await tap(page, 'undo', 'redo');
  await openSheet(page, 'board');
  expect(await board()).toBe(empty);
});

test('the map says where a tunnel and a room may go, and why not', async () => {
  await startGame(page, link, 'player1');
  await tap(page, 'player1.tunnels.plus', 'player1.tunnels.plus', 'player1.rooms.plus');
  await expectDerived(page, 'player1.tunnelsWaiting', 3);
  await tap(page, 'player1.dungeon.D2', 'player1.placeTunnel', 'player1.dungeon.D1');
  await expectText(page, 'player1.placeTunnel', refusals.fullSquare);
  await expectDisabled(page, 'player1.placeTunnel');
  await tap(page, 'sheet.close', 'player1.dungeon.A4');
  await expectText(page, 'player1.placeTunnel', refusals.notAdjacent);
  await tap(page, 'sheet.close', 'player1.dungeon.C2', 'player1.placeRoom');
  await tap(page, 'player1.rooms.plus', 'player1.dungeon.C3');
  await expectText(page, 'player1.placeRoom', refusals.roomBesideRoom);
  await tap(page, 'sheet.close', 'player1.dungeon.C1', 'player1.markConquered');
  await expectFigures(page, { 'player1.conqueredTunnels': 1, 'player1.evil': 4 });
  await tap(page, 'undo');
  await expectFigures(page, { 'player1.conqueredTunnels': 0, 'player1.evil': 5 });
});

test('one player alone keeps one dungeon and says where the minions landed', async () => {
  await startGame(page, link.replace('wholeTable', 'myDungeon'), 'board');
  await keepBack('player1', ['monster', 'room', 'food']);
  await tap(page, 'next', 'player1.chooseOrders');
  await tap(page, 'input.orders.food', 'input.orders.imps', 'input.orders.gold', 'apply');
  await tap(page, 'player1.placeMinions', 'input.firstSpace.space2', 'input.secondSpace.space1');
  await tap(page, 'input.thirdSpace.onCard', 'apply', 'next');
  await tap(page, 'player1.resolveFood', 'player1.resolveImps');
  await expectText(page, 'board.resolving', phrases.allResolved);
  await openSheet(page, 'player1');
  await expectFigures(page, {
    'player1.evil': 6,
    'player1.food': 5,
    'player1.imps': 4,
    'player1.gold': 3,
  });
});
