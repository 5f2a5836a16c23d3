import type { GameEvent } from '../../../rules/engine/events';
import { historyOf } from '../../../rules/engine/history';
import {
  newPhone,
  playOf,
  startManor,
  stateOf,
  untilStore,
  type Phone,
  type Store,
} from '../../support/phone';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

let phone: Phone;
let store: Store;
let id: string;

beforeEach(async () => {
  phone = newPhone({ path: temporaryFile() });
  store = await phone.start();
  id = await startManor(store);
});
afterEach(() => phone.close());

const moved = (at: string, by: number): GameEvent => ({ type: 'trackMoved', v: 1, at, by });
const experience = (by: number) => moved('paladin.experience', by);
const action = (name: string): GameEvent => ({
  type: 'actionTaken',
  v: 1,
  seat: 'paladin',
  action: name,
  inputs: {},
});

const dispatch = (...events: readonly GameEvent[]) => {
  for (const event of events) {
    phone.clock.now += 5_000;
    store.getState().dispatch(event);
  }
};
const completeStep = () => {
  const { seat, step } = stateOf(store).turn;
  dispatch({ type: 'stepCompleted', v: 1, seat, step });
};
const value = (at: string) => stateOf(store).values[at];
const eventsOf = () => playOf(store).timeline.events.map(({ event }) => event);
const restart = async () => {
  store = await phone.restart();
  await store.getState().openGame(id);
};

describe('a game that is continued after a restart', () => {
  it('stands at the same state, step and sheet, with the same history', async () => {
    dispatch(
      { type: 'itemTicked', v: 1, item: 'board', on: true },
      action('revealTile'),
      experience(9),
      { type: 'toggleSwitched', v: 1, at: 'paladin.torch', on: true },
      { type: 'counterAdded', v: 1, seat: 'paladin', name: '祈り' },
      moved('paladin.counter1', 3),
      { type: 'itemAdded', v: 1, to: 'spider.eggs' },
      moved('spider.egg1.blood', 2),
      { type: 'optionChosen', v: 1, at: 'spider.form', option: 'caster' },
    );
    completeStep();
    completeStep();
    dispatch(experience(-2));
    store.getState().tapTrack('paladin.experience', -1);
    store.getState().undo();
    store.getState().rememberSheet('spider');

    const before = playOf(store).timeline;
    await restart();
    const after = playOf(store).timeline;
    expect(after.state).toEqual(before.state);
    expect(after.state.turn).toEqual({ round: 1, seat: 'paladin', step: 'paladinEnd' });
    expect(after.cursor).toBe(before.cursor);
    expect(after.events).toEqual(before.events);
    expect(historyOf(after)).toEqual(historyOf(before));
    expect(store.getState().games.find((game) => game.id === id)?.sheet).toBe('spider');
  });

  it('has everything in the order it was done, however fast it was done', async () => {
    const steps = Array.from({ length: 120 }, (_, index) => experience(index % 3 === 2 ? -1 : 1));
    dispatch(...steps);
    await restart();
    expect(eventsOf()).toEqual(steps);
    expect(value('paladin.experience')).toBe(40);
  });

  it('has what was tapped while it was being opened', async () => {
    dispatch(experience(1));
    const opening = store.getState().openGame(id);
    dispatch(experience(1));
    await opening;
    expect(value('paladin.experience')).toBe(2);
    dispatch(experience(1));
    await restart();
    expect(value('paladin.experience')).toBe(3);
  });
});

describe('undo and redo', () => {
  beforeEach(() => dispatch(experience(1), experience(2), experience(3)));

  it('go one event back and forth, and stop at both ends', () => {
    const { undo, redo } = store.getState();
    const seen: (number | undefined)[] = [];
    const then = (step: () => void) => {
      step();
      seen.push(value('paladin.experience'));
    };
    [undo, undo, undo, undo, redo, redo, redo, redo].forEach(then);
    expect(seen).toEqual([3, 1, 0, 0, 1, 3, 6, 6]);
  });

  it('keep their place over a restart, with what can be redone', async () => {
    store.getState().undo();
    store.getState().undo();
    store.getState().redo();
    await restart();
    expect(value('paladin.experience')).toBe(3);
    store.getState().redo();
    expect(value('paladin.experience')).toBe(6);
    await restart();
    expect(value('paladin.experience')).toBe(6);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [99, 6],
  ])('go to moment %i, where experience is %i, and stay there', async (cursor, expected) => {
    store.getState().undo();
    store.getState().goTo(cursor);
    expect(value('paladin.experience')).toBe(expected);
    await restart();
    expect(value('paladin.experience')).toBe(expected);
    expect(playOf(store).timeline.events).toHaveLength(3);
  });

  it('undo a reset of the whole game', () => {
    dispatch({ type: 'gameReset', v: 1 });
    expect(value('paladin.experience')).toBe(0);
    store.getState().undo();
    expect(value('paladin.experience')).toBe(6);
  });
});

