import { StyleSheet, View } from 'react-native';

import { PressSurface } from './pressSurface';
import { Text, type TextTone } from './text';
import { useTheme, type ThemeColors } from './theme/theme';
import { radius, spacing, stroke, touch } from './theme/tokens';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = {
  label: string;
  onPress: () => void;
  kind?: ButtonKind | undefined;
  disabled?: boolean | undefined;
  /** A small second line: the effect, or why it is disabled. Always readable. */
  hint?: string | undefined;
  testID?: string | undefined;
  accessibilityLabel?: string | undefined;
  grow?: boolean | undefined;
  /** Cuts a long label off instead of wrapping it; the spoken name says it whole. */
  oneLine?: boolean | undefined;
};

export function Button({
  label,
  onPress,
  kind = 'primary',
  disabled = false,
  hint,
  testID,
  accessibilityLabel,
  grow = false,
  oneLine = false,
}: ButtonProps) {
  const { colors } = useTheme();
  const look = disabled ? disabledLook(colors) : looks[kind](colors);
  return (
    <PressSurface
      role="button"
      testID={testID}
      aria-label={accessibilityLabel}
      disabled={disabled}
      onPress={onPress}
      style={[
        styles.button,
        grow && styles.grow,
        disabled && kind !== 'quiet' && styles.disabled,
        { backgroundColor: look.ground, borderColor: look.edge },
      ]}
      pressedStyle={{ backgroundColor: look.pressed, borderColor: look.pressedEdge }}
    >
      <View style={styles.words}>
        <Text
          variant="label"
          align="center"
          tone={look.tone}
          numberOfLines={oneLine ? 1 : undefined}
        >
          {label}
        </Text>
        {hint !== undefined && hint !== '' && (
          <Text variant="caption" align="center" tone={look.hintTone}>
            {hint}
          </Text>
        )}
      </View>
    </PressSurface>
  );
}

type Look = {
  ground: string;
  edge: string;
  pressed: string;
  pressedEdge: string;
  tone: TextTone;
  hintTone: TextTone;
};

const clear = 'transparent';

const looks: Readonly<Record<ButtonKind, (colors: ThemeColors) => Look>> = {
  primary: (colors) => ({
    ground: colors.accent,
    edge: colors.accent,
    pressed: colors.text,
    pressedEdge: colors.text,
    tone: 'onAccent',
    hintTone: 'onAccent',
  }),
  secondary: (colors) => ({
    ground: colors.surfaceRaised,
    edge: colors.lineStrong,
    pressed: colors.surfacePressed,
    pressedEdge: colors.text,
    tone: 'normal',
    hintTone: 'quiet',
  }),
  quiet: (colors) => ({
    ground: clear,
    edge: clear,
    pressed: colors.surfacePressed,
    pressedEdge: clear,
    tone: 'accent',
    hintTone: 'quiet',
  }),
  danger: (colors) => ({
    ground: colors.dangerSurface,
    edge: colors.danger,
    pressed: colors.surfacePressed,
    pressedEdge: colors.danger,
    tone: 'danger',
    hintTone: 'danger',
  }),
};

/** Quiet, with a broken edge: colour is not the only sign. */
function disabledLook(colors: ThemeColors): Look {
  return {
    ground: clear,
    edge: colors.lineStrong,
    pressed: clear,
    pressedEdge: colors.lineStrong,
    tone: 'quiet',
    hintTone: 'quiet',
  };
}

const styles = StyleSheet.create({
  button: {
    minHeight: touch.target,
    minWidth: touch.target,
    paddingHorizontal: spacing.l,
    paddingVertical: spacing.s,
    borderRadius: radius.medium,
    borderWidth: stroke.hairline,
    alignItems: 'center',
    justifyContent: 'center',
  },
  grow: { flexGrow: 1, flexShrink: 1 },
  disabled: { borderStyle: 'dashed' },
  words: { alignItems: 'center', justifyContent: 'center', maxWidth: '100%' },
});
