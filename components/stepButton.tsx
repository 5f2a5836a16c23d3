import { memo } from 'react';
import { StyleSheet } from 'react-native';

import { Glyph } from './glyph';
import { PressSurface } from './pressSurface';
import { quickTouch } from './quickTouch';
import { themedStyles, useTheme } from './theme/theme';
import { radius, spacing, stroke, touch } from './theme/tokens';

type StepButtonProps = {
  direction: 'plus' | 'minus';
  /** The spoken name. */
  label: string;
  /** Told which way: the same function at every render, so that the button need not be drawn again. */
  onStep: (by: 1 | -1) => void;
  disabled: boolean;
  testID?: string | undefined;
  /** Thumb: for the busiest controls, used without looking. */
  size?: 'thumb' | 'compact' | undefined;
};

/** One step up or down. At its end it stays in place, faint and with a broken edge. */
export const StepButton = memo(function StepButton({
  direction,
  label,
  onStep,
  disabled,
  testID,
  size = 'compact',
}: StepButtonProps) {
  const theme = useTheme();
  const look = looks(theme);
  // The end may have been reached while a finger was down.
  const step = () => {
    if (!disabled) onStep(direction === 'plus' ? 1 : -1);
  };
  return (
    <PressSurface
      {...quickTouch(step)}
      role="button"
      aria-label={label}
      testID={testID}
      disabled={disabled}
      onPress={step}
      style={[
        styles.button,
        size === 'thumb' ? styles.thumb : styles.compact,
        disabled ? look.disabled : look.enabled,
      ]}
      pressedStyle={look.pressed}
    >
      <Glyph
        glyph={direction === 'plus' ? '＋' : '−'}
        size={size === 'thumb' ? spacing.l + spacing.xs : spacing.l}
        color={disabled ? theme.colors.lineStrong : theme.colors.text}
      />
    </PressSurface>
  );
});

const looks = themedStyles(({ colors }) => ({
  enabled: { borderColor: colors.lineStrong, backgroundColor: colors.surfaceRaised },
  disabled: { borderColor: colors.line, borderStyle: 'dashed' },
  pressed: { borderColor: colors.accent, backgroundColor: colors.accentSoft },
}));

const styles = StyleSheet.create({
  button: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.medium,
    borderWidth: stroke.hairline,
  },
  thumb: { minWidth: touch.thumb, minHeight: touch.thumb },
  compact: { minWidth: touch.target, minHeight: touch.target },
});
