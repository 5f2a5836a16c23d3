import { act, renderHook } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';

import { StoreProvider } from '../../../app/store/useApp';
import { useBackups } from '../../../app/useBackups';
import { newPhone } from '../../support/phone';
import { playTerror, terror } from './recordsOnScreen';

const phone = newPhone();

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await phone.close();
});

it('backs up a moment after the start, now and then, and when the app is put away', async () => {
  const listeners: ((state: AppStateStatus) => void)[] = [];
  const remove = jest.fn();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    listeners.push(listener);
    return { remove };
  });
  const store = await phone.start();
  await playTerror(store, 4);
  const { unmount } = renderHook(useBackups, {
    wrapper: ({ children }) => <StoreProvider store={store}>{children}</StoreProvider>,
  });
  const kept = () => store.getState().backups.length;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(4_000);
  expect(kept()).toBe(0);
  await pass(1_000);
  expect(kept()).toBe(1);
  // The same is not kept twice; what changed is.
  await pass(20 * 60_000);
  expect(kept()).toBe(1);
  terror(store, 5);
  await pass(20 * 60_000);
  expect(kept()).toBe(2);
  terror(store, 6);
  for (const listener of listeners) listener('inactive');
  await pass(100);
  expect(kept()).toBe(2);
  for (const listener of [...listeners, ...listeners]) listener('background');
  await pass(100);
  expect(kept()).toBe(3);

  // One that fails is no reason to complain.
  store.setState({ backUp: () => Promise.reject(new Error('disk full')) });
  await pass(20 * 60_000);
  unmount();
  expect(remove).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
