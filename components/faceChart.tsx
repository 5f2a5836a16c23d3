import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke } from './theme/tokens';

export type FaceChartProps = {
  /** What the whole chart says, for those who do not see it. */
  label: string;
  faces: readonly { readonly face: number; readonly good: boolean; readonly rolled: boolean }[];
  testID?: string | undefined;
};

/** Every face of a die: which of them succeed, and which one fell. */
export function FaceChart({ label, faces, testID }: FaceChartProps) {
  const { colors, drawnScale } = useTheme();
  return (
    <View accessible role="img" aria-label={label} testID={testID} style={styles.chart}>
      {faces.map(({ face, good, rolled }) => (
        <View
          key={face}
          style={[
            styles.face,
            { minWidth: narrowest * drawnScale },
            good
              ? { backgroundColor: colors.accent, borderColor: colors.accent }
              : { borderColor: colors.lineStrong },
            rolled && { borderColor: colors.text, borderWidth: stroke.bar },
          ]}
        >
          <Text variant="label" tone={good ? 'onAccent' : 'quiet'} align="center">
            {face}
          </Text>
          {/* Colour is never the only sign. */}
          <Text variant="caption" tone={good ? 'onAccent' : 'quiet'} align="center">
            {good ? '○' : '×'}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** Room for two digits. */
const narrowest = 28;

const styles = StyleSheet.create({
  chart: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
  face: {
    flex: 1,
    paddingVertical: spacing.xs,
    borderRadius: radius.small,
    borderWidth: stroke.hairline,
  },
});
