import { ScrollView, StyleSheet, useWindowDimensions } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';

import { Banner } from '../../../components/banner';
import { useTheme } from '../../../components/theme/theme';
import { spacing } from '../../../components/theme/tokens';
import { useTranslation } from '../../i18n/useTranslation';
import { useApp, useAppStore } from '../../store/useApp';
import { InMemory, ReadOnly, Repaired, useExportAll } from './keepingBanners';

/** Above every screen while something is wrong with what is stored: said plainly, with the way out. */
export function SavingTrouble() {
  const { colors } = useTheme();
  const { height } = useWindowDimensions();
  const mode = useApp(({ keeping }) => keeping.mode);
  const failing = useApp(({ saving }) => saving.state === 'failing');
  const notSaved = useApp((state) => state.notSaved !== '');
  const repaired = useApp((state) => state.repaired !== undefined);
  if (mode === 'disk' && !failing && !notSaved && !repaired) return null;
  return (
    <SafeAreaView
      edges={['top', 'left', 'right']}
      style={{ backgroundColor: colors.background, maxHeight: height * largestShare }}
    >
      <ScrollView style={styles.scroll} contentContainerStyle={styles.trouble}>
        {mode === 'memory' && <InMemory />}
        {mode === 'readOnly' && <ReadOnly />}
        {failing && <Failing />}
        {notSaved && <NotSaved />}
        {repaired && <Repaired />}
      </ScrollView>
    </SafeAreaView>
  );
}

function Failing() {
  const { t } = useTranslation();
  const count = useApp(({ saving }) => saving.pending);
  const { retrySaving } = useAppStore().getState();
  const { action, lines } = useExportAll();
  return (
    <Banner
      tone="danger"
      text={t('storage.failing', { count })}
      lines={lines}
      actions={[{ label: t('common.retry'), onPress: retrySaving }, action]}
      testID="failing"
    />
  );
}

function NotSaved() {
  const { t } = useTranslation();
  const detail = useApp((state) => state.notSaved);
  const { dismissNotSaved } = useAppStore().getState();
  return (
    <Banner
      tone="danger"
      text={`${t('storage.notSaved')} ${t('storage.detail', { detail })}`}
      actions={[{ label: t('common.dismiss'), onPress: dismissNotSaved }]}
      testID="notSaved"
    />
  );
}

/** The rest of the window is for the game, however much there is to say. */
const largestShare = 0.4;

const styles = StyleSheet.create({
  scroll: { flexGrow: 0, flexShrink: 1 },
  trouble: { padding: spacing.s, gap: spacing.s },
});
