import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { ensureBrowser, launchOptions } from '../../../scripts/browser.mjs';
import { serve } from '../../../scripts/serve.mjs';

type PhoneOptions = {
  readonly lang?: 'ja' | 'en';
  readonly dark?: boolean;
  /** Where the app opens, for example `/tools?…`. */
  readonly path?: string;
  /** A folder for a profile that outlives the browser; without it everything is forgotten. */
  readonly userDataDir?: string;
  /** Done to the page before the app opens. */
  readonly prepare?: (page: Page) => Promise<void>;
};

export type Phone = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors, broken policies and requests to strangers since last asked. A healthy app has none. */
  readonly problems: () => readonly string[];
  readonly close: () => Promise<void>;
  /** Ends the browser at once, as a flat battery would. Only for a phone with its own profile. */
  readonly kill: () => Promise<void>;
  /** Gets ready to kill: what it gives does so without another word to the browser. */
  readonly aim: () => Promise<() => Promise<void>>;
};

type Server = Awaited<ReturnType<typeof serve>>;

const dist = path.resolve('dist');
const launch = { ...launchOptions, executablePath: ensureBrowser() };

// A first start loads SQLite and fills the rule library; a busy machine needs its time for it.
jest.setTimeout(60_000);

let server: Server | undefined;
let origin: string | undefined;
let shared: Browser | undefined;
const open = new Set<BrowserContext>();
const watched: (() => readonly string[])[] = [];

/** The address of the app, the same for the whole test file: saved games belong to it. */
export const startServer = async (folder = dist): Promise<string> => {
  server ??= await serve({ folder, port: origin === undefined ? 0 : Number(new URL(origin).port) });
  origin = server.url;
  return origin;
};

/** From now on nothing answers: the strictest way of being offline. */
export const stopServer = async (): Promise<void> => {
  await server?.close();
  server = undefined;
};

const handset = (
  { lang = 'ja', dark = false }: PhoneOptions,
  baseURL: string,
): BrowserContextOptions => ({
  baseURL,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: lang === 'ja' ? 'ja-JP' : 'en-US',
  colorScheme: dark ? 'dark' : 'light',
});

const openContext = async (options: PhoneOptions, home: string): Promise<BrowserContext> => {
  const looks = handset(options, home);
  if (options.userDataDir !== undefined) {
    return chromium.launchPersistentContext(options.userDataDir, { ...launch, ...looks });
  }
  shared ??= await chromium.launch(launch);
  return shared.newContext(looks);
};

const watch = (context: BrowserContext, home: string): (() => readonly string[]) => {
  const found: string[] = [];
  context.on('weberror', (event) => found.push(`error: ${event.error().message}`));
  context.on('console', (message) => {
    const { url } = message.location();
    // Offline, the browser still looks for a newer service worker, and rightly finds none.
    if (server === undefined && url === `${home}/sw.js`) return;
    // The browser reports a broken Content-Security-Policy here too.
    if (message.type() === 'error') found.push(`console: ${message.text()} (${url})`);
  });
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol !== 'data:' && target !== home) found.push(`request: ${request.url()}`);
  });
  return () => found.splice(0);
};

const aimAt = async (context: BrowserContext): Promise<() => Promise<void>> => {
  const browser = context.browser();
  if (browser === null) throw new Error('This phone shares its browser and cannot be killed');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return async () => {
    const gone = new Promise((resolve) => context.once('close', resolve));
    // Its main process alone would leave the one that runs the app a moment to finish its writes.
    for (const { id } of processInfo) killProcess(id);
    await gone;
  };
};

const killProcess = (id: number): void => {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself since it was listed.
  }
};

/** How long a tap may wait for what it taps. */
const patienceMs = 15_000;

/** Opens the built app as a phone would show it. */
export const openPhone = async (options: PhoneOptions = {}): Promise<Phone> => {
  const home = origin ?? (await startServer());
  const context = await openContext(options, home);
  context.setDefaultTimeout(patienceMs);
  open.add(context);
  context.once('close', () => open.delete(context));
  const problems = watch(context, home);
  watched.push(problems);
  const page = context.pages()[0] ?? (await context.newPage());
  await options.prepare?.(page);
  await page.goto(options.path ?? '/');
  return {
    page,
    context,
    problems,
    close: () => context.close(),
    kill: async () => (await aimAt(context))(),
    aim: () => aimAt(context),
  };
};

// Beside its own promise, every test proves that nothing else went wrong on any phone.
afterEach(() => {
  expect(watched.flatMap((problems) => problems())).toEqual([]);
});

afterAll(async () => {
  await Promise.all([...open].map((context) => context.close()));
  await shared?.close();
  await stopServer();
});
