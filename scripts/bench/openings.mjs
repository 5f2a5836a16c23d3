// @ts-check

import { sampleOf } from './figures.mjs';
import { openScreen, pause } from './phone.mjs';
import { tapsIn } from './taps.mjs';

/**
 * @typedef {import('./sites.mjs').Phone} Phone
 * @typedef {import('./phone.mjs').Screen} Screen
 * @typedef {import('./tables.mjs').Results} Results
 */

const sizes = /** @type {const} */ ([100, 1000, 10_000]);
const mostRuns = 5;

/**
 * Taps a game in the list and tells when its sheet was painted, from the finger coming down.
 *
 * @param {Screen} screen
 * @param {string} game
 */
const open = async (screen, game) => {
  // The game on top of the list has a button of its own.
  const onTop = await screen.ask(`bench.place("game.${game}") === undefined`);
  await screen.ask(
    `{ let down; addEventListener('pointerdown', ({ timeStamp }) => (down = timeStamp), { capture: true, once: true });
       bench.opened = bench.seen({ testID: 'paladin.experience.plus' }).then((painted) => painted - down); undefined }`,
  );
  await screen.tap(onTop ? 'continue' : `game.${game}`);
  return /** @type {Promise<number>} */ (screen.ask('bench.opened'));
};

/** @param {Screen} screen */
const backToList = async (screen) => {
  await pause(500);
  await screen.tap('back');
  await screen.ask('bench.seen({ testID: "newGame" })');
  await pause(500);
};

/** @param {Screen} screen */
const memory = async ({ session }) => {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
};

/**
 * What a long game costs: opening it from the list, memory, and a tap in it.
 *
 * @param {Phone} phone
 * @returns {Promise<Results>}
 */
export const measureOpenings = async (phone) => {
  const { context, urls, runs } = phone;
  /** @type {Record<string, { first: number[], again: number[], memory: number[] }>} */
  const found = Object.fromEntries(
    sizes.map((size) => [size, { first: [], again: [], memory: [] }]),
  );
  for (let run = 0; run < Math.min(runs, mostRuns); run++) {
    for (const size of sizes) {
      const sights = { list: { testID: 'newGame' }, usable: { testID: 'continue' } };
      const screen = await openScreen(context, urls.long, { sights });
      await screen.reached('usable');
      await pause(500);
      found[size]?.first.push(await open(screen, `g${size}`));
      await backToList(screen);
      // The game that was open last is still there; only after another one is it opened again.
      await open(screen, 'other');
      await backToList(screen);
      found[size]?.again.push(await open(screen, `g${size}`));
      await pause(500);
      found[size]?.memory.push(await memory(screen));
      await screen.close();
    }
  }
  const taps = await tapsIn(phone, ['g100', 'g10000']);
  const of = (/** @type {number} */ size, /** @type {'first' | 'again' | 'memory'} */ what) =>
    sampleOf(found[size]?.[what] ?? []);
  const points = (/** @type {'first' | 'again' | 'memory'} */ what) =>
    sizes.map(
      (size) =>
        /** @type {[string, import('./figures.mjs').Sample]} */ ([
          size.toLocaleString('en'),
          of(size, what),
        ]),
    );
  const tapIn = (/** @type {string} */ game) => sampleOf(taps[game] ?? []);
  return {
    lines: {
      openFirst: { unit: 'ms', value: of(10_000, 'first'), against: of(100, 'first') },
      openAgain: { unit: 'ms', value: of(10_000, 'again'), against: of(100, 'again') },
      openMemory: { unit: 'MB', value: of(10_000, 'memory'), against: of(100, 'memory') },
      tapLong: { unit: 'ms', value: tapIn('g10000'), against: tapIn('g100') },
    },
    curves: [
      { name: 'events in a game: opening it, first time', unit: 'ms', points: points('first') },
      { name: 'events in a game: opening it again', unit: 'ms', points: points('again') },
      { name: 'events in a game: memory while it is open', unit: 'MB', points: points('memory') },
      {
        name: 'events in a game: one tap',
        unit: 'ms',
        points: [
          ['100', tapIn('g100')],
          ['10,000', tapIn('g10000')],
        ],
      },
    ],
  };
};
