// @ts-check

import { sampleOf, tailOf } from './figures.mjs';
import { openScreen, pause, touch } from './phone.mjs';

/**
 * @typedef {import('./sites.mjs').Phone} Phone
 * @typedef {import('./phone.mjs').Screen} Screen
 * @typedef {import('./probe.mjs').Change} Change
 * @typedef {import('./tables.mjs').Results} Results
 *
 * @typedef {object} Taps what a round of taps took, each from the finger coming down
 * @property {number[]} painted
 * @property {number[]} saved until the last answer of the database
 */

const betweenMs = 300;
const inARound = 10;
/** A track of the Paladin takes fifty taps; then another game goes on. */
const roundsInAGame = 5;
const heldMs = 200;
const burstTaps = 50;
const burstEveryMs = 40;
/** The app makes a backup a few seconds after it was opened; this is about taps. */
const settledMs = 7_000;

/**
 * What came of a tap; a busy machine is given its time.
 *
 * @param {Screen} screen
 * @param {string} button
 */
const outcome = async (screen, button) => {
  for (let tries = 0; tries < 20; tries++) {
    /** @type {{ changes: Change[], answer: number }} */
    const { changes, answer } = await screen.ask(
      '({ changes: bench.changes(), answer: bench.lastAnswer() })',
    );
    const [change] = changes;
    if (change !== undefined) return { change, answer };
    await pause(betweenMs);
  }
  await screen.page.screenshot({ path: '.build/bench/lost.png' });
  throw new Error(`A tap on ${button} changed nothing on ${screen.page.url()}`);
};

/**
 * @param {Screen} screen
 * @param {{ button: string, number: string }} target
 * @returns {Promise<Taps>}
 */
const tapRound = async (screen, { button, number }) => {
  /** @type {Taps} */
  const taps = { painted: [], saved: [] };
  await screen.toFront();
  for (let tap = 0; tap < inARound; tap++) {
    await screen.ask(`bench.follow(${JSON.stringify(number)})`);
    await screen.tap(button);
    await pause(betweenMs);
    const { change, answer } = await outcome(screen, button);
    taps.painted.push(change.painted - change.down);
    if (answer > change.down) taps.saved.push(answer - change.down);
  }
  return taps;
};

const plain = { button: 'plus', number: 'number' };
const experience = { button: 'paladin.experience.plus', number: 'paladin.experience' };
/** Go to 99, and nothing follows from most of their steps. */
const counters = ['poltergeistsDestroyed', 'foesAttacked', 'tiles'].map((name) => ({
  button: `paladin.${name}.plus`,
  number: `paladin.${name}`,
}));
const [counter = experience] = counters;

/**
 * @param {Phone} phone
 * @param {string} url
 * @param {string} testID
 */
const openSettled = async ({ context }, url, testID) => {
  const screen = await openScreen(context, url, { sights: { usable: { testID } } });
  await screen.reached('usable');
  await pause(settledMs);
  return screen;
};

/**
 * @param {Phone} phone
 * @param {string} url
 */
const openSheet = (phone, url) => openSettled(phone, url, experience.button);

/**
 * The three pages side by side, a few taps on each in turn.
 *
 * @param {Phone} phone
 */
const besideYardsticks = async (phone) => {
  const { urls, runs } = phone;
  const bare = await openSettled(phone, urls.bare, plain.button);
  const floor = await openSettled(phone, urls.floor, plain.number);
  /** @type {Record<'bare' | 'floor' | 'app', Taps[]>} */
  const rounds = { bare: [], floor: [], app: [] };
  const games = Math.ceil(runs / roundsInAGame);
  for (let game = 1; game <= games; game++) {
    const app = await openSheet(phone, `${urls.taps}/play/tap${game}/paladin`);
    for (let round = 0; round < roundsInAGame; round++) {
      rounds.bare.push(await tapRound(bare, plain));
      rounds.floor.push(await tapRound(floor, plain));
      rounds.app.push(await tapRound(app, experience));
    }
    await app.close();
  }
  await bare.close();
  await floor.close();
  return rounds;
};

/**
 * If what is painted had to wait for the database, it would come later when the database does.
 *
 * @param {Phone} phone
 */
