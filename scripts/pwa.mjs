// @ts-check

import { createHash } from 'node:crypto';

/** Warm washi and lacquer: the page is already in the right colour before the script has run. */
export const colours = { light: '#f6f0e3', dark: '#17130f' };

const name = 'Banmen 盤面';

const description = {
  ja: '卓上のボードゲームの数値・手番・ルールを、オフラインで見守る相棒。',
  en: 'Keeps the numbers, the turn and the rules of a board game at the table, offline.',
};

/** What react-native-web needs of a page, and the colour of the page until the app paints. */
const pageStyle = [
  'html,body{height:100%}',
  'body{margin:0;overflow:hidden}',
  '#root{display:flex;flex:1;height:100%}',
  `html{background:${colours.light};color:${colours.dark}}`,
  `@media(prefers-color-scheme:dark){html{background:${colours.dark};color:${colours.light}}}`,
].join('');

/** @param {string} text */
const cspHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Nothing is allowed but what the app itself brings. `'wasm-unsafe-eval'` lets SQLite start; it
 * does not allow `eval`. react-native-web appends one empty style element and fills it through the
 * object model, which is not checked: the hash of the empty text is what lets it in.
 */
export const contentSecurityPolicy = () =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'style-src': `'self' ${cspHash(pageStyle)} ${cspHash('')}`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/**
 * The script and link tags of the page that Expo wrote; the rest of that page is replaced.
 *
 * @param {string} exported
 */
const tagsOf = (exported) => {
  const scripts = exported.match(/<script\b[^>]*>[\s\S]*?<\/script>/g) ?? [];
  if (scripts.length === 0) throw new Error('The exported page has no script');
  const inline = scripts.find((tag) => !/^<script[^>]*\ssrc="[^"]+"[^>]*><\/script>$/.test(tag));
  if (inline !== undefined) throw new Error(`The exported page has an inline script: ${inline}`);
  return { scripts, links: exported.match(/<link\b[^>]*>/g) ?? [] };
};

/**
 * The app's only page, made from the one that Expo exported.
 *
 * @param {string} exported
 */
export const indexPage = (exported) => {
  const { scripts, links } = tagsOf(exported);
  return `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy()}">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>${name}</title>
    <meta name="description" content="${description.ja} ${description.en}">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.light}">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.dark}">
    <link rel="manifest" href="/manifest.webmanifest">
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
    ${[...links, ...scripts].join('\n    ')}
    <style>${pageStyle}</style>
  </head>
  <body>
    <noscript>
      <p>この画面を使うには JavaScript を有効にしてください。</p>
      <p lang="en">Please enable JavaScript to use this app.</p>
    </noscript>
    <div id="root"></div>
  </body>
</html>
`;
};

/**
 * @param {string} file
 * @param {number} size
 * @param {'any' | 'maskable' | 'monochrome'} purpose
 */
const icon = (file, size, purpose) => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What makes the web app installable. */
export const manifest = () => ({
  name,
  short_name: 'Banmen',
  description: `${description.ja} ${description.en}`,
  id: '/',
  start_url: '/',
  scope: '/',
  lang: 'ja',
  dir: 'ltr',
  display: 'standalone',
  orientation: 'any',
  // Only one window can hold the database, so a link goes to the window that is already open.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  categories: ['games', 'entertainment', 'utilities'],
  theme_color: colours.dark,
  background_color: colours.dark,
  icons: [
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    icon('maskable-192.png', 192, 'maskable'),
    icon('maskable-512.png', 512, 'maskable'),
    icon('monochrome-512.png', 512, 'monochrome'),
  ],
});

/** File names that carry a hash of their contents, such as `main-….js` and `back.….png`. */
export const hashed = /[.-][0-9a-f]{32}(@\d+x)?\.\w+$/;

/**
 * What the running app never asks for: the icons of an installed app, which the system fetches
 * while it installs it, and the images of a header that the app draws itself.
 */
export const neverAsked = ['icons/**', 'assets/node_modules/@react-navigation/**'];

/**
 * Options for Workbox: one self-contained service worker that keeps every file the app asks for.
 *
 * @param {string} folder
 */
export const serviceWorkerOptions = (folder) => ({
  globDirectory: folder,
  globPatterns: ['**/*'],
  globIgnores: ['sw.js', 'metadata.json', ...neverAsked],
  swDest: `${folder}/sw.js`,
  // Workbox skips files above 2 MB unless told otherwise, and a skipped file is missing offline.
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
  dontCacheBustURLsMatching: hashed,
  navigateFallback: '/index.html',
  // A file that is not kept is still that file, not a link of the app.
  navigateFallbackDenylist: [/^\/(icons|assets)\//],
  cleanupOutdatedCaches: true,
  clientsClaim: true,
  // A new version waits until the player agrees: nothing reloads in the middle of a game.
  skipWaiting: false,
  inlineWorkboxRuntime: true,
  sourcemap: false,
});
