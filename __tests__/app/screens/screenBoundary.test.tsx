import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createStaticNavigation, useNavigation } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { fireEvent, render, screen } from '@testing-library/react-native';
import { Suspense, type ReactElement } from 'react';

import { createTexts } from '../../../app/i18n/i18n';
import { TextsProvider } from '../../../app/i18n/useTranslation';
import { ScreenBoundary } from '../../../app/screens/shared/screenBoundary';
import { Button } from '../../../components/button';
import { Text } from '../../../components/text';
import { useArriving } from '../../../components/useArriving';
import { arriving } from '../../../rules/arriving';

let broken = true;
let reachable = false;

const part = arriving(() =>
  reachable ? Promise.resolve('届いた') : Promise.reject(new Error('no network')),
);

function Table() {
  const navigation = useNavigation();
  return <Button label="開く" onPress={() => navigation.navigate('NewGame')} testID="open" />;
}

function Faulty() {
  if (broken) throw new Error('a fault in a screen');
  return <Text>無事</Text>;
}

function Distant() {
  return <Text>{useArriving(part)}</Text>;
}

const guarded = {
  screenLayout: ({ children }: { children: ReactElement }) => (
    <ScreenBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </ScreenBoundary>
  ),
};

/** The app's screens in small: a fault in a tab, and one in a screen that lies on the tabs. */
const Screens = createStaticNavigation(
  createNativeStackNavigator({
    ...guarded,
    screens: {
      Tabs: createBottomTabNavigator({
        ...guarded,
        screens: { Table, Tools: Faulty, Rules: Distant },
      }),
      NewGame: Faulty,
    },
  }),
);

// React reports every fault it catches.
let reported: jest.SpyInstance;
beforeEach(() => {
  broken = true;
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => reported.mockRestore());

async function openFaulty(how: () => void = () => fireEvent.press(screen.getByTestId('open'))) {
  render(
    <TextsProvider texts={createTexts('ja')}>
      <Screens />
    </TextsProvider>,
  );
  await screen.findByTestId('open');
  how();
  expect(await screen.findByTestId('screenFault')).toBeOnTheScreen();
}

const openFaultyTab = () =>
  openFaulty(() => fireEvent.press(screen.getByRole('button', { name: /^Tools/ })));

describe('a screen that fails', () => {
  it('says so and that the records are safe', async () => {
    await openFaulty();
    expect(screen.getByText('この画面で問題が起きました')).toBeOnTheScreen();
    expect(screen.getByText(/記録は無事です/)).toBeOnTheScreen();
    expect(reported).toHaveBeenCalled();
  });

  it.each([
    ['that lies on the tabs', () => openFaulty()],
    ['that is a tab itself', openFaultyTab],
  ])('%s leads back to the table', async (_, open) => {
    await open();
    fireEvent.press(screen.getByText('卓へ戻る'));
    expect(await screen.findByTestId('open')).toBeOnTheScreen();
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

  it('whose code did not arrive asks for it again when it is opened again', async () => {
    await openFaulty(() => fireEvent.press(screen.getByRole('button', { name: /^Rules/ })));
    reachable = true;
    fireEvent.press(screen.getByText('画面を開き直す'));
    expect(await screen.findByText('届いた')).toBeOnTheScreen();
  });
});
