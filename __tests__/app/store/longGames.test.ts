import fc from 'fast-check';

import type { LoggedEvent } from '../../../rules/engine/events';
import { entriesOf, replayLog } from '../../../rules/engine/history';
import { endOf, moveCursor, openTimeline, type Timeline } from '../../../rules/engine/timeline';
import { games } from '../../support/everyGame';
import { valuesOf } from '../../rules/fieldValues';
import { eventOf, whims } from '../../rules/randomPlay';
import { alter, nodeDriver } from '../../support/nodeDriver';
import { newPhone, playOf, startManor, stateOf, type Phone, type Store } from '../../support/phone';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

jest.setTimeout(300_000);
afterAll(removeTemporaryFiles);

const tap = { type: 'trackMoved', v: 1, at: 'paladin.experience' } as const;
const wait = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Goes there however far it is, and waits until it is there. */
async function goTo(store: Store, cursor: number): Promise<void> {
  store.getState().goTo(cursor);
  for (let tries = 0; playOf(store).timeline.cursor !== cursor && tries < 200; tries++)
    await wait();
  expect(playOf(store).timeline.cursor).toBe(cursor);
}

/** Taps up and down, so that every number of taps is another state. */
function play(store: Store, many: number): void {
  const { cursor } = playOf(store).timeline;
  for (let at = cursor; at < cursor + many; at++) {
    store.getState().dispatch({ ...tap, by: at % 10 < 5 ? 1 : -1 });
    if (at % 7 === 0) store.getState().dispatch({ type: 'gameRenamed', v: 1, name: `${at}` });
  }
}

/** A timeline that holds everything, made by nothing but the rules. */
async function wholeTimeline(path: string, { timeline, id }: ReturnType<typeof playOf>) {
  const driver = await nodeDriver(path)();
  const rows = await driver.all<{ seq: number; time: number; body: string }>(
    'SELECT seq, time, body FROM events WHERE game_id = ? AND line = 0 ORDER BY seq',
    [id],
  );
  await driver.close();
  const events = rows.map(({ seq, time, body }): LoggedEvent => {
    const isReadable = body.startsWith('{"');
    const event = isReadable
      ? (JSON.parse(body) as LoggedEvent['event'])
      : ({ type: 'unreadable', detail: '' } as const);
    return { seq, time, event };
  });
  return openTimeline(timeline.game, events);
}

async function rowsOf(path: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const driver = await nodeDriver(path)();
  const rows = await driver.all<Record<string, unknown>>(sql);
  await driver.close();
  return rows;
}

