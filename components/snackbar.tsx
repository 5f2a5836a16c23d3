import { useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from './button';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { motion, radius, spacing, stroke, touch } from './theme/tokens';

export type SnackbarProps = {
  message: string;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Called once the message has stood long enough to be read. */
  onDismiss: () => void;
  testID?: string | undefined;
};

/** What just happened and the way back. Lies in the flow: a screen puts it above its footer. */
export function Snackbar({
  message,
  actionLabel,
  onAction,
  onDismiss,
  testID = 'snackbar',
}: SnackbarProps) {
  const { colors } = useTheme();
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  }, [onDismiss]);
  useEffect(() => {
    const timer = setTimeout(() => dismiss.current(), motion.snackbar);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <View
      role="status"
      aria-live="polite"
      testID={testID}
      style={[
        styles.snackbar,
        { backgroundColor: colors.surfaceRaised, borderColor: colors.lineStrong },
      ]}
    >
      <View style={styles.message}>
        <Text variant="label">{message}</Text>
      </View>
      {actionLabel !== undefined && onAction !== undefined && (
        <Button kind="quiet" label={actionLabel} onPress={onAction} testID={`${testID}.action`} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  snackbar: {
    minHeight: touch.target,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: spacing.s,
    paddingLeft: spacing.l,
    paddingRight: spacing.xs,
    borderRadius: radius.medium,
    borderWidth: stroke.hairline,
  },
  message: { flexGrow: 1, flexShrink: 1, paddingVertical: spacing.s },
});
