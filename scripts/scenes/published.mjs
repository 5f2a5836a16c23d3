// @ts-check

import { play, tap } from './hands.mjs';

/** @typedef {import('playwright-core').Page} Page */

const published = '/new/vast-mysterious-manor-published';

/**
 * A skeleton strikes the Paladin; the form is filled in and shows what it comes to.
 *
 * @param {Page} page
 */
const strike = async (page) => {
  await play(page, 'skeletons');
  await tap(page, 'skeletons.strike');
  await tap(page, 'input.spaces.plus', 2);
};

/**
 * Curses were syphoned and spread over two poltergeists.
 *
 * @param {Page} page
 */
const curse = async (page) => {
  await play(page, 'warlock');
  await tap(page, 'warlock.curses.plus', 5);
  await tap(page, 'warlock.curse');
  await tap(page, 'input.newPoltergeists.plus', 2);
  await tap(page, 'apply');
};

/** @type {readonly { name: string, path: string, steps?: (page: Page) => Promise<void> }[]} */
export const publishedScenarios = [
  { name: 'published-set-up', path: `${published}?roles=paladin,spider,manor&difficulty=1` },
  { name: 'published-paladin', path: published, steps: (page) => play(page, 'paladin') },
  { name: 'published-strike', path: published, steps: strike },
  { name: 'published-spider', path: published, steps: (page) => play(page, 'spider') },
  { name: 'published-manor', path: published, steps: (page) => play(page, 'manor') },
  { name: 'published-warlock', path: `${published}?players=5`, steps: curse },
  {
    name: 'published-knight',
    path: `${published}?players=4&armoredKnight=1`,
    steps: (page) => play(page, 'armoredKnight'),
  },
  {
    name: 'published-shadow',
    path: `${published}?players=4&shadowPaladin=1`,
    steps: (page) => play(page, 'shadowPaladin'),
  },
  {
    name: 'published-changes',
    path: '/rules/vast-mysterious-manor-published/changes-from-preview',
  },
  { name: 'published-search', path: '/rules?q=安定性&game=vast-mysterious-manor-published' },
  { name: 'published-tool', path: '/tools/vast-published-hit?defence=3&fury=2&cubes=4' },
];
