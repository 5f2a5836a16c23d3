// @ts-check

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { expo, root } from './run.mjs';
import { printTable } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */

/**
 * An export to look into, beside the one that is served.
 *
 * @param {string} name
 * @param {...string} flags
 */
const exported = async (name, ...flags) => {
  const folder = path.join(root, '.build', name);
  // The chunks of an earlier export have other names, and would be counted too.
  await rm(folder, { recursive: true, force: true });
  await expo(['export', '-p', 'web', ...flags, '--output-dir', folder]);
  return folder;
};

/** @type {Readonly<Record<string, () => Promise<readonly Table[]>>>} */
const parts = {
  bundle: async () => {
    const { bundleComposition } = await import('./profile/bundle.mjs');
    return bundleComposition(await exported('profile', '--source-maps'));
  },
  renders: async () => {
    const { rendersPerTap } = await import('./profile/renders.mjs');
    // Minified, every component would be called by a single letter.
    return rendersPerTap(await exported('profile-named', '--no-minify'));
  },
  statements: async () => {
    const { slowestStatements } = await import('./profile/statements.mjs');
    return [await slowestStatements(await exported('profile'))];
  },
};

const at = process.argv.indexOf('--only');
const only = at === -1 ? undefined : (process.argv[at + 1] ?? '');
if (only !== undefined && !(only in parts)) {
  throw new Error(`No such part: ${only}. There are ${Object.keys(parts).join(', ')}.`);
}
await ensureInstalled();
for (const [name, tablesOf] of Object.entries(parts)) {
  if (only !== undefined && only !== name) continue;
  for (const table of await tablesOf()) printTable(table);
}
