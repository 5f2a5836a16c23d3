import { StyleSheet, View } from 'react-native';

import { Glyph } from './glyph';
import { PressSurface } from './pressSurface';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke, touch } from './theme/tokens';

export type ToggleRowProps = {
  label: string;
  hint?: string | undefined;
  value: boolean;
  onChange: (on: boolean) => void;
  testID?: string | undefined;
  disabled?: boolean | undefined;
};

export function ToggleRow({
  label,
  hint,
  value,
  onChange,
  testID,
  disabled = false,
}: ToggleRowProps) {
  const { colors } = useTheme();
  const edge = disabled ? colors.line : value ? colors.accent : colors.lineStrong;
  return (
    <PressSurface
      role="switch"
      aria-checked={value}
      aria-label={hint === undefined ? label : `${label}, ${hint}`}
      testID={testID}
      disabled={disabled}
      onPress={() => onChange(!value)}
      style={styles.row}
    >
      <View style={styles.words}>
        <Text tone={disabled ? 'quiet' : 'normal'}>{label}</Text>
        {hint !== undefined && (
          <Text variant="caption" tone="quiet">
            {hint}
          </Text>
        )}
      </View>
      <View
        style={[
          styles.track,
          value ? styles.trackOn : styles.trackOff,
          {
            borderColor: edge,
            backgroundColor: value && !disabled ? colors.accent : 'transparent',
          },
        ]}
      >
        <View
          style={[
            styles.knob,
            {
              backgroundColor:
                value && !disabled
                  ? colors.textOnAccent
                  : disabled
                    ? colors.line
                    : colors.textQuiet,
            },
          ]}
        >
          {value && (
            <Glyph glyph="✓" size={spacing.m} color={disabled ? colors.textQuiet : colors.accent} />
          )}
        </View>
      </View>
    </PressSurface>
  );
}

const knobSize = 22;
const trackWidth = 52;

const styles = StyleSheet.create({
  row: {
    minHeight: touch.target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.l,
    paddingVertical: spacing.s,
    borderRadius: radius.medium,
  },
  words: { flex: 1 },
  track: {
    width: trackWidth,
    padding: spacing.xs - stroke.hairline,
    borderRadius: radius.round,
    borderWidth: stroke.hairline,
  },
  trackOn: { alignItems: 'flex-end' },
  trackOff: { alignItems: 'flex-start' },
  knob: {
    width: knobSize,
    height: knobSize,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
