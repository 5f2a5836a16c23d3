import { EmptyState } from '../../../components/emptyState';
import { ScreenFrame } from '../../../components/screenFrame';
import { useTranslation } from '../../i18n/useTranslation';
import { useToTab } from './toTab';

/** A link that leads nowhere, and the way on. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const toTab = useToTab();
  return (
    <ScreenFrame>
      <EmptyState
        title={t('notFound.title')}
        body={t('notFound.body')}
        action={{
          label: t('common.toTable'),
          onPress: () => toTab('Table'),
        }}
        testID="notFound"
      />
    </ScreenFrame>
  );
}
