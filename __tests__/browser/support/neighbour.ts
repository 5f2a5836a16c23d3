import type { BrowserContext, Page } from 'playwright-core';

// What runs in the browser must not use anything from outside itself.

/** A tab of the same address without the app: it can stand in for a version that no longer exists. */
export const openNeighbour = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  // A picture, because the app's own page allows no script but its own.
  await page.goto('/icons/icon-192.png');
  return page;
};

/** Holds the app's lock, as a tab of any version does, and gives this answer to whoever asks. */
export const holdLock = (neighbour: Page, answers: readonly string[] = []): Promise<void> =>
  neighbour.evaluate((given) => {
    const channel = new BroadcastChannel('banmen-database');
    channel.onmessage = ({ data }) => {
      if (data === 'ask') given.forEach((answer) => channel.postMessage(answer));
    };
    return new Promise<void>((resolve) => {
      void navigator.locks.request('banmen-database', () => {
        resolve();
        return new Promise(() => undefined);
      });
    });
  }, answers);

/** Counts how often a tab asks for the database from now on. */
export const countAsking = async (neighbour: Page): Promise<() => Promise<number>> => {
  const heard = await neighbour.evaluateHandle(() => {
    const messages: unknown[] = [];
    new BroadcastChannel('banmen-database').onmessage = ({ data }) => messages.push(data);
    return messages;
  });
  return () => heard.evaluate((messages) => messages.filter((data) => data === 'ask').length);
};

/** A worker, because only there a browser gives files as SQLite has them. */
const runInWorker = (neighbour: Page, source: string): Promise<void> =>
  neighbour.evaluate(
    (script) =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([script])));
        worker.onmessage = ({ data }) =>
          data === 'done' ? resolve() : reject(new Error(String(data)));
      }),
    `(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('expo-sqlite');
      ${source}
    })().then(() => postMessage('done'), (error) => postMessage(String(error)));`,
  );

/** Does something to all files of the database. */
const withFiles = (neighbour: Page, source: string): Promise<void> =>
  runInWorker(
    neighbour,
    `const files = [];
    const takeAll = async () => {
      for await (const [, handle] of folder) files.push(await handle.createSyncAccessHandle());
    };
    // A page that was just left may have them for another moment.
    for (let tries = 1; ; tries++) {
      try {
        await takeAll();
        break;
      } catch (error) {
        files.splice(0).forEach((file) => file.close());
        if (tries === 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    ${source}`,
  );

/** Has the files of the database for so long, as a tab does that takes its time to end. */
export const holdFiles = (neighbour: Page, ms: number): Promise<void> =>
  withFiles(neighbour, `setTimeout(() => files.forEach((file) => file.close()), ${ms});`);

/** Has a file of its own beside those of the database: while it does, nobody can open them. */
export const holdOneMore = (neighbour: Page, ms: number): Promise<void> =>
  runInWorker(
    neighbour,
    `const file = await folder.getFileHandle('one-more', { create: true });
    const handle = await file.createSyncAccessHandle();
    setTimeout(() => handle.close(), ${ms});`,
  );

/** Makes the records look like those of another version. No tab may have them open. */
export const setSchema = (neighbour: Page, version: number): Promise<void> =>
  withFiles(
    neighbour,
    // A file begins with its name, SQLite's own part follows 4096 bytes later; its byte 60 is
    // where user_version stands: https://sqlite.org/fileformat.html
    `const named = files.filter((file) => {
      const name = new Uint8Array(512);
      file.read(name, { at: 0 });
      return new TextDecoder().decode(name).replace(/\\0.*$/s, '').endsWith('banmen.db');
    });
    if (named.length !== 1) throw new Error(named.length + ' databases');
    named[0].write(new Uint8Array([0, 0, 0, ${version}]), { at: 4096 + 60 });
    files.forEach((file) => file.close());`,
  );
