import { StyleSheet, View } from 'react-native';

import { ChoiceMark } from './choiceMark';
import { PieceDot } from './pieceDot';
import { PressSurface } from './pressSurface';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke, touch, type PieceColorName } from './theme/tokens';
import { isWeb } from './theme/webOnly';

export type ChipProps = {
  label: string;
  selected?: boolean | undefined;
  onPress: () => void;
  testID?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  /** What it is among its neighbours; a lone chip is a button. */
  role?: 'button' | 'radio' | 'checkbox' | undefined;
  accessibilityLabel?: string | undefined;
  /** The colour of whoever it stands for. */
  dot?: PieceColorName | undefined;
  /** Takes the whole line, for a hint that is to be read like a text. */
  wide?: boolean | undefined;
};

export function Chip({
  label,
  selected,
  onPress,
  testID,
  hint,
  disabled = false,
  role = 'button',
  accessibilityLabel,
  dot,
  wide = false,
}: ChipProps) {
  const { colors } = useTheme();
  const align = wide ? 'left' : 'center';
  return (
    <PressSurface
      role={role}
      {...chosenState(role, selected)}
      aria-label={accessibilityLabel}
      testID={testID}
      disabled={disabled}
      onPress={onPress}
      style={[
        styles.chip,
        wide && styles.wide,
        disabled && styles.disabled,
        selected === true
          ? { borderColor: colors.accent, backgroundColor: colors.accentSoft }
          : { borderColor: disabled ? colors.line : colors.lineStrong },
      ]}
    >
      {(role !== 'button' || selected === true) && (
        <ChoiceMark kind={role === 'checkbox' ? 'any' : 'one'} on={selected === true} />
      )}
      {dot !== undefined && <PieceDot color={dot} />}
      <View style={styles.words}>
        <Text variant="label" tone={disabled ? 'quiet' : 'normal'} align={align}>
          {label}
        </Text>
        {hint !== undefined && (
          <Text variant="caption" tone="quiet" align={align}>
            {hint}
          </Text>
        )}
      </View>
    </PressSurface>
  );
}

/** A button is pressed, a radio or a checkbox is checked; a plain chip is neither. */
function chosenState(role: 'button' | 'radio' | 'checkbox', selected: boolean | undefined) {
  if (role !== 'button') return { 'aria-checked': selected === true };
  if (selected === undefined) return {};
  return isWeb ? { 'aria-pressed': selected } : { 'aria-selected': selected };
}

const styles = StyleSheet.create({
  chip: {
    minHeight: touch.target,
    minWidth: touch.target,
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: spacing.s,
    paddingHorizontal: spacing.m,
    paddingVertical: spacing.s,
    borderRadius: radius.medium,
    borderWidth: stroke.hairline,
  },
  wide: { width: '100%', justifyContent: 'flex-start' },
  disabled: { borderStyle: 'dashed' },
  words: { flexShrink: 1 },
});
