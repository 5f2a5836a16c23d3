import { act, render } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { createTexts } from '../../app/i18n/i18n';
import { TextsProvider } from '../../app/i18n/useTranslation';
import { StoreProvider } from '../../app/store/useApp';
import { ThemeProvider } from '../../components/theme/theme';
import type { GameDefinition } from '../../rules/engine/definition';
import type { GameEvent } from '../../rules/engine/events';
import { makeGame, type Setup } from '../../rules/engine/game';
import { openTimeline } from '../../rules/engine/timeline';
import { newPhone, playOf, startManor, type Phone } from './phone';
import { settled } from './renderApp';

const frame = { x: 0, y: 0, width: 390, height: 844 };
const insets = { top: 0, left: 0, right: 0, bottom: 0 };

const phones: Phone[] = [];

afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close();
});

type Table = {
  definition: GameDefinition;
  /** The game's words in Japanese. */
  words: object;
  setup: Setup;
  events?: readonly GameEvent[];
};

/**
 * Parts of a game that is on no shelf, after these events: the real store on real SQLite, with the
 * game in place of the one that was started.
 */
export async function renderGame(
  { definition, words, setup, events = [] }: Table,
  show: ReactNode,
) {
  const phone = newPhone();
  phones.push(phone);
  const store = await phone.start();
  await startManor(store);
  const timeline = openTimeline(makeGame(definition, setup), []);
  store.setState({ play: { ...playOf(store), timeline } });
  events.forEach(store.getState().dispatch);
  const texts = createTexts('ja');
  texts.addResourceBundle('ja', definition.id, words);
  render(
    <SafeAreaProvider initialMetrics={{ frame, insets }}>
      <StoreProvider store={store}>
        <TextsProvider texts={texts}>
          <ThemeProvider scheme="dark" textScale={1} reduceMotion>
            {show}
          </ThemeProvider>
        </TextsProvider>
      </StoreProvider>
    </SafeAreaProvider>,
  );
  await settled(store);
  const dispatch = (event: GameEvent) => act(() => store.getState().dispatch(event));
  return { store, dispatch };
}
