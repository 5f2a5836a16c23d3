import fc from 'fast-check';

import { createTexts } from '../../../app/i18n/i18n';
import { gameWords } from '../../../app/i18n/gameWords';
import { setupOf } from '../../../app/store/gameSummary';
import type { EntryRef } from '../../../app/store/libraryStore';
import { longestNote, tidyLines, tidyText } from '../../../rules/engine/written';
import { hostileTexts } from '../../support/hostileTexts';
import { nodeDriver } from '../../support/nodeDriver';
import {
  manor,
  newPhone,
  playOf,
  startManor,
  untilStore,
  type Phone,
  type Store,
} from '../../support/phone';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';
import { games } from '../../support/everyGame';

afterAll(removeTemporaryFiles);

// Some ninety games on a real file: a busy disk needs its time for them.
jest.setTimeout(120_000);

let path: string;
let phone: Phone;
let store: Store;

beforeEach(async () => {
  path = temporaryFile();
  phone = newPhone({ path });
  store = await phone.start();
});
afterEach(async () => {
  await phone.close();
});

const entry = { game: 'dungeon-lords', entry: 'taxes' };

/** The notes are read when the library is opened; its texts, which take longer, may come later. */
const untilMarks = () => {
  void store.getState().openLibrary();
  return untilStore(store, ({ marks }) => marks.notes.length > 0);
};

/** A whole text survives being encoded; half a character would not. */
const isWhole = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text)) === text;
const turnsOrControls = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/** Writes a text in every place of the store that takes one. */
async function writeEverywhere(text: string, at: EntryRef): Promise<string> {
  const setup = { values: {}, names: { paladin: text, investigator1: text, nobody: text } };
  const other = await store.getState().startGame('mansions-of-madness', setup);
  const id = await startManor(store, setup);
  const { dispatch, rename, setNote, duplicate } = store.getState();
  dispatch({ type: 'counterAdded', v: 1, seat: 'paladin', name: text });
  dispatch({ type: 'counterAdded', v: 1, seat: 'paladin', name: 'plain' });
  dispatch({ type: 'counterRenamed', v: 1, at: 'paladin.counter2', name: text });
  await rename(id, text);
  await rename(other, text);
  await duplicate(id, text);
  setNote(at, { kind: 'ruling', text });
  return id;
}

const shown = () => ({
  state: playOf(store).timeline.state,
  names: playOf(store).timeline.game.setup.names,
});
const listed = () =>
  store.getState().games.map((game) => [game.id, game.name, setupOf(game).names]);
const notes = () => store.getState().marks.notes;

describe('a text is kept as it is shown', () => {
  it('in every place that takes one, whatever it is', async () => {
    const live: [id: string, ReturnType<typeof shown>][] = [];
    for (const [kind, text] of Object.entries(hostileTexts)) {
      const before = new Set(store.getState().games.map(({ id }) => id));
      const at = { game: 'dungeon-lords', entry: kind };
      const id = await writeEverywhere(text, at);
      const { state, names } = shown();
      live.push([id, { state, names }]);
      const tidy = tidyText(text);
      expect([kind, state.name]).toEqual([kind, tidy]);
      expect(names).toMatchObject({ paladin: tidy });
      expect(state.counters['paladin']?.map(({ name }) => name)).toEqual([tidy, tidy]);
      const added = store.getState().games.filter((game) => !before.has(game.id));
      expect(added.map(({ name }) => name)).toEqual([tidy, tidy, tidy]);
      const note = notes().find((one) => one.entry === kind)?.text;
      expect(note).toBe(tidy === '' ? undefined : tidyLines(text));
    }
    const list = listed();
    const marks = notes();
    await store.getState().whenSaved();
    expect(store.getState().notSaved).toBe('');
    expect(isWhole(JSON.stringify([live, list, marks]))).toBe(true);
    // What was on the screen is what comes back, and the log says the same again.
    store = await phone.restart();
    expect(listed()).toEqual(list);
    for (const [id, was] of live) {
      await store.getState().openGame(id);
      expect(shown()).toEqual(was);
      const kinds = playOf(store).timeline.events.map(({ event }) => event.type);
      expect(kinds).not.toContain('unreadable');
    }
    await untilMarks();
    expect(notes()).toEqual(marks);
  });

  it('whatever it is', async () => {
    const id = await startManor(store);
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(...Object.values(hostileTexts)),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        await store.getState().rename(id, text);
        store.getState().setNote(entry, { kind: 'note', text });
        await store.getState().whenSaved();
        await store.getState().refreshGames();
        const { name } = playOf(store).timeline.state;
        expect(store.getState().games[0]?.name).toBe(name);
        expect(name).not.toMatch(turnsOrControls);
        expect(isWhole(name)).toBe(true);
      }),
      { numRuns: 150 },
    );
    // The last text may have been nothing, which is no note to wait for.
    store.getState().setNote({ ...entry, entry: 'pay' }, { kind: 'note', text: '最後' });
    await store.getState().whenSaved();
    const live = [shown(), listed(), notes()];
    store = await phone.restart();
    await store.getState().openGame(id);
    await untilMarks();
    expect([shown(), listed(), notes()]).toEqual(live);
  });

  it('a note keeps its lines and has an end', async () => {
    const { setNote } = store.getState();
    setNote(entry, { kind: 'note', text: 'one\r\n\ttwo \n\n three\0' });
    expect(store.getState().marks.notes[0]?.text).toBe('one\n two\n\n three');
    setNote(entry, { kind: 'note', text: '👨‍👩‍👧‍👦'.repeat(1000) });
    const text = store.getState().marks.notes[0]?.text ?? '';
    expect([...text].length).toBeLessThanOrEqual(longestNote);
    expect(text.replaceAll('👨‍👩‍👧‍👦', '')).toBe('');
  });
});

