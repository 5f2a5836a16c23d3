import { type Database, type Health, openDatabase } from '../../../app/storage/database';
import type { OpenDriver } from '../../../app/storage/driver';
import type { Migration } from '../../../app/storage/migrations';
import { nodeDriver } from '../../support/nodeDriver';
import { faultyDriver } from './faultyDriver';
import { opened, removeTemporaryFiles, temporaryFile } from './testDatabase';

afterAll(removeTemporaryFiles);

const steps: Migration[] = [
  {
    version: 1,
    name: 'notes',
    sql: 'CREATE TABLE notes (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT UNIQUE) STRICT',
  },
];

/** A timer that runs only when the test says so. */
function manualTimer() {
  let waiting: { run: () => void; ms: number } | null = null;
  return {
    set(run: () => void, ms: number) {
      const mine = { run, ms };
      waiting = mine;
      return () => {
        if (waiting === mine) waiting = null;
      };
    },
    waitsMs: () => waiting?.ms ?? null,
    fire() {
      const due = waiting;
      waiting = null;
      due?.run();
    },
  };
}

async function setUp() {
  const faulty = faultyDriver(nodeDriver(temporaryFile()));
  const timer = manualTimer();
  const db = await opened(faulty.open, { steps, setTimer: timer.set });
  return { faulty, timer, db };
}

/** A driver that takes its time, so that statements at the same time would be seen. */
function slowDriver() {
  const real = nodeDriver(temporaryFile());
  let atOnce = 0;
  let most = 0;
  async function slowly<T>(statement: () => Promise<T>): Promise<T> {
    most = Math.max(most, ++atOnce);
    await new Promise(setImmediate);
    const result = await statement();
    atOnce--;
    return result;
  }
  const open: OpenDriver = async () => {
    const driver = await real();
    return {
      ...driver,
      run: (sql, params) => slowly(() => driver.run(sql, params)),
      exec: (sql) => slowly(() => driver.exec(sql)),
    };
  };
  return { open, mostAtOnce: () => most };
}

const select = 'SELECT text FROM notes ORDER BY id';
const insert = 'INSERT INTO notes (text) VALUES (?)';
const lost = 'Access to closed resource';
const full = 'Error code 13: database or disk is full';

const add = (db: Database, text: string) => db.write((sql) => sql.run(insert, [text]));

async function notes(db: Database): Promise<string[]> {
  const rows = await db.read((sql) => sql.all<{ text: string }>(select));
  return rows.map((row) => row.text);
}

/** Resolves when the health is as asked. */
function healthOf(db: Database, wanted: Health['state']): Promise<void> {
  return new Promise((resolve) => {
    const stop = db.health.subscribe((health) => {
      if (health.state !== wanted) return;
      stop();
      resolve();
    });
  });
}

describe('order', () => {
  it('lets a read see every write asked for before it and none asked for after', async () => {
    const { db } = await setUp();
    void add(db, 'a');
    void add(db, 'b');
    const between = notes(db);
    void add(db, 'c');
    expect(await between).toEqual(['a', 'b']);
    expect(await notes(db)).toEqual(['a', 'b', 'c']);
    await db.close();
  });

  it('never runs two statements at once, even if the work does not wait for them', async () => {
    const slow = slowDriver();
    const db = await opened(slow.open, { steps });
    await Promise.all(
      ['a', 'b'].map((name) =>
        db.write((sql) =>
          Promise.all([sql.run(insert, [`${name}1`]), sql.run(insert, [`${name}2`])]),
        ),
      ),
    );
    expect(slow.mostAtOnce()).toBe(1);
    expect(await notes(db)).toEqual(['a1', 'a2', 'b1', 'b2']);
    await db.close();
  });

  it('commits after a statement the work forgot to wait for', async () => {
    const slow = slowDriver();
    const db = await opened(slow.open, { steps });
    await db.write(async (sql) => {
      void sql.run(insert, ['forgotten']);
    });
    expect(slow.mostAtOnce()).toBe(1);
    expect(await notes(db)).toEqual(['forgotten']);
    await db.close();
  });
});

