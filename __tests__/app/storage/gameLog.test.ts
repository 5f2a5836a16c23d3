import type { Database } from '../../../app/storage/database';
import {
  appendEvent,
  createGame,
  duplicateGame,
  listGames,
  moveCursor,
  type NewGame,
  purgeGame,
  restoreLine,
  saveSheet,
  setStatus,
} from '../../../app/storage/gameLog';
import { err, ok } from '../../../rules/engine/result';
import { nodeDriver } from '../../support/nodeDriver';
import { faultyDriver } from './faultyDriver';
import { opened, removeTemporaryFiles, temporaryFile, wholeGame } from './testDatabase';

afterAll(removeTemporaryFiles);

const done = ok(undefined);

const newGame = (id: string, created = 1_700_000_000_000): NewGame => ({
  id,
  game: 'dungeon-lords',
  name: `game ${id}`,
  setup: '{"players":4}',
  sheet: null,
  created,
});

const eventAt = (seq: number, text: string) => ({
  seq,
  time: 1_700_000_000_000 + seq,
  body: JSON.stringify({ text }),
});

const append = (db: Database, cursor: number, text: string, id = 'g') =>
  appendEvent(db, id, cursor, eventAt(cursor + 1, text), { touched: 1_700_000_000_001 + cursor });

async function appendAll(db: Database, from: number, texts: string[]) {
  for (const [index, text] of texts.entries()) {
    expect(await append(db, from + index, text)).toEqual(done);
  }
}

async function state(db: Database, id = 'g') {
  const record = await wholeGame(db, id);
  if (!record) throw new Error(`no game ${id}`);
  return {
    cursor: record.row.cursor,
    head: record.row.head,
    seqs: record.events.map((event) => event.seq),
    texts: record.events.map((event) => (JSON.parse(event.body) as { text: string }).text),
    setAside: record.setAside,
  };
}

async function setUp(path?: string) {
  const db = await opened(nodeDriver(path));
  await createGame(db, newGame('g'));
  return db;
}

describe('games', () => {
  it('are stored without events at first', async () => {
    const db = await setUp();
    expect(await wholeGame(db, 'g')).toEqual({
      row: { ...newGame('g'), status: 'active', touched: newGame('g').created, cursor: 0, head: 0 },
      events: [],
      setAside: [],
    });
    expect(await wholeGame(db, 'other')).toBeNull();
    await db.close();
  });

  it('are listed with the last played first; putting one away moves none', async () => {
    const db = await setUp();
    await createGame(db, newGame('second', newGame('g').created + 5));
    await createGame(db, newGame('new', newGame('g').created + 1000));
    expect((await listGames(db)).map((row) => row.id)).toEqual(['new', 'second', 'g']);
    await setStatus(db, 'second', 'deleted');
    expect((await listGames(db)).map((row) => [row.id, row.status])).toEqual([
      ['new', 'active'],
      ['second', 'deleted'],
      ['g', 'active'],
    ]);
    await db.close();
  });

  it('are listed in the order they were played, whatever the clock said', async () => {
    const db = await setUp();
    const order = async () => (await listGames(db)).map(({ id, played }) => [id, played]);
    await createGame(db, newGame('before', 5));
    expect(await order()).toEqual([
      ['before', 5],
      ['g', newGame('g').created],
    ]);
    await appendEvent(db, 'g', 0, { seq: 1, time: 7, body: '{}' }, { touched: 7 });
    expect(await order()).toEqual([
      ['g', 7],
      ['before', 5],
    ]);
    await duplicateGame(db, 'before', 'copy', '', 3);
    expect((await order())[0]).toEqual(['copy', 3]);
    await db.close();
  });

  it('from beyond every date cost the others nothing', async () => {
    const db = await setUp();
    await createGame(db, newGame('late', Number.MAX_SAFE_INTEGER));
    await appendEvent(db, 'g', 0, { seq: 1, time: 7, body: '{}' }, { touched: 7 });
    await createGame(db, newGame('next', 5));
    expect((await listGames(db)).map((row) => row.id)).toHaveLength(3);
    expect((await wholeGame(db, 'g'))?.row.cursor).toBe(1);
    await db.close();
  });

  it('never take the place of another with the same id', async () => {
    const db = await setUp();
    await appendAll(db, 0, ['a']);
    expect(await createGame(db, newGame('g', 7))).toEqual(err('exists'));
    await createGame(db, newGame('h', 8));
    expect(await duplicateGame(db, 'h', 'g', 'copy', 9)).toEqual(err('exists'));
    expect((await state(db)).texts).toEqual(['a']);
    await db.close();
  });

  it('remember the open sheet', async () => {
    const db = await setUp();
    expect(await saveSheet(db, 'g', 'player2')).toEqual(done);
    expect((await wholeGame(db, 'g'))?.row.sheet).toBe('player2');
    await db.close();
  });

  it('are removed for good with their whole history, and no other game with them', async () => {
    const db = await setUp();
    await createGame(db, newGame('h'));
    for (const id of ['g', 'h']) {
      await append(db, 0, 'a', id);
      await moveCursor(db, id, 0);
      await append(db, 0, 'b', id);
    }
    expect(await purgeGame(db, 'g')).toEqual(done);
    expect(await wholeGame(db, 'g')).toBeNull();
    for (const table of ['events', 'lines']) {
      const rows = await db.read((sql) => sql.all(`SELECT DISTINCT game_id AS id FROM ${table}`));
      expect(rows).toEqual([{ id: 'h' }]);
    }
    await db.close();
  });

  it('say so when there is none of that id', async () => {
    const db = await setUp();
    const missing = err('notFound');
    expect(await append(db, 0, 'a', 'x')).toEqual(missing);
    expect(await moveCursor(db, 'x', 0)).toEqual(missing);
    expect(await saveSheet(db, 'x', 's')).toEqual(missing);
    expect(await setStatus(db, 'x', 'archived')).toEqual(missing);
    expect(await duplicateGame(db, 'x', 'y', 'copy', 1)).toEqual(missing);
    expect(await restoreLine(db, 'x', 1)).toEqual(missing);
    expect(await restoreLine(db, 'g', 1)).toEqual(missing);
    expect(await purgeGame(db, 'x')).toEqual(missing);
    await db.close();
  });
});

