import fc from 'fast-check';

import type { Database } from '../../../app/storage/database';
import {
  mostRecent,
  readMarks,
  writeBookmark,
  writeNote,
  writeRead,
  type EntryRef,
} from '../../../app/storage/readerMarks';
import { nodeDriver } from '../../support/nodeDriver';
import { opened, removeTemporaryFiles, temporaryFile } from './testDatabase';

afterAll(removeTemporaryFiles);

const at = (entry: string, game = 'lair'): EntryRef => ({ game, entry });

let path: string;
let db: Database;
beforeEach(async () => {
  path = temporaryFile();
  db = await opened(nodeDriver(path));
});
afterEach(() => db.close());

async function reopen() {
  await db.close();
  db = await opened(nodeDriver(path));
}

it('nothing is marked at first', async () => {
  expect(await readMarks(db)).toEqual({ bookmarks: [], notes: [], recentlyRead: [] });
});

describe('bookmarks', () => {
  const bookmarks = async () => (await readMarks(db)).bookmarks;

  it('come back with the newest first, also after reopening', async () => {
    await writeBookmark(db, at('b'), 1);
    await writeBookmark(db, at('c'), 2);
    await writeBookmark(db, at('a'), 3);
    const newestFirst = [at('a'), at('c'), at('b')];
    expect(await bookmarks()).toEqual(newestFirst);
    await reopen();
    expect(await bookmarks()).toEqual(newestFirst);
  });

  it('are there once; setting one again makes it the newest', async () => {
    await writeBookmark(db, at('a'), 1);
    await writeBookmark(db, at('b'), 2);
    await writeBookmark(db, at('a'), 3);
    expect(await bookmarks()).toEqual([at('a'), at('b')]);
  });

  it('come back with the newest first though the clock was set back', async () => {
    await writeBookmark(db, at('b'), 3);
    await writeBookmark(db, at('c'), 2);
    await writeBookmark(db, at('a'), 1);
    expect(await bookmarks()).toEqual([at('a'), at('c'), at('b')]);
  });

  it('are taken away one by one, in one game', async () => {
    await writeBookmark(db, at('a', 'keep'), 1);
    await writeBookmark(db, at('a'), 2);
    await writeBookmark(db, at('b'), 3);
    await writeBookmark(db, at('a'), undefined);
    await writeBookmark(db, at('never'), undefined);
    expect(await bookmarks()).toEqual([at('b'), at('a', 'keep')]);
  });
});

describe('notes', () => {
  const notes = async () => (await readMarks(db)).notes;

  it('come back to the letter with their kind, the newest first, also after reopening', async () => {
    const text = "「館」で'; DROP TABLE own_notes; --\n👻 2行目";
    await writeNote(db, at('a'), { kind: 'note', text }, 1);
    await writeNote(db, at('b'), { kind: 'ruling', text: 'Yes.' }, 2);
    const newestFirst = [
      { ...at('b'), kind: 'ruling', text: 'Yes.' },
      { ...at('a'), kind: 'note', text },
    ];
    expect(await notes()).toEqual(newestFirst);
    await reopen();
    expect(await notes()).toEqual(newestFirst);
  });

  it('are one to an entry: the last words and kind count', async () => {
    await writeNote(db, at('a'), { kind: 'note', text: 'maybe' }, 1);
    await writeNote(db, at('a', 'keep'), { kind: 'note', text: 'other game' }, 2);
    await writeNote(db, at('a'), { kind: 'ruling', text: 'surely' }, 3);
    expect(await notes()).toEqual([
      { ...at('a'), kind: 'ruling', text: 'surely' },
      { ...at('a', 'keep'), kind: 'note', text: 'other game' },
    ]);
  });

  it('are removed alone', async () => {
    await writeNote(db, at('a'), { kind: 'note', text: 'a' }, 1);
    await writeNote(db, at('a', 'keep'), { kind: 'note', text: 'kept' }, 2);
    await writeBookmark(db, at('a'), 3);
    await writeNote(db, at('a'), undefined, 4);
    expect(await readMarks(db)).toMatchObject({
      bookmarks: [at('a')],
      notes: [{ ...at('a', 'keep'), kind: 'note', text: 'kept' }],
    });
  });
});

describe('entries read', () => {
  const read = async () => (await readMarks(db)).recentlyRead;

  it('come back with the last one first, each once', async () => {
    await writeRead(db, at('a'), 1);
    await writeRead(db, at('b'), 2);
    await writeRead(db, at('a', 'keep'), 3);
    await writeRead(db, at('a'), 4);
    expect(await read()).toEqual([at('a'), at('a', 'keep'), at('b')]);
    await reopen();
    expect(await read()).toEqual([at('a'), at('a', 'keep'), at('b')]);
  });

  it(`are forgotten when ${mostRecent} others were read since`, async () => {
    const entries = Array.from({ length: mostRecent + 5 }, (_, index) => at(`entry${index}`));
    for (const [index, entry] of entries.entries()) await writeRead(db, entry, index);
    expect(await read()).toEqual(entries.slice(5).reverse());
    const rows = await db.read((sql) => sql.all('SELECT * FROM entries_read'));
    expect(rows).toHaveLength(mostRecent);
  });

  it('are the last different ones, whatever was read in whatever order by whatever clock', async () => {
    const entryAndTime = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.nat(100));
    const reading = fc.array(entryAndTime, { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(reading, async (pairs) => {
        const own = await opened(nodeDriver());
        for (const [number, time] of pairs) await writeRead(own, at(`${number}`), time);
        const numbers = pairs.map(([number]) => number);
        const last = [...new Set(numbers.reverse())].slice(0, mostRecent);
        expect((await readMarks(own)).recentlyRead).toEqual(last.map((number) => at(`${number}`)));
        await own.close();
      }),
      { numRuns: 20 },
    );
  });
});
