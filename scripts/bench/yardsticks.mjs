// @ts-check

import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { indexPage, serviceWorkerOptions } from '../pwa.mjs';
import { offlineExpo, program, root, run } from '../run.mjs';
import { workshop } from './bundle.mjs';

const sources = path.join(root, 'scripts', 'bench');

/** A page with a button, a number and a service worker: nothing on the web is faster. */
const buildBare = async () => {
  const folder = path.join(workshop, 'bare');
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(sources, 'bare'), folder, { recursive: true });
  return folder;
};

/**
 * The least app of this stack, exported as Expo does it by default, with the page and the service
 * worker of the app.
 */
const buildFloor = async () => {
  const folder = path.join(workshop, 'floor');
  await rm(folder, { recursive: true, force: true });
  const [node, cli] = program('expo');
  const args = [cli, 'export', '-p', 'web', '--output-dir', folder];
  const code = await run(node, args, offlineExpo, path.join(sources, 'floor'));
  if (code !== 0) throw new Error(`expo export of the minimal app ended with code ${code}`);
  await rm(path.join(folder, 'metadata.json'), { force: true });
  const page = path.join(folder, 'index.html');
  await writeFile(page, indexPage(await readFile(page, 'utf8')));
  const { generateSW } = await import('workbox-build');
  await generateSW(serviceWorkerOptions(folder));
  return folder;
};

/** Builds both, and tells their folders. */
export const buildYardsticks = async () => ({
  bare: await buildBare(),
  floor: await buildFloor(),
});
