import fs from 'node:fs';

import { openDatabase, type Database } from '../../../app/storage/database';
import { readBooks } from '../../../app/storage/library';
import { type Migration, migrations } from '../../../app/storage/migrations';
import { readMarks } from '../../../app/storage/readerMarks';
import { nodeDriver } from '../../support/nodeDriver';
import { faultyDriver } from './faultyDriver';
import { opened, removeTemporaryFiles, temporaryFile } from './testDatabase';

afterAll(removeTemporaryFiles);

const first: Migration = { version: 1, name: 'first', sql: 'CREATE TABLE a (x INTEGER) STRICT' };
const second: Migration = { version: 2, name: 'second', sql: 'CREATE TABLE b (x INTEGER) STRICT' };
const broken: Migration = {
  version: 2,
  name: 'broken',
  sql: 'CREATE TABLE b (x INTEGER) STRICT; INSERT INTO nowhere VALUES (1)',
};

async function schemaOf(path: string) {
  const driver = await nodeDriver(path)();
  const [version] = await driver.all<{ user_version: number }>('PRAGMA user_version');
  const tables = await driver.all<{ name: string }>('SELECT name FROM sqlite_schema ORDER BY name');
  await driver.close();
  return { version: version?.user_version, tables: tables.map((table) => table.name) };
}

it('numbers the steps 1, 2, 3 … without a gap', () => {
  expect(migrations.map((step) => step.version)).toEqual(migrations.map((_, index) => index + 1));
});

it('applies each step once, and later only the new ones', async () => {
  const path = temporaryFile();
  const faulty = faultyDriver(nodeDriver(path));
  await (await opened(faulty.open, { steps: [first] })).close();
  await (await opened(faulty.open, { steps: [first, second] })).close();
  await (await opened(faulty.open, { steps: [first, second] })).close();
  expect(faulty.count(first.sql)).toBe(1);
  expect(faulty.count(second.sql)).toBe(1);
  expect(await schemaOf(path)).toEqual({ version: 2, tables: ['a', 'b'] });
});

it('leaves the step before when a step fails halfway', async () => {
  const path = temporaryFile();
  const failed = await openDatabase(nodeDriver(path), { steps: [first, broken] });
  expect(failed).toEqual({
    ok: false,
    error: { code: 'migrationFailed', detail: '2 broken: no such table: nowhere' },
  });
  expect(await schemaOf(path)).toEqual({ version: 1, tables: ['a'] });

  await (await opened(nodeDriver(path), { steps: [first, second] })).close();
  expect(await schemaOf(path)).toEqual({ version: 2, tables: ['a', 'b'] });
});

it('leaves the step before when recording the step fails', async () => {
  const path = temporaryFile();
  const faulty = faultyDriver(nodeDriver(path));
  faulty.fail('PRAGMA user_version = 2', 'disk I/O error');
  const failed = await openDatabase(faulty.open, { steps: [first, second] });
  expect(failed).toMatchObject({ ok: false, error: { code: 'migrationFailed' } });
  expect(await schemaOf(path)).toEqual({ version: 1, tables: ['a'] });
});

it('refuses a newer schema and does not touch the file', async () => {
  const path = temporaryFile();
  await (await opened(nodeDriver(path), { steps: [first, second] })).close();
  const before = fs.readFileSync(path);
  const faulty = faultyDriver(nodeDriver(path));
  expect(await openDatabase(faulty.open, { steps: [first] })).toEqual({
    ok: false,
    error: { code: 'schemaTooNew', detail: 'schema 2, this app knows 1' },
  });
  expect(faulty.count('close')).toBe(1);
  expect(fs.readFileSync(path).equals(before)).toBe(true);
});

it('brings a phone of schema 1 to the newest one with every game, event and setting', async () => {
  const path = temporaryFile();
  const old = await opened(nodeDriver(path), { steps: migrations.slice(0, 1) });
  await old.write(async (sql) => {
    await sql.run(
      `INSERT INTO games (id, game, name, setup, sheet, status, created, touched, cursor, head)
       VALUES ('g', 'vast-mysterious-manor', '金曜の卓', '{"values":{}}', 'spider', 'archived', 5, 9, 1, 2)`,
    );
    await sql.run("INSERT INTO events VALUES ('g', 0, 1, 6, '{\"a\":1}'), ('g', 0, 2, 7, '{}')");
    await sql.run('INSERT INTO events VALUES (\'g\', 1, 2, 6, \'{"set":"aside"}\')');
    await sql.run("INSERT INTO lines VALUES ('g', 1, 0, 2)");
    await sql.run(`INSERT INTO settings VALUES ('theme', '"light"')`);
  });
  const contentOf = (db: Database) =>
    db.read(async (sql) => ({
      games: await sql.all('SELECT * FROM games'),
      events: await sql.all('SELECT * FROM events'),
      lines: await sql.all('SELECT * FROM lines'),
      settings: await sql.all('SELECT * FROM settings'),
    }));
  const before = await contentOf(old);
  expect(before.events).toHaveLength(3);
  await old.close();
  expect((await schemaOf(path)).version).toBe(1);

  const db = await opened(nodeDriver(path));
  expect(await contentOf(db)).toEqual(before);
  expect(await readMarks(db)).toEqual({ bookmarks: [], notes: [], recentlyRead: [] });
  expect(await readBooks(db)).toEqual([]);
  await db.close();
  expect((await schemaOf(path)).version).toBe(migrations.length);
});

it('says so when the file is not a database', async () => {
  const path = temporaryFile();
  const text = 'this is a letter, not a database. '.repeat(200);
  fs.writeFileSync(path, text);
  expect(await openDatabase(nodeDriver(path))).toEqual({
    ok: false,
    error: { code: 'damaged', detail: 'file is not a database' },
  });
  expect(fs.readFileSync(path, 'utf8')).toBe(text);
});

it('keeps the real schema strict and its references whole', async () => {
  const db = await opened(nodeDriver());
  const event = 'INSERT INTO events (game_id, line, seq, time, body) VALUES (?, 0, 1, ?, ?)';
  await expect(db.write((sql) => sql.run(event, ['no game', 1, '{}']))).rejects.toMatchObject({
    code: 'refused',
    message: 'FOREIGN KEY constraint failed',
  });
  await db.write((sql) =>
    sql.run(
      `INSERT INTO games (id, game, name, setup, status, created, touched)
       VALUES ('g', 'chess', '', '{}', 'active', 1, 1)`,
    ),
  );
  await expect(db.write((sql) => sql.run(event, ['g', 'soon', '{}']))).rejects.toMatchObject({
    code: 'refused',
    message: 'cannot store TEXT value in INTEGER column events.time',
  });
  for (const change of ["status = 'lost'", 'cursor = 1', 'cursor = -1']) {
    await expect(db.write((sql) => sql.run(`UPDATE games SET ${change}`))).rejects.toMatchObject({
      code: 'refused',
    });
  }
  await db.close();
});
