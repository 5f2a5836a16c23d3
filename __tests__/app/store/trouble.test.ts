import { setupOf } from '../../../app/store/gameSummary';
import { historyOf } from '../../../rules/engine/history';
import { alter, nodeDriver } from '../../support/nodeDriver';
import {
  manor,
  newPhone,
  playOf,
  presetSetup,
  startManor,
  stateOf,
  untilStore,
  type Phone,
  type Store,
} from '../../support/phone';
import { faultyDriver } from '../storage/faultyDriver';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

const lose = (store: Store) =>
  store.getState().dispatch({ type: 'trackMoved', v: 1, at: 'paladin.health', by: -1 });

/** Two games on one phone; `damage` happens to the first while the app is closed. */
async function withDamage(damage: string) {
  const path = temporaryFile();
  const phone = newPhone({ path });
  const first = await phone.start();
  const bad = await startManor(first);
  lose(first);
  lose(first);
  lose(first);
  const good = await startManor(first);
  lose(first);
  await phone.close();
  await alter(path, damage);
  return { path, phone, bad, good, store: await phone.start() };
}

const health = (store: Store) => stateOf(store).values['paladin.health'];

describe('a game that cannot be opened', () => {
  it.each([
    ['missing', 'that is not there', "DELETE FROM games WHERE id = 'game1'"],
    ['deleted', 'that was deleted', "UPDATE games SET status = 'deleted' WHERE id = 'game1'"],
    [
      'unknownGame',
      'of a kind this version does not know',
      "UPDATE games SET game = 'vast-2' WHERE id = 'game1'",
    ],
  ])('is told as %s: one %s; the others open', async (code, _, damage) => {
    const { phone, store, bad, good } = await withDamage(damage);
    expect(store.getState().phase).toEqual({ name: 'ready' });
    await store.getState().openGame(good);
    await store.getState().openGame(bad);
    expect(store.getState().playProblem).toEqual({ id: bad, code });
    expect(store.getState().play).toBeUndefined();

    await store.getState().openGame(good);
    expect(store.getState().playProblem).toBeUndefined();
    expect(health(store)).toBe(6);
    lose(store);
    expect(health(store)).toBe(5);
    await phone.close();
  });
});

describe('a damaged record', () => {
  it.each([
    ['an event that is not JSON', '{half'],
    ['an event of a later version', '{"type":"trackMoved","v":2,"at":"paladin.health"}'],
  ])('with %s costs that event only, and keeps it as it is', async (_, body) => {
    const { path, phone, store, bad, good } = await withDamage(
      `UPDATE events SET body = '${body}' WHERE game_id = 'game1' AND seq = 2`,
    );
    await store.getState().openGame(bad);
    expect(store.getState().playProblem).toBeUndefined();
    expect(health(store)).toBe(5);
    expect(historyOf(playOf(store).timeline)).toMatchObject([
      { ignored: false },
      { ignored: true, logged: { event: { type: 'unreadable' } } },
      { ignored: false },
    ]);
    lose(store);
    store.getState().undo();
    store.getState().redo();
    await store.getState().openGame(good);
    expect(health(store)).toBe(6);

    const again = await phone.restart();
    await again.getState().openGame(bad);
    expect(health(again)).toBe(4);
    await phone.close();
    const driver = await nodeDriver(path)();
    const stored = "SELECT body FROM events WHERE game_id = 'game1' AND seq = 2";
    expect(await driver.all(stored)).toEqual([{ body }]);
    await driver.close();
  });

  it('with a set-up that cannot be read gets the preset one', async () => {
    const { phone, store, bad } = await withDamage("UPDATE games SET setup = '{half'");
    expect(setupOf(store.getState().games[0]!)).toMatchObject(presetSetup);
    await store.getState().openGame(bad);
    expect(playOf(store).timeline.game.seats).toHaveLength(4);
    await phone.close();
  });
});

