import { createStaticNavigation, useNavigation } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { I18nextProvider } from 'react-i18next';

import { createTexts } from '../../../app/i18n/i18n';
import { ScreenBoundary } from '../../../app/screens/shared/screenBoundary';
import { Button } from '../../../components/button';
import { Text } from '../../../components/text';

let broken = true;

function Table() {
  const navigation = useNavigation();
  return <Button label="開く" onPress={() => navigation.navigate('NewGame')} testID="openScreen" />;
}

function Faulty() {
  if (broken) throw new Error('a fault in a screen');
  return <Text>無事</Text>;
}

const Screens = createStaticNavigation(
  createNativeStackNavigator({
    screenLayout: ({ children }) => <ScreenBoundary>{children}</ScreenBoundary>,
    screens: { Tabs: Table, NewGame: Faulty },
  }),
);

// React reports every fault it catches.
let reported: jest.SpyInstance;
beforeEach(() => {
  broken = true;
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => reported.mockRestore());

async function openFaulty() {
  render(
    <I18nextProvider i18n={createTexts('ja')}>
      <Screens />
    </I18nextProvider>,
  );
  fireEvent.press(await screen.findByTestId('openScreen'));
  expect(await screen.findByTestId('screenFault')).toBeOnTheScreen();
}

describe('a screen that fails', () => {
  it('says so and that the records are safe', async () => {
    await openFaulty();
    expect(screen.getByText('この画面で問題が起きました')).toBeOnTheScreen();
    expect(screen.getByText(/記録は無事です/)).toBeOnTheScreen();
    expect(reported).toHaveBeenCalled();
  });

  it('leads back to the table', async () => {
    await openFaulty();
    fireEvent.press(screen.getByText('卓へ戻る'));
    expect(await screen.findByTestId('openScreen')).toBeOnTheScreen();
    expect(screen.queryByTestId('screenFault')).toBeNull();
  });

  it('opens again once what made it fail is over, and until then fails as politely', async () => {
    await openFaulty();
    fireEvent.press(screen.getByText('画面を開き直す'));
    expect(screen.getByTestId('screenFault')).toBeOnTheScreen();
    broken = false;
    fireEvent.press(screen.getByText('画面を開き直す'));
    expect(screen.getByText('無事')).toBeOnTheScreen();
    expect(screen.queryByTestId('screenFault')).toBeNull();
  });
});
