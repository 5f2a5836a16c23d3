import { useEffect, useState } from 'react';
import { ActivityIndicator, StyleSheet, View } from 'react-native';

import { Text } from './text';
import { useTheme } from './theme/theme';
import { motion, spacing } from './theme/tokens';

/** Nothing at first: what is ready within a blink must not flash. */
export function Loading({
  label,
  testID = 'loading',
}: {
  label: string;
  testID?: string | undefined;
}) {
  const { colors, reduceMotion } = useTheme();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), motion.quietStart);
    return () => clearTimeout(timer);
  }, []);

  if (!slow) return null;
  return (
    <View role="status" aria-live="polite" testID={testID} style={styles.loading}>
      {!reduceMotion && <ActivityIndicator color={colors.accent} aria-hidden />}
      <Text tone="quiet" align="center">
        {label}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  loading: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: spacing.m,
    padding: spacing.xl,
  },
});
