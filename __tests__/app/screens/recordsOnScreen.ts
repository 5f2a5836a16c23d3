import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { newPhone, startManor, type Store } from '../../support/phone';
import { nodeDriver } from '../../support/nodeDriver';
import { temporaryFile } from '../storage/testDatabase';

/** Presses it as soon as it can be pressed. */
export async function tap(testID: string): Promise<void> {
  await waitFor(() => expect(screen.getByTestId(testID)).toBeEnabled());
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
    await jest.advanceTimersByTimeAsync(0);
  });
}

/** Waits until something stands there and reads like this. */
export async function expectText(testID: string, text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByTestId(testID)).toHaveTextContent(text));
}

export async function expectGone(testID: string): Promise<void> {
  await waitFor(() => expect(screen.queryByTestId(testID)).toBeNull());
}

/** Spiders lose or gain terror: an event that shows in numbers. */
export function terror(store: Store, ...numbers: readonly number[]): void {
  for (const to of numbers) {
    store.getState().dispatch({ type: 'trackSet', v: 1, at: 'spider.terror', to });
  }
}

/** The first game of a phone with these events; the same ones give the same game on every phone. */
export async function playTerror(store: Store, ...numbers: readonly number[]): Promise<string> {
  const id = await startManor(store);
  terror(store, ...numbers);
  await store.getState().whenSaved();
  return id;
}

/** What another phone exports after this was done on it. */
export async function exportOf(doings: (store: Store) => Promise<unknown>): Promise<string> {
  const phone = newPhone();
  const store = await phone.start();
  await doings(store);
  const { text } = await store.getState().exportAll();
  await phone.close();
  return text;
}

/** A phone whose file was changed by other means after this was done on it. */
export async function phoneWith(
  doings: (store: Store) => Promise<unknown>,
  ...changes: readonly string[]
) {
  const path = temporaryFile();
  const before = newPhone({ path });
  await doings(await before.start());
  await before.close();
  const driver = await nodeDriver(path)();
  await driver.exec('PRAGMA foreign_keys = OFF');
  for (const sql of changes) await driver.run(sql);
  await driver.close();
  return newPhone({ path });
}
