// @ts-check

/**
 * @typedef {object} Sample many measurements of one thing
 * @property {number} middle what is compared
 * @property {number} low
 * @property {number} high
 * @property {number} runs
 *
 * @typedef {object} Budget
 * @property {'floor' | 'bare' | 'value' | 'against' | 'over'} of what the limit counts in: times the
 *   minimal stack, times the bare page, the unit itself, times the figure it is set against, more
 *   than that figure
 * @property {number} limit
 */

/**
 * @param {readonly number[]} values
 * @param {number} share
 */
export const percentile = (values, share) => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  if (!Number.isInteger(half)) return sorted[Math.floor(half)] ?? NaN;
  return ((sorted[half - 1] ?? NaN) + (sorted[half] ?? NaN)) / 2;
};

/**
 * The median with its quartiles.
 *
 * @param {readonly number[]} values
 * @returns {Sample}
 */
export const sampleOf = (values) => ({
  middle: median(values),
  low: percentile(values, 0.25),
  high: percentile(values, 0.75),
  runs: values.length,
});

/**
 * The 95th percentile of all, with the least and the greatest 95th percentile of a round.
 *
 * @param {readonly (readonly number[])[]} rounds
 * @returns {Sample}
 */
export const tailOf = (rounds) => {
  const each = rounds.map((round) => percentile(round, 0.95));
  const all = rounds.flat();
  return {
    middle: percentile(all, 0.95),
    low: Math.min(...each),
    high: Math.max(...each),
    runs: all.length,
  };
};

/**
 * What is the same however often it is looked at.
 *
 * @param {number} value
 * @returns {Sample}
 */
export const exactly = (value) => ({ middle: value, low: value, high: value, runs: 1 });

/**
 * @param {Sample} value
 * @param {Sample | undefined} yardstick
 */
export const ratio = (value, yardstick) =>
  yardstick === undefined || yardstick.middle === 0 ? undefined : value.middle / yardstick.middle;

/**
 * @typedef {object} Figures one line's measurements
 * @property {Sample} value
 * @property {Sample | undefined} [floor]
 * @property {Sample | undefined} [bare]
 * @property {Sample | undefined} [against]
 *
 * @param {Figures} figures
 * @param {Budget['of']} of
 */
const measuredAs = ({ value, floor, bare, against }, of) => {
  switch (of) {
    case 'value':
      return value.middle;
    case 'floor':
      return ratio(value, floor);
    case 'bare':
      return ratio(value, bare);
    case 'against':
      return ratio(value, against);
    case 'over':
      return against === undefined ? undefined : value.middle - against.middle;
  }
};

/**
 * Whether a figure keeps its budget; undefined where there is nothing to compare it with.
 *
 * @param {Figures} figures
 * @param {Budget} budget
 */
export const keeps = (figures, { of, limit }) => {
  const measured = measuredAs(figures, of);
  return measured === undefined || Number.isNaN(measured) ? undefined : measured <= limit;
};
