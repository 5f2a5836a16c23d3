import { useState } from 'react';

import { Banner } from '../../../components/banner';
import { Snackbar } from '../../../components/snackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore } from '../../store/useApp';

/** What just happened to the records, and the backup that undoes it. */
export type Outcome = { text: string; undo?: { backup: number; testID: string } | undefined };

type RecordsOutcomeProps = { outcome: Outcome; onChange: (outcome: Outcome | undefined) => void };

/** With a way back it stands until it is dismissed: so large a change deserves more than a moment to think again. */
export function RecordsOutcome({ outcome, onChange }: RecordsOutcomeProps) {
  const { t } = useTranslation();
  const { restoreBackup } = useAppStore().getState();
  const [undoing, setUndoing] = useState(false);
  const { text, undo } = outcome;
  const takeBack = async (backup: number) => {
    setUndoing(true);
    const undone = await restoreBackup(backup).catch(() => undefined);
    setUndoing(false);
    if (undone === undefined) onChange({ ...outcome, text: t('records.notDone') });
    else if (undone.ok) onChange({ text: t('records.undone') });
    else onChange({ ...outcome, text: t(`records.faults.${undone.error.code}`) });
  };
  if (undo === undefined) {
    return <Snackbar message={text} onDismiss={() => onChange(undefined)} testID="outcome" />;
  }
  return (
    <Banner
      tone="info"
      text={text}
      actions={[
        ...(undoing
          ? []
          : [
              {
                label: t('records.undo'),
                onPress: () => void takeBack(undo.backup),
                testID: undo.testID,
              },
            ]),
        { label: t('common.close'), onPress: () => onChange(undefined), testID: 'outcome.close' },
      ]}
      testID="outcome"
    />
  );
}
