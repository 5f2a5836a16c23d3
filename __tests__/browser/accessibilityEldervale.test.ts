import type { Page } from 'playwright-core';

import {
  chooseSides,
  comeToBlows,
  eldervaleLink,
  enterDice,
  enterNames,
  everybodyRegroups,
  place,
  playToTheEnd,
  revealLair,
  startEldervale,
} from './support/eldervale';
import { seen, tap, untilKept } from './support/hands';
import { openPhone } from './support/phone';
import { openSheet } from './support/play';
import { describeAccess, unfoldAll, visitOn, type Screen } from './support/screens';

let page: Page;
/** A turn in which everything is offered, a battle about to be fought, a game that is over. */
let turn: string;
let battle: string;
let counting: string;
let ranked: string;

/** Another game; the last tap in the one before is kept. */
const prepare = async (): Promise<string> => {
  await untilKept(page);
  return startEldervale(page, 'player1');
};

beforeAll(async () => {
  ({ page } = await openPhone());
  turn = await prepare();
  await tap(page, 'player1.hireMercenary', 'apply', 'player1.treasure.plus');
  await tap(page, 'player1.workersOnMap.plus');
  await place(page, 'player1', 'dungeon');
  await revealLair(page, 'player1');

  battle = await prepare();
  await everybodyRegroups(page);
  await comeToBlows(page);
  await tap(page, 'sheet.close');

  counting = await prepare();
  await playToTheEnd(page);
  // A roof that nobody has told the element of.
  await tap(page, 'player1.fireDwellings.minus', 'player1.dwellings.plus');

  ranked = await prepare();
  await playToTheEnd(page);
  await tap(page, 'next', 'next', 'next');
  await untilKept(page);
}, 120_000);

const dialog = (): Promise<void> => page.getByRole('dialog').waitFor();

const form = (name: string, ...taps: readonly string[]): Screen => ({
  name,
  open: async () => {
    await tap(page, ...taps);
    await dialog();
  },
});

/** A sheet of the game that is open, with what is folded on it opened. */
const sheetWith = async (sheet: string, landmark: string): Promise<void> => {
  await openSheet(page, sheet);
  await seen(page, landmark).waitFor();
  await unfoldAll(page);
};

/** On to another game by the list of games. */
const changeGame = async (game: string): Promise<void> => {
  await tap(page, 'back', `game.${game}`);
  await page.waitForURL(`/play/${game}/**`);
};

const screens = (): readonly Screen[] => [
  {
    name: 'the set-up, with a mistake and everything that can be set',
    open: async () => {
      await page.goto(eldervaleLink.replace('newMarkerSpace=2', 'newMarkerSpace=x'));
      await seen(page, 'setup.newMarkerSpace.error').waitFor();
      await enterNames(page);
      await tap(page, 'setup.options.motherOfDragons', 'setup.options.frostGiant');
      await seen(page, 'peculiar.oneExpansion').waitFor();
    },
  },
  visitOn(page, `/play/${turn}/table`, 'checklist'),
  { name: 'a player', open: () => sheetWith('player1', 'player1.revealRealm') },
  form('a realm to reveal', 'player1.revealRealm', 'input.lair'),
  form(
    'a dwelling and its cost',
    'sheet.close',
    'next',
    'player1.dwell',
    'input.cost.gem',
    'input.cost.gem',
  ),
  form('goods', 'sheet.close', 'player1.gainGoods', 'input.gained.gem', 'input.gained.magic'),
  form('Magic cards', 'sheet.close', 'player1.playMagic', 'input.cost.potion'),
  {
    name: 'the board',
    open: async () => {
      await tap(page, 'sheet.close');
      await sheetWith('board', 'board.stack');
    },
  },
  form('a reward to copy', 'board.copyGlory', 'input.reward.gem'),
  {
    name: 'notices of what is lost and what to do',
    open: async () => {
      await tap(page, 'sheet.close');
      await openSheet(page, 'player1');
      for (let gem = 0; gem < 5; gem++) await tap(page, 'player1.gem.plus');
      await tap(page, 'player1.glory.plus');
      await seen(page, 'notice.act').waitFor();
    },
  },
  {
    name: 'the step of the battle',
    open: async () => {
      for (let step = 0; step < 7; step++) await tap(page, 'undo');
      await changeGame(battle);
      await openSheet(page, 'player2');
      await seen(page, 'board.battle').waitFor();
    },
  },
  {
    name: 'a battle before the roll',
    open: async () => {
      await tap(page, 'board.battle');
      await chooseSides(page);
      await tap(page, 'input.player2.fighting.worker');
      await dialog();
      await page.getByRole('meter').nth(3).waitFor();
    },
  },
  {
    name: 'a battle after the roll',
    open: async () => {
      await tap(page, 'input.player2.fighting.chosen2');
      await enterDice(page, { player1: [6, 3], player2: [6, 2], monster: [5, 5, 1] });
      await tap(page, 'input.prize.powerPrize', 'input.player2.keepsUnits');
      await seen(page, 'hand.2').waitFor();
    },
  },
  {
    name: 'the score of a player',
    open: async () => {
      await tap(page, 'sheet.close');
      await changeGame(counting);
      await sheetWith('player1', 'player1.scoreOpen');
    },
  },
  {
    name: 'the prophecies',
    open: async () => {
      await changeGame(ranked);
      await sheetWith('board', 'board.prophecyOrder');
    },
  },
  form('a prophecy', 'player2.revealProphecies'),
  {
    name: 'the ranking',
    open: async () => {
      await tap(page, 'sheet.close', 'next');
      await seen(page, 'ranking').waitFor();
    },
  },
  {
    name: 'the history',
    open: async () => {
      await tap(page, 'undo');
      await openSheet(page, 'history');
      await untilKept(page);
    },
  },
  visitOn(page, '/tools/eldervale-battle?a=6,4&b=6,4,1', 'hand.1'),
  visitOn(page, '/tools/eldervale-battle?counts=3,2,6,1,1&monsterCount=12', 'result'),
  visitOn(page, '/tools/eldervale-battle?a=7&b=1', 'field.a.error'),
  visitOn(page, '/tools/eldervale-dice?units=4&dwellings=2&swords=3', 'sum'),
  visitOn(page, '/tools/eldervale-setup?players=9', 'field.players.error'),
  visitOn(page, '/tools/eldervale-score?vp=200&dwellings=3,3&cards=3,3,2,2,2,1,1', 'sum'),
  visitOn(page, '/tools/eldervale-cost?cost=gem,gem,scroll,any,any,any&haveGold=0', 'result'),
];

describeAccess(() => page, screens);