describe('the log', () => {
  it('moves cursor, head, time and name with an event', async () => {
    const db = await setUp();
    await appendEvent(db, 'g', 0, eventAt(1, 'a'), { touched: 42, name: '火曜の卓' });
    expect((await wholeGame(db, 'g'))?.row).toMatchObject({
      cursor: 1,
      head: 1,
      touched: 42,
      name: '火曜の卓',
    });
    await appendEvent(db, 'g', 1, eventAt(2, 'b'), { touched: 43 });
    expect(await wholeGame(db, 'g')).toMatchObject({
      row: { cursor: 2, head: 2, touched: 43, name: '火曜の卓' },
      events: [eventAt(1, 'a'), eventAt(2, 'b')],
    });
    await db.close();
  });

  it('keeps the events after the cursor, so that undo can be redone', async () => {
    const db = await setUp();
    await appendAll(db, 0, ['a', 'b', 'c']);
    expect(await moveCursor(db, 'g', 1)).toEqual(done);
    expect(await state(db)).toMatchObject({ cursor: 1, head: 3, texts: ['a', 'b', 'c'] });
    await db.close();
  });

  it('does not move the cursor outside the log', async () => {
    const db = await setUp();
    await appendAll(db, 0, ['a', 'b']);
    for (const cursor of [-1, 3, 0.5, NaN]) {
      expect(await moveCursor(db, 'g', cursor)).toEqual(err('outOfRange'));
    }
    expect((await state(db)).cursor).toBe(2);
    await db.close();
  });

  it('answers conflict to a stale cursor or a wrong number, and changes nothing', async () => {
    const db = await setUp();
    await appendAll(db, 0, ['a', 'b', 'c']);
    await moveCursor(db, 'g', 2);
    const before = await wholeGame(db, 'g');
    expect(await append(db, 3, 'stale')).toEqual(err('conflict'));
    expect(await append(db, 1, 'stale')).toEqual(err('conflict'));
    const wrong = appendEvent(db, 'g', 2, eventAt(4, 'gap'), { touched: 99, name: 'no' });
    expect(await wrong).toEqual(err('conflict'));
    expect(await wholeGame(db, 'g')).toEqual(before);
    await db.close();
  });

  it('does not add an event twice when its commit worked but was reported as failed', async () => {
    const path = temporaryFile();
    const real = nodeDriver(path);
    let break1 = false;
    const db = await opened(async () => {
      const driver = await real();
      return {
        ...driver,
        exec: async (sql) => {
          await driver.exec(sql);
          if (sql.endsWith('COMMIT') && break1) {
            break1 = false;
            throw new Error('the connection died after the commit');
          }
        },
      };
    });
    break1 = true;
    expect(await createGame(db, newGame('g'))).toEqual(done);
    break1 = true;
    expect(await append(db, 0, 'a')).toEqual(done);
    break1 = true;
    expect(await duplicateGame(db, 'g', 'copy', 'copy', 7)).toEqual(done);
    expect(break1).toBe(false);
    expect(await state(db)).toMatchObject({ cursor: 1, head: 1, texts: ['a'], setAside: [] });
    expect(await state(db, 'copy')).toMatchObject({ cursor: 1, texts: ['a'] });
    await db.close();
  });

  it.each(["it's", "'); DROP TABLE games; --", '?', '盤面 🎲'])(
    'keeps whatever is written as it is: %j',
    async (text) => {
      const db = await setUp(temporaryFile());
      expect(await append(db, 0, text)).toEqual(done);
      expect(await moveCursor(db, 'g', 0, text)).toEqual(done);
      expect(await state(db)).toMatchObject({ cursor: 0, head: 1, texts: [text], setAside: [] });
      const record = await wholeGame(db, 'g');
      expect(record?.row.name).toBe(text);
      await db.close();
    },
  );

  it('keeps a burst of taps in order over a failure of the storage', async () => {
    const faulty = faultyDriver(nodeDriver(temporaryFile()));
    const db = await opened(faulty.open);
    await createGame(db, newGame('g'));
    // The shortcut and the work itself, and both again on a new connection.
    faulty.fail('INSERT INTO events', 'Error code 10: disk I/O error', 4);
    const texts = Array.from({ length: 20 }, (_, index) => `tap ${index}`);
    const taps = texts.map((text, index) => append(db, index, text));
    await new Promise(setImmediate);
    expect(db.health.get()).toMatchObject({ state: 'failing', pending: 20 });
    await db.retryNow();
    expect(await Promise.all(taps)).toEqual(texts.map(() => done));
    expect((await state(db)).texts).toEqual(texts);
    await db.close();
  });
});