describe('transactions', () => {
  it('undoes the whole work when it throws, and rejects with what it threw', async () => {
    const { db } = await setUp();
    const thrown = new TypeError('a bug');
    await expect(
      db.write(async (sql) => {
        await sql.run(insert, ['half']);
        throw thrown;
      }),
    ).rejects.toBe(thrown);
    expect(await notes(db)).toEqual([]);
    await db.close();
  });

  it('merges a burst of writes into few transactions', async () => {
    const { db, faulty } = await setUp();
    const before = faulty.count('BEGIN IMMEDIATE');
    const burst = Array.from({ length: 50 }, (_, index) => `tap ${index}`);
    await Promise.all(burst.map((text) => add(db, text)));
    expect(faulty.count('BEGIN IMMEDIATE') - before).toBeLessThanOrEqual(3);
    expect(await notes(db)).toEqual(burst);
    await db.close();
  });

  it('hands every merged write its own result', async () => {
    const { db } = await setUp();
    const results = [1, 2, 3, 4].map((number) => db.write(async () => number));
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
    await db.close();
  });

  it('rejects a write that breaks a constraint without taking the others down', async () => {
    const { db, timer } = await setUp();
    const burst = ['a', 'b', 'a', 'c'].map((text) => add(db, text));
    const outcomes = await Promise.allSettled(burst);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[2]).toMatchObject({
      reason: { name: 'StorageError', code: 'refused', message: /UNIQUE constraint failed/ },
    });
    expect(await notes(db)).toEqual(['a', 'b', 'c']);
    expect(db.health.get()).toEqual({ state: 'ok', pending: 0 });
    expect(timer.waitsMs()).toBeNull();
    await db.close();
  });

  it('rejects bad SQL without blocking', async () => {
    const { db } = await setUp();
    await expect(
      db.write((sql) => sql.run('INSERT INTO nowhere VALUES (1)')),
    ).rejects.toMatchObject({
      code: 'refused',
    });
    await expect(db.read((sql) => sql.all('SELEC 1'))).rejects.toMatchObject({ code: 'refused' });
    await add(db, 'after');
    expect(await notes(db)).toEqual(['after']);
    await db.close();
  });
});

describe('a lost connection', () => {
  it.each(['BEGIN IMMEDIATE', insert, 'COMMIT'])(
    'is reopened and the write tried once more when %s fails',
    async (sql) => {
      const { db, faulty } = await setUp();
      await add(db, 'before');
      faulty.fail(sql, lost, 1);
      await add(db, 'during');
      expect(faulty.count('open')).toBe(2);
      expect(await notes(db)).toEqual(['before', 'during']);
      expect(db.health.get()).toEqual({ state: 'ok', pending: 0 });
      await db.close();
    },
  );

  it('is reopened when a rollback fails, so that no half-done work is seen', async () => {
    const { db, faulty } = await setUp();
    await add(db, 'a');
    faulty.fail('ROLLBACK', lost, 1);
    await expect(
      db.write(async (sql) => {
        await sql.run(insert, ['half']);
        await sql.run(insert, ['a']);
      }),
    ).rejects.toMatchObject({ code: 'refused' });
    expect(faulty.count('open')).toBe(2);
    expect(await notes(db)).toEqual(['a']);
    await db.close();
  });

  it('is reopened and the read tried once more, then the read rejects', async () => {
    const { db, faulty } = await setUp();
    await add(db, 'a');
    faulty.fail('SELECT', lost, 1);
    expect(await notes(db)).toEqual(['a']);
    faulty.fail('SELECT', lost, 2);
    await expect(notes(db)).rejects.toMatchObject({ name: 'StorageError', code: 'unavailable' });
    expect(await notes(db)).toEqual(['a']);
    await db.close();
  });

  it('keeps foreign keys on after reopening', async () => {
    const { db, faulty } = await setUp();
    faulty.fail(insert, lost, 1);
    await add(db, 'a');
    const [row] = await db.read((sql) => sql.all<{ foreign_keys: number }>('PRAGMA foreign_keys'));
    expect(row?.foreign_keys).toBe(1);
    await db.close();
  });
});

