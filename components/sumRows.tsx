import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { spacing } from './theme/tokens';

export type SumRow = {
  label: string;
  /** The figure as the player reads it, with its sign. */
  amount: string;
  /** It has no part in this sum. */
  idle?: boolean | undefined;
};

/** A sum written out line by line; what does not count stands there too, greyed and with its reason. */
export function SumRows({ rows, testID }: { rows: readonly SumRow[]; testID?: string }) {
  return (
    <View style={styles.rows} testID={testID}>
      {rows.map(({ label, amount, idle = false }, index) => (
        <View key={index} style={styles.row}>
          <Text
            tone={idle ? 'quiet' : 'normal'}
            variant={idle ? 'caption' : 'body'}
            style={styles.label}
          >
            {label}
          </Text>
          <Text
            variant={idle ? 'caption' : 'label'}
            tone={idle ? 'quiet' : 'normal'}
            align="right"
            style={styles.amount}
          >
            {amount}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: spacing.xs },
  row: { flexDirection: 'row', alignItems: 'baseline', gap: spacing.m },
  label: { flex: 1, minWidth: 0 },
  amount: { fontVariant: ['tabular-nums'] },
});
