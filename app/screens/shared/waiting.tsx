import { View } from 'react-native';

import { Loading } from '../../../components/loading';
import { useTheme } from '../../../components/theme/theme';
import { useTranslation } from '../../i18n/useTranslation';

/** A screen that is still to come. */
export function Waiting() {
  const { t } = useTranslation();
  const { colors } = useTheme();
  return (
    <View style={{ flex: 1, backgroundColor: colors.background }}>
      <Loading label={t('common.loading')} />
    </View>
  );
}
