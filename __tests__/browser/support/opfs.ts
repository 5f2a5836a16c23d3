import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSHandle, Page } from 'playwright-core';

// Reads and writes the app's database where the browser keeps it, without any of the app's code.
// expo-sqlite gives its files random names; each begins with a header that holds its real path.

const headerSize = 4096;
const pathSize = 512;
const databasePath = '/banmen.db';
const journalPath = '/banmen.db-journal';

/** The database and, if there is one, the journal that would undo an interrupted change. */
export type DatabaseFiles = { readonly database: Buffer; readonly journal: Buffer | undefined };

/** A page of the same address that leaves the files alone. */
export const blank = '/icons/icon-192.png';

export const leaveApp = async (page: Page): Promise<void> => {
  await page.goto(blank);
};

export const countFiles = (page: Page): Promise<number> =>
  page.evaluate(() =>
    navigator.storage
      .getDirectory()
      .then((root) => root.getDirectoryHandle('expo-sqlite'))
      .then((folder) => Array.fromAsync(folder.keys()))
      .then((names) => names.length),
  );

/** What is there when the page is closed while SQLite's files are made. Only before the first start. */
export const makeEmptyFiles = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (names) =>
      navigator.storage
        .getDirectory()
        .then((root) => root.getDirectoryHandle('expo-sqlite', { create: true }))
        .then((folder) =>
          Promise.all(names.map((name) => folder.getFileHandle(name, { create: true }))),
        )
        .then(() => undefined),
    Array.from({ length: count }, (_, index) => `file${index}`),
  );

/** The database file as the browser hands it out. Only where the app is not running: `leaveApp`. */
export const readDatabaseFile = async (page: Page): Promise<Buffer> => {
  const handle = await databaseHandle(page);
  const dataUrl = await handle.evaluate((handle) =>
    handle.getFile().then(
      (file) =>
        new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(reader.result as string);
          reader.readAsDataURL(file);
        }),
    ),
  );
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64').subarray(headerSize);
};

/** Makes the database file exactly these bytes. Only where the app is not running. */
export const writeDatabaseFile = (page: Page, bytes: Uint8Array): Promise<void> =>
  write(page, 0, bytes, bytes.length);

/** Puts bytes over what the database file has there. Only where the app is not running. */
export const damage = (page: Page, offset: number, bytes: Uint8Array): Promise<void> =>
  write(page, offset, bytes);

// What runs in the page is written without `async`, which Babel turns into a helper.

const databaseHandle = async (page: Page): Promise<JSHandle<FileSystemFileHandle>> => {
  const folder = await page.evaluateHandle(() =>
    navigator.storage.getDirectory().then((root) => root.getDirectoryHandle('expo-sqlite')),
  );
  for (const name of await folder.evaluate((folder) => Array.fromAsync(folder.keys()))) {
    const handle = await folder.evaluateHandle((folder, name) => folder.getFileHandle(name), name);
    const start = await handle.evaluate(
      (handle, size) => handle.getFile().then((file) => file.slice(0, size).text()),
      pathSize,
    );
    if (pathIn(start) === databasePath) return handle;
  }
  throw new Error(`There is no ${databasePath}`);
};

const write = async (
  page: Page,
  offset: number,
  bytes: Uint8Array,
  length?: number,
): Promise<void> => {
  const handle = await databaseHandle(page);
  await handle.evaluate(
    (handle, { position, base64, end }) =>
      handle.createWritable({ keepExistingData: true }).then((writable) =>
        writable
          .write({
            type: 'write',
            position,
            data: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
          })
          .then(() => (end === undefined ? undefined : writable.truncate(end)))
          .then(() => writable.close()),
      ),
    {
      position: headerSize + offset,
      base64: Buffer.from(bytes).toString('base64'),
      end: length === undefined ? undefined : headerSize + length,
    },
  );
};

const pathIn = (header: string): string => header.split('\0')[0] ?? '';

/** The files as a browser that has ended left them in its profile. */
export const filesInProfile = (userDataDir: string): DatabaseFiles => {
  const folder = path.join(userDataDir, 'Default', 'File System');
  const found = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(path.join(entry.parentPath, entry.name));
    found.set(pathIn(bytes.toString('utf8', 0, pathSize)), bytes.subarray(headerSize));
  }
  const database = found.get(databasePath);
  if (database === undefined) throw new Error(`There is no ${databasePath} in ${folder}`);
  return { database, journal: found.get(journalPath) };
};