describe('a disk that fails', () => {
  let faulty: ReturnType<typeof faultyDriver>;
  let phone: Phone;
  let store: Store;
  let id: string;

  beforeEach(async () => {
    phone = newPhone({
      path: temporaryFile(),
      wrap: (open) => {
        faulty = faultyDriver(open);
        return faulty.open;
      },
    });
    store = await phone.start();
    id = await startManor(store);
    await store.getState().whenSaved();
  });
  afterEach(async () => {
    mend();
    await store.getState().whenSaved();
    await phone.close();
  });

  const failing = () => untilStore(store, ({ saving }) => saving.state === 'failing');
  const breakDisk = () => faulty.fail('COMMIT', 'disk I/O error');
  const mend = () => {
    faulty.mend();
    store.getState().retrySaving();
  };

  it('is told with the number of waiting changes, and nothing is lost after a retry', async () => {
    expect(store.getState().saving.state).toBe('ok');
    breakDisk();
    lose(store);
    lose(store);
    await failing();
    store.getState().undo();
    lose(store);
    expect(store.getState().saving).toEqual({
      state: 'failing',
      pending: 4,
      detail: 'disk I/O error',
    });
    expect(stateOf(store).values['paladin.health']).toBe(5);

    mend();
    await untilStore(store, ({ saving }) => saving.state === 'ok');
    expect(store.getState().saving).toEqual({ state: 'ok', pending: 0 });
    store = await phone.restart();
    await store.getState().openGame(id);
    expect(stateOf(store).values['paladin.health']).toBe(5);
    expect(playOf(store).timeline.events).toHaveLength(2);
    expect(playOf(store).setAside).toMatchObject([{ fromSeq: 2, count: 1 }]);
  });

  it('lets another game wait, and opens it as soon as everything is saved', async () => {
    const other = await store.getState().startGame(manor, presetSetup);
    breakDisk();
    lose(store);
    await failing();
    const opening = store.getState().openGame(other);
    const listing = store.getState().refreshGames();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(playOf(store).id).toBe(id);
    expect(stateOf(store).values['paladin.health']).toBe(6);

    mend();
    await Promise.all([opening, listing]);
    expect(playOf(store).id).toBe(other);
    await store.getState().openGame(id);
    expect(stateOf(store).values['paladin.health']).toBe(6);
  });

  it('does not open a game late that nobody waits for any more', async () => {
    const other = await store.getState().startGame(manor, presetSetup);
    breakDisk();
    lose(store);
    await failing();
    const opening = store.getState().openGame(other);
    await store.getState().openGame(id);
    mend();
    await opening;
    expect(playOf(store).id).toBe(id);
  });

  it('that cannot even be read is told, and a second try opens the game', async () => {
    const other = await store.getState().startGame(manor, presetSetup);
    faulty.fail('FROM events', 'disk I/O error');
    await store.getState().openGame(other);
    expect(store.getState().playProblem).toEqual({ id: other, code: 'unavailable' });
    faulty.mend();
    await store.getState().openGame(other);
    expect(store.getState().playProblem).toBeUndefined();
    expect(playOf(store).id).toBe(other);
  });

  it('stays told while a retry fails too', async () => {
    breakDisk();
    lose(store);
    await failing();
    const commits = faulty.count('COMMIT');
    store.getState().retrySaving();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(faulty.count('COMMIT')).toBeGreaterThan(commits);
    expect(store.getState().saving).toMatchObject({ state: 'failing', pending: 1 });
  });

  it('does not make the screen render for every tap while all is well', async () => {
    const before = store.getState().saving;
    lose(store);
    await store.getState().whenSaved();
    expect(store.getState().saving).toBe(before);
  });

  it('is told when it fails while the app starts, and a second try gets in', async () => {
    await phone.close();
    faulty.fail('FROM settings', 'disk I/O error');
    store = await phone.start();
    expect(store.getState().phase).toEqual({
      name: 'failed',
      problem: { code: 'cannotOpen', detail: 'disk I/O error' },
    });
    faulty.mend();
    await store.getState().open();
    expect(store.getState().phase).toEqual({ name: 'ready' });
    expect(store.getState().games).toMatchObject([{ id }]);
  });
});

it('shows what is on disk where the game was changed behind the screen', async () => {
  const path = temporaryFile();
  const phone = newPhone({ path });
  const store = await phone.start();
  const id = await startManor(store);
  lose(store);
  await store.getState().whenSaved();
  await store.getState().nameStored(id, '裏で改名');
  lose(store);
  await untilStore(store, ({ play }) => play?.timeline.state.name === '裏で改名');
  expect(store.getState().notSaved).toBe('conflict');
  expect(stateOf(store).values['paladin.health']).toBe(6);
  lose(store);
  const again = await phone.restart();
  await again.getState().openGame(id);
  expect(stateOf(again).values['paladin.health']).toBe(5);
  await phone.close();
});
