import { StyleSheet, View } from 'react-native';

import { PressSurface } from './pressSurface';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke, touch, type TextVariant } from './theme/tokens';

export type TapSequenceProps = {
  label: string;
  /** What can be tapped; the same may be tapped again. */
  options: readonly { readonly id: string; readonly label: string; readonly testID: string }[];
  /** What was tapped so far, in order. */
  chosen: readonly string[];
  most: number;
  /** How many there will be is known: every place is drawn, filled or not. */
  fixed?: boolean | undefined;
  onChange: (chosen: readonly string[]) => void;
  /** Spoken names; a place counts from 1. */
  spoken: { add: (label: string) => string; remove: (label: string, place: number) => string };
  /** How large what was tapped is written. */
  variant?: TextVariant | undefined;
  /** What the places of what was tapped are called in tests, with their number behind it. */
  place: string;
  testID: string;
};

/** Things one after the other: a tap on an option adds it, a tap on what was added takes it away. */
export function TapSequence(props: TapSequenceProps) {
  const {
    label,
    options,
    chosen,
    most,
    onChange,
    spoken,
    fixed = false,
    variant = 'label',
    place,
    testID,
  } = props;
  const { colors } = useTheme();
  const full = chosen.length >= most;
  const places = fixed ? most : Math.min(most, chosen.length + 1);
  const nameOf = (id: string) => options.find((option) => option.id === id)?.label ?? id;
  return (
    <View
      role="group"
      aria-label={`${label} ${chosen.length} / ${most}`}
      testID={testID}
      style={styles.pad}
    >
      <View style={styles.row}>
        {Array.from({ length: places }, (_, index) => {
          const id = chosen[index];
          if (id === undefined) {
            return (
              <View
                key={index}
                style={[styles.one, styles.empty, { borderColor: colors.lineStrong }]}
              />
            );
          }
          return (
            <PressSurface
              key={index}
              role="button"
              aria-label={spoken.remove(nameOf(id), index + 1)}
              testID={`${testID}.${place}${index + 1}`}
              onPress={() => onChange(chosen.filter((_one, at) => at !== index))}
              style={[
                styles.one,
                { borderColor: colors.accent, backgroundColor: colors.accentSoft },
              ]}
            >
              <Text variant={variant}>{nameOf(id)}</Text>
            </PressSurface>
          );
        })}
      </View>
      <View style={styles.row}>
        {options.map((option) => (
          <PressSurface
            key={option.id}
            role="button"
            aria-label={spoken.add(option.label)}
            testID={option.testID}
            disabled={full}
            onPress={() => onChange([...chosen, option.id])}
            style={[
              styles.one,
              full
                ? [styles.empty, { borderColor: colors.line }]
                : { borderColor: colors.lineStrong, backgroundColor: colors.surfaceRaised },
            ]}
            pressedStyle={{ backgroundColor: colors.surfacePressed, borderColor: colors.text }}
          >
            <Text variant="label" tone={full ? 'quiet' : 'normal'}>
              {option.label}
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
  one: {
    minWidth: touch.target,
    minHeight: touch.target,
    paddingHorizontal: spacing.s,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.medium,
    borderWidth: stroke.hairline,
  },
  empty: { borderStyle: 'dashed' },
});
