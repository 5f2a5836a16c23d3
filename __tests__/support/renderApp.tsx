import { act, render, screen } from '@testing-library/react-native';
import { I18nextProvider } from 'react-i18next';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { createTexts } from '../../app/i18n/i18n';
import { Navigation } from '../../app/navigation/navigation';
import type { Language } from '../../app/platform/systemLanguage';
import { StoreProvider } from '../../app/store/useApp';
import { ThemeProvider } from '../../components/theme/theme';
import { newPhone, type Store } from './phone';

const iPhone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

export type RenderedApp = Awaited<ReturnType<typeof renderApp>>;

/**
 * Every screen of the app, started at a link, in Japanese: the real navigation, texts and store on
 * real SQLite in memory. `prepare` plays before the first screen is shown and may name the link.
 */
export async function renderApp(
  link: string | ((store: Store) => Promise<string>) = '/',
  language: Language = 'ja',
) {
  const phone = newPhone();
  const store = await phone.start();
  const path = typeof link === 'string' ? link : await link(store);
  const texts = createTexts(language);
  render(
    <SafeAreaProvider initialMetrics={iPhone}>
      <StoreProvider store={store}>
        <I18nextProvider i18n={texts}>
          <ThemeProvider scheme="dark" textScale={1} reduceMotion>
            <Navigation
              linking={{
                enabled: 'auto',
                prefixes: ['banmen://'],
                config: { initialRouteName: 'Tabs' },
                getInitialURL: () => `banmen://${path.replace(/^\//, '')}`,
                subscribe: () => () => undefined,
              }}
            />
          </ThemeProvider>
        </I18nextProvider>
      </StoreProvider>
    </SafeAreaProvider>,
  );
  return { phone, store, texts };
}
