import { View } from 'react-native';

import { Text } from '../../../components/text';
import { err } from '../../../rules/engine/result';
import { useTranslation } from '../../i18n/useTranslation';
import type { RecordsFault } from '../../store/recordsStore';

/** Why something was not done, also if the file could not even be read. */
export type Fault = RecordsFault | { code: 'unreadableFile'; detail: string };

/** The disk would not even let it be read. */
export const notKept = (error: unknown) => err({ code: 'notKept' as const, detail: String(error) });

/** Where the sentence does not say it all; for whoever helps, and never a screenful of it. */
const told: readonly Fault['code'][] = ['malformed', 'notKept'];
const longestDetail = 200;

/** What went wrong, in words for the players, and that nothing is lost by it. */
export function FaultText({ fault, testID }: { fault: Fault; testID: string }) {
  const { t } = useTranslation();
  const detail = told.includes(fault.code) ? fault.detail.slice(0, longestDetail) : '';
  return (
    <View role="alert" aria-live="polite" testID={testID}>
      <Text variant="label" tone="danger">
        {`⚠\uFE0E\u00A0${t(`records.faults.${fault.code}`)}`}
      </Text>
      <Text variant="caption">{t('records.untouched')}</Text>
      {detail !== '' && (
        <Text variant="caption" tone="quiet">
          {t('storage.detail', { detail })}
        </Text>
      )}
    </View>
  );
}
