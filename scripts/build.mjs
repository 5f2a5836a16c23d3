// @ts-check

import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { packTexts } from './packing/packTexts.mjs';
import { indexPage, manifest, serviceWorkerOptions } from './pwa.mjs';
import { expo, root } from './run.mjs';

const folder = path.join(root, 'dist');

/** @param {string} file */
const inDist = (file) => path.join(folder, file);

const writeServiceWorker = async () => {
  const { generateSW } = await import('workbox-build');
  const { count, size, warnings } = await generateSW(serviceWorkerOptions(folder));
  // A warning means a file that would be missing offline.
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  console.log(`Service worker: ${count} files, ${Math.round(size / 1024)} KB, all kept offline`);
};

/** The web app, ready for any static host, in `dist`. */
export const build = async () => {
  // What an earlier build left must not look like the result of a failed one.
  await rm(folder, { recursive: true, force: true });
  await expo(['export', '-p', 'web', '--output-dir', 'dist'], await packTexts());
  await rm(inDist('metadata.json'), { force: true });
  await cp(path.join(root, 'assets', 'web'), inDist('icons'), { recursive: true });
  const page = indexPage(await readFile(inDist('index.html'), 'utf8'));
  await writeFile(inDist('index.html'), page);
  await writeFile(inDist('manifest.webmanifest'), JSON.stringify(manifest(), null, 2));
  await writeServiceWorker();
  // Static hosts show this page for a link they do not know, and the app does know it. It comes
  // last because the service worker answers links by itself and need not keep it twice.
  await writeFile(inDist('404.html'), page);
};

if (path.basename(process.argv[1] ?? '') === 'build.mjs') {
  await ensureInstalled();
  await build();
}