describe('what was undone and overtaken by something else', () => {
  const setAside = () => untilStore(store, ({ play }) => play?.setAside.length === 1);

  beforeEach(async () => {
    dispatch(experience(1), experience(2), experience(3));
    store.getState().goTo(1);
    dispatch(moved('paladin.health', -1));
    await setAside();
  });

  it('is set aside and counted, and there is nothing to redo', () => {
    expect(playOf(store).setAside).toMatchObject([{ fromSeq: 2, count: 2 }]);
    expect(eventsOf()).toEqual([experience(1), moved('paladin.health', -1)]);
    store.getState().redo();
    expect(value('paladin.experience')).toBe(1);
  });

  it('is still there after a restart', async () => {
    await restart();
    expect(playOf(store).setAside).toMatchObject([{ fromSeq: 2, count: 2 }]);
    expect(eventsOf()).toEqual([experience(1), moved('paladin.health', -1)]);
  });

  it('comes back whole, and the other line is set aside in turn', async () => {
    await store.getState().bringBack(playOf(store).setAside[0]!.line);
    const check = () => {
      expect(eventsOf()).toEqual([experience(1), experience(2), experience(3)]);
      expect(stateOf(store).values).toMatchObject({ 'paladin.experience': 6, 'paladin.health': 7 });
      expect(playOf(store).setAside).toMatchObject([{ fromSeq: 2, count: 1 }]);
    };
    check();
    await restart();
    check();
  });

  it('comes back with the name the game had', async () => {
    await store.getState().rename(id, '金曜の卓');
    store.getState().undo();
    dispatch(experience(1));
    await untilStore(store, ({ play }) => play?.setAside.length === 2);
    await store
      .getState()
      .bringBack(playOf(store).setAside.find(({ fromSeq }) => fromSeq === 3)!.line);
    expect(stateOf(store).name).toBe('金曜の卓');
    await store.getState().refreshGames();
    expect(store.getState().games[0]?.name).toBe('金曜の卓');
  });
});

describe('what the rules refuse', () => {
  it.each<[string, GameEvent, object]>([
    [
      'an action whose condition is not met',
      action('heal'),
      { code: 'refused', refusal: { code: 'healthFull' } },
    ],
    [
      'a move past the end of a track',
      moved('paladin.health', 1),
      { code: 'atItsEnd', target: 'paladin.health' },
    ],
    [
      'a step that is not the current one',
      { type: 'stepCompleted', v: 1, seat: 'spider', step: 'spiderDraw' },
      { code: 'notTheCurrentStep' },
    ],
    [
      'a track that is not at the table',
      moved('enchanter.mana', 1),
      { code: 'unknownTarget', target: 'enchanter.mana' },
    ],
  ])('says why it refuses %s, changes nothing and stores nothing', async (_, event, why) => {
    dispatch(experience(1));
    const before = playOf(store).timeline;
    dispatch(event);
    expect(playOf(store).refused).toEqual(why);
    expect(playOf(store).timeline).toBe(before);
    await restart();
    expect(eventsOf()).toEqual([experience(1)]);
    expect(playOf(store).refused).toBeUndefined();
  });

  it('is forgotten when dismissed, with the next thing done, and with undo', () => {
    const refused = () => playOf(store).refused;
    dispatch(experience(1), action('heal'));
    expect(refused()).toBeDefined();
    store.getState().dismissRefusal();
    expect(refused()).toBeUndefined();

    dispatch(action('heal'), experience(1));
    expect(refused()).toBeUndefined();

    dispatch(action('heal'));
    store.getState().undo();
    expect(refused()).toBeUndefined();
  });
});

describe('notices', () => {
  const shown = () => playOf(store).notices.map(({ notice }) => notice.id);
  const set = (at: string, to: number): GameEvent => ({ type: 'trackSet', v: 1, at, to });

  it('say what an event means, and make room for what a later one means', () => {
    dispatch(experience(5));
    expect(playOf(store).notices).toMatchObject([
      { notice: { id: 'heroCubeGained', tone: 'gain', params: { at: 5, cubes: 3 } } },
    ]);
    dispatch(experience(-1));
    expect(shown()).toEqual(['heroCubeReturned', 'lightForLoss']);
  });

  it('stay while other numbers change, and go with the next step', () => {
    dispatch(experience(5), moved('paladin.health', -1));
    expect(shown()).toEqual(['heroCubeGained']);
    completeStep();
    expect(shown()).toEqual([]);
  });

  it('of a step are shown when it is completed', () => {
    dispatch(experience(5), { type: 'turnMoved', v: 1, seat: 'manor', step: 'manorReset' });
    completeStep();
    expect(shown()).toEqual(['setOmensByBoard']);
  });

  it('of quick taps are those of one change, and stay together', () => {
    dispatch(set('paladin.experience', 6));
    phone.clock.now += 5_000;
    store.getState().tapTrack('paladin.experience', -1);
    store.getState().tapTrack('paladin.experience', -1);
    expect(shown()).toEqual(['lightForLoss', 'heroCubeReturned']);
  });

  it('of a victory stay whatever else happens', () => {
    dispatch(set('paladin.health', 0), experience(5));
    expect(shown()).toEqual(['victory.skeletonsKillPaladin', 'heroCubeGained']);
    completeStep();
    expect(shown()).toEqual(['victory.skeletonsKillPaladin']);
    store.getState().goTo(0);
    expect(shown()).toEqual([]);
  });

  it('go one by one when dismissed', () => {
    dispatch(experience(5), experience(-1));
    store.getState().dismissNotice(playOf(store).notices[0]!.key);
    expect(shown()).toEqual(['lightForLoss']);
  });

  it('go with the event that undo takes back, and not before', () => {
    dispatch(experience(5), moved('paladin.health', -1));
    store.getState().undo();
    expect(shown()).toEqual(['heroCubeGained']);
    store.getState().undo();
    expect(shown()).toEqual([]);
  });

  it('are at most four, the last ones', () => {
    dispatch(experience(35));
    expect(playOf(store).notices.map(({ notice }) => notice.params)).toEqual([
      { task: 'taskExperience11' },
      { at: 18, cubes: 4 },
      { task: 'taskExperience26' },
      { at: 35, cubes: 5 },
    ]);
  });
});
