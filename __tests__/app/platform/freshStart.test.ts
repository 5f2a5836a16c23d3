import { freshStart, startAgain, startedWell } from '../../../app/platform/freshStart.web';

jest.mock('../../../app/platform/newestWorker', () => ({
  activateWaitingWorker: () => Promise.resolve(),
}));

const reload = jest.fn();
const minuteMs = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    window: { location: { reload } },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

/** How often a page reloads whose start takes so long, until it gives up (or never does). */
function reloadsUntilGivenUp(startMs: number): number {
  for (let starts = 0; starts < 50; starts++) {
    jest.advanceTimersByTime(startMs);
    if (!freshStart()) break;
    jest.runAllTimers();
  }
  return reload.mock.calls.length;
}

it.each([100, minuteMs])('gives up after a few tries where each takes %d ms', (startMs) => {
  expect(reloadsUntilGivenUp(startMs)).toBe(4);
  expect(freshStart()).toBe(false);
});

it('begins to count anew after a start that went well', () => {
  reloadsUntilGivenUp(100);
  startedWell();
  expect(freshStart()).toBe(true);
});

it('begins to count anew when a player asks for it, and reloads at once', async () => {
  reloadsUntilGivenUp(100);
  reload.mockClear();
  startAgain(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(freshStart()).toBe(true);
});

it('does not reload where nothing can be remembered', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  expect(freshStart()).toBe(false);
});
