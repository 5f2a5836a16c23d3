import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native';

import { App } from '../../../app/app';
import { store } from '../../../app/start';
import type { Disk } from '../../../app/storage/driver';
import { propsOf } from '../../components/hostProps';
import { everythingArrived } from '../../support/everythingArrived';
import { nodeDisk, nodeDriver } from '../../support/nodeDriver';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

beforeAll(everythingArrived);
afterAll(removeTemporaryFiles);

let mockDisk: Disk = nodeDisk();

/** The app's own disk needs a device; the other one of the same port is real SQLite as well. */
jest.mock('../../../app/storage/expoDisk', () => ({
  expoDisk: {
    open: (file: string) => mockDisk.open(file),
    remove: (file: string) => mockDisk.remove(file),
    openScratch: () => mockDisk.openScratch(),
  },
}));

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));

function startApp() {
  void store.getState().open();
  render(<App />);
  // What a phone reports about itself as soon as something is on its screen.
  fireEvent(screen.root, 'insetsChange', {
    nativeEvent: {
      frame: { x: 0, y: 0, width: 390, height: 844 },
      insets: { top: 47, left: 0, right: 0, bottom: 34 },
    },
  });
}

it('says plainly that its records are of a newer version, and gets in once they are not', async () => {
  const path = temporaryFile();
  const setVersion = async (version: number) => {
    const driver = await nodeDriver(path)();
    await driver.exec(`PRAGMA user_version = ${version}`);
    await driver.close();
  };
  await setVersion(99);
  mockDisk = nodeDisk(path);
  startApp();
  const problem: unknown = await screen.findByTestId('readOnly');
  expect(problem).toHaveTextContent(/These records are from a newer version/);
  await setVersion(0);
  fireEvent.press(screen.getByText('Try again'));
  await waitFor(() => expect(screen.queryByTestId('readOnly')).toBeNull());
  expect(await screen.findByTestId('newGame')).toBeOnTheScreen();
});

it('waits plainly while something else has its records', async () => {
  const free = nodeDisk();
  mockDisk = { ...free, open: () => Promise.reject(new Error('NoModificationAllowedError')) };
  startApp();
  const problem: unknown = await screen.findByTestId('storageProblem');
  expect(problem).toHaveTextContent(/In use elsewhere/);
  mockDisk = free;
  fireEvent.press(screen.getByText('Try again'));
  expect(await screen.findByTestId('newGame')).toBeOnTheScreen();
});

it('draws text in the size chosen in the settings at once', async () => {
  mockDisk = nodeDisk();
  startApp();
  fireEvent.press(await screen.findByTestId('tab.settings'));
  await screen.findByTestId('textSize');
  const size = () => {
    const title: unknown = screen.getByRole('heading', { name: 'Settings' });
    return StyleSheet.flatten(propsOf(title).style as StyleProp<TextStyle>).fontSize ?? 0;
  };
  const usual = size();
  press('textSize.200');
  expect(size()).toBe(usual * 2);
});

it('speaks the language chosen in the settings at once, everywhere', async () => {
  mockDisk = nodeDisk();
  startApp();
  fireEvent.press(await screen.findByTestId('tab.settings'));
  fireEvent.press(await screen.findByTestId('language.ja'));
  expect(screen.getByRole('heading', { name: '設定' })).toBeOnTheScreen();
  expect(screen.getByTestId('tab.table')).toHaveAccessibleName('卓');
  press('language.en');
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeOnTheScreen();
  expect(screen.queryByText('設定')).toBeNull();
  expect(screen.getByTestId('tab.table')).toHaveAccessibleName('Table');

  press('tab.tools');
  expect(await screen.findByTestId('tool.vast-egg')).toHaveTextContent(/Egg/);
  press('tab.settings');
  fireEvent.press(await screen.findByTestId('language.ja'));
  press('tab.tools');
  expect(await screen.findByTestId('tool.vast-egg')).toHaveTextContent(/卵/);
});
