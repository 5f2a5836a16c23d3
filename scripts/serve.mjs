// @ts-check

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { hashed } from './pwa.mjs';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The file that answers a request's path, or undefined if the path leaves the folder.
 *
 * @param {string} folder
 * @param {string} target the request's path and query, still encoded
 */
export const fileFor = (folder, target) => {
  let name;
  try {
    name = decodeURIComponent(target.split(/[?#]/)[0] ?? '');
  } catch {
    return undefined;
  }
  if (name.includes('\0') || name.includes('\\')) return undefined;
  const top = path.resolve(folder);
  const file = path.resolve(top, `.${path.posix.join('/', name)}`);
  const inside = file === top || file.startsWith(top + path.sep);
  if (!inside || name.split('/').includes('..')) return undefined;
  // A path without an extension is a link into the app, which reads it itself.
  return path.extname(file) === '' ? path.join(top, 'index.html') : file;
};

/** @param {string} file */
const sizeOf = async (file) => {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
};

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
const answer = async (folder, request, response) => {
  const refuse = (/** @type {number} */ status) => response.writeHead(status).end();
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  const file = fileFor(folder, request.url ?? '/');
  if (file === undefined) return refuse(400);
  const size = await sizeOf(file);
  if (size === undefined) return refuse(404);
  response.writeHead(200, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
    'Cache-Control': hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') return response.end();
  return createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
};

/**
 * Serves a built app to this machine only: a service worker needs localhost or https anyway.
 *
 * @typedef {object} ServeOptions
 * @property {string} folder
 * @property {number} [port] 0 takes any free one
 * @property {(request: import('node:http').IncomingMessage) => void} [onRequest] told of each one
 *
 * @param {ServeOptions} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export const serve = ({ folder, port = 0, onRequest }) =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      onRequest?.(request);
      void answer(folder, request, response);
    });
    server.on('error', reject);
    server.listen(port, 'localhost', () => {
      const address = server.address();
      const actual = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        url: `http://localhost:${actual}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });

if (path.basename(process.argv[1] ?? '') === 'serve.mjs') {
  const at = process.argv.indexOf('--port');
  // A fixed port by default: saved games belong to an address, and another port is another one.
  const port = at === -1 ? 8080 : Number(process.argv[at + 1]);
  void serve({ folder: 'dist', port }).then(({ url }) => console.log(`Banmen: ${url}`));
}
