import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { spacing, touch } from './theme/tokens';

export type DerivedValueProps = {
  label: string;
  value: string;
  hint?: string | undefined;
  testID?: string | undefined;
};

/** A figure that follows from others: to read, not to change. */
export function DerivedValue({ label, value, hint, testID }: DerivedValueProps) {
  return (
    <View testID={testID} style={styles.derived}>
      <View style={styles.words}>
        <Text variant="label" tone="quiet">
          {label}
        </Text>
        {hint !== undefined && (
          <Text variant="caption" tone="quiet">
            {hint}
          </Text>
        )}
      </View>
      <Text variant="figure" align="right">
        {value}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  derived: {
    minHeight: touch.target,
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: spacing.m,
  },
  words: { flexGrow: 1, flexShrink: 1, minWidth: 0 },
});
