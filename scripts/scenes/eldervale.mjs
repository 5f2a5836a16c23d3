// @ts-check

import { play, tap } from './hands.mjs';

/** @typedef {import('playwright-core').Page} Page */

const eldervale = '/new/dwellings-of-eldervale?players=3&options=tactics,mercenaries';

/** @param {Page} page */
const playNamed = async (page) => {
  await page.getByTestId('name.player1').fill('あき Aki');
  await page.getByTestId('name.player2').fill('Ben');
  await play(page, 'player1');
};

/**
 * Everybody regroups once, so peace is over; then the first player places a unit beside a monster.
 *
 * @param {Page} page
 */
const toBattle = async (page) => {
  await playNamed(page);
  for (const player of ['player1', 'player2', 'player3']) {
    await tap(page, `sheet.${player}`);
    await tap(page, `${player}.regroupAtOnce`);
    await tap(page, 'next');
  }
  await tap(page, 'sheet.player1');
  await tap(page, 'player1.placeUnit');
  await tap(page, 'input.realm.dungeon');
  await tap(page, 'apply');
  await tap(page, 'player1.revealRealm');
  await tap(page, 'input.lair');
  await tap(page, 'apply');
  await tap(page, 'next', 2);
};

/** @param {Page} page */
const fight = async (page) => {
  await toBattle(page);
  await tap(page, 'board.battle');
  await tap(page, 'input.fighters.player2');
  await tap(page, 'input.monster.board.monster1');
  await tap(page, 'input.player2.fighting.worker', 2);
};

/** @param {Page} page */
const toEnd = async (page) => {
  await playNamed(page);
  await tap(page, 'player1.fireDwellings.plus', 6);
  for (let turn = 0; turn < 4; turn++) {
    const player = `player${(turn % 3) + 1}`;
    await tap(page, `sheet.${player}`);
    await tap(page, `${player}.regroupAtOnce`);
    await tap(page, 'next');
  }
};

/** @type {readonly { name: string, path: string, steps?: (page: Page) => Promise<void> }[]} */
export const eldervaleScenarios = [
  { name: 'eldervale-set-up', path: eldervale },
  { name: 'eldervale-table', path: eldervale, steps: (page) => play(page, 'table') },
  { name: 'eldervale-player', path: eldervale, steps: playNamed },
  { name: 'eldervale-board', path: eldervale, steps: (page) => play(page, 'board') },
  {
    name: 'eldervale-dwell',
    path: eldervale,
    steps: async (page) => {
      await playNamed(page);
      await tap(page, 'player1.placeUnit');
      await tap(page, 'input.realm.mill');
      await tap(page, 'apply');
      await tap(page, 'player1.dwell');
      await tap(page, 'input.cost.gem', 2);
    },
  },
  { name: 'eldervale-battle', path: eldervale, steps: fight },
  {
    name: 'eldervale-battle-result',
    path: eldervale,
    steps: async (page) => {
      await fight(page);
      await tap(page, 'rollAll');
      await page.getByTestId('hand.2').scrollIntoViewIfNeeded();
    },
  },
  { name: 'eldervale-score', path: eldervale, steps: toEnd },
  {
    name: 'eldervale-ranking',
    path: eldervale,
    steps: async (page) => {
      await toEnd(page);
      await tap(page, 'next', 4);
      await tap(page, 'sheet.board');
    },
  },
  { name: 'eldervale-tool-battle', path: '/tools/eldervale-battle?a=6,4&b=6,4,1' },
  { name: 'eldervale-tool-odds', path: '/tools/eldervale-battle?counts=3,2&monsterCount=4' },
  {
    name: 'eldervale-tool-score',
    path: '/tools/eldervale-score?vp=20&orbs=1&markers=3,2&dwellings=3,3&cards=3,3,2,2,2,1,1',
  },
  {
    name: 'eldervale-tool-cost',
    path: '/tools/eldervale-cost?cost=gem,gem,scroll&haveGem=1&haveGold=2',
  },
];
