import { newPhone, presetSetup, type Store } from '../../support/phone';
import { nodeDriver } from '../../support/nodeDriver';
import { contentsOf } from '../../support/playedRecords';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

const work = 'vast-mysterious-manor';
const preview = 'vast-mysterious-manor';
const published = 'vast-mysterious-manor-published';

const chosenIn = (store: Store) => store.getState().chosenEditions;
const stored = async (store: Store) =>
  (await contentsOf(store)).tables.settings?.rows.filter(([key]) =>
    String(key).startsWith('edition.'),
  );

/** Writes a setting past the app, as another version of it would have done. */
async function storeRaw(path: string, key: string, value: string) {
  const driver = await nodeDriver(path)();
  await driver.run('INSERT OR REPLACE INTO settings VALUES (?, ?)', [key, value]);
  await driver.close();
}

describe('the edition that is played', () => {
  it('is nobody’s choice on a new phone', async () => {
    const phone = newPhone();
    expect(chosenIn(await phone.start())).toEqual({});
    await phone.close();
  });

  it('is remembered across a restart, and can be another one the next time', async () => {
    const phone = newPhone({ path: temporaryFile() });
    const store = await phone.start();
    store.getState().chooseEdition(published);
    expect(chosenIn(store)).toEqual({ [work]: published });
    const again = await phone.restart();
    expect(chosenIn(again)).toEqual({ [work]: published });
    again.getState().chooseEdition(preview);
    expect(chosenIn(await phone.restart())).toEqual({ [work]: preview });
    await phone.close();
  });

  it('is the one a game was started of', async () => {
    const phone = newPhone({ path: temporaryFile() });
    const store = await phone.start();
    store.getState().chooseEdition(published);
    await store.getState().startGame(preview, presetSetup);
    expect(chosenIn(store)).toEqual({ [work]: preview });
    expect(chosenIn(await phone.restart())).toEqual({ [work]: preview });
    await phone.close();
  });

  it('is no question where there is only one, or none that this version knows', async () => {
    const phone = newPhone();
    const store = await phone.start();
    const before = chosenIn(store);
    store.getState().chooseEdition('dungeon-lords');
    store.getState().chooseEdition('chess');
    await store.getState().startGame('dungeon-lords', { values: { players: 3 }, names: {} });
    expect(chosenIn(store)).toBe(before);
    await store.getState().whenSaved();
    expect(await stored(store)).toEqual([]);
    await phone.close();
  });

  it('is the same object as long as it is the same edition, so that nothing is made anew', async () => {
    const phone = newPhone();
    const store = await phone.start();
    store.getState().chooseEdition(published);
    const chosen = chosenIn(store);
    store.getState().chooseEdition(published);
    expect(chosenIn(store)).toBe(chosen);
    await phone.close();
  });

  it.each([
    ['an edition of a later version', `edition.${work}`, '"vast-mysterious-manor-third"'],
    ['a game of another work', `edition.${work}`, '"dungeon-lords"'],
    ['another work', 'edition.dungeon-lords', `"${published}"`],
    ['a work that has no editions', 'edition.dungeon-lords', '"dungeon-lords"'],
    ['something that is no id', `edition.${work}`, '{"game":7}'],
    ['something that is not JSON', `edition.${work}`, '"half'],
    ['a name that every object has', 'edition.__proto__', `"${published}"`],
  ])('is as if nobody had chosen where %s is stored', async (_, key, value) => {
    const path = temporaryFile();
    const phone = newPhone({ path });
    await phone.start();
    await phone.close();
    await storeRaw(path, key, value);
    const store = await phone.start();
    expect(chosenIn(store)).toEqual({});
    store.getState().chooseEdition(published);
    expect(chosenIn(await phone.restart())).toEqual({ [work]: published });
    await phone.close();
  });
});

describe('in a file', () => {
  it('the edition goes along with the settings, and only with them', async () => {
    const source = newPhone();
    const from = await source.start();
    await from.getState().startGame(preview, presetSetup);
    from.getState().chooseEdition(published);
    await from.getState().whenSaved();
    expect(await stored(from)).toEqual([[`edition.${work}`, `"${published}"`]]);
    const { text } = await from.getState().exportAll();
    await source.close();

    for (const settings of [true, false]) {
      const phone = newPhone();
      const store = await phone.start();
      const read = await store.getState().readImport(text);
      if (!read.ok) throw new Error(read.error.code);
      // The set-up that is remembered, and the edition.
      expect(read.value.comparison.settings).toBe(2);
      const games = new Map(
        read.value.comparison.games.map(({ row }) => [row.id, 'take'] as const),
      );
      await store.getState().applyImport(read.value, { games, settings });
      expect(chosenIn(store)).toEqual(settings ? { [work]: published } : {});
      await phone.close();
    }
  });

  it('of a restored backup the edition is the one of then', async () => {
    const phone = newPhone();
    const store = await phone.start();
    const app = store.getState();
    app.chooseEdition(published);
    await app.startGame('dungeon-lords', { values: { players: 3 }, names: {} });
    await app.whenSaved();
    const id = await app.backUp();
    app.chooseEdition(preview);
    await app.whenSaved();
    expect(await app.restoreBackup(id)).toMatchObject({ ok: true });
    expect(chosenIn(store)).toEqual({ [work]: published });
    await phone.close();
  });
});
