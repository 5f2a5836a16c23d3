import type { Contents } from '../../../app/storage/contents';
import { byGame, rowsOf } from '../../../app/storage/contentsByGame';
import {
  newPhone,
  playOf,
  startManor,
  stateOf,
  untilStore,
  type Phone,
  type Store,
} from '../../support/phone';
import { contentsAt, contentsOf } from '../../support/playedRecords';
import { faultyDriver } from '../storage/faultyDriver';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

let faulty: ReturnType<typeof faultyDriver>;
let phone: Phone;
let store: Store;
let id: string;
let path: string;

beforeEach(async () => {
  path = temporaryFile();
  phone = newPhone({
    path,
    wrap: (open) => {
      faulty = faultyDriver(open);
      return faulty.open;
    },
  });
  store = await phone.start();
  id = await startManor(store);
  tap(-1);
  await store.getState().whenSaved();
});
afterEach(async () => {
  faulty.mend();
  store.getState().retrySaving();
  await store.getState().whenSaved();
  await phone.close();
});

const tap = (by: number) =>
  store.getState().dispatch({ type: 'trackMoved', v: 1, at: 'paladin.health', by });
const health = () => stateOf(store).values['paladin.health'];
const failing = () => untilStore(store, ({ saving }) => saving.state === 'failing');
const moves = (contents: Contents) =>
  rowsOf<{ line: number; seq: number; body: string }>(contents, 'events').map(
    ({ line, seq, body }) => [line, seq, (JSON.parse(body) as { by: number }).by],
  );

describe('on a full disk', () => {
  const fill = () => faulty.fail('COMMIT', 'Error code 13: database or disk is full');

  it('taps stay on the screen, are in an export, and are saved once when there is room', async () => {
    fill();
    tap(-2);
    tap(1);
    await failing();
    store.getState().undo();
    tap(-3);
    expect(health()).toBe(1);
    expect(store.getState().saving).toMatchObject({ state: 'failing', pending: 4 });
    expect(moves(await contentsAt(path))).toEqual([[0, 1, -1]]);

    const played = [
      [0, 1, -1],
      [0, 2, -2],
      [0, 3, -3],
      [1, 3, 1],
    ];
    const [all, again] = await Promise.all([contentsOf(store), contentsOf(store)]);
    expect(moves(all)).toEqual(played);
    expect(again).toEqual(all);
    const { text } = await store.getState().exportGame(id);
    expect(byGame(JSON.parse(text) as Contents).games.get(id)).toEqual(byGame(all).games.get(id));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.getState().saving).toMatchObject({ state: 'failing', pending: 4 });
    expect(moves(await contentsAt(path))).toEqual([[0, 1, -1]]);

    faulty.mend();
    store.getState().retrySaving();
    await store.getState().whenSaved();
    expect(moves(await contentsAt(path))).toEqual(played);
    expect(await contentsOf(store)).toEqual(all);
    expect(store.getState().saving).toEqual({ state: 'ok', pending: 0 });
  });

  it('an export knows that a game is removed, with its history', async () => {
    fill();
    const removing = store.getState().removeForGood(id);
    await failing();
    const { tables } = await contentsOf(store);
    expect(tables.games?.rows).toEqual([]);
    expect(tables.events?.rows).toEqual([]);
    faulty.mend();
    store.getState().retrySaving();
    await removing;
  });

  it('an export does not use up the next try: what waits is saved by itself', async () => {
    fill();
    tap(-2);
    await failing();
    faulty.mend();
    await contentsOf(store);
    await store.getState().whenSaved();
    expect(moves(await contentsAt(path))).toHaveLength(2);
  });

  it('a file is not let in and a backup not restored: that would come as a surprise later', async () => {
    const read = await store.getState().readImport((await store.getState().exportAll()).text);
    if (!read.ok) throw new Error(read.error.code);
    await store.getState().backUp();
    fill();
    tap(-2);
    await failing();
    const choices = { games: new Map([[id, 'take' as const]]), settings: true };
    const refused = { ok: false, error: { code: 'notKept' } };
    expect(await store.getState().applyImport(read.value, choices)).toMatchObject(refused);
    const [backup] = store.getState().backups;
    expect(await store.getState().restoreBackup(backup?.id ?? 0)).toMatchObject(refused);
    expect(health()).toBe(4);
  });
});

describe('damage that appears while the app runs', () => {
  const malformed = 'database disk image is malformed';

  it.each(['BEGIN', 'INSERT INTO events', 'UPDATE games', 'COMMIT'])(
    'is mended once when %s meets it, and the tap is kept',
    async (part) => {
      // The script that usually does it, the work after it, and both on a new connection.
      faulty.fail(part, malformed, 4);
      tap(-2);
      await store.getState().whenSaved();
      expect(store.getState().saving.state).toBe('ok');
      expect(store.getState().repaired).toMatchObject({ losses: [] });
      expect(health()).toBe(4);
      expect(moves(await contentsAt(path))).toEqual([
        [0, 1, -1],
        [0, 2, -2],
      ]);
      await store.getState().refreshBackups();
      expect(store.getState().backups.filter(({ reason }) => reason === 'salvaged')).toHaveLength(
        1,
      );
    },
  );

  it('is mended when a read meets it, and the game opens', async () => {
    const other = await store.getState().startGame('dungeon-lords', { values: {}, names: {} });
    faulty.fail('FROM events WHERE', malformed, 2);
    await store.getState().openGame(other);
    expect(playOf(store).id).toBe(other);
    expect(store.getState().repaired).toMatchObject({ losses: [] });
  });

  it('that cannot be mended waits like a full disk, and loses no tap', async () => {
    faulty.fail('', malformed);
    tap(-2);
    await failing();
    tap(-1);
    expect(health()).toBe(3);
    faulty.mend();
    store.getState().retrySaving();
    await store.getState().whenSaved();
    expect(moves(await contentsAt(path)).map(([, , by]) => by)).toEqual([-1, -2, -1]);
  });
});

it('a tap while a backup is being restored is in the backup that undoes it', async () => {
  await store.getState().backUp();
  const [backup] = store.getState().backups;
  tap(-1);
  const restoring = store.getState().restoreBackup(backup?.id ?? 0);
  for (let times = 3; times > 0; times--) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (store.getState().play !== undefined) tap(times % 2 === 0 ? 1 : -1);
  }
  const undo = await restoring;
  await store.getState().whenSaved();
  await store.getState().restoreBackup(undo.ok ? undo.value : 0);
  await store.getState().openGame(id);
  const events = moves(await contentsOf(store));
  expect(events.length).toBeGreaterThanOrEqual(2);
  expect(events).toHaveLength(playOf(store).timeline.events.length);
});
