import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button, type ButtonKind } from '../../../components/button';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import { useTranslation } from '../../i18n/useTranslation';
import { shareFile } from '../../platform/files';
import type { ExportedFile } from '../../store/recordsStore';

/** Hands a file to the player; `said` tells what came of it where the device does not. */
export function useExporting() {
  const { t } = useTranslation();
  const [exporting, setExporting] = useState(false);
  const [said, setSaid] = useState<string>();
  const give = async (file: () => Promise<ExportedFile>) => {
    setExporting(true);
    setSaid(undefined);
    try {
      const made = await file();
      const outcome = await shareFile(made, t('records.shareTitle'));
      if (outcome === 'saved') setSaid(t('records.saved', { name: made.name }));
      if (outcome === 'failed') setSaid(t('records.notGiven'));
    } catch {
      setSaid(t('records.notGiven'));
    } finally {
      setExporting(false);
    }
  };
  return { give, exporting, said };
}

type ExportButtonProps = {
  file: () => Promise<ExportedFile>;
  label?: string | undefined;
  hint?: string | undefined;
  kind?: ButtonKind;
  testID: string;
};

/** Makes a file and hands it over; says below itself what came of it. */
export function ExportButton({ file, label, hint, kind = 'secondary', testID }: ExportButtonProps) {
  const { t } = useTranslation();
  const { give, exporting, said } = useExporting();
  return (
    <View style={styles.export}>
      <Button
        kind={kind}
        label={label ?? t('records.export')}
        hint={hint}
        disabled={exporting}
        onPress={() => void give(file)}
        testID={testID}
      />
      {said !== undefined && (
        <View role="status" aria-live="polite" testID={`${testID}.said`}>
          <Text variant="caption" tone="quiet">
            {said}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ export: { gap: spacing.xs } });
