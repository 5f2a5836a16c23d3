// @ts-check

import { lines } from './budgets.mjs';
import { keeps, ratio } from './figures.mjs';

/**
 * @typedef {import('./figures.mjs').Sample} Sample
 * @typedef {import('./figures.mjs').Budget} Budget
 * @typedef {import('./figures.mjs').Figures} Figures
 * @typedef {import('./budgets.mjs').LineId} LineId
 * @typedef {'ms' | 'KB' | 'MB' | '%'} Unit
 * @typedef {Figures & { unit: Unit }} Measured
 *
 * @typedef {object} Curve what something costs as there is more of it, the least first
 * @property {string} name
 * @property {Unit} unit
 * @property {readonly [string, Sample][]} points
 *
 * @typedef {{ title: string, head: readonly string[], rows: readonly (readonly string[])[] }} Table
 *
 * @typedef {object} Results
 * @property {Partial<Record<LineId, Measured>>} lines
 * @property {readonly Curve[]} curves
 * @property {readonly Table[]} [tables]
 */

/** @param {number} value */
const figure = (value) => {
  if (Number.isNaN(value)) return '–';
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(value < 10 ? 1 : 0);
};

/**
 * @param {Sample | undefined} sample
 * @param {Unit} unit
 */
const written = (sample, unit) => {
  if (sample === undefined) return '';
  const { middle, low, high } = sample;
  const digits = (/** @type {number} */ value) =>
    unit === 'MB' ? value.toFixed(2) : figure(value);
  const spread = low === high ? '' : ` (${digits(low)}–${digits(high)})`;
  return `${digits(middle)} ${unit}${spread}`;
};

/** @param {number | undefined} value */
const times = (value) =>
  value === undefined || Number.isNaN(value) ? '' : `${value.toFixed(2)} ×`;

/**
 * @param {Budget} budget
 * @param {Unit} unit
 */
const promised = ({ of, limit }, unit) =>
  ({
    value: `≤ ${limit} ${unit}`,
    floor: `≤ ${limit} × stack`,
    bare: `≤ ${limit} × bare`,
    against: `≤ ${limit} ×`,
    over: `≤ ${limit} ${unit} more`,
  })[of];

/**
 * @param {LineId} id
 * @param {Measured} measured
 */
const row = (id, measured) => {
  /** @type {import('./budgets.mjs').Line} */
  const { name, against, budgets } = lines[id];
  const { unit, value, floor, bare } = measured;
  const verdicts = budgets.map((budget) => keeps(measured, budget));
  const other =
    measured.against === undefined ? '' : `${written(measured.against, unit)} ${against ?? ''}`;
  return [
    name,
    written(value, unit),
    written(floor, unit),
    times(ratio(value, floor)),
    written(bare, unit),
    times(ratio(value, bare)),
    [other, times(ratio(value, measured.against))].filter(Boolean).join(': '),
    budgets.map((budget) => promised(budget, unit)).join(', '),
    verdicts.map((held) => (held === undefined ? '?' : held ? 'yes' : '**NO**')).join(', '),
    String(value.runs),
  ];
};

/**
 * The one table: each figure beside its yardsticks of the same run.
 *
 * @param {Results['lines']} measured
 * @returns {Table}
 */
export const lineTable = (measured) => ({
  title: 'Banmen beside its yardsticks',
  head: [
    'measure',
    'Banmen',
    'minimal stack',
    '÷ stack',
    'bare page',
    '÷ bare',
    'beside',
    'budget',
    'held',
    'n',
  ],
  rows: /** @type {LineId[]} */ (Object.keys(lines)).flatMap((id) => {
    const found = measured[id];
    return found === undefined ? [] : [row(id, found)];
  }),
});

/**
 * Costs are to grow with the work, not with history.
 *
 * @param {readonly Curve[]} curves
 * @returns {Table}
 */
export const curveTable = (curves) => ({
  title: 'Curves: each beside the smallest',
  head: ['what grows: what it costs', 'smallest', '', 'largest'],
  rows: curves.map(({ name, unit, points }) => {
    const [first, ...others] = points;
    const cells = points.map(([size, sample]) => {
      const beside = sample === first?.[1] ? '' : ` = ${times(ratio(sample, first?.[1]))}`;
      return `${size}: ${written(sample, unit)}${beside}`;
    });
    return [name, cells[0] ?? '', others.length > 1 ? (cells[1] ?? '') : '', cells.at(-1) ?? ''];
  }),
});

/**
 * Whether any budget is missed.
 *
 * @param {Results['lines']} measured
 */
export const missed = (measured) =>
  /** @type {[LineId, Measured][]} */ (Object.entries(measured)).flatMap(([id, found]) =>
    lines[id].budgets.some((/** @type {Budget} */ budget) => keeps(found, budget) === false)
      ? [lines[id].name]
      : [],
  );

/**
 * A table as Markdown, its columns aligned.
 *
 * @param {Table} table
 */
export const markdown = ({ title, head, rows }) => {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [`### ${title}`, '', line(head), rule, ...rows.map(line)].join('\n');
};
