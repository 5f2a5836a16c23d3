// @ts-check

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run.mjs';

/** Everything the benchmark makes. */
export const workshop = path.join(root, '.build', 'bench');

/**
 * TypeScript of the app and of the benchmark in one file that Node or a page can load.
 *
 * @param {string} entry
 * @param {'browser' | 'node'} platform
 */
export const bundleScript = async (entry, platform) => {
  const { build } = await import('esbuild');
  const outfile = path.join(workshop, entry.replace('.ts', '.cjs'));
  await mkdir(path.dirname(outfile), { recursive: true });
  await build({
    entryPoints: [path.join(root, 'scripts', 'bench', entry)],
    outfile,
    bundle: true,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    external: ['node-sqlite3-wasm'],
    logLevel: 'error',
  });
  return outfile;
};
