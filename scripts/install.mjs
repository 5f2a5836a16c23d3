// @ts-check

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npm, root, run } from './run.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * @param {string} file
 * @returns {Lock | undefined}
 */
const readLock = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Whether everything the lock names is installed in that version. Contents are compared, not
 * times: a checkout touches files that did not change. Optional packages may be absent, because
 * most of them are for other systems.
 *
 * @param {Lock} wanted
 * @param {Lock | undefined} installed
 */
export const matches = (wanted, installed) =>
  installed !== undefined &&
  Object.entries(wanted.packages).every(([place, { version, optional, link }]) => {
    if (place === '' || link) return true;
    const found = installed.packages[place];
    return found === undefined ? optional === true : found.version === version;
  });

/** Installs the dependencies unless they are there already, so that one command always works. */
export const ensureInstalled = async () => {
  const wanted = readLock(path.join(root, 'package-lock.json'));
  const installed = readLock(path.join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined) throw new Error('package-lock.json is missing or broken');
  if (matches(wanted, installed)) return;

  console.log('Installing dependencies (npm ci)…');
  const [command, ...args] = npm();
  const code = await run(command, [...args, 'ci']);
  if (code !== 0) throw new Error(`npm ci ended with code ${code}`);
};
