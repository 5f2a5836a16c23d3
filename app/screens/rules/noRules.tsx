import { EmptyState } from '../../../components/emptyState';
import { ScreenFrame } from '../../../components/screenFrame';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore } from '../../store/useApp';

/** The texts did not arrive. */
export function NoRules() {
  const { t } = useTranslation();
  const { openLibrary } = useAppStore().getState();
  return (
    <ScreenFrame>
      <EmptyState
        title={t('rules.missingTitle')}
        body={t('rules.missingBody')}
        action={{ label: t('common.retry'), onPress: () => void openLibrary() }}
        testID="noRules"
      />
    </ScreenFrame>
  );
}
