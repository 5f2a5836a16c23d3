import fs from 'node:fs';

import type { Contents } from '../../app/storage/contents';
import { byGame, rowsOf } from '../../app/storage/contentsByGame';
import { vaultFile } from '../../app/storage/vault';
import { nodeDriver } from './nodeDriver';
import { newPhone, startManor, type Store } from './phone';
import { contentsAt } from './playedRecords';

export const pageSize = 4096;

/** The bytes of a phone with long games and a filled library, and what they hold. */
export type Sound = {
  records: Buffer;
  /** Backups made a few taps before the end. */
  vault: Buffer;
  contents: Contents;
  pages: readonly PageInfo[];
};

export type PageInfo = { page: number; table: string; isInner: boolean; games: readonly string[] };

export const lose = (store: Store, by: number) =>
  store.getState().dispatch({ type: 'trackMoved', v: 1, at: 'paladin.health', by });

/** Plays long games on a phone: some events are undone and set aside. */
export async function playedFile(path: string): Promise<Sound> {
  const phone = newPhone({ path });
  const store = await phone.start();
  const app = store.getState();
  const play = async (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      phone.clock.now += 5000;
      lose(store, at % 2 === 0 ? -1 : 1);
      if (at % 60 === 59) for (let times = 4; times > 0; times--) app.undo();
    }
    await app.whenSaved();
  };
  const ids: string[] = [];
  for (const length of [320, 170, 240, 40]) {
    ids.push(await startManor(store));
    await play(0, length);
    app.setBookmark({ game: 'dungeon-lords', entry: `entry ${length}` }, true);
  }
  app.changeSetting('theme', 'light');
  await app.openLibrary();
  await app.whenSaved();
  await app.backUp();
  await app.openGame(ids[1] ?? '');
  await play(0, 11);
  await phone.close();
  return {
    records: fs.readFileSync(path),
    vault: fs.readFileSync(`${path}.${vaultFile}`),
    contents: await contentsAt(path),
    pages: await pagesOf(path, ids),
  };
}

async function pagesOf(path: string, ids: readonly string[]): Promise<readonly PageInfo[]> {
  const bytes = fs.readFileSync(path);
  const driver = await nodeDriver(path)();
  const found = await driver.all<{ name: string; pageno: number; pagetype: string }>(
    'SELECT name, pageno, pagetype FROM dbstat ORDER BY pageno',
  );
  await driver.close();
  return found.map(({ name, pageno, pagetype }) => {
    const text = pageAt(bytes, pageno).toString('latin1');
    const isInner = pagetype === 'internal';
    const isOurs = name !== 'entries' && name !== 'books';
    const games = isOurs ? ids.filter((id) => isInner || text.includes(id)) : [];
    return { page: pageno, table: name, isInner, games };
  });
}

function pageAt(bytes: Buffer, page: number): Buffer {
  return bytes.subarray((page - 1) * pageSize, page * pageSize);
}

/** The bytes with one page overwritten, by zeros or by something that only looks like a page. */
export function withBadPage({ records }: Sound, page: number, how: 'zeros' | 'garbage'): Buffer {
  const bytes = Buffer.from(records);
  const bad = pageAt(bytes, page);
  if (how === 'zeros') bad.fill(0);
  // The first byte stays, so that SQLite takes it for the page it was.
  else for (let at = 1; at < bad.length; at++) bad[at] = (at * 7919 + page * 31) % 251;
  return bytes;
}

type EventRow = { line: number; seq: number; time: number; body: string };

/** The events in force of a game, as texts. */
export function liveEvents(contents: Contents, id: string): readonly string[] {
  const part = byGame(contents).games.get(id);
  const events = part === undefined ? [] : rowsOf<EventRow>(part, 'events');
  return events
    .filter(({ line }) => line === 0)
    .map(({ seq, time, body }) => `${seq} ${time} ${body}`);
}
