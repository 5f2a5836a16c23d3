import { DarkTheme, DefaultTheme } from '@react-navigation/native';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useMemo } from 'react';
import { useColorScheme } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { EmptyState } from '../components/emptyState';
import { ScreenFrame } from '../components/screenFrame';
import { Text } from '../components/text';
import { ThemeProvider, useTheme } from '../components/theme/theme';
import { createTexts } from './i18n/i18n';
import { TextsProvider, useTranslation } from './i18n/useTranslation';
import { Navigation } from './navigation/navigation';
import { bringAhead } from './navigation/otherScreens';
import { afterPaint } from './platform/afterPaint';
import { setDocumentLanguage } from './platform/documentLanguage';
import { startAgain, startedWell } from './platform/freshStart';
import { takeOver } from './platform/ownDatabase';
import { systemLanguage, type Language } from './platform/systemLanguage';
import { systemTextScale } from './platform/systemTextScale';
import { watchForUpdates } from './platform/updates';
import { whenIdle } from './platform/whenIdle';
import { SavingTrouble } from './screens/shared/savingTrouble';
import { Waiting } from './screens/shared/waiting';
import { store } from './start';
import type { Settings } from './store/settings';
import { StoreProvider, useApp, useAppStore } from './store/useApp';
import { useBackups } from './useBackups';

const texts = createTexts(spokenLanguage(store.getState().settings));
const textScale = systemTextScale();

export function App() {
  useEffect(() => {
    watchForUpdates({
      // Switching over ends the page: not before everything is on the disk.
      onReady: (apply) =>
        store.getState().offerUpdate(() => void store.getState().whenSaved().then(apply)),
      mayReload: () => store.getState().phase.name === 'openElsewhere',
    });
  }, []);
  return (
    <SafeAreaProvider>
      <StoreProvider store={store} later={afterPaint}>
        <TextsProvider texts={texts}>
          <Themed />
        </TextsProvider>
      </StoreProvider>
    </SafeAreaProvider>
  );
}

function spokenLanguage({ language }: Settings): Language {
  return language === 'system' ? systemLanguage() : language;
}

/** Applies the settings: language, theme, text size. */
function Themed() {
  const settings = useApp((state) => state.settings);
  const system = useColorScheme();
  const scheme =
    settings.theme === 'system' ? (system === 'light' ? 'light' : 'dark') : settings.theme;
  const language = spokenLanguage(settings);
  useEffect(() => {
    void texts.changeLanguage(language);
    setDocumentLanguage(language);
  }, [language]);
  return (
    <ThemeProvider scheme={scheme} textScale={(settings.textSize / 100) * textScale}>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      <Gate />
    </ThemeProvider>
  );
}

/** Lets the app in once its records are open; says plainly what is wrong otherwise. */
function Gate() {
  const { t } = useTranslation();
  const phase = useApp((state) => state.phase);
  const lookKnown = useApp((state) => state.lookKnown);
  const { open } = useAppStore().getState();
  useBackups();
  useEffect(() => {
    if (phase.name !== 'ready') return;
    startedWell();
    whenIdle(() => bringAhead(runningGame()));
  }, [phase.name]);
  switch (phase.name) {
    case 'ready':
    case 'opening':
      break;
    case 'openElsewhere':
      if (phase.why === 'asking') break;
      return (
        <ScreenFrame>
          <EmptyState
            title={t('storage.elsewhereTitle')}
            body={t(`storage.${phase.why}Body`)}
            action={{ label: t('storage.takeOver'), onPress: takeOver, testID: 'takeOver' }}
            testID="openElsewhere"
          />
        </ScreenFrame>
      );
    case 'failed':
      return (
        <ScreenFrame>
          <EmptyState
            title={t(`storage.${phase.problem.code}Title`)}
            body={t(`storage.${phase.problem.code}Body`)}
            action={{ label: t('common.retry'), onPress: () => startAgain(() => void open()) }}
            testID="storageProblem"
          />
          <Text variant="caption" tone="quiet" align="center">
            {t('storage.detail', { detail: phase.problem.detail })}
          </Text>
        </ScreenFrame>
      );
  }
  // The first picture is there before the records are, unless it could be in the wrong language.
  if (!lookKnown) return <Waiting />;
  return (
    <>
      {phase.name === 'ready' && <SavingTrouble />}
      <Screens />
    </>
  );
}

/** What the table offers to go on with. */
function runningGame(): string | undefined {
  return store.getState().games.find(({ status }) => status === 'active')?.game;
}

/** A link straight into a screen still has the tabs behind it, so that back leads somewhere. */
const linking = {
  enabled: 'auto',
  prefixes: ['banmen://'],
  config: { initialRouteName: 'Tabs' },
} as const;

function Screens() {
  const { t } = useTranslation();
  const { colors, scheme } = useTheme();
  const theme = useMemo(() => {
    const base = scheme === 'dark' ? DarkTheme : DefaultTheme;
    return {
      ...base,
      colors: {
        ...base.colors,
        primary: colors.accent,
        background: colors.background,
        card: colors.surface,
        text: colors.text,
        border: colors.line,
        notification: colors.accent,
      },
    };
  }, [colors, scheme]);
  return (
    <Navigation
      theme={theme}
      linking={{ ...linking, prefixes: [...linking.prefixes] }}
      documentTitle={{ formatter: () => t('app.name') }}
    />
  );
}
