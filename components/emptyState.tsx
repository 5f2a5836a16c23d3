import { StyleSheet, View } from 'react-native';

import { Button } from './button';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { measure, spacing, stroke } from './theme/tokens';

export type EmptyStateProps = {
  title: string;
  body?: string | undefined;
  action?:
    { readonly label: string; readonly onPress: () => void; readonly testID?: string } | undefined;
  testID?: string | undefined;
};

export function EmptyState({ title, body, action, testID }: EmptyStateProps) {
  const { colors } = useTheme();
  return (
    <View testID={testID} style={styles.empty}>
      <View aria-hidden style={[styles.seal, { borderColor: colors.accent }]} />
      <Text variant="heading" align="center">
        {title}
      </Text>
      {body !== undefined && (
        <Text tone="quiet" align="center">
          {body}
        </Text>
      )}
      {action !== undefined && (
        <View style={styles.action}>
          <Button label={action.label} onPress={action.onPress} testID={action.testID} />
        </View>
      )}
    </View>
  );
}

const sealSize = 20;

const styles = StyleSheet.create({
  empty: {
    alignItems: 'center',
    alignSelf: 'center',
    maxWidth: measure.narrow,
    gap: spacing.m,
    paddingVertical: spacing.xxxl,
    paddingHorizontal: spacing.l,
  },
  seal: {
    width: sealSize,
    height: sealSize,
    borderWidth: stroke.mark,
    marginBottom: spacing.s,
    transform: [{ rotate: '45deg' }],
  },
  action: { paddingTop: spacing.s },
});
