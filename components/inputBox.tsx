import type { Ref } from 'react';
import { StyleSheet, TextInput, type TextInputProps } from 'react-native';

import { useTheme } from './theme/theme';
import { radius, spacing, stroke, touch, typeScale, webFontStack } from './theme/tokens';
import { isWeb, webProps } from './theme/webOnly';

type InputBoxProps = Omit<TextInputProps, 'style' | 'aria-label'> & {
  label: string;
  invalid: boolean;
  figures?: boolean | undefined;
  ref?: Ref<TextInput> | undefined;
};

/** The bare input in the theme's look; large enough that phones do not zoom in on it. */
export function InputBox({ label, invalid, figures = false, ...rest }: InputBoxProps) {
  const { colors, textScale, scheme } = useTheme();
  const step = figures ? typeScale.figure : typeScale.body;
  return (
    <TextInput
      {...rest}
      {...webProps({ 'aria-invalid': invalid })}
      aria-label={label}
      placeholderTextColor={colors.textQuiet}
      selectionColor={colors.accent}
      keyboardAppearance={scheme}
      style={[
        styles.input,
        figures && styles.figures,
        {
          color: colors.text,
          backgroundColor: colors.surfaceRaised,
          borderColor: invalid ? colors.danger : colors.lineStrong,
          borderWidth: invalid ? stroke.mark : stroke.hairline,
          outlineColor: colors.focus,
          fontSize: step.size * textScale,
        },
      ]}
    />
  );
}

const styles = StyleSheet.create({
  input: {
    minHeight: touch.target,
    minWidth: 0,
    paddingHorizontal: spacing.m,
    paddingVertical: spacing.s,
    borderRadius: radius.medium,
    ...(isWeb ? { fontFamily: webFontStack } : {}),
  },
  figures: { flex: 1, textAlign: 'center', fontVariant: ['tabular-nums'] },
});
