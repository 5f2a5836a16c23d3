import { useTranslation } from 'react-i18next';

import { EmptyState } from '../../../components/emptyState';
import { ScreenFrame } from '../../../components/screenFrame';
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
