import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke } from './theme/tokens';

export type OddsBarProps = {
  label: string;
  /** From 0 to 1. */
  chance: number;
  /** The chance as the player reads it: "60 %". */
  text: string;
  testID?: string | undefined;
};

export function OddsBar({ label, chance, text, testID }: OddsBarProps) {
  const { colors } = useTheme();
  const share = Math.round(Math.min(1, Math.max(0, chance)) * 100);
  return (
    <View
      accessible
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={text}
      testID={testID}
      style={styles.odds}
    >
      <View style={styles.head}>
        <Text variant="label" style={styles.label}>
          {label}
        </Text>
        <Text variant="figure">{text}</Text>
      </View>
      <View style={[styles.rail, { borderColor: colors.lineStrong }]}>
        <View style={[styles.fill, { backgroundColor: colors.accent, width: `${share}%` }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  odds: { gap: spacing.xs },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: spacing.m,
  },
  label: { flexShrink: 1 },
  rail: {
    height: spacing.s + stroke.hairline * 2,
    borderWidth: stroke.hairline,
    borderRadius: radius.small,
    overflow: 'hidden',
  },
  fill: { height: '100%' },
});
