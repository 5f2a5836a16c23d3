import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke } from './theme/tokens';

type BadgeProps = { text: string; testID?: string | undefined };

/** A word that tells something from its like, such as an edition; never a control. */
export function Badge({ text, testID }: BadgeProps) {
  const { colors } = useTheme();
  return (
    <View testID={testID} style={[styles.badge, { borderColor: colors.accent }]}>
      <Text variant="caption" tone="accent" numberOfLines={1}>
        {text}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  badge: {
    flexShrink: 0,
    paddingHorizontal: spacing.s,
    borderRadius: radius.small,
    borderWidth: stroke.hairline,
  },
});
