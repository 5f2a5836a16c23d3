// @ts-check

import { watchRenders } from './watchRenders.mjs';
import { onPhone, settle, startGame, tap } from './phone.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../table.mjs').Table} Table */

/** What is tapped: a number, and what else a tap can change, on the fullest sheet of each game. */
const taps = [
  {
    title: 'The Mysterious Manor, the Paladin',
    link: '/new/vast-mysterious-manor',
    sheet: 'paladin',
    tapped: ['paladin.experience.plus', 'paladin.experience.plus', 'undo'],
  },
  {
    title: 'Mansions of Madness, the keeper with four monsters',
    link: '/new/mansions-of-madness?players=4',
    sheet: 'keeper',
    tapped: ['keeper.threat.plus', 'keeper.threat.plus', 'keeper.monster4.damage.plus'],
    before: async (/** @type {Page} */ page) => {
      for (let monsters = 0; monsters < 4; monsters++) {
        await tap(page, 'keeper.monsters.add');
        await tap(page, 'sheet.close');
      }
    },
  },
  {
    title: 'Dungeon Lords, a player of four',
    link: '/new/dungeon-lords?scope=wholeTable&players=4',
    sheet: 'player1',
    tapped: ['player1.gold.plus', 'player1.gold.plus', 'player1.evil.plus'],
  },
];

/**
 * How often each component rendered for a tap. Only what an application wrote has a name worth
 * reading: elements of the browser are left out.
 *
 * @param {string} folder an export whose names are not mangled
 * @returns {Promise<Table[]>}
 */
export const rendersPerTap = (folder) =>
  onPhone(folder, watchRenders, async (page) => {
    /** @type {Table[]} */
    const tables = [];
    for (const { title, link, sheet, tapped, before } of taps) {
      await startGame(page, link, sheet);
      await before?.(page);
      await settle(page);
      for (const [index, testId] of tapped.entries()) {
        const counts = await rendersOf(page, testId);
        tables.push({
          title: `${title}: tap ${index + 1}, ${testId}`,
          head: ['component', 'renders', 'of it new'],
          rows: counts.map(({ name, renders, mounts }) => [name, `${renders}`, `${mounts}`]),
        });
      }
    }
    return tables;
  });

/**
 * @param {Page} page
 * @param {string} testId
 */
const rendersOf = async (page, testId) => {
  await page.evaluate(() => window.banmenRenders.clear());
  await tap(page, testId);
  await page.waitForTimeout(300);
  const counted = await page.evaluate(() => [...window.banmenRenders]);
  return counted
    .map(([name, { renders, mounts }]) => ({ name, renders, mounts }))
    .sort((one, other) => other.renders - one.renders || (one.name < other.name ? -1 : 1));
};
