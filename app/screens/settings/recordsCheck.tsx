import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import { useTranslation } from '../../i18n/useTranslation';
import type { RecordsCheck as Found } from '../../store/recordsStore';
import { useApp, useAppStore } from '../../store/useApp';
import { ExportButton } from '../shared/exporting';
import { useGameName } from '../shared/gameTitle';

/** Looks over everything that is stored, and says what it found. */
export function RecordsCheck() {
  const { t } = useTranslation();
  const { checkRecords } = useAppStore().getState();
  const [checking, setChecking] = useState(false);
  const [found, setFound] = useState<Found | 'failed'>();
  const check = async () => {
    setChecking(true);
    setFound(undefined);
    setFound(await checkRecords().catch(() => 'failed' as const));
    setChecking(false);
  };
  return (
    <View style={styles.part}>
      <Button
        kind="secondary"
        label={t('records.check')}
        disabled={checking}
        onPress={() => void check()}
        testID="checkRecords"
      />
      {found !== undefined && (
        <View role="status" aria-live="polite" testID="checkResult" style={styles.part}>
          {found === 'failed' ? (
            <Text tone="danger">{t('records.notDone')}</Text>
          ) : (
            <CheckResult found={found} />
          )}
        </View>
      )}
    </View>
  );
}

function CheckResult({ found }: { found: Found }) {
  const { t } = useTranslation();
  const mode = useApp(({ keeping }) => keeping.mode);
  const { repair } = useAppStore().getState();
  const { damage, findings, games, events } = found;
  if (damage.length === 0 && findings.length === 0) {
    return <Text tone="success">{`✓ ${t('records.fine', { games, events })}`}</Text>;
  }
  return (
    <>
      <Text variant="caption" tone="quiet">
        {t('records.checked', { games, events })}
      </Text>
      {damage.length > 0 && (
        <Text variant="label" tone="danger">
          {`⚠\uFE0E\u00A0${t('records.damage', { count: damage.length })}`}
        </Text>
      )}
      {damage.length > 0 && mode === 'disk' && (
        <Button
          label={t('records.repair')}
          hint={t('records.repairHint')}
          onPress={() => void repair()}
          testID="repair"
        />
      )}
      {[...new Set(findings.map(({ id }) => id))].map((id) => (
        <GameFindings key={id} id={id} findings={findings.filter((one) => one.id === id)} />
      ))}
    </>
  );
}

type GameFindingsProps = { id: string; findings: Found['findings'] };

/** What is wrong with a game, and the way to save what there is of it. */
function GameFindings({ id, findings }: GameFindingsProps) {
  const nameOf = useGameName();
  const finding = useFindingText();
  const { exportGame } = useAppStore().getState();
  const [first] = findings;
  return (
    <View style={styles.game} testID={`finding.${id}`}>
      <View style={styles.words}>
        {first !== undefined && <Text>{nameOf(first)}</Text>}
        {findings.map((one) => (
          <Text key={one.code} variant="caption" tone="danger">
            {`⚠\uFE0E\u00A0${finding(one)}`}
          </Text>
        ))}
      </View>
      <ExportButton file={() => exportGame(id)} testID={`exportGame.${id}`} />
    </View>
  );
}

/** What was found about a game, as a sentence. */
export function useFindingText(): (finding: Found['findings'][number]) => string {
  const { t } = useTranslation();
  return ({ code, count }) => t(`records.findings.${code}`, { count });
}

const styles = StyleSheet.create({
  part: { gap: spacing.m },
  game: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: '60%' },
});
