import { createNavigationContainerRef, type ParamListBase } from '@react-navigation/native';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { createTexts } from '../../app/i18n/i18n';
import { TextsProvider } from '../../app/i18n/useTranslation';
import { Navigation } from '../../app/navigation/navigation';
import { SavingTrouble } from '../../app/screens/shared/savingTrouble';
import { StoreProvider } from '../../app/store/useApp';
import { ThemeProvider } from '../../components/theme/theme';
import { everythingArrived } from './everythingArrived';
import { newPhone, startManor, type Phone, type Store } from './phone';

const iPhone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

const phones: Phone[] = [];

// The navigator and the snackbar wait for a moment now and then; tests do not.
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close();
  jest.useRealTimers();
});

/**
 * Every screen of the app in Japanese, started at a link: the real navigation, texts and store, on
 * real SQLite in memory unless another phone is given. A link that depends on what is stored is
 * made by a function, which may play before the first screen is shown.
 */
export async function renderApp(
  link: string | ((store: Store) => Promise<string>),
  phone = newPhone(),
) {
  phones.push(phone);
  await everythingArrived();
  const store = await phone.start();
  const path = typeof link === 'string' ? link : await link(store);
  const texts = createTexts('ja');
  const navigation = createNavigationContainerRef<ParamListBase>();
  render(
    <SafeAreaProvider initialMetrics={iPhone}>
      <StoreProvider store={store}>
        <TextsProvider texts={texts}>
          <ThemeProvider scheme="dark" textScale={1} reduceMotion>
            <SavingTrouble />
            <Navigation
              ref={navigation}
              linking={{
                enabled: 'auto',
                prefixes: ['banmen://'],
                config: { initialRouteName: 'Tabs' },
                getInitialURL: () => `banmen://${path.replace(/^\//, '')}`,
                subscribe: () => () => undefined,
              }}
            />
          </ThemeProvider>
        </TextsProvider>
      </StoreProvider>
    </SafeAreaProvider>,
  );
  await settled(store);
  /** The screens that lie on one another, the visible one last. */
  const routes = () => navigation.getRootState()?.routes.map(({ name }) => name) ?? [];
  return { phone, store, texts, navigation, routes };
}

/** A new game of the Mysterious Manor on one of its sheets. */
export function renderManor(sheet: string, phone?: Phone) {
  return renderApp(async (store) => `/play/${await startManor(store)}/${sheet}`, phone);
}

/** Lets everything asked of the store and the navigator so far happen. */
export async function settled(store: Store): Promise<void> {
  await act(async () => {
    await store.getState().whenSaved();
    await jest.advanceTimersByTimeAsync(100);
  });
}

export function press(testID: string): void {
  fireEvent.press(screen.getByTestId(testID));
}

/** What a screen reader does to an adjustable. */
export function adjust(testID: string, actionName: 'increment' | 'decrement'): void {
  fireEvent(screen.getByTestId(testID), 'accessibilityAction', { nativeEvent: { actionName } });
}
