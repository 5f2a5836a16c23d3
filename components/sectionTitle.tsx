import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { spacing } from './theme/tokens';

export function SectionTitle({ title, hint }: { title: string; hint?: string | undefined }) {
  return (
    <View style={styles.section}>
      <Text variant="heading">{title}</Text>
      {hint !== undefined && (
        <Text variant="caption" tone="quiet">
          {hint}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: spacing.xs, paddingTop: spacing.s },
});
