import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { spacing } from './theme/tokens';

type FieldFrameProps = {
  /** Left out where the input shows its own. */
  label?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  testID?: string | undefined;
  children: ReactNode;
};

/** Label above, hint and error below the input they belong to. */
export function FieldFrame({ label, error, hint, testID, children }: FieldFrameProps) {
  return (
    <View style={styles.field}>
      {label !== undefined && (
        <Text variant="label" tone="quiet">
          {label}
        </Text>
      )}
      {children}
      {hint !== undefined && (
        <Text variant="caption" tone="quiet">
          {hint}
        </Text>
      )}
      {error !== undefined && (
        <View
          accessible
          role="alert"
          aria-live="polite"
          testID={testID === undefined ? undefined : `${testID}.error`}
        >
          <Text variant="caption" tone="danger">
            {`⚠\uFE0E\u00A0${error}`}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: spacing.xs },
});
