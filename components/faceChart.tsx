import { StyleSheet, View } from 'react-native';

import { PressSurface } from './pressSurface';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke, touch } from './theme/tokens';
import { isWeb } from './theme/webOnly';

export type ChartedFace = {
  readonly face: number;
  readonly good: boolean;
  readonly rolled: boolean;
};

export type FaceChartProps = {
  label: string;
  faces: readonly ChartedFace[];
  /** What is spoken of a face, which says what it would mean. */
  spoken: (face: ChartedFace) => string;
  /** Enters the die as it fell; a tap on the face that was entered takes it back. */
  onPress: (face: number) => void;
  testID: string;
};

/** Every face of a die: which of them succeed, which one fell, and the place to tap it in. */
export function FaceChart({ label, faces, spoken, onPress, testID }: FaceChartProps) {
  const { colors } = useTheme();
  return (
    <View role="group" aria-label={label} testID={testID} style={styles.chart}>
      {faces.map((face) => {
        const { good, rolled } = face;
        const pressed = isWeb ? { 'aria-pressed': rolled } : { 'aria-selected': rolled };
        return (
          <PressSurface
            key={face.face}
            role="button"
            aria-label={spoken(face)}
            {...pressed}
            testID={`${testID}.face${face.face}`}
            onPress={() => onPress(face.face)}
            style={[
              styles.face,
              good
                ? { backgroundColor: colors.accent, borderColor: colors.accent }
                : { backgroundColor: colors.surfaceRaised, borderColor: colors.lineStrong },
              rolled && { borderColor: colors.text, borderWidth: stroke.bar },
            ]}
          >
            <Text variant="label" tone={good ? 'onAccent' : 'normal'} align="center">
              {face.face}
            </Text>
            {/* Colour is never the only sign. */}
            <Text variant="caption" tone={good ? 'onAccent' : 'quiet'} align="center">
              {good ? '○' : '×'}
            </Text>
          </PressSurface>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  // Two rows of five on a phone, each large enough for a thumb.
  chart: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
  face: {
    flexGrow: 1,
    flexBasis: '16%',
    minWidth: touch.target,
    minHeight: touch.target,
    paddingVertical: spacing.xs,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.medium,
    borderWidth: stroke.hairline,
  },
});
