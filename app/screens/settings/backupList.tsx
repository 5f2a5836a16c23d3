import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { ListRow } from '../../../components/listRow';
import { SectionTitle } from '../../../components/sectionTitle';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import { useTranslation } from '../../i18n/useTranslation';
import type { BackupInfo } from '../../store/recordsStore';
import { useApp, useAppStore } from '../../store/useApp';
import { momentText } from '../shared/dates';
import { sizeText } from '../shared/sizes';
import type { Outcome } from './recordsOutcome';
import { RestoreSheet } from './restoreSheet';

const shownAtFirst = 5;

type BackupListProps = { onOutcome: (outcome: Outcome) => void };

/** The backups inside the app; a tap looks into one. */
export function BackupList({ onOutcome }: BackupListProps) {
  const { t } = useTranslation();
  const mode = useApp(({ keeping }) => keeping.mode);
  const backups = useApp((state) => state.backups);
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<BackupInfo>();
  const shown = all ? backups : backups.slice(0, shownAtFirst);
  return (
    <View>
      <SectionTitle title={t('records.backups')} hint={t('records.backupsHint')} />
      {backups.length === 0 && <Text tone="quiet">{t('records.noBackups')}</Text>}
      {shown.map((backup) => (
        <ListRow
          key={backup.id}
          title={momentText(backup.made, t)}
          subtitle={t('records.backupAbout', {
            reason: t(`records.reasons.${backup.reason}`),
            games: backup.games,
            size: sizeText(backup.bytes),
          })}
          onPress={() => setChosen(backup)}
          testID={`backup.${backup.id}`}
        />
      ))}
      {shown.length < backups.length && (
        <ListRow
          title={t('records.showAll', { count: backups.length })}
          onPress={() => setAll(true)}
          expanded={false}
          testID="allBackups"
        />
      )}
      {mode === 'disk' && (
        <View style={styles.now}>
          <BackUpNow onOutcome={onOutcome} />
        </View>
      )}
      {chosen !== undefined && (
        <RestoreSheet backup={chosen} onClose={() => setChosen(undefined)} onOutcome={onOutcome} />
      )}
    </View>
  );
}

function BackUpNow({ onOutcome }: BackupListProps) {
  const { t } = useTranslation();
  const store = useAppStore();
  const [working, setWorking] = useState(false);
  const backUp = async () => {
    setWorking(true);
    const [before] = store.getState().backups;
    const id = await store
      .getState()
      .backUp()
      .catch(() => 0);
    setWorking(false);
    if (id === 0) onOutcome({ text: t('records.notBackedUp') });
    else onOutcome({ text: t(id === before?.id ? 'records.alreadyBackedUp' : 'records.backedUp') });
  };
  return (
    <Button
      kind="secondary"
      label={t('records.backUpNow')}
      disabled={working}
      onPress={() => void backUp()}
      testID="backUpNow"
    />
  );
}

const styles = StyleSheet.create({ now: { paddingTop: spacing.s } });
