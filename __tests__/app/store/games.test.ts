import { setupOf } from '../../../app/store/gameSummary';
import type { GameEvent } from '../../../rules/engine/events';
import type { Setup } from '../../../rules/engine/game';
import {
  manor,
  newPhone,
  playOf,
  presetSetup,
  startManor,
  stateOf,
  type Phone,
  type Store,
} from '../../support/phone';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

let phone: Phone;
let store: Store;

beforeEach(async () => {
  phone = newPhone({ path: temporaryFile() });
  store = await phone.start();
});
afterEach(() => phone.close());

const moved = (at: string, by: number): GameEvent => ({ type: 'trackMoved', v: 1, at, by });
const listed = () => store.getState().games.map(({ id }) => id);
const gameIn = (id: string) => store.getState().games.find((game) => game.id === id);

describe('starting a game', () => {
  const duel: Setup = {
    values: { roles: ['paladin', 'spider'], healthEnd: 9 },
    names: { paladin: 'あき' },
  };

  it('lists it as active, with its set-up, on the table sheet', async () => {
    const id = await store.getState().startGame(manor, duel);
    expect(store.getState().games).toMatchObject([
      { id, game: manor, name: '', sheet: 'table', status: 'active' },
    ]);
    expect(store.getState().games.map(setupOf)).toMatchObject([duel]);
  });

  it('seats the roles chosen, with the names given', async () => {
    await startManor(store, duel);
    const { game, state } = playOf(store).timeline;
    expect(game.seats.map((seat) => seat.id)).toEqual(['paladin', 'spider']);
    expect(game.setup.names).toEqual({ paladin: 'あき' });
    expect(state.turn).toEqual({ round: 1, seat: 'paladin', step: 'paladinPickUp' });
  });

  it('remembers the set-up for the next play of that game, also after a restart', async () => {
    await store.getState().startGame(manor, presetSetup);
    await store.getState().startGame(manor, duel);
    await store.getState().startGame('another-game', presetSetup);
    expect(store.getState().rememberedSetups).toEqual({
      [manor]: duel,
      'another-game': presetSetup,
    });
    const again = await phone.restart();
    expect(again.getState().rememberedSetups).toMatchObject({
      [manor]: duel,
      'another-game': presetSetup,
    });
  });
});

