// @ts-check

/**
 * @typedef {import('./figures.mjs').Budget} Budget
 *
 * @typedef {object} Line
 * @property {string} name
 * @property {string} [against] what it is compared with when that is neither of the yardsticks
 * @property {readonly Budget[]} budgets
 */

/** @type {(limit: number) => Budget} */
const timesFloor = (limit) => ({ of: 'floor', limit });
/** @type {(limit: number) => Budget} */
const timesBare = (limit) => ({ of: 'bare', limit });
/** @type {(limit: number) => Budget} */
const atMost = (limit) => ({ of: 'value', limit });
/** @type {(limit: number) => Budget} */
const timesOther = (limit) => ({ of: 'against', limit });

/** @type {(limit: number) => Budget} */
const more = (limit) => ({ of: 'over', limit });

/** Every line of the table, and what is promised of it. */
export const lines = {
  startFirst: { name: 'warm offline start: first screen painted', budgets: [] },
  startUsable: {
    name: 'warm offline start: the games are there, one tap goes on',
    budgets: [timesFloor(1.25), timesBare(3.2)],
  },
  startLink: {
    name: 'warm offline start: link into a running game of 200 events',
    budgets: [timesFloor(1.4)],
  },
  coldFirst: { name: 'cold first visit: first screen painted', budgets: [] },
  coldUsable: { name: 'cold first visit: usable', budgets: [] },
  tapMedian: { name: 'tap to number painted, median', budgets: [timesFloor(1.25)] },
  tapTail: { name: 'tap to number painted, p95', budgets: [timesFloor(1.25)] },
  tapHeld: {
    name: 'tap while SQLite answers 200 ms late, median',
    against: 'the same tap without the delay',
    budgets: [timesOther(1.2)],
  },
  tapCommit: { name: 'tap to last answer of SQLite, median', budgets: [] },
  burst: { name: '50 quick taps: last number painted to all saved', budgets: [atMost(50)] },
  script: { name: 'script until the first screen, gzip', budgets: [atMost(350)] },
  scriptBrotli: { name: 'the same, brotli', budgets: [] },
  code: { name: 'with worker and WebAssembly, gzip', budgets: [atMost(700)] },
  codeBrotli: { name: 'the same, brotli', budgets: [] },
  offline: { name: 'everything for offline, gzip', budgets: [atMost(1100)] },
  offlineBrotli: { name: 'the same, brotli', budgets: [] },
  openFirst: {
    name: 'opening a game of 10,000 events, first time',
    against: 'one of 100 events',
    budgets: [],
  },
  openAgain: {
    name: 'opening a game of 10,000 events, again',
    against: 'one of 100 events',
    budgets: [timesOther(2)],
  },
  openMemory: {
    name: 'memory with a game of 10,000 events open',
    against: 'one of 100 events',
    budgets: [],
  },
  tapLong: {
    name: 'tap in a game of 10,000 events, median',
    against: 'in one of 100 events',
    budgets: [],
  },
  listReady: {
    name: 'warm offline start with 100 games in the list',
    against: 'with 5 games',
    budgets: [timesOther(1.1)],
  },
  listScroll: {
    name: 'frames that took too long while scrolling 100 games',
    against: 'bare list of 100 rows',
    budgets: [more(1)],
  },
  searchTail: { name: 'search, one keystroke, p95', budgets: [atMost(16)] },
  searchGrown: { name: 'search in 10,000 entries, one keystroke, p95', budgets: [atMost(50)] },
  searchField: { name: 'keystroke in the search field to results painted, median', budgets: [] },
  android: { name: 'Android bytecode', against: 'last release', budgets: [] },
  ios: { name: 'iOS bytecode', against: 'last release', budgets: [] },
};

/** @typedef {keyof typeof lines} LineId */
