import fc from 'fast-check';

import { createTexts } from '../../../app/i18n/i18n';
import { momentText, dayText } from '../../../app/screens/shared/dates';
import { historyOf } from '../../../rules/engine/history';
import { openTimeline } from '../../../rules/engine/timeline';
import { newPhone, playOf, startManor, stateOf, type Phone, type Store } from '../../support/phone';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

const year = 365 * 24 * 3600 * 1000;

let phone: Phone;
let store: Store;

beforeEach(async () => {
  phone = newPhone({ path: temporaryFile() });
  store = await phone.start();
});
afterEach(() => phone.close());

const languages = ['ja', 'en'] as const;
const inWords = (language: (typeof languages)[number]) => createTexts(language).getFixedT(language);

const move = (at: string, by: number) =>
  store.getState().dispatch({ type: 'trackMoved', v: 1, at, by });
const listed = async () => {
  await store.getState().whenSaved();
  await store.getState().refreshGames();
  return store.getState().games.map(({ id }) => id);
};

describe('a clock that jumps', () => {
  it.each([
    ['back a year', -year],
    ['forward ten years', 10 * year],
  ])('%s between taps changes neither the game nor what is stored of it', async (_, jump) => {
    const id = await startManor(store);
    const times = [phone.clock.now, phone.clock.now + jump, phone.clock.now + 5];
    for (const time of times) {
      phone.clock.now = time;
      move('paladin.health', -1);
    }
    expect(stateOf(store).values['paladin.health']).toBe(4);
    const live = playOf(store).timeline;
    store = await phone.restart();
    await store.getState().openGame(id);
    expect(playOf(store).timeline.state).toEqual(live.state);
    // What the clock said is kept as it was; the order is the order of the taps.
    expect(playOf(store).timeline.events.map(({ time }) => time)).toEqual(times);
    store.getState().undo();
    expect(stateOf(store).values['paladin.health']).toBe(5);
  });

  it.each([
    ['back a year', -year],
    ['forward ten years and back', 10 * year],
  ])('%s: the game just played comes first, also after a restart', async (_, jump) => {
    const home = phone.clock.now;
    const first = await startManor(store);
    phone.clock.now = home + jump;
    const second = await startManor(store);
    expect(await listed()).toEqual([second, first]);
    move('paladin.health', -1);
    phone.clock.now = home - jump;
    await store.getState().openGame(first);
    move('paladin.health', -1);
    expect(await listed()).toEqual([first, second]);
    store = await phone.restart();
    expect(await listed()).toEqual([first, second]);
    // A new one, a copy and a new name are the latest as well.
    const third = await startManor(store);
    expect((await listed())[0]).toBe(third);
    phone.clock.now -= year;
    await store.getState().rename(second, 'Tuesday');
    expect((await listed())[0]).toBe(second);
    phone.clock.now -= year;
    await store.getState().duplicate(first, 'copy');
    const [copy] = await listed();
    expect([first, second, third]).not.toContain(copy);
  });

  it('that is right again shows the right date beside the game', async () => {
    const home = phone.clock.now;
    const id = await startManor(store);
    phone.clock.now = home + 10 * year;
    await startManor(store);
    phone.clock.now = home + 1000;
    await store.getState().openGame(id);
    move('paladin.health', -1);
    await listed();
    expect(store.getState().games[0]).toMatchObject({ id, played: home + 1000 });
  });

  it('never joins taps that it puts in another order', async () => {
    await startManor(store);
    store.getState().dispatch({ type: 'trackSet', v: 1, at: 'paladin.experience', to: 20 });
    // One light for each loss of its own [VMM-P6].
    for (const jump of [5000, -year, 10 * year, -500]) {
      phone.clock.now += jump;
      store.getState().tapTrack('paladin.experience', -1);
    }
    expect(stateOf(store).values['paladin.light']).toBe(4);
  });

  it('at random leaves the order of the games the order they were played in', async () => {
    const games = [await startManor(store), await startManor(store), await startManor(store)];
    const plays = fc.array(fc.tuple(fc.nat(2), fc.integer({ min: -1e13, max: 1e13 })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(plays, async (turns) => {
        for (const [game, time] of turns) {
          phone.clock.now = time;
          await store.getState().openGame(games[game] ?? '');
          store.getState().dispatch({ type: 'gameRenamed', v: 1, name: String(time) });
          await store.getState().whenSaved();
        }
        expect((await listed())[0]).toBe(games[turns.at(-1)?.[0] ?? 0]);
      }),
      { numRuns: 30 },
    );
    const { events, state, game } = playOf(store).timeline;
    expect(openTimeline(game, events).state).toEqual(state);
  });
});

describe('a clock that says nonsense', () => {
  it.each([[NaN], [Infinity], [-Infinity], [9e15], [1.5], [-0.5]])(
    '%d: everything is played and kept as ever',
    async (nonsense) => {
      phone.clock.now = nonsense;
      const id = await startManor(store);
      move('paladin.health', -1);
      store.getState().tapTrack('paladin.health', -1);
      const at = { game: 'dungeon-lords', entry: 'taxes' };
      store.getState().setNote(at, { kind: 'note', text: 'late' });
      store.getState().setBookmark(at, true);
      store.getState().markRead(at);
      await store.getState().whenSaved();
      expect(store.getState().notSaved).toBe('');
      store = await phone.restart();
      await store.getState().openGame(id);
      expect(stateOf(store).values['paladin.health']).toBe(5);
      const entries = historyOf(playOf(store).timeline);
      for (const { logged } of entries) {
        expect(momentText(logged.time, inWords('ja'))).not.toMatch(/invalid/i);
      }
    },
  );
});

describe('a date', () => {
  it.each([[NaN], [Infinity], [-Infinity], [8.64e15 + 1], [-8.64e15 - 1], [Number.MAX_VALUE]])(
    'that is none (%d) is a dash, not an error',
    (time) => {
      for (const language of languages) {
        expect(momentText(time, inWords(language))).toBe('–');
        expect(dayText(time, inWords(language))).toBe('–');
      }
    },
  );

  it('is said as the system would say it, in both languages', () => {
    const clock = { hour: 'numeric', minute: '2-digit' } as const;
    const ofYear = { year: 'numeric', month: 'short', day: 'numeric', ...clock } as const;
    const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
    const times = fc.date({ min: new Date(1000, 0), max: new Date(2020, 0), noInvalidDate: true });
    fc.assert(
      fc.property(times, fc.constantFrom(...languages), (date, language) => {
        const asSystem = (options: Intl.DateTimeFormatOptions) =>
          date.toLocaleString(language, options).replaceAll('\u202F', ' ');
        const time = date.getTime();
        expect(momentText(time, inWords(language))).toBe(asSystem(ofYear));
        expect(dayText(time, inWords(language))).toBe(asSystem(day));
      }),
    );
  });

  it('leaves out what goes without saying', () => {
    const now = new Date();
    const early = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 0, 5);
    const late = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12, 0);
    expect(momentText(early.getTime(), inWords('en'))).toBe('12:05 AM');
    expect(momentText(late.getTime(), inWords('en'))).toBe('12:00 PM');
    expect(momentText(early.getTime(), inWords('ja'))).toBe('0:05');
    const other = now.getMonth() === 5 ? 6 : 5;
    const thisYear = new Date(now.getFullYear(), other, 3, 21, 7).getTime();
    expect(momentText(thisYear, inWords('en'))).toBe(`${other === 5 ? 'Jun' : 'Jul'} 3, 9:07 PM`);
    expect(momentText(thisYear, inWords('ja'))).toBe(`${other + 1}月3日 21:07`);
  });

  it.each([[0], [-1], [8.64e15], [-8.64e15], [Date.UTC(1969, 6, 20)], [Date.UTC(9999, 0, 1)]])(
    'however far away (%d) has words',
    (time) => {
      for (const language of languages) {
        expect(momentText(time, inWords(language))).toMatch(/\d/);
        expect(dayText(time, inWords(language))).toMatch(/\d/);
      }
    },
  );
});

it('a backup made before 1970 can be read like any other', async () => {
  await startManor(store);
  phone.clock.now = -year;
  const { text } = await store.getState().exportAll();
  expect(await store.getState().readImport(text)).toMatchObject({ ok: true });
});
