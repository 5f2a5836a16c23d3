import fc from 'fast-check';

import type { Contents } from '../../../app/storage/contents';
import { byGame, rowsOf, withRows } from '../../../app/storage/contentsByGame';
import type { GameRow } from '../../../app/storage/gameLog';
import {
  choicesFor,
  compareContents,
  mergedContents,
  type Choice,
} from '../../../app/store/compareContents';
import { newPhone, playOf, startManor, type Store } from '../../support/phone';
import { contentsOf, playEvenings, someEvenings } from '../../support/playedRecords';

const lose = (store: Store, by = -1) =>
  store.getState().dispatch({ type: 'trackMoved', v: 1, at: 'paladin.health', by });

/** What a phone has at two moments: after the first and after the second part. */
async function moments(first: (store: Store) => unknown, second: (store: Store) => unknown) {
  const phone = newPhone();
  const store = await phone.start();
  await startManor(store);
  const at = async (doing: (store: Store) => unknown): Promise<Contents> => {
    phone.clock.now += 60_000;
    await doing(store);
    await store.getState().whenSaved();
    return contentsOf(store);
  };
  const before = await at(first);
  const after = await at(second);
  await phone.close();
  return { before, after };
}

const standing = (here: Contents, there: Contents) =>
  compareContents(here, there).games.map((game) => game.standing);

const nothing = () => undefined;
let ids = 0;
const newId = () => `copy${++ids}`;
const choose = (choice: Choice, settings = false) => ({
  games: new Map([['game1', choice]]),
  settings,
});

const withoutGames = ({ schema, tables }: Contents): Contents => ({
  schema,
  tables: { ...tables, games: { columns: tables.games?.columns ?? [], rows: [] } },
});

const withGame = (contents: Contents, changed: Partial<GameRow>): Contents =>
  withRows(
    contents,
    'games',
    rowsOf<GameRow>(contents, 'games').map((row) => ({ ...row, ...changed })),
  );

describe('a game of the file', () => {
  it('is new where there is none of its id', async () => {
    const { before } = await moments(nothing, nothing);
    const comparison = compareContents(withoutGames(before), before);
    expect(comparison.games).toMatchObject([{ standing: 'new', events: 0, row: { id: 'game1' } }]);
    expect(compareContents(before, withoutGames(before)).onlyHere).toMatchObject([{ id: 'game1' }]);
  });

  it('is the same where nothing differs', async () => {
    const { before, after } = await moments(lose, nothing);
    expect(standing(before, after)).toEqual(['same']);
  });

  it('is ahead where it goes on, and behind the other way round', async () => {
    const { before, after } = await moments(lose, lose);
    expect(standing(before, after)).toEqual(['ahead']);
    expect(standing(after, before)).toEqual(['behind']);
  });

  it('is ahead also where something was undone and set aside since', async () => {
    const { before, after } = await moments(lose, (store) => {
      store.getState().undo();
      lose(store, -2);
    });
    expect(standing(before, after)).toEqual(['ahead']);
    expect(standing(after, before)).toEqual(['behind']);
  });

  it('is different where each has something the other has not', async () => {
    const { before: here } = await moments((store) => lose(store, -1), nothing);
    const { before: there } = await moments((store) => lose(store, -2), nothing);
    expect(standing(here, there)).toEqual(['different']);
    expect(standing(there, here)).toEqual(['different']);
  });

  it('is different where only something that was set aside is missing', async () => {
    const { before: here } = await moments((store) => {
      lose(store, -2);
      store.getState().undo();
      lose(store);
    }, nothing);
    const { after: there } = await moments(lose, (store) => lose(store, -3));
    expect(standing(here, there)).toEqual(['different']);
  });

  it('is ahead where the one here was deleted since, and behind the other way round', async () => {
    const { before, after } = await moments(lose, (store) =>
      store.getState().changeStatus('game1', 'deleted'),
    );
    expect(standing(after, before)).toEqual(['ahead']);
    expect(standing(before, after)).toEqual(['behind']);
  });

  it('is behind where it lacks something of the deleted one here', async () => {
    const { before, after } = await moments(nothing, async (store) => {
      lose(store);
      await store.getState().changeStatus('game1', 'deleted');
    });
    expect(standing(after, before)).toEqual(['behind']);
  });

  it.each(['game', 'setup'])('is different where its %s is another', async (column) => {
    const { before } = await moments(lose, nothing);
    const other = withGame(before, { [column]: '{"values":{"other":1},"names":{}}' });
    expect(standing(before, other)).toEqual(['different']);
    expect(standing(other, before)).toEqual(['different']);
  });
});

