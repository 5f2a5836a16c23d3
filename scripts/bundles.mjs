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
 * Proves that the native app compiles, down to the bytecode that a phone runs.
 *
 * @param {'android' | 'ios'} platform
 */
const bundle = async (platform) => {
  const output = `.build/${platform}`;
  await rm(path.join(root, output), { recursive: true, force: true });
  await expo(['export', '-p', platform, '--output-dir', output]);
  const size = await bytecodeIn(path.join(root, output));
  console.log(`${platform}: ${(size / 1024 / 1024).toFixed(2)} MB of Hermes bytecode`);
};

await ensureInstalled();
await bundle('android');
await bundle('ios');