describe('storage that stays broken', () => {
  it('keeps the writes in order, says so, and saves them on retryNow', async () => {
    const { db, faulty } = await setUp();
    const settled: string[] = [];
    const tap = (text: string) => void add(db, text).then(() => settled.push(text));
    faulty.fail(insert, full);
    const failing = healthOf(db, 'failing');
    ['a', 'b', 'c'].forEach(tap);
    await failing;
    tap('d');
    expect(db.health.get()).toEqual({ state: 'failing', pending: 4, detail: full });

    await db.retryNow();
    expect(db.health.get()).toEqual({ state: 'failing', pending: 4, detail: full });
    expect(settled).toEqual([]);

    faulty.mend();
    await db.retryNow();
    expect(db.health.get()).toEqual({ state: 'ok', pending: 0 });
    expect(settled).toEqual(['a', 'b', 'c', 'd']);
    expect(await notes(db)).toEqual(['a', 'b', 'c', 'd']);
    await db.close();
  });

  it('keeps the writes when the database cannot even be opened again', async () => {
    const { db, faulty } = await setUp();
    faulty.fail('', lost);
    const failing = healthOf(db, 'failing');
    const saved = add(db, 'a');
    await failing;
    expect(db.health.get()).toMatchObject({ detail: `cannotOpen: ${lost}` });
    faulty.mend();
    await db.retryNow();
    await saved;
    expect(await notes(db)).toEqual(['a']);
    await db.close();
  });

  it('tries again by itself, ever more slowly up to half a minute, and at once after success', async () => {
    const { db, faulty, timer } = await setUp();
    faulty.fail(insert, full);
    const waits: (number | null)[] = [];
    let failing = healthOf(db, 'failing');
    const saved = add(db, 'a');
    for (let round = 0; round < 7; round++) {
      await failing;
      waits.push(timer.waitsMs());
      failing = healthOf(db, 'failing');
      timer.fire();
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
    await failing;
    faulty.mend();
    timer.fire();
    await saved;

    faulty.fail(insert, full);
    failing = healthOf(db, 'failing');
    void add(db, 'b');
    await failing;
    expect(timer.waitsMs()).toBe(1000);
    faulty.mend();
    timer.fire();
    await db.whenIdle();
    expect(timer.waitsMs()).toBeNull();
    expect(await notes(db)).toEqual(['a', 'b']);
    await db.close();
  });

  it('does not reopen at every tap while failing', async () => {
    const { db, faulty } = await setUp();
    faulty.fail(insert, full);
    const failing = healthOf(db, 'failing');
    void add(db, 'a');
    await failing;
    const opens = faulty.count('open');
    for (const text of ['b', 'c', 'd']) void add(db, text);
    await new Promise(setImmediate);
    expect(faulty.count('open')).toBe(opens);
    faulty.mend();
    await db.close();
  });

  it('never answers a read from before the waiting writes', async () => {
    const { db, faulty } = await setUp();
    faulty.fail(insert, full);
    const saved = add(db, 'a');
    await expect(notes(db)).rejects.toMatchObject({ code: 'unavailable', message: full });
    await expect(notes(db)).rejects.toMatchObject({ code: 'unavailable', message: full });
    faulty.mend();
    // Someone is waiting for this answer, so the writes are tried again at once.
    expect(await notes(db)).toEqual(['a']);
    await saved;
    // The rejected reads are over: only the last one reached SQLite.
    expect(faulty.count(select)).toBe(1);
    await db.close();
  });

  it('still rejects only the bad write when the storage is back', async () => {
    const { db, faulty } = await setUp();
    faulty.fail(insert, full);
    const failing = healthOf(db, 'failing');
    const outcomes = Promise.allSettled(['a', 'a', 'b'].map((text) => add(db, text)));
    await failing;
    faulty.mend();
    await db.retryNow();
    expect((await outcomes).map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await notes(db)).toEqual(['a', 'b']);
    await db.close();
  });

  it('is not held up by a listener that throws, whose error is thrown elsewhere', async () => {
    const { db, timer } = await setUp();
    const stop = db.health.subscribe(() => {
      stop();
      throw new Error('a bug in a listener');
    });
    await add(db, 'a');
    await add(db, 'b');
    expect(await notes(db)).toEqual(['a', 'b']);
    expect(timer.fire).toThrow('a bug in a listener');
    await db.close();
  });
});

describe('the end', () => {
  it('is idle once everything asked for is done', async () => {
    const { db } = await setUp();
    let saved = false;
    void add(db, 'a').then(() => {
      saved = true;
    });
    await db.whenIdle();
    await Promise.resolve();
    expect(saved).toBe(true);
    await db.whenIdle();
    await db.close();
  });

  it('finishes what is queued before it closes', async () => {
    const path = temporaryFile();
    const db = await opened(nodeDriver(path), { steps });
    const queued = ['a', 'b', 'c'].map((text) => add(db, text));
    await db.close();
    await Promise.all(queued);
    const again = await opened(nodeDriver(path), { steps });
    expect(await notes(again)).toEqual(['a', 'b', 'c']);
    await again.close();
  });

  it('rejects what could not be saved, and everything asked for later', async () => {
    const { db, faulty, timer } = await setUp();
    faulty.fail(insert, full);
    const failing = healthOf(db, 'failing');
    const unsaved = expect(add(db, 'a')).rejects.toMatchObject({ code: 'closed' });
    await failing;
    await db.close();
    await unsaved;
    expect(timer.waitsMs()).toBeNull();
    await expect(add(db, 'b')).rejects.toMatchObject({ code: 'closed' });
    await expect(notes(db)).rejects.toMatchObject({ code: 'closed' });
  });
});

it('reports a database that cannot be opened instead of throwing', async () => {
  const message = 'NoModificationAllowedError: createSyncAccessHandle';
  expect(await openDatabase(() => Promise.reject(new Error(message)))).toEqual({
    ok: false,
    error: { code: 'locked', detail: message },
  });
});
