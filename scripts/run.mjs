// @ts-check

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The scripts are always started from the top of the repository, by npm or by `.ci/run`. */
export const root = process.cwd();

/**
 * Runs a program with its output going straight to ours, and resolves to its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] added to our own
 * @param {string} [cwd]
 * @returns {Promise<number>}
 */
export const run = (command, args, env = {}, cwd = root) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

/**
 * npm as `[command, ...args]`. Under `npm run` npm tells where it lives; calling that file with
 * Node spares the `.cmd` wrapper that Windows refuses to spawn.
 *
 * @returns {[string, ...string[]]}
 */
export const npm = () => {
  const file = process.env['npm_execpath'];
  return file?.endsWith('.js') ? [process.execPath, file] : ['npm'];
};

/**
 * The program of an installed package as `[node, file]`, for the same reason.
 *
 * @param {string} name
 * @returns {[string, string]}
 */
export const program = (name) => {
  const folder = path.join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [process.execPath, path.join(folder, typeof bin === 'string' ? bin : bin[name])];
};

/** Exports need nothing from the network and must never stop to ask. */
export const offlineExpo = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };

export const quietExpo = {
  ...offlineExpo,
  // A value that is exported never changes later; reading it through a getter costs start-up and bytes.
  EXPO_UNSTABLE_LIVE_BINDINGS: '0',
};

/**
 * Runs the Expo command line and throws if it fails.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 */
export const expo = async (args, env = {}) => {
  const [node, cli] = program('expo');
  const code = await run(node, [cli, ...args], { ...quietExpo, ...env });
  if (code !== 0) throw new Error(`expo ${args.join(' ')} ended with code ${code}`);
};
