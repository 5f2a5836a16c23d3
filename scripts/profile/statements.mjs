// @ts-check

import { onPhone, settle, startGame, tap } from './phone.mjs';
import { watchStatements } from './watchStatements.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../table.mjs').Table} Table */

/**
 * An evening at the table in short: a game is started and opened again, thirty taps, some undone,
 * a rule looked up, a backup made.
 *
 * @param {Page} page
 */
const evening = async (page) => {
  await startGame(page, '/new/vast-mysterious-manor', 'paladin');
  await page.goto('/');
  await tap(page, 'continue');
  for (let taps = 0; taps < 15; taps++) {
    await tap(page, 'paladin.health.minus');
    await tap(page, 'paladin.health.plus');
  }
  for (let taps = 0; taps < 5; taps++) await tap(page, 'undo');
  await settle(page);
  await page.goto('/rules?q=罠');
  await page.getByTestId('count').filter({ hasText: /\d/ }).waitFor();
  await page.goto('/settings');
  await tap(page, 'backUpNow');
  await page.getByTestId('outcome').waitFor();
};

/**
 * What the app asks of SQLite in such an evening, and how long it waits for it: each message to the
 * worker from when it is sent until its answer is back.
 *
 * @param {string} folder
 * @returns {Promise<Table>}
 */
export const slowestStatements = (folder) =>
  onPhone(folder, watchStatements, async (page) => {
    /** @type {Timed[]} */
    const all = [];
    // A page that is left takes what it measured with it.
    await page.exposeFunction('banmenTimed', (/** @type {Timed} */ timed) => all.push(timed));
    await evening(page);
    const found = perStatement(all);
    return {
      title: `Statements: the ${shown} that took longest in all, of ${found.length}`,
      head: ['statement', 'message', 'count', 'total ms', 'median ms', 'slowest ms'],
      rows: found
        .slice(0, shown)
        .map(({ sql, message, times, total }) => [
          shortened(sql),
          message,
          String(times.length),
          ms(total),
          ms(times[Math.floor(times.length / 2)] ?? 0),
          ms(times.at(-1) ?? 0),
        ]),
    };
  });

const shown = 30;

/** @typedef {{ sql: string, message: string, ms: number }} Timed */

/** @param {readonly Timed[]} all */
const perStatement = (all) => {
  /** @type {Map<string, { sql: string, message: string, times: number[], total: number }>} */
  const found = new Map();
  for (const { sql: written, message, ms: time } of all) {
    const sql = withoutValues(written);
    const known = found.get(`${message} ${sql}`) ?? { sql, message, times: [], total: 0 };
    known.times.push(time);
    known.total += time;
    found.set(`${message} ${sql}`, known);
  }
  for (const { times } of found.values()) times.sort((one, other) => one - other);
  return [...found.values()].sort((one, other) => other.total - one.total);
};

/**
 * Some statements have their values written into them; they are the same one all the same.
 *
 * @param {string} sql
 */
const withoutValues = (sql) =>
  sql
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/\b\d+\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\([?, ]+\))(?:, ?\1)+/g, '$1, …')
    .trim();

const longest = 90;

const shortened = (/** @type {string} */ sql) =>
  sql.length > longest ? `${sql.slice(0, longest - 1)}…` : sql;

const ms = (/** @type {number} */ time) => time.toFixed(1);
