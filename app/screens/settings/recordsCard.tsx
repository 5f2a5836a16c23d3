import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { spacing } from '../../../components/theme/tokens';
import { err } from '../../../rules/engine/result';
import { useTranslation } from '../../i18n/useTranslation';
import { pickTextFile } from '../../platform/files';
import type { Preview } from '../../store/recordsStore';
import { useApp, useAppStore } from '../../store/useApp';
import { ExportButton } from '../shared/exporting';
import { BackupList } from './backupList';
import { FaultText, notKept, type Fault } from './faultText';
import { ImportSheet } from './importSheet';
import { RecordsCheck } from './recordsCheck';
import type { Outcome } from './recordsOutcome';
import { StorageStateText } from './storageStateText';

type RecordsCardProps = {
  /** Told what happened, to be shown where it is seen wherever the card was scrolled to. */
  onOutcome: (outcome: Outcome) => void;
};

/** Everything about what is stored: how, and the ways out and back. */
export function RecordsCard({ onOutcome }: RecordsCardProps) {
  const { t } = useTranslation();
  const mode = useApp(({ keeping }) => keeping.mode);
  const { exportAll } = useAppStore().getState();
  return (
    <Card title={t('records.title')} testID="records">
      <StorageStateText />
      <ExportButton
        kind="primary"
        label={t('records.exportAll')}
        hint={t('records.exportAllHint')}
        file={exportAll}
        testID="exportAll"
      />
      {mode !== 'readOnly' && <Import onOutcome={onOutcome} />}
      <RecordsCheck />
      {mode !== 'memory' && <BackupList onOutcome={onOutcome} />}
    </Card>
  );
}

/** Two ways in: a file, or its text where there is no file. */
function Import({ onOutcome }: RecordsCardProps) {
  const { t } = useTranslation();
  const { readImport } = useAppStore().getState();
  const [sheet, setSheet] = useState<{ given: Preview | undefined }>();
  const [fault, setFault] = useState<Fault>();
  const read = async () => {
    setFault(undefined);
    const picked = await pickTextFile();
    if (picked === 'cancelled') return;
    const found =
      typeof picked === 'string'
        ? err(pickFaults[picked])
        : await readImport(picked.text).catch(notKept);
    if (found.ok) setSheet({ given: found.value });
    else setFault(found.error);
  };
  return (
    <View style={styles.part}>
      <View style={styles.ways}>
        <Button
          kind="secondary"
          grow
          label={t('records.importFile')}
          onPress={() => void read()}
          testID="importFile"
        />
        <Button
          kind="secondary"
          grow
          label={t('records.importPaste')}
          onPress={() => {
            setFault(undefined);
            setSheet({ given: undefined });
          }}
          testID="importPaste"
        />
      </View>
      {fault !== undefined && <FaultText fault={fault} testID="importFault" />}
      {sheet !== undefined && (
        <ImportSheet
          given={sheet.given}
          onClose={() => setSheet(undefined)}
          onOutcome={onOutcome}
        />
      )}
    </View>
  );
}

const pickFaults = {
  failed: { code: 'unreadableFile', detail: '' },
  tooLarge: { code: 'tooLarge', detail: '' },
} as const;

const styles = StyleSheet.create({
  part: { gap: spacing.m },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
