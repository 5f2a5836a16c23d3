import { DarkTheme, DefaultTheme } from '@react-navigation/native';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useMemo } from 'react';
import { useColorScheme, View } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { EmptyState } from '../components/emptyState';
import { Loading } from '../components/loading';
import { ScreenFrame } from '../components/screenFrame';
import { Text } from '../components/text';
import { ThemeProvider, useTheme } from '../components/theme/theme';
import { rulesFingerprint } from '../rules/fingerprint';
import { createTexts } from './i18n/i18n';
import { TextsProvider, useTranslation } from './i18n/useTranslation';
import { Navigation } from './navigation/navigation';
import { setDocumentLanguage } from './platform/documentLanguage';
import { freshStart, startAgain, startedWell } from './platform/freshStart';
import { ownDatabase, takeOver } from './platform/ownDatabase';
import { systemLanguage } from './platform/systemLanguage';
import { systemTextScale } from './platform/systemTextScale';
import { watchForUpdates } from './platform/updates';
import { SavingTrouble } from './screens/shared/savingTrouble';
import { expoDisk } from './storage/expoDisk';
import { createAppStore } from './store/appStore';
import { StoreProvider, useApp, useAppStore } from './store/useApp';
import { useBackups } from './useBackups';

const store = createAppStore({
  disk: expoDisk,
  // While somebody works on the rules, they change without another start.
  ...(__DEV__ ? {} : { rules: rulesFingerprint }),
  ownDatabase,
  freshStart,
  now: () => Date.now(),
  newId: () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
});

const texts = createTexts(systemLanguage());
const textScale = systemTextScale();

export function App() {
  useEffect(() => {
    void store.getState().open();
    watchForUpdates({
      // Switching over ends the page: not before everything is on the disk.
      onReady: (apply) =>
        store.getState().offerUpdate(() => void store.getState().whenSaved().then(apply)),
      mayReload: () => store.getState().phase.name === 'openElsewhere',
    });
  }, []);
  return (
    <SafeAreaProvider>
      <StoreProvider store={store}>
        <TextsProvider texts={texts}>
          <Themed />
        </TextsProvider>
      </StoreProvider>
    </SafeAreaProvider>
  );
}

/** Applies the settings: language, theme, text size. */
function Themed() {
  const settings = useApp((state) => state.settings);
  const system = useColorScheme();
  const scheme =
    settings.theme === 'system' ? (system === 'light' ? 'light' : 'dark') : settings.theme;
  const language = settings.language === 'system' ? systemLanguage() : settings.language;
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
  const { open } = useAppStore().getState();
  useBackups();
  useEffect(() => {
    if (phase.name === 'ready') startedWell();
  }, [phase.name]);
  switch (phase.name) {
    case 'ready':
      return (
        <>
          <SavingTrouble />
          <Screens />
        </>
      );
    case 'opening':
      return <Opening />;
    case 'openElsewhere':
      if (phase.why === 'asking') return <Opening />;
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
}

function Opening() {
  const { t } = useTranslation();
  const { colors } = useTheme();
  return (
    <View style={{ flex: 1, backgroundColor: colors.background }}>
      <Loading label={t('common.loading')} />
    </View>
  );
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