describe('what an older version stored', () => {
  const dirty = `\u202e${'Ann'.repeat(60)}\0\n<b>`;

  it('opens all the same and is shown tidy', async () => {
    const id = await startManor(store);
    await phone.close();
    const driver = await nodeDriver(path)();
    const setup = JSON.stringify({ values: {}, names: { paladin: dirty, spider: 7 } });
    await driver.run('UPDATE games SET name = ?, setup = ?, cursor = 2, head = 2', [dirty, setup]);
    const events = [
      { type: 'gameRenamed', v: 1, name: dirty },
      { type: 'counterAdded', v: 1, seat: 'paladin', name: dirty },
    ];
    for (const [index, event] of events.entries()) {
      await driver.run('INSERT INTO events VALUES (?, 0, ?, 0, ?)', [
        id,
        index + 1,
        JSON.stringify(event),
      ]);
    }
    // This SQLite itself cuts a text at its NUL.
    const note = `${dirty.replace('\0', '')}${'x'.repeat(5000)}`;
    await driver.run("INSERT INTO own_notes VALUES (?, ?, 'note', ?, 0)", [
      entry.game,
      entry.entry,
      note,
    ]);
    await driver.close();
    store = await phone.start();
    await store.getState().openGame(id);
    await untilMarks();
    const { state, names } = shown();
    const tidy = tidyText(dirty);
    expect(tidy).toHaveLength(60);
    expect(state.name).toBe(tidy);
    expect(names).toEqual({ paladin: tidy });
    expect(state.counters['paladin']).toEqual([{ id: 'counter1', name: tidy }]);
    expect(listed()).toEqual([[id, tidy, { paladin: tidy }]]);
    // Nothing of a long note is lost.
    expect(notes()[0]?.text.endsWith(`<b>${'x'.repeat(5000)}`)).toBe(true);
    expect(notes()[0]?.text).not.toContain('\u202e');
  });
});

describe('an event that could not be read again', () => {
  it.each([
    ['half a step', { type: 'trackMoved', v: 1, at: 'paladin.health', by: -0.5 }],
    ['no number', { type: 'trackMoved', v: 1, at: 'paladin.health', by: NaN }],
    ['endless', { type: 'trackSet', v: 1, at: 'paladin.health', to: Infinity }],
    ['beyond counting', { type: 'trackSet', v: 1, at: 'paladin.health', to: 2 ** 53 }],
    ['an address without end', { type: 'trackSet', v: 1, at: 'p'.repeat(101), to: 1 }],
  ] as const)('is refused: %s', async (_, event) => {
    await startManor(store);
    const before = playOf(store).timeline;
    store.getState().dispatch(event);
    expect(playOf(store).timeline).toBe(before);
    expect(playOf(store).refused).toEqual({ code: 'unreadable' });
  });
});

describe('a sentence of ours', () => {
  it.each(Object.entries(hostileTexts))('says a name to the letter: %s', (_, text) => {
    const name = tidyText(text);
    for (const language of ['ja', 'en'] as const) {
      const texts = createTexts(language);
      const t = texts.getFixedT(language, 'ui');
      expect(t('history.gameRenamed', { name })).toContain(name);
      expect(t('table.copyName', { name })).toContain(name);
      expect(t('rules.none', { query: name })).toContain(name);
      // Whatever stands in a name fills no other gap.
      const said = t('play.players', { name, seat: 'SEAT' });
      expect(said.split('SEAT')).toHaveLength(2);
      expect(said).toContain(name);
      const moved = t('history.trackMoved', { seat: name, name, by: '+1', to: 7 });
      expect(moved.split(name === '' ? '+1' : name)).toHaveLength(name === '' ? 2 : 3);
      for (const { id } of games) {
        const words = gameWords(texts, language, id, { paladin: name, 'a.b': name });
        expect([words.name('paladin'), words.name('a.b')]).toEqual([name, name]);
        expect(typeof words.name(text)).toBe('string');
      }
    }
  });

  it('knows no names every object has by nature', () => {
    const words = gameWords(createTexts('ja'), 'ja', manor);
    for (const id of ['constructor', 'toString', '__proto__', 'valueOf']) {
      expect(words.name(id)).toBe(id);
    }
  });
});
