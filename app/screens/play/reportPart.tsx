import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import { useOpenGame, usePlay } from '../../store/useApp';
import type { PartProps } from './partProps';
import { usePlayWords } from './playWords';

/** A few sentences that follow from the table. */
export const ReportPart = memo(function ReportPart({ seat, id, testID }: PartProps) {
  const words = usePlayWords();
  const report = useOpenGame()
    .seat(seat)
    ?.reports?.find((other) => other.id === id);
  const lines = usePlay((_, view) => report?.lines(view) ?? []);
  if (lines.length === 0) return null;
  return (
    <View style={styles.report} testID={testID}>
      <Text variant="caption" tone="quiet">
        {words.text(`reports.${id}.label`)}
      </Text>
      {lines.map((line, index) => (
        <Text key={index}>{words.phrase(line)}</Text>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({ report: { gap: spacing.xs } });
