import { historyOf } from '../../../rules/engine/history';
import { newPhone, playOf, startManor, stateOf, type Phone, type Store } from '../../support/phone';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterAll(removeTemporaryFiles);

// The Paladin gets one light for a loss of experience, however large it is [VMM-P6]. So the light
// tells whether three taps were one loss or three.

let phone: Phone;
let store: Store;
let id: string;

beforeEach(async () => {
  phone = newPhone({ path: temporaryFile() });
  store = await phone.start();
  id = await startManor(store);
  store.getState().dispatch({ type: 'trackSet', v: 1, at: 'paladin.experience', to: 20 });
});
afterEach(() => phone.close());

const tap = (afterMs: number, by: number, at = 'paladin.experience') => {
  phone.clock.now += afterMs;
  store.getState().tapTrack(at, by);
};
const light = () => stateOf(store).values['paladin.light'];
const experience = () => stateOf(store).values['paladin.experience'];

describe('taps in quick succession', () => {
  it('are one change: one light for three quick losses', () => {
    [300, 300, 300].forEach((wait) => tap(wait, -1));
    expect(experience()).toBe(17);
    expect(light()).toBe(1);
  });

  it('are one line of the history, and still undone tap by tap', () => {
    [300, 300, 300].forEach((wait) => tap(wait, -1));
    const [, loss, ...more] = historyOf(playOf(store).timeline);
    expect(loss).toMatchObject({
      by: -3,
      changed: [
        { at: 'paladin.experience', from: 20, to: 17 },
        { at: 'paladin.light', from: 0, to: 1 },
      ],
    });
    expect(more).toEqual([]);
    store.getState().undo();
    expect(experience()).toBe(18);
  });

  it('stay one change after a restart', async () => {
    [300, 300, 300].forEach((wait) => tap(wait, -1));
    store = await phone.restart();
    await store.getState().openGame(id);
    expect(light()).toBe(1);
  });

  it('belong together by the time since the tap before, not since the first', () => {
    [999, 999, 999, 999].forEach((wait) => tap(wait, -1));
    expect(light()).toBe(1);
  });

  it('are changes of their own from one second on', () => {
    [300, 1000, 1000].forEach((wait) => tap(wait, -1));
    expect(light()).toBe(3);
  });

  it('do not join over a tap on another track', () => {
    tap(300, -1);
    tap(100, -1, 'paladin.health');
    tap(100, -1);
    expect(light()).toBe(2);
  });

  it('do not join over a tap in the other direction', () => {
    tap(300, -1);
    tap(100, 1);
    tap(100, -1);
    expect(experience()).toBe(19);
    expect(light()).toBe(2);
  });

  it('do not join when the clock was set back', () => {
    tap(300, -1);
    tap(-500, -1);
    expect(light()).toBe(2);
  });

  it('do not join a tap that was undone', () => {
    tap(300, -1);
    store.getState().undo();
    tap(100, -1);
    expect(experience()).toBe(19);
    expect(light()).toBe(1);
  });
});
