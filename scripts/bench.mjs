// @ts-check

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { workshop } from './bench/bundle.mjs';
import { measureNative } from './bench/native.mjs';
import { measureOpenings } from './bench/openings.mjs';
import { measureScrolling } from './bench/scrolling.mjs';
import { measureSearch } from './bench/search.mjs';
import { openSites } from './bench/sites.mjs';
import { measureSizes } from './bench/sizes.mjs';
import { measureColdStarts, measureWarmStarts } from './bench/starts.mjs';
import { curveTable, lineTable, markdown, missed } from './bench/tables.mjs';
import { measureTaps } from './bench/taps.mjs';
import { buildYardsticks } from './bench/yardsticks.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

/** @typedef {import('./bench/tables.mjs').Results} Results */

const args = process.argv.slice(2);

/** @param {string} name */
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);

/** In the order of the table, which is not that of the measuring. */
const onThePhone = {
  start: measureWarmStarts,
  cold: measureColdStarts,
  tap: measureTaps,
  size: measureSizes,
  open: measureOpenings,
  scroll: measureScrolling,
  search: measureSearch,
};

const names = [...Object.keys(onThePhone), 'native'];

const chosen = (() => {
  const only = option('--only')?.split(',') ?? names;
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length === 0) return only;
  throw new Error(`No such measure: ${unknown.join(', ')}. There are ${names.join(', ')}`);
})();

/** @returns {Promise<Results[]>} */
const measure = async () => {
  const executablePath = ensureBrowser();
  const runs = Number(option('--runs') ?? 10);
  /** @type {Results[]} */
  const found = [];
  const phoneMeasures = Object.entries(onThePhone).filter(([name]) => chosen.includes(name));
  if (phoneMeasures.length > 0) {
    const folders = args.includes('--no-build')
      ? { bare: path.join(workshop, 'bare'), floor: path.join(workshop, 'floor') }
      : await build().then(buildYardsticks);
    const app = path.join(root, 'dist');
    const phone = await openSites(executablePath, { ...folders, app }, runs);
    try {
      for (const [name, measureIt] of phoneMeasures) {
        console.log(`Measuring: ${name}`);
        found.push(await measureIt(phone));
      }
    } finally {
      await phone.close();
    }
  }
  if (chosen.includes('native')) {
    found.push(await measureNative({ release: args.includes('--release') }));
  }
  return found;
};

/**
 * Puts the tables where the document keeps them.
 *
 * @param {string} text
 */
const writeDown = async (text) => {
  const file = path.join(root, 'docs', 'performance.md');
  const [begin, end] = ['<!-- bench: begin -->', '<!-- bench: end -->'];
  const page = await readFile(file, 'utf8');
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has lost its markers`);
  const whole = `${before}${begin}\n\n${text}\n\n${end}${after}`;
  const { format, resolveConfig } = await import('prettier');
  const options = { ...(await resolveConfig(file)), parser: 'markdown' };
  await writeFile(file, await format(whole, options));
};

await ensureInstalled();
const begun = Date.now();
const loadBefore = loadavg()[0];
const found = await measure();
const lines = Object.assign({}, ...found.map((results) => results.lines));
const curves = found.flatMap((results) => results.curves);
const tables = [
  lineTable(lines),
  ...(curves.length > 0 ? [curveTable(curves)] : []),
  ...found.flatMap((results) => results.tables ?? []),
];
const where =
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ` +
  `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ` +
  `load ${loadBefore?.toFixed(1)} before and ${loadavg()[0]?.toFixed(1)} after, ` +
  `${Math.round((Date.now() - begun) / 1000)} s`;
const text = [where, ...tables.map(markdown)].join('\n\n');
console.log(`\n${text}`);

await mkdir(workshop, { recursive: true });
const result = { where, lines, curves };
await writeFile(path.join(workshop, 'result.json'), JSON.stringify(result, null, 2));
if (args.includes('--write')) await writeDown(text);

const over = missed(lines);
console.log(over.length === 0 ? '\nEvery budget held.' : `\nBudgets missed: ${over.join('; ')}`);
// Machines are noisy: only who asks for it is failed by a figure.
if (args.includes('--strict') && over.length > 0) process.exitCode = 1;
