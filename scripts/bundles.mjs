// @ts-check

import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { expo, root } from './run.mjs';

/** @param {string} folder */
const bytecodeIn = async (folder) => {
  const files = await readdir(folder, { recursive: true });
  const bundles = files.filter((file) => file.endsWith('.hbc'));
  const sizes = await Promise.all(
    bundles.map(async (file) => (await stat(path.join(folder, file))).size),
  );
  if (sizes.length === 0) throw new Error('No Hermes bytecode came out');
  if (sizes.includes(0)) throw new Error('An empty bundle came out');
  return sizes.reduce((sum, size) => sum + size, 0);
};

/**
 * Compiles the native app down to the bytecode that a phone runs, and tells its bytes.
 *
 * @param {'android' | 'ios'} platform
 */
export const bundle = async (platform) => {
  const output = `.build/${platform}`;
  await rm(path.join(root, output), { recursive: true, force: true });
  await expo(['export', '-p', platform, '--output-dir', output]);
  return bytecodeIn(path.join(root, output));
};

if (path.basename(process.argv[1] ?? '') === 'bundles.mjs') {
  await ensureInstalled();
  for (const platform of /** @type {const} */ (['android', 'ios'])) {
    const size = await bundle(platform);
    console.log(`${platform}: ${(size / 1024 / 1024).toFixed(2)} MB of Hermes bytecode`);
  }
}