describe('of a file', () => {
  it('a game that is taken replaces the one here', async () => {
    const { before, after } = await moments(lose, lose);
    const merged = mergedContents(before, after, choose('take'), newId);
    expect(byGame(merged).games.get('game1')).toEqual(byGame(after).games.get('game1'));
  });

  it('a copy leaves the one here as it is and has the same history', async () => {
    const { before, after } = await moments(lose, lose);
    const { games } = byGame(mergedContents(before, after, choose('copy'), () => 'another'));
    expect(games.get('game1')).toEqual(byGame(before).games.get('game1'));
    const copied = JSON.stringify(games.get('another')).replaceAll('another', 'game1');
    expect(JSON.parse(copied)).toEqual(byGame(after).games.get('game1'));
  });

  it('a game that is skipped or not mentioned changes nothing', async () => {
    const { before, after } = await moments(lose, lose);
    for (const choices of [choose('skip'), { games: new Map(), settings: false }]) {
      expect(byGame(mergedContents(before, after, choices, newId))).toEqual(byGame(before));
    }
  });

  it('the later of two notes on one entry counts, and bookmarks come together', async () => {
    const at = (entry: string) => ({ game: 'a/b', entry });
    const note = (text: string) => ({ kind: 'note', text }) as const;
    const { before, after } = await moments(
      (store) => {
        store.getState().setNote(at('one'), note('early'));
        store.getState().setBookmark({ game: 'a', entry: 'b/one' }, true);
        store.getState().setBookmark(at('one'), true);
      },
      (store) => {
        store.getState().setNote(at('one'), note('late'));
        store.getState().setBookmark(at('two'), true);
        store.getState().setBookmark(at('one'), false);
      },
    );
    const texts = (contents: Contents) => contents.tables.own_notes?.rows.map((row) => row[3]);
    const there = mergedContents(before, after, choose('skip'), newId);
    const here = mergedContents(after, before, choose('skip'), newId);
    expect(texts(there)).toEqual(['late']);
    expect(texts(here)).toEqual(['late']);
    expect(there.tables.bookmarks?.rows).toHaveLength(3);
    expect(compareContents(before, after).marks).toBe(2);
  });

  it('settings are taken only if that was chosen', async () => {
    const { before, after } = await moments(nothing, (store) =>
      store.getState().changeSetting('theme', 'light'),
    );
    expect(compareContents(before, after).settings).toBe(1);
    const rows = (settings: boolean) =>
      mergedContents(before, after, choose('skip', settings), newId).tables.settings?.rows;
    expect(rows(false)).toEqual(before.tables.settings?.rows);
    expect(rows(true)).toContainEqual(['theme', '"light"']);
  });
});

/** The usual choice for each game. */
async function readUsual(store: Store, text: string) {
  const read = await store.getState().readImport(text);
  if (!read.ok) throw new Error(read.error.detail);
  const games = read.value.comparison.games.map(
    (game) => [game.row.id, choicesFor[game.standing][0] ?? 'skip'] as const,
  );
  return { preview: read.value, choices: { games: new Map(games), settings: true } };
}

it('an own export changes nothing, and what was taken once is there already', async () => {
  await fc.assert(
    fc.asyncProperty(someEvenings, someEvenings, async (given, elsewhere) => {
      const phone = newPhone();
      const store = await phone.start();
      await playEvenings(store, given);
      const before = await contentsOf(store);
      const own = await readUsual(store, (await store.getState().exportAll()).text);
      expect(own.preview.comparison).toMatchObject({ onlyHere: [], marks: 0, settings: 0 });
      await store.getState().applyImport(own.preview, own.choices);
      expect(await contentsOf(store)).toEqual(before);

      const other = newPhone();
      const theirs = await other.start();
      await playEvenings(theirs, elsewhere);
      const { text } = await theirs.getState().exportAll();
      await other.close();
      const first = await readUsual(store, text);
      const take = {
        games: new Map([...first.choices.games.keys()].map((id) => [id, 'take' as const])),
        settings: true,
      };
      await store.getState().applyImport(first.preview, take);
      const once = await contentsOf(store);
      const second = await readUsual(store, text);
      expect(new Set(second.preview.comparison.games.map((game) => game.standing))).toEqual(
        new Set(['same']),
      );
      await store.getState().applyImport(second.preview, take);
      expect(await contentsOf(store)).toEqual(once);
      await phone.close();
    }),
    { numRuns: 12 },
  );
}, 120_000);

it('a copy that was imported is played by itself', async () => {
  const phone = newPhone();
  const store = await phone.start();
  const id = await startManor(store);
  lose(store);
  await store.getState().whenSaved();
  const read = await store.getState().readImport((await store.getState().exportAll()).text);
  if (!read.ok) throw new Error(read.error.detail);
  lose(store);
  await store.getState().whenSaved();
  await store
    .getState()
    .applyImport(read.value, { games: new Map([[id, 'copy']]), settings: false });
  const copy = store.getState().games.find((game) => game.id !== id)?.id ?? '';
  await store.getState().openGame(copy);
  lose(store, -3);
  expect(playOf(store).timeline.state.values['paladin.health']).toBe(3);
  await store.getState().openGame(id);
  expect(playOf(store).timeline.state.values['paladin.health']).toBe(5);
  await phone.close();
});
