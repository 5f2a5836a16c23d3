import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { Text } from '../../../components/text';
import { useTranslation } from '../../i18n/useTranslation';
import { storageState, type StorageState } from '../../platform/persistence';
import { useApp } from '../../store/useApp';
import { sizeText } from '../shared/sizes';

/** How safely everything is kept, in plain words. */
export function StorageStateText() {
  const { t } = useTranslation();
  const mode = useApp(({ keeping }) => keeping.mode);
  const backups = useApp((state) => state.backups);
  const [state, setState] = useState<StorageState>();
  // What is used changes with the backups, and a promise may be given at any time.
  useEffect(() => {
    let wanted = true;
    void storageState().then((found) => {
      if (wanted) setState(found);
    });
    return () => {
      wanted = false;
    };
  }, [backups]);
  const kept = mode === 'disk' ? (state?.kept ?? 'unknown') : mode;
  return (
    <View testID="storageState">
      <Text>{t(`records.keeping.${kept}`)}</Text>
      {mode === 'disk' && state?.usage !== undefined && (
        <Text variant="caption" tone="quiet">
          {t('records.usage', { size: sizeText(state.usage) })}
        </Text>
      )}
    </View>
  );
}
