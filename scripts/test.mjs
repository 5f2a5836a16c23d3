// @ts-check

import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { npm, root, run } from './run.mjs';
import { jestOutcome, stepOutcome, summary, totals } from './testReport.mjs';

/**
 * @typedef {object} Step
 * @property {string} name for `--only`
 * @property {string} script of package.json
 * @property {boolean} [jest] whether it reports single tests
 * @property {() => Promise<void>} [before]
 */

const needBrowser = async () => {
  const { ensureBrowser } = await import('./browser.mjs');
  console.log(`Browser: ${ensureBrowser()}`);
};

/** @type {readonly Step[]} */
const steps = [
  { name: 'format', script: 'check:format' },
  { name: 'lint', script: 'check:lint' },
  { name: 'layers', script: 'check:layers' },
  { name: 'types', script: 'check:types' },
  { name: 'unit', script: 'check:unit', jest: true },
  { name: 'bundles', script: 'check:bundles' },
  { name: 'build', script: 'build' },
  { name: 'browser', script: 'check:browser', jest: true, before: needBrowser },
];

/** @param {string} file */
const readReport = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** @param {Step} step */
const perform = async ({ name, script, jest = false, before }) => {
  const started = Date.now();
  const report = path.join(root, '.build', `${name}.json`);
  // A report that an earlier run left must not count for this one.
  await rm(report, { force: true });
  console.log(`\n── ${script} ──`);
  const [command, ...args] = npm();
  const extra = jest ? ['--', '--json', `--outputFile=${report}`] : [];
  let code = 1;
  try {
    await before?.();
    code = await run(command, [...args, 'run', '--silent', script, ...extra]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const outcome = jest ? jestOutcome(code, await readReport(report)) : stepOutcome(code);
  return { name, seconds: (Date.now() - started) / 1000, ...outcome };
};

/** @param {readonly string[]} args */
const chosen = (args) => {
  const at = args.indexOf('--only');
  if (at === -1) return steps;
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`);
  return steps.filter(({ name }) => names.includes(name));
};

const plan = chosen(process.argv.slice(2));
await ensureInstalled();
await mkdir(path.join(root, '.build'), { recursive: true });
const results = [];
// One after the other: each of them can fill a small machine by itself.
for (const step of plan) results.push(await perform(step));
console.log(`\n${summary(results)}`);
process.exitCode = totals(results).failed === 0 ? 0 : 1;
