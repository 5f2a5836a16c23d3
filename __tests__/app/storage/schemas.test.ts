import fs from 'node:fs';
import path from 'node:path';

import { parseBackup } from '../../../app/storage/backupFile';
import { checkedContents } from '../../../app/storage/checkedContents';
import { rowsOf } from '../../../app/storage/contentsByGame';
import { type Migration, migrations } from '../../../app/storage/migrations';
import { vaultFile } from '../../../app/storage/vault';
import { nodeDriver } from '../../support/nodeDriver';
import { newPhone, stateOf, type Phone, type Store } from '../../support/phone';
import { contentsAt, contentsOf } from '../../support/playedRecords';
import { rowsOfSchema } from './fixtures/rows';
import { removeTemporaryFiles, temporaryFile } from './testDatabase';

afterAll(removeTemporaryFiles);

// Each file is what a phone of that schema has. They are kept as they are: a new schema adds its
// rows to fixtures/rows.ts and a file made by running this test with MAKE_FIXTURES=1.
const fixtureOf = (schema: number) => path.join(__dirname, `fixtures/schema-${schema}.db`);

const newest = migrations.length;
const schemas = migrations.map(({ version }) => version);

async function makeFixture(schema: number): Promise<void> {
  const driver = await nodeDriver(fixtureOf(schema))();
  for (const { version, sql } of migrations.slice(0, schema)) {
    await driver.exec(`${sql}; PRAGMA user_version = ${version}`);
    await driver.exec(rowsOfSchema[version] ?? '');
  }
  await driver.close();
}

/** A phone with a copy of the fixture. */
function phoneOf(schema: number, options: { steps?: readonly Migration[] } = {}) {
  const file = temporaryFile();
  fs.copyFileSync(fixtureOf(schema), file);
  return { file, phone: newPhone({ path: file, ...options }) };
}

async function closed(phone: Phone, store: Store): Promise<void> {
  await store.getState().whenSaved();
  await phone.close();
}

it.each(schemas)(
  'has a file of schema %i, so that every migration is tried on one',
  async (schema) => {
    const file = fixtureOf(schema);
    if (process.env.MAKE_FIXTURES !== undefined && !fs.existsSync(file)) await makeFixture(schema);
    expect(fs.existsSync(file)).toBe(true);
    expect(fs.statSync(file).size).toBeLessThan(100_000);
    const { file: copy } = phoneOf(schema);
    const contents = await contentsAt(copy);
    expect(contents.schema).toBe(schema);
    expect(Object.values(contents.tables).every(({ rows }) => rows.length > 0)).toBe(true);
  },
);

it('has a schema that fits on the first page: damage elsewhere leaves the tables known', async () => {
  const driver = await nodeDriver(phoneOf(newest).file)();
  const pages = await driver.all("SELECT pageno FROM dbstat WHERE name = 'sqlite_schema'");
  await driver.close();
  expect(pages).toEqual([{ pageno: 1 }]);
});

describe.each(schemas)('a phone of schema %i', (schema) => {
  it('is opened with nothing lost, after a backup if anything is changed', async () => {
    const { file, phone } = phoneOf(schema);
    const before = await contentsAt(file);
    const store = await phone.start();
    expect(store.getState()).toMatchObject({ phase: { name: 'ready' }, keeping: { mode: 'disk' } });
    expect(store.getState().games).toHaveLength(4);
    await store.getState().openGame('manor');
    expect(stateOf(store).values['paladin.health']).toBe(4);

    await store.getState().refreshBackups();
    const { backups } = store.getState();
    expect(backups.map(({ reason }) => reason)).toEqual(schema < newest ? ['beforeMigration'] : []);
    await closed(phone, store);
    const after = await contentsAt(file);
    expect(after.schema).toBe(newest);
    expect(await checkedContents(before, nodeDriver())).toEqual({ ok: true, value: after });
    for (const table of Object.keys(before.tables)) {
      expect(rowsOf(after, table)).toMatchObject([...rowsOf<object>(before, table)]);
    }
  });

  it('has a backup that brings everything back as it was before', async () => {
    const { file, phone } = phoneOf(schema);
    const before = await contentsAt(file);
    const store = await phone.start();
    await store.getState().backUp();
    await store.getState().removeForGood('manor');
    const { id = 0 } = store.getState().backups.at(-1) ?? {};
    expect(await store.getState().restoreBackup(id)).toMatchObject({ ok: true });
    const expected = await checkedContents(before, nodeDriver());
    expect({ ok: true, value: await contentsOf(store) }).toEqual(expected);
    const file2 = await store.getState().exportBackup(id);
    const text = file2.ok ? file2.value.text : '';
    expect(await store.getState().readImport(text)).toMatchObject({ ok: true });
    await closed(phone, store);
  });
});

describe('a migration that fails', () => {
  const sql =
    'DELETE FROM events; ALTER TABLE games ADD COLUMN x TEXT; INSERT INTO nowhere VALUES (1)';

  it.each(schemas)(
    'leaves a file of schema %i as it was, to be read and exported',
    async (schema) => {
      const broken = { version: schema + 1, name: 'broken', sql };
      const { file, phone } = phoneOf(schema, { steps: [...migrations.slice(0, schema), broken] });
      const before = await contentsAt(file);
      const bytes = fs.readFileSync(file);
      const store = await phone.start();
      expect(store.getState()).toMatchObject({
        phase: { name: 'ready' },
        keeping: { mode: 'readOnly', problem: { code: 'migrationFailed' } },
      });
      expect(store.getState().games).toHaveLength(4);
      await store.getState().openGame('manor');
      expect(stateOf(store).values['paladin.health']).toBe(4);
      store.getState().undo();
      expect(stateOf(store).values['paladin.health']).toBe(4);
      const { text } = await store.getState().exportAll();
      expect(parseBackup(text, newest)).toMatchObject({ ok: true, value: { contents: before } });
      await store.getState().refreshBackups();
      expect(store.getState().backups).toMatchObject([{ reason: 'beforeMigration', games: 4 }]);
      await phone.close();
      expect(fs.readFileSync(file).equals(bytes)).toBe(true);
    },
  );

  it('is not even tried where no backup can be kept', async () => {
    const { file } = phoneOf(1);
    const bytes = fs.readFileSync(file);
    const phone = newPhone({
      path: file,
      wrapDisk: (disk) => ({
        ...disk,
        open: (name) =>
          name === vaultFile ? Promise.reject(new Error('denied')) : disk.open(name),
      }),
    });
    const store = await phone.start();
    expect(store.getState().keeping).toMatchObject({
      mode: 'readOnly',
      problem: { code: 'migrationFailed', detail: 'no backup can be kept' },
    });
    expect(store.getState().games).toHaveLength(4);
    await phone.close();
    expect(fs.readFileSync(file).equals(bytes)).toBe(true);
  });
});
