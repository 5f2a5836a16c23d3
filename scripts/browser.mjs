// @ts-check

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map(
      (file) => path.win32.join(process.env[folder] ?? 'C:\\', file),
    ),
  ),
};

/** @param {string} file */
const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * @param {readonly string[]} wanted
 * @returns {string | undefined}
 */
const onPath = (wanted) => {
  /** @type {string[]} */
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return wanted
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isProgram(file));
};

/**
 * The Chromium or Chrome to drive, if this machine has one.
 *
 * @returns {string | undefined}
 */
export const findBrowser = () => {
  const chosen = process.env['BANMEN_BROWSER'];
  if (chosen) {
    if (!isProgram(chosen)) throw new Error(`BANMEN_BROWSER is not a program: ${chosen}`);
    return chosen;
  }
  const places = usualPlaces[/** @type {'darwin' | 'win32'} */ (process.platform)] ?? [];
  return onPath(names) ?? places.find((place) => existsSync(place));
};

/** How to call apt-get without a question being asked, or undefined where that is impossible. */
const aptGet = () => {
  if (onPath(['apt-get']) === undefined) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  const mayRun = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return mayRun ? ['sudo', '-n', 'apt-get'] : undefined;
};

const installBrowser = () => {
  const apt = aptGet();
  if (apt === undefined) return;
  const [command, ...first] = apt;
  const apply = (/** @type {string[]} */ ...args) =>
    spawnSync(/** @type {string} */ (command), [...first, ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  console.log('Installing Chromium and a Japanese font (apt-get)…');
  apply('update', '-qq');
  // Without the font every kanji is the same empty box, and pictures and layouts prove nothing.
  apply('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
};

/**
 * The browser, installed first where the system allows it.
 *
 * @returns {string}
 */
export const ensureBrowser = () => {
  if (findBrowser() === undefined) installBrowser();
  const browser = findBrowser();
  if (browser !== undefined) return browser;
  throw new Error(
    'No Chromium found. Install Chromium or Google Chrome (on Debian: apt-get install chromium ' +
      'fonts-noto-cjk), or set BANMEN_BROWSER to the full path of its program.',
  );
};

/** How every script and test starts the browser: headless, and silent towards the network. */
export const launchOptions = {
  headless: true,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