describe('lines set aside', () => {
  it('hold what was undone when something else was done, and can be brought back', async () => {
    const path = temporaryFile();
    const db = await setUp(path);
    await appendAll(db, 0, ['a', 'b', 'c', 'd']);
    await moveCursor(db, 'g', 2);
    await appendAll(db, 2, ['x']);
    const forked = {
      cursor: 3,
      head: 3,
      seqs: [1, 2, 3],
      texts: ['a', 'b', 'x'],
      setAside: [{ line: 1, fromSeq: 3, count: 2, lastTime: eventAt(4, '').time }],
    };
    expect(await state(db)).toEqual(forked);
    await db.close();

    const again = await opened(nodeDriver(path));
    expect(await state(again)).toEqual(forked);
    expect(await restoreLine(again, 'g', 1)).toEqual(done);
    expect(await state(again)).toEqual({
      cursor: 4,
      head: 4,
      seqs: [1, 2, 3, 4],
      texts: ['a', 'b', 'c', 'd'],
      setAside: [{ line: 2, fromSeq: 3, count: 1, lastTime: eventAt(3, '').time }],
    });
    await again.close();
  });

  it('come back with what they continued, even if that was set aside later', async () => {
    const db = await setUp();
    await appendAll(db, 0, ['a', 'b', 'c', 'd']);
    await moveCursor(db, 'g', 3);
    await appendAll(db, 3, ['x']); // d is line 1, after a b c
    await moveCursor(db, 'g', 1);
    await appendAll(db, 1, ['y']); // b c x is line 2, after a
    expect((await state(db)).setAside.map(({ line, fromSeq }) => [line, fromSeq])).toEqual([
      [1, 4],
      [2, 2],
    ]);
    expect(await restoreLine(db, 'g', 1)).toEqual(done);
    const restored = await state(db);
    expect(restored).toMatchObject({ cursor: 4, head: 4, texts: ['a', 'b', 'c', 'd'] });
    expect(restored.setAside.map(({ fromSeq, count }) => [fromSeq, count]).sort()).toEqual([
      [2, 1], // y
      [4, 1], // x
    ]);
    await db.close();
  });

  it('do not take a redoable tail with them', async () => {
    const db = await setUp();
    await appendAll(db, 0, ['a', 'b']);
    await moveCursor(db, 'g', 0);
    await appendAll(db, 0, ['x', 'y']);
    await moveCursor(db, 'g', 1);
    expect(await restoreLine(db, 'g', 1)).toEqual(done);
    const restored = await state(db);
    expect(restored).toMatchObject({ cursor: 2, texts: ['a', 'b'], setAside: [{ count: 2 }] });
    await db.close();
  });

  it('go with a copy of the game, which then lives its own life', async () => {
    const db = await setUp();
    await appendAll(db, 0, ['a', 'b', 'c']);
    await moveCursor(db, 'g', 1);
    await appendAll(db, 1, ['x', 'y']);
    await moveCursor(db, 'g', 2);
    const original = await state(db);
    await setStatus(db, 'g', 'archived');
    expect(await duplicateGame(db, 'g', 'copy', 'second try', 77)).toEqual(done);
    expect(await state(db, 'copy')).toEqual(original);
    expect((await wholeGame(db, 'copy'))?.row).toEqual({
      ...newGame('copy'),
      name: 'second try',
      status: 'active',
      created: 77,
      // After the game it is a copy of, though the clock was set back.
      touched: 1_700_000_000_004,
      cursor: 2,
      head: 3,
    });
    expect(await restoreLine(db, 'copy', 1)).toEqual(done);
    expect((await state(db, 'copy')).texts).toEqual(['a', 'b', 'c']);
    expect(await state(db)).toEqual(original);
    await db.close();
  });
});
