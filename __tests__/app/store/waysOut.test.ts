import fs from 'node:fs';

import { rowsOf } from '../../../app/storage/contentsByGame';
import { migrations } from '../../../app/storage/migrations';
import { vaultFile } from '../../../app/storage/vault';
import { wholeGames } from '../../../app/storage/wholeLines';
import type { Driver } from '../../../app/storage/driver';
import { pageSize } from '../../support/damagedFile';
import { alter, nodeDriver } from '../../support/nodeDriver';
import { newPhone, startManor, stateOf, type Store } from '../../support/phone';
import { contentsOf } from '../../support/playedRecords';
import { faultyDriver } from '../storage/faultyDriver';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

const lose = (store: Store, times: number) => {
  for (let time = 0; time < times; time += 1) {
    store.getState().dispatch({ type: 'trackMoved', v: 1, at: 'paladin.health', by: -1 });
  }
};
const health = (store: Store) => stateOf(store).values['paladin.health'];
const seqsOf = async (store: Store) =>
  rowsOf<{ seq: number }>(await contentsOf(store), 'events').map(({ seq }) => seq);

/** Lets what goes on behind the screen come to its end. */
const settle = async (store: Store) => {
  for (let turn = 0; turn < 20; turn += 1) await store.getState().whenSaved();
};

/** A game of four taps on the screen, of which a repair may leave one on the disk. */
async function withCutGame() {
  const connections: Driver[] = [];
  const phone = newPhone({
    wrap: (open) => async () => {
      const driver = await open();
      connections.push(driver);
      return driver;
    },
  });
  const store = await phone.start();
  await startManor(store);
  lose(store, 4);
  await store.getState().whenSaved();
  const cut = async () => {
    await connections[0]?.exec(
      'DELETE FROM events WHERE seq > 1; UPDATE games SET cursor = 1, head = 1',
    );
  };
  return { phone, store, cut };
}

it('what a repair cut off is put back once, however close together it is asked for', async () => {
  const { phone, store, cut } = await withCutGame();
  for (let between = 0; between < 120; between += 3) {
    await cut();
    const first = store.getState().putBack();
    for (let turn = 0; turn < between; turn += 1) await Promise.resolve();
    expect(await Promise.all([first, store.getState().putBack()])).toEqual([true, true]);
    const contents = await contentsOf(store);
    expect(rowsOf(contents, 'lines')).toEqual([]);
    expect(rowsOf(contents, 'events')).toHaveLength(4);
  }
  await phone.close();
});

