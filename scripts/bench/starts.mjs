// @ts-check

import { sampleOf } from './figures.mjs';
import { openScreen } from './phone.mjs';
import { emptyTable } from './seeding.mjs';

/**
 * @typedef {import('./sites.mjs').Phone} Phone
 * @typedef {import('./probe.mjs').Sight} Sight
 * @typedef {import('./tables.mjs').Results} Results
 */

/** @type {Record<string, Sight>} */
const bareSights = { first: { testID: 'plus' }, usable: { testID: 'plus' } };
/** @type {Record<string, Sight>} */
const floorSights = { first: { testID: 'plus' }, usable: { testID: 'number' } };
/** @type {Record<string, Sight>} */
const tableSights = {
  first: { testID: 'newGame' },
  usable: { testID: 'continue' },
  list: { testID: 'game.*', least: 4 },
};
/** @type {Record<string, Sight>} */
const sheetSights = { usable: { testID: 'paladin.experience.plus' } };

/**
 * Opens everything in turn, again and again, and tells when each sight was painted.
 *
 * @template {string} Name
 * @param {Record<Name, { url: string, sights: Record<string, Sight> }>} targets
 * @param {number} runs
 * @param {(url: string, sights: Record<string, Sight>) => Promise<import('./phone.mjs').Screen>} open
 */
const inTurn = async (targets, runs, open) => {
  /** @type {Record<string, number[]>} */
  const times = {};
  const note = (/** @type {string} */ name, /** @type {number} */ time) =>
    (times[name] ??= []).push(time);
  const entries = /** @type {[string, { url: string, sights: Record<string, Sight> }][]} */ (
    Object.entries(targets)
  );
  // The first run of each is for the browser to get to know it.
  for (let run = 0; run <= runs; run++) {
    for (const [name, { url, sights }] of entries) {
      const screen = await open(url, sights);
      for (const sight of Object.keys(sights)) {
        const time = await screen.reached(sight);
        if (run > 0) note(`${name}.${sight}`, time);
      }
      await screen.close();
    }
  }
  return (/** @type {`${Name}.${string}`} */ name) => sampleOf(times[name] ?? []);
};

/**
 * Everything is kept on the phone, and nothing answers on the network.
 *
 * @param {Phone} phone
 * @returns {Promise<Results>}
 */
export const measureWarmStarts = async ({ context, urls, runs, offline, online }) => {
  await offline();
  const of = await inTurn(
    {
      bare: { url: urls.bare, sights: bareSights },
      floor: { url: urls.floor, sights: floorSights },
      table: { url: urls.app, sights: tableSights },
      link: { url: `${urls.app}/play/link/paladin`, sights: sheetSights },
      list25: { url: urls.list25, sights: tableSights },
      list100: { url: urls.list100, sights: tableSights },
    },
    runs,
    (url, sights) => openScreen(context, url, { sights }),
  );
  await online();
  const [floor, bare] = [of('floor.usable'), of('bare.usable')];
  return {
    lines: {
      startFirst: { unit: 'ms', value: of('table.first'), floor: of('floor.first'), bare },
      startUsable: { unit: 'ms', value: of('table.usable'), floor, bare },
      startLink: { unit: 'ms', value: of('link.usable'), floor, bare },
      listReady: { unit: 'ms', value: of('list100.list'), against: of('table.list') },
    },
    curves: [
      {
        name: 'games in the list: warm offline start',
        unit: 'ms',
        points: [
          ['5', of('table.list')],
          ['25', of('list25.list')],
          ['100', of('list100.list')],
        ],
      },
    ],
  };
};

/**
 * Somebody who has never been here: nothing is kept, the server is on this machine.
 *
 * @param {Phone} phone
 * @returns {Promise<Results>}
 */
export const measureColdStarts = async ({ urls, runs, openStranger }) => {
  const of = await inTurn(
    {
      bare: { url: urls.bare, sights: bareSights },
      floor: { url: urls.floor, sights: floorSights },
      table: {
        url: urls.app,
        sights: { first: { testID: 'newGame' }, usable: await emptyTable() },
      },
    },
    runs,
    async (url, sights) => {
      const context = await openStranger();
      const screen = await openScreen(context, url, { sights });
      return { ...screen, close: () => context.close() };
    },
  );
  return {
    lines: {
      coldFirst: {
        unit: 'ms',
        value: of('table.first'),
        floor: of('floor.first'),
        bare: of('bare.first'),
      },
      coldUsable: {
        unit: 'ms',
        value: of('table.usable'),
        floor: of('floor.usable'),
        bare: of('bare.usable'),
      },
    },
    curves: [],
  };
};
