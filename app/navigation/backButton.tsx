import { useNavigation } from '@react-navigation/native';

import { IconButton } from '../../components/iconButton';
import { useTranslation } from '../i18n/useTranslation';

/** The way back in a screen's bar: as large as every button, and named in the current language. */
export function BackButton() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <IconButton
      glyph="‹"
      label={t('common.back')}
      onPress={() => navigation.goBack()}
      testID="goBack"
    />
  );
}
