import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../../components/button';
import { ListRow } from '../../../components/listRow';
import { Loading } from '../../../components/loading';
import { SheetModal } from '../../../components/sheetModal';
import { Text } from '../../../components/text';
import { useTranslation } from '../../i18n/useTranslation';
import type { BackupInfo, Preview } from '../../store/recordsStore';
import { useApp, useAppStore } from '../../store/useApp';
import { momentText } from '../shared/dates';
import { ExportButton } from '../shared/exporting';
import { FaultText, notKept, type Fault } from './faultText';
import { useGameLine } from './gameLine';
import type { Outcome } from './recordsOutcome';

type RestoreSheetProps = {
  backup: BackupInfo;
  onClose: () => void;
  onOutcome: (outcome: Outcome) => void;
};

/** What a backup holds and what going back to it would do; one more tap does it. */
export function RestoreSheet({ backup, onClose, onOutcome }: RestoreSheetProps) {
  const { t } = useTranslation();
  const { id, made, reason } = backup;
  const readOnly = useApp(({ keeping }) => keeping.mode === 'readOnly');
  const { previewBackup, restoreBackup, exportBackup } = useAppStore().getState();
  const [preview, setPreview] = useState<Preview>();
  const [fault, setFault] = useState<Fault>();
  const [working, setWorking] = useState(false);
  useEffect(() => {
    let wanted = true;
    void previewBackup(id)
      .catch(notKept)
      .then((found) => {
        if (!wanted) return;
        if (found.ok) setPreview(found.value);
        else setFault(found.error);
      });
    return () => {
      wanted = false;
    };
  }, [id, previewBackup]);

  const date = momentText(made, t);
  const restore = async () => {
    setWorking(true);
    setFault(undefined);
    const restored = await restoreBackup(id).catch(notKept);
    setWorking(false);
    if (!restored.ok) {
      setFault(restored.error);
      return;
    }
    const undo = restored.value > 0 ? { backup: restored.value, testID: 'undoRestore' } : undefined;
    onOutcome({ text: t('records.restored', { date }), undo });
    onClose();
  };
  return (
    <SheetModal
      visible
      title={t('records.preview', { date })}
      onClose={onClose}
      closeLabel={t('common.close')}
      testID="preview"
      footer={
        <Button
          label={t('records.restore')}
          hint={t(readOnly ? 'records.readOnly' : 'records.restoreHint')}
          disabled={preview === undefined || working || readOnly}
          onPress={() => void restore()}
          testID="restore"
        />
      }
    >
      <Text variant="caption" tone="quiet">
        {t(`records.reasons.${reason}`)}
      </Text>
      {fault !== undefined && <FaultText fault={fault} testID="previewFault" />}
      {preview === undefined ? (
        fault === undefined && <Loading label={t('common.loading')} />
      ) : (
        <Effects comparison={preview.comparison} />
      )}
      <ExportButton
        label={t('records.exportBackup')}
        file={async () => {
          const file = await exportBackup(id);
          if (!file.ok) throw new Error(file.error.code);
          return file.value;
        }}
        testID="exportBackup"
      />
    </SheetModal>
  );
}

/** What becomes of each game, what would be lost first. */
function Effects({ comparison }: { comparison: Preview['comparison'] }) {
  const { t } = useTranslation();
  const lineOf = useGameLine();
  const { games, onlyHere, settings } = comparison;
  const rows = [
    ...onlyHere.map((row) => ({ row, effect: 'onlyHere' as const, events: undefined })),
    ...games.map(({ row, standing, events }) => ({ row, effect: standing, events })),
  ].sort((one, other) => order.indexOf(one.effect) - order.indexOf(other.effect));
  return (
    <View>
      <Text>{t(rows.length === 0 ? 'records.noGames' : 'records.previewLead')}</Text>
      {rows.map(({ row, effect, events }) => {
        const { name, about } = lineOf(row, events);
        return (
          <ListRow
            key={row.id}
            title={name}
            subtitle={[t(`records.effects.${effect}`), about].filter(Boolean).join(' · ')}
            testID={`effect.${row.id}`}
          />
        );
      })}
      {settings > 0 && (
        <Text variant="caption" tone="quiet">
          {t('records.settingsBack', { count: settings })}
        </Text>
      )}
    </View>
  );
}

const order = ['onlyHere', 'different', 'behind', 'ahead', 'new', 'same'];
