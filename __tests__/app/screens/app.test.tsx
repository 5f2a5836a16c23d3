import { fireEvent, render, screen } from '@testing-library/react-native';

import { App } from '../../../app/app';
import type * as NodeDriver from '../../support/nodeDriver';

/** The app's own driver needs a device; the other one of the same port is real SQLite as well. */
jest.mock('../../../app/storage/expoDriver', () => ({
  openExpoDriver: jest.requireActual<typeof NodeDriver>('../../support/nodeDriver').nodeDriver(),
}));

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));

async function startApp() {
  render(<App />);
  // What a phone reports about itself as soon as something is on its screen.
  fireEvent(screen.root, 'insetsChange', {
    nativeEvent: {
      frame: { x: 0, y: 0, width: 390, height: 844 },
      insets: { top: 47, left: 0, right: 0, bottom: 34 },
    },
  });
  await screen.findByTestId('newGame');
}

it('speaks the language chosen in the settings at once, everywhere', async () => {
  await startApp();
  press('tab.settings');
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
