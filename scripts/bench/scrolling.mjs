// @ts-check

import { exactly, median } from './figures.mjs';
import { openScreen, pause } from './phone.mjs';

/**
 * @typedef {import('./sites.mjs').Phone} Phone
 * @typedef {import('./tables.mjs').Results} Results
 */

const gestures = 4;

/**
 * Frames while a finger pushes the list up and down, that took longer than one and a half of the
 * usual ones.
 *
 * @param {import('./phone.mjs').Screen} screen
 */
const longFrames = async ({ toFront, session, ask }) => {
  // A gesture on a page that is behind another one never ends.
  await toFront();
  /** @type {number[]} */
  const frames = [];
  for (let gesture = 0; gesture < gestures; gesture++) {
    await ask('bench.countFrames()');
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 420,
      yDistance: gesture % 2 === 0 ? -2400 : 2400,
      speed: 2400,
      gestureSourceType: 'touch',
      preventFling: true,
    });
    frames.push(.../** @type {number[]} */ (await ask('bench.framesCounted()')));
    await pause(300);
  }
  const usual = median(frames);
  return { long: frames.filter((frame) => frame > usual * 1.5).length, all: frames.length };
};

/**
 * @param {Phone} phone
 * @returns {Promise<Results>}
 */
export const measureScrolling = async ({ context, urls }) => {
  const list = await openScreen(context, urls.list100, {
    sights: { usable: { testID: 'game.*', least: 4 } },
  });
  await list.reached('usable');
  const bare = await openScreen(context, `${urls.bare}/list.html`, {
    sights: { usable: { testID: 'row.100' } },
  });
  await bare.reached('usable');
  await pause(7_000);
  const found = { list: { long: 0, all: 0 }, bare: { long: 0, all: 0 } };
  for (let round = 0; round < 3; round++) {
    for (const [name, screen] of /** @type {const} */ ([
      ['bare', bare],
      ['list', list],
    ])) {
      const { long, all } = await longFrames(screen);
      found[name].long += long;
      found[name].all += all;
    }
  }
  await list.close();
  await bare.close();
  const counted = ({ long = 0, all = 0 }) => ({ ...exactly((long / all) * 100), runs: all });
  return {
    lines: {
      listScroll: { unit: '%', value: counted(found.list), against: counted(found.bare) },
    },
    curves: [],
  };
};