it('what a repair cut off is put back from the game on the screen, and the tap with it', async () => {
  const { phone, store, cut } = await withCutGame();
  await cut();
  // Several at once: each of them finds the disk behind.
  lose(store, 2);
  store.getState().undo();
  await settle(store);
  expect(store.getState().notSaved).toBe('');
  expect(health(store)).toBe(2);
  expect(await seqsOf(store)).toEqual([1, 2, 3, 4, 5, 6]);
  const [row] = rowsOf<{ cursor: number; head: number }>(await contentsOf(store), 'games');
  expect(row).toMatchObject({ cursor: 5, head: 6 });
  // Nothing was set aside on the way.
  expect(rowsOf(await contentsOf(store), 'lines')).toEqual([]);
  store.getState().redo();
  lose(store, 1);
  await settle(store);
  expect(await seqsOf(store)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await phone.close();
});

it('damage that cannot be mended is opened as a copy with everything that can be read', async () => {
  const path = temporaryFile();
  const phone = newPhone({ path });
  const first = await phone.start();
  await startManor(first);
  lose(first, 3);
  await phone.close();

  // The list of games cannot be read, and there is no room for what a repair would keep.
  const faulty = faultyDriver(nodeDriver(path));
  faulty.fail('LEFT JOIN events', 'database disk image is malformed');
  const broken = newPhone({
    path,
    wrap: () => faulty.open,
    wrapDisk: (disk) => ({
      ...disk,
      open: (file) =>
        file === vaultFile
          ? Promise.reject(new Error('database or disk is full'))
          : disk.open(file),
    }),
  });
  const store = await broken.start();
  expect(store.getState().phase).toEqual({ name: 'ready' });
  expect(store.getState().keeping).toMatchObject({
    mode: 'readOnly',
    problem: { code: 'damaged' },
  });
  expect(await seqsOf(store)).toEqual([1, 2, 3]);
  await broken.close();
});

it('nothing is replaced by an import while no backup of it can be kept', async () => {
  const source = newPhone();
  const from = await source.start();
  await startManor(from);
  lose(from, 1);
  const { text } = await from.getState().exportAll();
  await source.close();

  const phone = newPhone({
    wrapDisk: (disk) => ({
      ...disk,
      open: (file) => (file === vaultFile ? Promise.reject(new Error('denied')) : disk.open(file)),
    }),
  });
  const store = await phone.start();
  const preview = await store.getState().readImport(text);
  if (!preview.ok) throw new Error(preview.error.code);
  const games = new Map(preview.value.comparison.games.map(({ row }) => [row.id, 'take'] as const));
  const applied = await store.getState().applyImport(preview.value, { games, settings: false });
  expect(applied).toMatchObject({ ok: false, error: { code: 'notKept' } });
  expect(store.getState().games).toEqual([]);
  await phone.close();
});

it('a copy takes no notes, no bookmarks and no changes of its games', async () => {
  const path = temporaryFile();
  const phone = newPhone({ path });
  const id = await startManor(await phone.start());
  await phone.close();
  await alter(path, `PRAGMA user_version = ${migrations.length + 1}`);

  const store = await phone.start();
  const app = store.getState();
  expect(app.keeping.mode).toBe('readOnly');
  const at = { game: 'dungeon-lords', entry: 'taxes' };
  app.setNote(at, { kind: 'note', text: 'lost otherwise' });
  app.setBookmark(at, true);
  await app.changeStatus(id, 'deleted');
  await app.rename(id, 'another');
  await app.duplicate(id, 'twice');
  await app.removeForGood(id);
  expect(store.getState().marks).toMatchObject({ notes: [], bookmarks: [] });
  expect(store.getState().games).toMatchObject([{ id, status: 'active', name: '' }]);
  await phone.close();
});

it('a repair says that notes were lost, not that nothing was', async () => {
  const path = temporaryFile();
  const phone = newPhone({ path });
  const first = await phone.start();
  await startManor(first);
  const marker = 'この卓では二倍';
  first
    .getState()
    .setNote({ game: 'dungeon-lords', entry: 'taxes' }, { kind: 'ruling', text: marker });
  await phone.close();
  fs.rmSync(`${path}.${vaultFile}`, { force: true });
  const bytes = fs.readFileSync(path);
  const page = Math.floor(bytes.indexOf(marker) / pageSize) * pageSize;
  expect(page).toBeGreaterThan(0);
  fs.writeFileSync(path, bytes.fill(0xa5, page, page + pageSize));

  const store = await phone.start();
  await store.getState().openLibrary();
  await store.getState().refreshMarks();
  expect(store.getState().repaired).toMatchObject({ losses: [], others: true });
  expect(store.getState().games).toHaveLength(1);
  await phone.close();
});

it('a game with a hole is exported and restored up to the hole', () => {
  const columns = ['game_id', 'line', 'seq', 'time', 'body'];
  const events = [1, 2, 4, 5].map((seq) => ['g', 0, seq, seq, '{}']);
  const contents = {
    schema: migrations.length,
    tables: {
      games: { columns: ['id', 'cursor', 'head'], rows: [['g', 5, 5]] },
      events: { columns, rows: events },
      lines: { columns: ['game_id', 'line', 'parent', 'from_seq'], rows: [] },
    },
  };
  const whole = wholeGames(contents);
  expect(rowsOf(whole, 'games')).toEqual([{ id: 'g', cursor: 2, head: 2 }]);
  expect(rowsOf<{ seq: number }>(whole, 'events').map(({ seq }) => seq)).toEqual([1, 2]);
  expect(Object.keys(whole.tables)).toEqual(['games', 'events', 'lines']);
  expect(wholeGames(whole)).toEqual(whole);
});
