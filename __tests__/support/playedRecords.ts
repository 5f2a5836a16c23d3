import fc from 'fast-check';

import { readContents, type Contents } from '../../app/storage/contents';
import type { SqlValue } from '../../app/storage/driver';
import type { Setup } from '../../rules/engine/game';
import { valuesOf } from '../rules/fieldValues';
import { eventOf, whims, type Whim } from '../rules/randomPlay';
import { nodeDriver } from './nodeDriver';
import { playOf, type Store } from './phone';
import { games } from './everyGame';

/** A text that SQLite holds as it is: whole characters, and none that ends a text in C. */
const storable = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text) => text.replaceAll('\0', ''));

type Evening = {
  game: string;
  setup: Setup;
  name: string;
  wishes: readonly Whim[];
  /** After how many wishes so many are undone. */
  undone: readonly (readonly [number, number])[];
  status: 'active' | 'archived' | 'deleted';
};

const evening: fc.Arbitrary<Evening> = fc.constantFrom(...games).chain(({ id, setupFields }) =>
  fc.record({
    game: fc.constant(id),
    setup: fc.record({
      values: valuesOf(setupFields),
      names: fc.dictionary(fc.constantFrom('paladin', 'player1', 'player2'), storable),
    }),
    name: storable,
    wishes: whims(24),
    undone: fc.array(fc.tuple(fc.nat(24), fc.integer({ min: 1, max: 6 })), { maxLength: 4 }),
    status: fc.constantFrom('active', 'active', 'archived', 'deleted'),
  }),
);

/** Rows that the app never writes and has to leave alone. */
type Strange = { table: string; row: Readonly<Record<string, SqlValue>> };

const moment = fc.integer({ min: -8_640_000_000_000, max: Number.MAX_SAFE_INTEGER });

const strange: fc.Arbitrary<Strange> = fc.oneof(
  fc.record({
    table: fc.constant('games'),
    row: fc.record({
      id: fc.uuid().map((id) => `strange ${id}`),
      game: fc.constantFrom('chess', 'vast-3', '', '__proto__'),
      name: storable,
      setup: fc.oneof(storable, fc.json()),
      sheet: fc.option(storable),
      status: fc.constantFrom('active', 'archived', 'deleted'),
      created: moment,
      touched: moment,
    }),
  }),
  ...['bookmarks', 'entries_read'].map((table) =>
    fc.record({
      table: fc.constant(table),
      row: fc.record({ game: storable, entry: storable, time: moment }),
    }),
  ),
  fc.record({
    table: fc.constant('own_notes'),
    row: fc.record({
      game: storable,
      entry: storable,
      kind: fc.constantFrom('note', 'ruling'),
      text: storable,
      time: moment,
    }),
  }),
  fc.record({
    table: fc.constant('settings'),
    row: fc.record({ key: storable, value: fc.oneof(storable, fc.json()) }),
  }),
);

export type Evenings = {
  evenings: readonly Evening[];
  strange: readonly Strange[];
  /** Which events are made unreadable: one in so many; 0 for none. */
  unreadable: number;
};

export const someEvenings: fc.Arbitrary<Evenings> = fc.record({
  evenings: fc.array(evening, { minLength: 1, maxLength: 3 }),
  strange: fc.array(strange, { maxLength: 6 }),
  unreadable: fc.constantFrom(0, 0, 7),
});

/** Plays on a phone as players do, undoing and going other ways; gives the ids of the games. */
export async function playEvenings(
  store: Store,
  { evenings }: Pick<Evenings, 'evenings'>,
): Promise<readonly string[]> {
  const app = store.getState();
  const ids: string[] = [];
  for (const { game, setup, name, wishes, undone, status } of evenings) {
    const id = await app.startGame(game, setup);
    await app.openGame(id);
    if (name !== '') app.dispatch({ type: 'gameRenamed', v: 1, name });
    wishes.forEach((wish, at) => {
      const { game: table, state } = playOf(store).timeline;
      const event = eventOf(table, state, wish);
      if (event !== undefined) app.dispatch(event);
      for (const [when, times] of undone) {
        for (let left = when === at ? times : 0; left > 0; left--) app.undo();
      }
    });
    app.setBookmark({ game, entry: `entry ${ids.length}` }, true);
    app.setNote({ game, entry: 'setup' }, { kind: 'ruling', text: `house rule ${name}` });
    await app.whenSaved();
    await app.changeStatus(id, status);
    ids.push(id);
  }
  app.changeSetting('textSize', 150);
  await app.whenSaved();
  return ids;
}

/** Puts rows into the file past the app. */
export async function addStrange(path: string, { strange: rows, unreadable }: Evenings) {
  const driver = await nodeDriver(path)();
  for (const { table, row } of rows) {
    const columns = Object.keys(row);
    await driver.run(
      `INSERT OR IGNORE INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
      Object.values(row),
    );
  }
  if (unreadable > 0) {
    await driver.run("UPDATE events SET body = '{half ' || seq WHERE seq % ? = 0", [unreadable]);
  }
  await driver.close();
}

/** Everything in a file. */
export async function contentsAt(path: string): Promise<Contents> {
  const driver = await nodeDriver(path)();
  const contents = await readContents(driver);
  await driver.close();
  return contents;
}

/** Everything the app has, as it would be exported. */
export async function contentsOf(store: Store): Promise<Contents> {
  const { schema, tables } = JSON.parse((await store.getState().exportAll()).text) as Contents;
  return { schema, tables };
}
