// @ts-check

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled } from './install.mjs';
import { program, root } from './run.mjs';

const firstPort = 8081;

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Expo stops to ask when its port is taken, which nobody can answer in a script. */
const freePort = async () => {
  for (let port = firstPort; port < firstPort + 100; port++) if (await isFree(port)) return port;
  throw new Error(`No free port between ${firstPort} and ${firstPort + 99}`);
};

/** @param {readonly string[]} args */
const portIn = (args) => {
  const at = args.findIndex((arg) => arg === '--port' || arg === '-p' || arg.startsWith('--port='));
  if (at === -1) return undefined;
  return Number(args[at]?.split('=')[1] ?? args[at + 1]);
};

const addressInLan = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** @param {string} url */
const answers = async (url) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** @param {number} port */
const announce = async (port) => {
  const url = `http://localhost:${port}`;
  while (!(await answers(`${url}/status`))) await wait(300);
  console.log(`\nBanmen in the browser: ${url}`);
  const host = addressInLan();
  if (host === undefined) return;
  const phone = `exp://${host}:${port}`;
  // @ts-expect-error It comes without types.
  const { default: qrcode } = await import('qrcode-terminal');
  console.log(`Banmen on a phone in the same network, in Expo Go: ${phone}\n`);
  qrcode.generate(phone, { small: true });
};

await ensureInstalled();

const extra = process.argv.slice(2);
const given = portIn(extra);
const port = given ?? (await freePort());
const [node, cli] = program('expo');
// At a keyboard Expo shows addresses, code and shortcuts itself, and may open a browser window.
const alone = !process.stdout.isTTY || Boolean(process.env['CI']);
const child = spawn(
  node,
  [cli, 'start', '--web', ...(given === undefined ? ['--port', String(port)] : []), ...extra],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...(alone && { BROWSER: 'none' }) } },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => process.exit(code ?? 0));

// npm runs us through a shell, and a shell that is ended does not pass the signal on.
const parent = process.ppid;
if (process.env['npm_lifecycle_event'] !== undefined) {
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}
if (alone) await announce(port);
