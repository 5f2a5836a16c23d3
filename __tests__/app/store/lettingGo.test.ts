import type { Owner } from '../../../app/platform/databaseTurn';
import { nodeDriver } from '../../support/nodeDriver';
import {
  newPhone,
  playOf,
  startManor,
  untilStore,
  type Phone,
  type Store,
} from '../../support/phone';
import { faultyDriver } from '../storage/faultyDriver';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

const lose = (store: Store) =>
  store.getState().dispatch({ type: 'trackMoved', v: 1, at: 'paladin.health', by: -1 });

/** A phone whose app can be asked to let go, as another window would. */
function sharedPhone() {
  const path = temporaryFile();
  const disk = faultyDriver(nodeDriver(path));
  let owner: Owner | undefined;
  const phone = newPhone({
    path,
    wrap: () => disk.open,
    ownDatabase: (given) => {
      owner = given;
      return Promise.resolve();
    },
  });
  const letGo = () => owner?.letGo();
  return { path, disk, phone, letGo };
}

const healthIn = async (phone: Phone, id: string) => {
  const store = await phone.start();
  await store.getState().openGame(id);
  const { events, state } = playOf(store).timeline;
  await phone.close();
  return { health: state.values['paladin.health'], events };
};

it('everything tapped until then is on the disk, and nothing can be tapped after', async () => {
  const { path, disk, phone, letGo } = sharedPhone();
  const store = await phone.start();
  const id = await startManor(store);
  for (let taps = 0; taps < 5; taps++) lose(store);
  const gone = letGo();
  lose(store);
  expect(await gone).toBe(true);
  expect(store.getState().phase).toEqual({ name: 'openElsewhere', why: 'elsewhere' });
  expect(disk.count('close')).toBe(1);
  const found = await healthIn(newPhone({ path }), id);
  expect(found.health).toBe(1);
  expect(found.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('a player who never stops tapping does not keep the database', async () => {
  const { path, disk, phone, letGo } = sharedPhone();
  const store = await phone.start();
  const id = await startManor(store);
  await store.getState().whenSaved();
  disk.slow(3);
  let taps = 0;
  const tap = () => {
    if (store.getState().phase.name !== 'ready' || taps === 300) {
      clearInterval(tapping);
      return;
    }
    taps++;
    lose(store);
    store.getState().undo();
  };
  const tapping = setInterval(tap, 1);
  tap();
  expect(await letGo()).toBe(true);
  expect(taps).toBeLessThan(100);
  expect((await healthIn(newPhone({ path }), id)).health).toBe(7);
});

it('what a closing screen still writes is on the disk too', async () => {
  const { path, phone, letGo } = sharedPhone();
  const store = await phone.start();
  const id = await startManor(store);
  const stop = store.subscribe(({ phase }) => {
    if (phase.name !== 'openElsewhere') return;
    stop();
    lose(store);
  });
  expect(await letGo()).toBe(true);
  expect((await healthIn(newPhone({ path }), id)).health).toBe(6);
});

it('while the disk fails nothing is let go of, and the game goes on', async () => {
  const { path, disk, phone, letGo } = sharedPhone();
  const store = await phone.start();
  const id = await startManor(store);
  await store.getState().whenSaved();
  disk.fail('INSERT INTO events', 'disk I/O error');
  lose(store);
  await untilStore(store, ({ saving }) => saving.state === 'failing');
  expect(await letGo()).toBe(false);
  expect(store.getState().phase).toEqual({ name: 'ready' });

  disk.mend();
  store.getState().retrySaving();
  await store.getState().whenSaved();
  expect(await letGo()).toBe(true);
  expect((await healthIn(newPhone({ path }), id)).health).toBe(6);
});

it('a disk that begins to fail meanwhile is noticed', async () => {
  const { disk, phone, letGo } = sharedPhone();
  const store = await phone.start();
  await startManor(store);
  await store.getState().whenSaved();
  disk.fail('INSERT INTO events', 'disk I/O error');
  lose(store);
  expect(await letGo()).toBe(false);
  expect(store.getState().phase).toEqual({ name: 'ready' });
  disk.mend();
  store.getState().retrySaving();
  await store.getState().whenSaved();
  await phone.close();
});

it('a disk that fails for what a closing screen writes brings the screen back', async () => {
  const { disk, phone, letGo } = sharedPhone();
  const store = await phone.start();
  await startManor(store);
  await store.getState().whenSaved();
  disk.fail('INSERT INTO events', 'disk I/O error');
  const stop = store.subscribe(({ phase }) => {
    if (phase.name !== 'openElsewhere') return;
    stop();
    lose(store);
  });
  expect(await letGo()).toBe(false);
  expect(store.getState().phase).toEqual({ name: 'ready' });
  disk.mend();
  store.getState().retrySaving();
  await store.getState().whenSaved();
  await phone.close();
});

it('an app that is still opening comes to its end first', async () => {
  const path = temporaryFile();
  let owner: Owner | undefined;
  let goOn = () => {};
  const phone = newPhone({
    path,
    wrap: (open) => async () => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return open();
    },
    ownDatabase: (given) => {
      owner = given;
      return Promise.resolve();
    },
  });
  const starting = phone.start();
  await new Promise((resolve) => setTimeout(resolve, 0));
  let gone: boolean | undefined;
  const letting = owner?.letGo().then((answer) => {
    gone = answer;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(gone).toBeUndefined();
  goOn();
  const store = await starting;
  await letting;
  expect(gone).toBe(true);
  expect(store.getState().phase.name).toBe('openElsewhere');
});

it('an app that could not open its records has nothing to keep', async () => {
  const { disk, phone, letGo } = sharedPhone();
  disk.fail('open', 'NoModificationAllowedError: another open Access Handle');
  const store = await phone.start();
  expect(store.getState().phase.name).toBe('failed');
  expect(await letGo()).toBe(true);
});

it('an app that plays in memory keeps its game, and lets go only of an empty table', async () => {
  const { disk, phone, letGo } = sharedPhone();
  disk.fail('open', 'denied');
  const store = await phone.start();
  expect(store.getState().keeping.mode).toBe('memory');
  await startManor(store);
  expect(await letGo()).toBe(false);
  expect(store.getState().phase.name).toBe('ready');

  await store.getState().removeForGood(store.getState().games[0]?.id ?? '');
  expect(await letGo()).toBe(true);
});
