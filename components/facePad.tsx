import { StyleSheet, View } from 'react-native';

import { PressSurface } from './pressSurface';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke, touch } from './theme/tokens';

export type FacePadProps = {
  label: string;
  /** What was tapped so far. */
  faces: readonly number[];
  min: number;
  max: number;
  /** How many dice there are at most. */
  most: number;
  onChange: (faces: readonly number[]) => void;
  /** Spoken names; a place counts from 1. */
  spoken: { add: (face: number) => string; remove: (face: number, place: number) => string };
  testID: string;
};

/** Dice as they fell: a tap on a face adds it, a tap on a die takes it away again. */
export function FacePad(props: FacePadProps) {
  const { label, faces, min, max, most, onChange, spoken, testID } = props;
  const { colors } = useTheme();
  const full = faces.length >= most;
  const all = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <View
      role="group"
      aria-label={`${label} ${faces.length} / ${most}`}
      testID={testID}
      style={styles.pad}
    >
      <View style={styles.row}>
        {Array.from({ length: most }, (_, index) => {
          const face = faces[index];
          if (face === undefined) {
            return (
              <View
                key={index}
                style={[styles.die, styles.empty, { borderColor: colors.lineStrong }]}
              />
            );
          }
          return (
            <PressSurface
              key={index}
              role="button"
              aria-label={spoken.remove(face, index + 1)}
              testID={`${testID}.die${index + 1}`}
              onPress={() => onChange(faces.filter((_face, at) => at !== index))}
              style={[
                styles.die,
                { borderColor: colors.accent, backgroundColor: colors.accentSoft },
              ]}
            >
              <Text variant="figure">{face}</Text>
            </PressSurface>
          );
        })}
      </View>
      <View style={styles.row}>
        {all.map((face) => (
          <PressSurface
            key={face}
            role="button"
            aria-label={spoken.add(face)}
            testID={`${testID}.face${face}`}
            disabled={full}
            onPress={() => onChange([...faces, face])}
            style={[
              styles.die,
              full
                ? [styles.empty, { borderColor: colors.line }]
                : { borderColor: colors.lineStrong, backgroundColor: colors.surfaceRaised },
            ]}
            pressedStyle={{ backgroundColor: colors.surfacePressed, borderColor: colors.text }}
          >
            <Text variant="label" tone={full ? 'quiet' : 'normal'}>
              {face}
            </Text>
          </PressSurface>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { gap: spacing.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
  die: {
    minWidth: touch.target,
    minHeight: touch.target,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.medium,
    borderWidth: stroke.hairline,
  },
  empty: { borderStyle: 'dashed' },
});
