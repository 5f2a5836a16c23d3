import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '../../../components/emptyState';
import { ScreenFrame } from '../../../components/screenFrame';

/** A link that leads nowhere, and the way on. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <ScreenFrame>
      <EmptyState
        title={t('notFound.title')}
        body={t('notFound.body')}
        action={{
          label: t('common.toTable'),
          onPress: () => navigation.navigate('Tabs', { screen: 'Table' }),
        }}
        testID="notFound"
      />
    </ScreenFrame>
  );
}