describe('the list of games', () => {
  it('has the game last played first, also after a restart', async () => {
    const first = await startManor(store);
    phone.clock.now += 60_000;
    const second = await store.getState().startGame(manor, presetSetup);
    expect(listed()).toEqual([second, first]);
    phone.clock.now += 60_000;
    store.getState().dispatch(moved('paladin.health', -1));
    await store.getState().refreshGames();
    expect(listed()).toEqual([first, second]);
    store = await phone.restart();
    expect(listed()).toEqual([first, second]);
  });

  it('names a game anew, open or not, also after a restart', async () => {
    const open = await startManor(store);
    const other = await store.getState().startGame(manor, presetSetup);
    await store.getState().rename(open, '金曜の卓');
    await store.getState().rename(other, '土曜の卓');
    const names = () => [gameIn(open)?.name, gameIn(other)?.name];
    expect(names()).toEqual(['金曜の卓', '土曜の卓']);
    expect(stateOf(store).name).toBe('金曜の卓');

    store = await phone.restart();
    expect(names()).toEqual(['金曜の卓', '土曜の卓']);
    await store.getState().openGame(other);
    expect(stateOf(store).name).toBe('土曜の卓');
  });

  it('gives a game its former name back when naming it is undone', async () => {
    const id = await startManor(store);
    await store.getState().rename(id, '金曜の卓');
    await store.getState().rename(id, '土曜の卓');
    store.getState().undo();
    await store.getState().refreshGames();
    expect(gameIn(id)?.name).toBe('金曜の卓');
    store = await phone.restart();
    expect(gameIn(id)?.name).toBe('金曜の卓');
    await store.getState().openGame(id);
    store.getState().redo();
    await store.getState().refreshGames();
    expect(gameIn(id)?.name).toBe('土曜の卓');
  });

  it('archives a game and takes it out again, which is no play', async () => {
    const id = await store.getState().startGame(manor, presetSetup);
    phone.clock.now += 60_000;
    const newer = await store.getState().startGame(manor, presetSetup);
    phone.clock.now += 60_000;
    await store.getState().changeStatus(id, 'archived');
    expect(gameIn(id)?.status).toBe('archived');
    store = await phone.restart();
    expect(gameIn(id)?.status).toBe('archived');
    await store.getState().changeStatus(id, 'active');
    expect(gameIn(id)?.status).toBe('active');
    expect(listed()).toEqual([newer, id]);
  });

  it('brings a deleted game back with everything in it', async () => {
    const id = await startManor(store);
    store.getState().dispatch(moved('paladin.experience', 7));
    await store.getState().changeStatus(id, 'deleted');
    store = await phone.restart();
    expect(gameIn(id)?.status).toBe('deleted');
    await store.getState().changeStatus(id, 'active');
    expect(gameIn(id)?.status).toBe('active');
    await store.getState().openGame(id);
    expect(stateOf(store).values['paladin.experience']).toBe(7);
  });

  it('removes one game for good and no other', async () => {
    const gone = await startManor(store);
    const kept = await store.getState().startGame(manor, presetSetup);
    await store.getState().removeForGood(gone);
    expect(listed()).toEqual([kept]);
    store = await phone.restart();
    expect(listed()).toEqual([kept]);
    await store.getState().openGame(gone);
    expect(store.getState().playProblem).toEqual({ id: gone, code: 'missing' });
  });

  it.each([
    ['deleted', 'deleted', (id: string) => store.getState().changeStatus(id, 'deleted')],
    ['removed for good', 'missing', (id: string) => store.getState().removeForGood(id)],
  ])('does not play on in a game that was %s while it was open', async (_, code, putAway) => {
    const id = await startManor(store);
    await putAway(id);
    await store.getState().openGame(id);
    expect(store.getState().play).toBeUndefined();
    expect(store.getState().playProblem).toEqual({ id, code });
  });
});

describe('a copy of a game', () => {
  it('has the same history under its own name and goes its own way', async () => {
    const original = await startManor(store);
    store.getState().dispatch(moved('paladin.experience', 3));
    store.getState().dispatch(moved('paladin.health', -2));
    await store.getState().duplicate(original, '複製');
    const copy = listed().find((id) => id !== original)!;
    expect(gameIn(copy)).toMatchObject({ name: '複製', status: 'active' });

    await store.getState().openGame(copy);
    expect(stateOf(store).name).toBe('複製');
    expect(stateOf(store).values).toMatchObject({ 'paladin.experience': 3, 'paladin.health': 5 });
    expect(
      playOf(store)
        .timeline.events.slice(0, 2)
        .map(({ event }) => event),
    ).toEqual([moved('paladin.experience', 3), moved('paladin.health', -2)]);

    store.getState().dispatch(moved('paladin.experience', 9));
    await store.getState().openGame(original);
    expect(stateOf(store).values['paladin.experience']).toBe(3);
    expect(stateOf(store).name).toBe('');
  });
});

it('keeps two games at once apart', async () => {
  const one = await startManor(store);
  store.getState().dispatch(moved('paladin.experience', 4));
  const other = await startManor(store, { values: { roles: ['manor'] }, names: {} });
  store.getState().dispatch(moved('manor.mold', 2));
  await store.getState().openGame(one);
  store.getState().dispatch(moved('paladin.experience', 1));
  store.getState().undo();
  await store.getState().openGame(other);
  store.getState().dispatch(moved('manor.mold', 5));

  store = await phone.restart();
  await store.getState().openGame(one);
  expect(playOf(store).timeline).toMatchObject({
    cursor: 1,
    events: [{ event: moved('paladin.experience', 4) }, { event: moved('paladin.experience', 1) }],
    state: { values: { 'paladin.experience': 4 } },
  });
  await store.getState().openGame(other);
  expect(playOf(store).timeline).toMatchObject({
    cursor: 2,
    events: [{ event: moved('manor.mold', 2) }, { event: moved('manor.mold', 5) }],
    state: { values: { 'manor.mold': 7 } },
  });
  expect('paladin.experience' in stateOf(store).values).toBe(false);
});
