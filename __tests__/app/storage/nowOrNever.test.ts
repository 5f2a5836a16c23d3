import { type Database, openDatabase } from '../../../app/storage/database';
import type { Migration } from '../../../app/storage/migrations';
import { nodeDriver } from '../../support/nodeDriver';
import { faultyDriver } from './faultyDriver';
import { opened, removeTemporaryFiles, temporaryFile } from './testDatabase';

afterAll(removeTemporaryFiles);

const steps: readonly Migration[] = [
  { version: 1, name: 'notes', sql: 'CREATE TABLE notes (text TEXT NOT NULL PRIMARY KEY) STRICT' },
];

const insert = 'INSERT INTO notes VALUES (?)';
const add = (db: Database, text: string) => db.write((sql) => sql.run(insert, [text]));
const addNow = (db: Database, text: string) => db.writeNow((sql) => sql.run(insert, [text]));
const notes = async (db: Database) =>
  (await db.read((sql) => sql.all<{ text: string }>('SELECT text FROM notes ORDER BY text'))).map(
    ({ text }) => text,
  );

it('a change for now or never does not happen later, while the others are saved', async () => {
  const faulty = faultyDriver(nodeDriver(temporaryFile()));
  const db = await opened(faulty.open, { steps, setTimer: () => () => undefined });
  faulty.fail('INSERT', 'database or disk is full');
  const waiting = add(db, 'tap');
  await expect(addNow(db, 'restore')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(addNow(db, 'again')).rejects.toMatchObject({ code: 'unavailable' });
  faulty.mend();
  await db.retryNow();
  await waiting;
  expect(await notes(db)).toEqual(['tap']);
  await addNow(db, 'now');
  expect(await notes(db)).toEqual(['now', 'tap']);
  await db.close();
});

it('what a check found is mended once, and work goes on', async () => {
  let repairs = 0;
  const repair = async () => {
    repairs += 1;
    await Promise.resolve();
  };
  const db = await opened(nodeDriver(temporaryFile()), { steps, repair });
  await add(db, 'before');
  await db.mend();
  expect(repairs).toBe(1);
  expect(await notes(db)).toEqual(['before']);
  await db.close();
});

it('opening that fails in passing is tried once more', async () => {
  const path = temporaryFile();
  await (await opened(nodeDriver(path), { steps })).close();
  const faulty = faultyDriver(nodeDriver(path));
  faulty.fail('PRAGMA user_version', 'Error code 10: disk I/O error', 1);
  const db = await opened(faulty.open, { steps });
  await db.close();

  faulty.fail('PRAGMA user_version', 'Error code 10: disk I/O error');
  expect(await openDatabase(faulty.open, { steps })).toMatchObject({
    ok: false,
    error: { code: 'cannotOpen' },
  });
});