describe('a long game', () => {
  let path: string;
  let phone: Phone;
  let store: Store;
  let id: string;
  let other: string;
  let whole: Timeline;

  const restart = async (rules?: string) => {
    await phone.close();
    phone = newPhone({ path, ...(rules === undefined ? {} : { rules }) });
    store = await phone.start();
    await store.getState().openGame(id);
  };
  const at = (cursor: number) => moveCursor(whole, cursor).state;

  beforeEach(async () => {
    path = temporaryFile();
    phone = newPhone({ path });
    store = await phone.start();
    other = await startManor(store);
    id = await startManor(store);
    play(store, 900);
    const shown = playOf(store);
    await phone.close();
    whole = await wholeTimeline(path, shown);
    const found = await rowsOf(path, 'SELECT count(*) AS many FROM checkpoints');
    expect(found).toEqual([{ many: 10 }]);
    await restart();
  });
  afterEach(() => phone.close());

  it('is opened with the events around its cursor, and is what all of them make of it', () => {
    const { timeline } = playOf(store);
    expect(timeline.head).toBe(whole.head);
    expect(timeline.cursor).toBe(whole.head);
    expect(timeline.events.length).toBeLessThan(200);
    expect(timeline.state).toEqual(whole.state);
  });

  it('is the same wherever it goes, and after every undo and redo there', async () => {
    for (const target of [0, 1, 455, 99, 100, 101, whole.head - 1, 300, whole.head]) {
      await goTo(store, target);
      expect(stateOf(store)).toEqual(at(target));
      expect(playOf(store).timeline.events.length).toBeLessThan(400);
    }
    await goTo(store, 600);
    for (const [way, many] of [
      ['undo', 260],
      ['redo', 500],
      ['undo', 300],
    ] as const) {
      for (let times = 0; times < many; times++) {
        store.getState()[way]();
        await wait();
        const { cursor, state, events } = playOf(store).timeline;
        expect(state).toEqual(at(cursor));
        expect(events.length).toBeLessThan(700);
      }
    }
    expect(playOf(store).timeline.cursor).toBe(540);
    await restart();
    expect(stateOf(store)).toEqual(at(540));
  });

  it('loses no undo however fast it is asked for', async () => {
    for (let times = 0; times < 400; times++) store.getState().undo();
    await goTo(store, whole.head - 400);
    expect(stateOf(store)).toEqual(at(whole.head - 400));
  });

  it('has what is tapped while it goes far done to the moment it goes to', async () => {
    const { goTo: go, dispatch, undo, tapTrack, redo } = store.getState();
    go(300);
    expect(playOf(store).timeline.cursor).toBe(whole.head);
    undo();
    undo();
    redo();
    dispatch({ type: 'gameRenamed', v: 1, name: 'there' });
    tapTrack('paladin.health', -1);
    await wait();
    await store.getState().whenSaved();
    const check = () => {
      const { cursor, head, state } = playOf(store).timeline;
      expect([cursor, head, state.name]).toEqual([301, 301, 'there']);
      expect(state.values).toEqual({
        ...at(299).values,
        'paladin.health': at(299).values['paladin.health']! - 1,
      });
    };
    check();
    await restart();
    check();
    expect(playOf(store).setAside).toMatchObject([{ fromSeq: 300, count: whole.head - 299 }]);
    const [kept] = await rowsOf(path, 'SELECT max(seq) AS last FROM checkpoints');
    expect(kept?.last).toBeLessThanOrEqual(300);

    await store.getState().bringBack(playOf(store).setAside[0]!.line);
    expect(playOf(store).timeline.cursor).toBe(whole.head);
    expect(stateOf(store)).toEqual(whole.state);
  });

  it('is not changed by what is tapped for a game that has left the screen', async () => {
    store.getState().goTo(200);
    store.getState().dispatch({ type: 'gameRenamed', v: 1, name: 'for the long one' });
    await store.getState().openGame(other);
    store.getState().dispatch({ type: 'gameRenamed', v: 1, name: 'other' });
    await store.getState().whenSaved();
    expect(playOf(store)).toMatchObject({
      id: other,
      timeline: { head: 1, state: { name: 'other' } },
    });
  });

  it('never uses states of other rules, nor damaged ones', async () => {
    await phone.close();
    await alter(path, `UPDATE checkpoints SET state = '{"values":{}}'`);
    await restart('other rules');
    expect(stateOf(store)).toEqual(whole.state);
    await store.getState().whenSaved();
    await phone.close();
    const codes = await rowsOf(path, 'SELECT DISTINCT rules FROM checkpoints');
    expect(codes).toEqual([{ rules: 'other rules' }]);
    await alter(path, "UPDATE checkpoints SET state = '{half'");
    await restart('other rules');
    expect(stateOf(store)).toEqual(whole.state);
  });

  it('is told page by page, newest first, as all of it at once would be', async () => {
    const { openHistory, readEarlier, closeHistory } = store.getState();
    await openHistory();
    const told = () => playOf(store).history!;
    expect(told().events.length).toBeLessThan(200);
    for (let pages = 0; told().base.seq > 0; pages++) {
      const { length } = told().events;
      await readEarlier();
      expect(told().events.length - length).toBeLessThanOrEqual(200);
      expect(pages).toBeLessThan(20);
    }
    await readEarlier();
    const entries = (of: typeof whole) => entriesOf(replayLog(whole.game, of), whole.head);
    expect(entriesOf(replayLog(whole.game, told()), whole.head)).toEqual(entries(whole));
    // It follows what is done meanwhile, and what is undone stays in it.
    await goTo(store, 400);
    expect(endOf(told())).toBe(whole.head);
    store.getState().dispatch({ type: 'gameRenamed', v: 1, name: 'another way' });
    expect([told().base.seq, endOf(told())]).toEqual([0, 401]);
    closeHistory();
    expect(playOf(store).history).toBeUndefined();
  });

  it('is told from its end where it stands far from it', async () => {
    await goTo(store, 100);
    await store.getState().openHistory();
    const { history } = playOf(store);
    expect(endOf(history!)).toBe(whole.head);
    expect(history!.events.length).toBeLessThanOrEqual(200);
  });

  it('counts all events that cannot be read, wherever they are', async () => {
    await phone.close();
    await alter(path, `UPDATE events SET body = 'half' WHERE seq IN (5, 205, 620, 1000)`);
    await restart();
    const shown = playOf(store);
    await phone.close();
    whole = await wholeTimeline(path, shown);
    expect(shown.timeline.state).toEqual(whole.state);
    await restart();
    for (let times = 0; times < 2; times++) {
      await store.getState().whenSaved();
      await restart();
      const { base, events } = playOf(store).timeline;
      const held = events.filter(({ event }) => event.type === 'unreadable').length;
      expect(base.unreadable + held).toBe(4);
    }
  });

  it('passes over what is missing', async () => {
    await phone.close();
    await alter(path, 'DELETE FROM events WHERE seq IN (300, 1000)');
    await restart();
    const { timeline } = playOf(store);
    expect([timeline.cursor, timeline.head]).toEqual([whole.head, whole.head]);
    expect(timeline.events.every(({ seq }, index) => seq === timeline.base.seq + index + 1)).toBe(
      true,
    );
    play(store, 3);
    await store.getState().whenSaved();
    expect(store.getState().notSaved).toBe('');
  });
});

