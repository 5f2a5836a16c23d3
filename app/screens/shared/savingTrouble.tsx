import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';

import { Banner } from '../../../components/banner';
import { useTheme } from '../../../components/theme/theme';
import { spacing } from '../../../components/theme/tokens';
import { useApp, useAppStore } from '../../store/useApp';

/** Above every screen while something does not reach the disk: said plainly, with the way out. */
export function SavingTrouble() {
  const { t } = useTranslation();
  const { colors } = useTheme();
  const saving = useApp((state) => state.saving);
  const notSaved = useApp((state) => state.notSaved);
  const { retrySaving, dismissNotSaved } = useAppStore().getState();
  if (saving.state === 'ok' && notSaved === '') return null;
  return (
    <SafeAreaView
      edges={['top', 'left', 'right']}
      style={[styles.trouble, { backgroundColor: colors.background }]}
    >
      {saving.state === 'failing' && (
        <Banner
          tone="danger"
          text={t('storage.failing', { count: saving.pending })}
          actions={[{ label: t('common.retry'), onPress: retrySaving }]}
          testID="failing"
        />
      )}
      {notSaved !== '' && (
        <Banner
          tone="danger"
          text={`${t('storage.notSaved')} ${t('storage.detail', { detail: notSaved })}`}
          actions={[{ label: t('common.dismiss'), onPress: dismissNotSaved }]}
          testID="notSaved"
        />
      )}
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({ trouble: { padding: spacing.s, gap: spacing.s } });
