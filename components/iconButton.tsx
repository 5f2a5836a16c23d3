import { StyleSheet, View } from 'react-native';

import { Glyph } from './glyph';
import { PressSurface } from './pressSurface';
import { useTheme } from './theme/theme';
import { radius, spacing, touch } from './theme/tokens';

export type IconButtonProps = {
  /** A character such as ↶ ↷ ✕ ＋ − ↑ ↓ ‹ › ✓. */
  glyph: string;
  /** The spoken name. */
  label: string;
  onPress: () => void;
  disabled?: boolean | undefined;
  testID?: string | undefined;
};

export function IconButton({ glyph, label, onPress, disabled = false, testID }: IconButtonProps) {
  const { colors } = useTheme();
  return (
    <PressSurface
      role="button"
      aria-label={label}
      testID={testID}
      disabled={disabled}
      onPress={onPress}
      style={styles.button}
    >
      <View style={disabled && styles.faded}>
        <Glyph glyph={glyph} color={disabled ? colors.textQuiet : colors.text} />
      </View>
    </PressSurface>
  );
}

const styles = StyleSheet.create({
  button: {
    minWidth: touch.target,
    minHeight: touch.target,
    padding: spacing.s,
    borderRadius: radius.medium,
    flexDirection: 'row',
    gap: spacing.xs,
    alignItems: 'center',
    justifyContent: 'center',
  },
  faded: { opacity: 0.5 },
});
