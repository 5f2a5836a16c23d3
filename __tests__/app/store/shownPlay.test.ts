import type { StoreApi } from 'zustand/vanilla';

import { followPlay, type ShownPlay } from '../../../app/store/shownPlay';
import { newPhone, playOf, startManor, type Phone, type Store } from '../../support/phone';

let phone: Phone;
let store: Store;
let id: string;
let shown: StoreApi<ShownPlay>;
let waiting: (() => void)[];

beforeEach(async () => {
  phone = newPhone();
  store = await phone.start();
  id = await startManor(store);
  waiting = [];
  shown = followPlay(store, (work) => waiting.push(work));
});
afterEach(() => phone.close());

const frame = () => waiting.splice(0).forEach((work) => work());
const shownValue = (at: string) => shown.getState().play?.timeline.state.values[at];
const tap = (at: string, by: number) => store.getState().tapTrack(at, by);

it('shows what follows from a tapped number when the number itself has been seen', () => {
  tap('paladin.experience', 5);
  expect(playOf(store).timeline.state.values['paladin.experience']).toBe(5);
  expect(shownValue('paladin.experience')).toBe(0);
  expect(shown.getState().play?.notices).toEqual([]);
  frame();
  expect(shown.getState().play).toBe(playOf(store));
  expect(playOf(store).notices).not.toEqual([]);
});

it('shows what follows from quick taps once, as the last of them left it', () => {
  const seen: (number | undefined)[] = [];
  shown.subscribe(() => seen.push(shownValue('paladin.experience')));
  for (let taps = 0; taps < 4; taps++) tap('paladin.experience', 1);
  expect(waiting).toHaveLength(1);
  frame();
  expect(seen).toEqual([4]);
});

it.each<[string, () => unknown]>([
  ['undo', () => store.getState().undo()],
  [
    'a switch',
    () =>
      store.getState().dispatch({ type: 'toggleSwitched', v: 1, at: 'spider.tended', on: true }),
  ],
  [
    'a number that was typed',
    () => store.getState().dispatch({ type: 'trackSet', v: 1, at: 'spider.terror', to: 3 }),
  ],
  ['a tap that is refused', () => tap('paladin.nothing', 1)],
  ['a notice that was read', () => store.getState().dismissNotice('1.0')],
  [
    'redo',
    () => {
      store.getState().undo();
      store.getState().redo();
    },
  ],
])('shows %s at once, and with it what waited', (_, doIt) => {
  tap('paladin.experience', 2);
  doIt();
  expect(shown.getState().play).toBe(playOf(store));
  // What was to be shown later is there already.
  frame();
  expect(shown.getState().play).toBe(playOf(store));
});

it('shows another game at once, and none where none is open', async () => {
  tap('paladin.experience', 2);
  const other = await startManor(store);
  expect(shown.getState().play?.id).toBe(other);
  frame();
  expect(shown.getState().play?.id).toBe(other);
  await store.getState().changeStatus(other, 'deleted');
  expect(shown.getState().play).toBeUndefined();
  await store.getState().openGame(id);
  expect(shownValue('paladin.experience')).toBe(2);
});