const withLateAnswers = async (phone) => {
  const screen = await openSheet(phone, `${phone.urls.taps}/play/tap5/paladin`);
  /** @type {{ held: number[], usual: number[] }} */
  const painted = { held: [], usual: [] };
  for (let round = 0; round < 4; round++) {
    painted.usual.push(...(await tapRound(screen, counter)).painted);
    await screen.ask(`bench.database.hold = ${heldMs}`);
    painted.held.push(...(await tapRound(screen, counter)).painted);
    await pause(2 * heldMs);
    await screen.ask('bench.database.hold = 0');
  }
  await screen.close();
  return painted;
};

/**
 * Many taps as fast as a thumb can, and how long after the last of them everything is saved.
 *
 * @param {Screen} screen
 * @param {{ button: string, number: string }} target
 */
const burst = async (screen, { button, number }) => {
  await screen.toFront();
  await screen.ask(`bench.follow(${JSON.stringify(number)})`);
  /** @type {{ x: number, y: number }} */
  const place = await screen.ask(`bench.place(${JSON.stringify(button)})`);
  /** @type {Promise<void>[]} */
  const taps = [];
  // A thumb does not wait until the page has taken its last tap.
  for (let tap = 0; tap < burstTaps; tap++) {
    taps.push(touch(screen.session, place));
    await pause(burstEveryMs);
  }
  await Promise.all(taps);
  await pause(1500);
  /** @type {{ changes: Change[], answer: number, waiting: number }} */
  const { changes, answer, waiting } = await screen.ask(
    '({ changes: bench.changes(), answer: bench.lastAnswer(), waiting: bench.database.waiting.size })',
  );
  if (waiting > 0) throw new Error('The database did not come to rest');
  const last = changes.at(-1);
  if (last === undefined) throw new Error(`A burst on ${button} changed nothing`);
  return Math.max(0, answer - last.painted);
};

/** @param {Phone} phone */
const bursts = async (phone) => {
  const floor = await openSettled(phone, phone.urls.floor, plain.number);
  /** @type {{ app: number[], floor: number[] }} */
  const waits = { app: [], floor: [] };
  for (const game of ['tap6', 'tap7']) {
    const app = await openSheet(phone, `${phone.urls.taps}/play/${game}/paladin`);
    for (const target of counters) {
      waits.app.push(await burst(app, target));
      waits.floor.push(await burst(floor, plain));
    }
    await app.close();
  }
  await floor.close();
  return waits;
};

/**
 * @param {Phone} phone
 * @returns {Promise<Results>}
 */
export const measureTaps = async (phone) => {
  const { app, floor, bare } = await besideYardsticks(phone);
  const late = await withLateAnswers(phone);
  const waits = await bursts(phone);
  const painted = (/** @type {Taps[]} */ rounds) => rounds.map((round) => round.painted);
  const saved = (/** @type {Taps[]} */ rounds) => rounds.flatMap((round) => round.saved);
  return {
    lines: {
      tapMedian: {
        unit: 'ms',
        value: sampleOf(painted(app).flat()),
        floor: sampleOf(painted(floor).flat()),
        bare: sampleOf(painted(bare).flat()),
      },
      tapTail: {
        unit: 'ms',
        value: tailOf(painted(app)),
        floor: tailOf(painted(floor)),
        bare: tailOf(painted(bare)),
      },
      tapHeld: { unit: 'ms', value: sampleOf(late.held), against: sampleOf(late.usual) },
      tapCommit: { unit: 'ms', value: sampleOf(saved(app)), floor: sampleOf(saved(floor)) },
      burst: { unit: 'ms', value: sampleOf(waits.app), floor: sampleOf(waits.floor) },
    },
    curves: [],
  };
};

/**
 * Taps in games of different length, in turn.
 *
 * @param {Phone} phone
 * @param {readonly string[]} games
 */
export const tapsIn = async (phone, games) => {
  /** @type {Record<string, number[]>} */
  const painted = {};
  for (let round = 0; round < 2; round++) {
    for (const game of games) {
      const screen = await openSheet(phone, `${phone.urls.long}/play/${game}/paladin`);
      (painted[game] ??= []).push(...(await tapRound(screen, counter)).painted);
      await screen.close();
    }
  }
  return painted;
};
