import { memo, type ReactNode } from 'react';
import {
  Text as NativeText,
  StyleSheet,
  type Role,
  type StyleProp,
  type TextStyle,
} from 'react-native';

import { themedStyles, useTheme } from './theme/theme';
import { typeScale, webFontStack, type TextVariant } from './theme/tokens';
import { isWeb, webProps, webStyle } from './theme/webOnly';

export type TextTone = 'normal' | 'quiet' | 'accent' | 'danger' | 'onAccent' | 'success';

export type TextProps = {
  variant?: TextVariant | undefined;
  tone?: TextTone | undefined;
  align?: 'left' | 'center' | 'right' | undefined;
  numberOfLines?: number | undefined;
  testID?: string | undefined;
  /** A heading's place in the outline; titles are 1 and headings 2 if not said. */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  role?: Role | undefined;
  id?: string | undefined;
  selectable?: boolean | undefined;
  /** Web: the language of this text where it is not the page's. */
  language?: 'ja' | 'en' | undefined;
  'aria-hidden'?: boolean | undefined;
  'aria-live'?: 'polite' | 'assertive' | 'off' | undefined;
  style?: StyleProp<TextStyle>;
  children?: ReactNode;
};

/** All text of the app: sized by the theme, figures tabular, Japanese broken at phrases. */
export const Text = memo(function Text({
  variant = 'body',
  tone = 'normal',
  align,
  level,
  role,
  language,
  style,
  children,
  ...rest
}: TextProps) {
  const theme = useTheme();
  const isHeading = role === 'heading' || (role === undefined && headingLevels[variant] > 0);
  return (
    <NativeText
      lineBreakStrategyIOS="standard"
      {...definedOnly(rest)}
      {...webProps(language === undefined ? {} : { lang: language })}
      {...(isHeading
        ? {
            role: 'heading' as const,
            ...webProps({ 'aria-level': level ?? (headingLevels[variant] || 2) }),
          }
        : role === undefined
          ? {}
          : { role })}
      style={[
        styles.base,
        webText,
        isFigure(variant) && styles.figure,
        sizes(theme)[variant],
        tones(theme)[tone],
        align !== undefined && styles[align],
        style,
      ]}
    >
      {children}
    </NativeText>
  );
});

const headingLevels: Readonly<Record<TextVariant, 0 | 1 | 2>> = {
  title: 1,
  heading: 2,
  body: 0,
  label: 0,
  caption: 0,
  figure: 0,
  figureLarge: 0,
};

function isFigure(variant: TextVariant): boolean {
  return variant === 'figure' || variant === 'figureLarge';
}

const sizes = themedStyles(({ textScale }) => {
  const size = (variant: TextVariant): TextStyle => {
    const step = typeScale[variant];
    return {
      fontSize: step.size * textScale,
      lineHeight: step.line * textScale,
      fontWeight: step.weight,
      letterSpacing: step.tracking,
    };
  };
  return {
    title: size('title'),
    heading: size('heading'),
    body: size('body'),
    label: size('label'),
    caption: size('caption'),
    figure: size('figure'),
    figureLarge: size('figureLarge'),
  } satisfies Record<TextVariant, TextStyle>;
});

const tones = themedStyles(
  ({ colors }) =>
    ({
      normal: { color: colors.text },
      quiet: { color: colors.textQuiet },
      accent: { color: colors.accent },
      danger: { color: colors.danger },
      onAccent: { color: colors.textOnAccent },
      success: { color: colors.success },
    }) satisfies Record<TextTone, TextStyle>,
);

/** Native props may be absent but not `undefined`. */
function definedOnly<Props extends object>(
  props: Props,
): { [Key in keyof Props]?: NonNullable<Props[Key]> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Props]?: NonNullable<Props[Key]>;
  };
}

/** `auto-phrase` keeps Japanese phrases whole; browsers without it ignore the line. */
const webText = webStyle({
  wordBreak: 'auto-phrase',
  lineBreak: 'strict',
  overflowWrap: 'break-word',
});

const styles = StyleSheet.create({
  base: isWeb ? { fontFamily: webFontStack } : {},
  figure: { fontVariant: ['tabular-nums', 'lining-nums'] },
  left: { textAlign: 'left' },
  center: { textAlign: 'center' },
  right: { textAlign: 'right' },
});
