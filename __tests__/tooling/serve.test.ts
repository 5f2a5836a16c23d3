import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileFor, serve } from '../../scripts/serve.mjs';

const script = 'main-0123456789abcdef0123456789abcdef.js';
let folder: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'banmen-serve-'));
  await writeFile(path.join(folder, 'index.html'), 'page');
  await writeFile(path.join(folder, script), 'script');
  await writeFile(path.join(folder, 'a.wasm'), 'wasm');
  await writeFile(path.join(folder, 'manifest.webmanifest'), '{}');
  server = await serve({ folder });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const ask = (target: string) => fetch(server.url + target);

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/a.wasm', 'application/wasm'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  [`/${script}`, 'text/javascript; charset=utf-8'],
])('%s is served as %s', async (target, type) => {
  const response = await ask(target);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
});

test('a link into the app answers with the page', async () => {
  const response = await ask('/tools/mansions-test?kind=horror');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('page');
});

test('a file that does not exist is not found', async () => {
  expect((await ask('/gone.js')).status).toBe(404);
});

test('only a name with a hash may be kept for good', async () => {
  expect((await ask(`/${script}`)).headers.get('cache-control')).toContain('immutable');
  expect((await ask('/')).headers.get('cache-control')).toBe('no-cache');
});

test('nothing can be written', async () => {
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(405);
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/a/..%2f..%2fsecret.txt', '/..\\a.txt', '/%'])(
  '%s does not leave the folder',
  (target) => {
    expect(fileFor(folder, target)).toBeUndefined();
  },
);
