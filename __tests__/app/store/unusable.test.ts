import fs from 'node:fs';

import { parseBackup } from '../../../app/storage/backupFile';
import { migrations } from '../../../app/storage/migrations';
import { alter } from '../../support/nodeDriver';
import { newPhone, playOf, startManor, stateOf, type Store } from '../../support/phone';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

const lose = (store: Store) =>
  store.getState().dispatch({ type: 'trackMoved', v: 1, at: 'paladin.health', by: -1 });

const health = (store: Store) => stateOf(store).values['paladin.health'];

describe('a database that cannot be used', () => {
  it('of a newer version is shown as a copy that cannot be changed, and is left alone', async () => {
    const path = temporaryFile();
    const phone = newPhone({ path });
    const first = await phone.start();
    const id = await startManor(first);
    lose(first);
    await phone.close();
    await alter(path, 'PRAGMA user_version = 99; CREATE TABLE later (x INTEGER PRIMARY KEY)');
    const before = fs.readFileSync(path);

    const store = await phone.start();
    expect(store.getState().phase).toEqual({ name: 'ready' });
    expect(store.getState().keeping).toMatchObject({
      mode: 'readOnly',
      problem: { code: 'schemaTooNew' },
    });
    expect(store.getState().games).toMatchObject([{ id }]);
    await store.getState().openGame(id);
    expect(health(store)).toBe(6);
    lose(store);
    store.getState().undo();
    expect(health(store)).toBe(6);
    expect(playOf(store).refused).toEqual({ code: 'readOnly' });
    expect(await store.getState().restoreBackup(1)).toMatchObject({ ok: false });
    await store.getState().backUp();
    const { text } = await store.getState().exportAll();
    expect(parseBackup(text, 99)).toMatchObject({
      ok: true,
      value: { contents: { schema: 99, tables: { later: { rows: [] } } } },
    });
    await phone.close();
    expect(fs.readFileSync(path).equals(before)).toBe(true);

    await alter(path, `PRAGMA user_version = ${migrations.length}; DROP TABLE later`);
    await store.getState().open();
    expect(store.getState().keeping).toEqual({ mode: 'disk' });
    await store.getState().openGame(id);
    lose(store);
    expect(health(store)).toBe(5);
    await phone.close();
  });

  it('where nothing can be stored is played in memory, and that is said', async () => {
    const denied = () => () => Promise.reject(new Error('denied'));
    const phone = newPhone({ wrap: denied, freshStart: () => true });
    const store = await phone.start();
    expect(store.getState().phase).toEqual({ name: 'ready' });
    expect(store.getState().keeping).toEqual({ mode: 'memory', detail: 'denied' });
    const id = await startManor(store);
    lose(store);
    store.getState().undo();
    lose(store);
    await store.getState().whenSaved();
    expect(health(store)).toBe(6);
    await store.getState().backUp();
    expect(store.getState().backups).toEqual([]);
    expect((await store.getState().exportAll()).text).toContain(id);
    await phone.close();
  });

  const held = 'NoModificationAllowedError: there is another open Access Handle or Writable stream';
  const locked = () => () => Promise.reject(new Error(held));

  it('that somebody else has open is told as such', async () => {
    const store = await newPhone({ wrap: locked }).start();
    expect(store.getState().phase).toEqual({
      name: 'failed',
      problem: { code: 'locked', detail: held },
    });
  });

  it('that somebody else has open is not told where the whole app is started afresh', async () => {
    const store = await newPhone({ wrap: locked, freshStart: () => true }).start();
    expect(store.getState().phase).toEqual({ name: 'opening' });
  });
});