it('holds only so much however long somebody plays, and remembers the way', async () => {
  const path = temporaryFile();
  const phone = newPhone({ path });
  const store = await phone.start();
  await startManor(store);
  for (let times = 0; times < 50; times++) {
    play(store, 100);
    await store.getState().whenSaved();
    const { events, checkpoints } = playOf(store).timeline;
    expect(events.length).toBeLessThanOrEqual(600);
    expect(checkpoints.size).toBeLessThanOrEqual(14);
  }
  const { state, head } = playOf(store).timeline;
  const { play: shown } = store.getState();
  await phone.close();
  expect(head).toBeGreaterThan(5000);
  expect((await wholeTimeline(path, shown!)).state).toEqual(state);
  const [kept] = await rowsOf(path, 'SELECT count(*) AS many FROM checkpoints');
  expect(kept?.many).toBe(Math.floor(head / 100));
});

it.each(games.map(({ id, setupFields }) => [id, setupFields] as const))(
  'any play of %s is the same when it is opened from a state on its way',
  async (game, setupFields) => {
    await fc.assert(
      fc.asyncProperty(
        valuesOf(setupFields),
        fc.array(whims(90), { minLength: 3, maxLength: 5 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
        async (values, wishes, places) => {
          const path = temporaryFile();
          let phone = newPhone({ path });
          let store = await phone.start();
          const id = await store.getState().startGame(game, { values, names: {} });
          await store.getState().openGame(id);
          for (const wish of wishes.flat()) {
            const { game: table, state } = playOf(store).timeline;
            const event = eventOf(table, state, wish);
            if (event !== undefined) store.getState().dispatch(event);
          }
          const { state, head } = playOf(store).timeline;
          await store.getState().whenSaved();
          const { play: shown } = store.getState();
          await phone.close();
          const whole = await wholeTimeline(path, shown!);
          expect(whole.state).toEqual(state);
          phone = newPhone({ path });
          store = await phone.start();
          await store.getState().openGame(id);
          expect(stateOf(store)).toEqual(state);
          for (const place of places) {
            await goTo(store, place % (head + 1));
            expect(stateOf(store)).toEqual(moveCursor(whole, place % (head + 1)).state);
          }
          await phone.close();
        },
      ),
      { numRuns: 6 },
    );
  },
);
