import { Fragment } from 'react';
import { Text as NativeText, StyleSheet } from 'react-native';

import { Text, type TextProps } from './text';
import { useTheme } from './theme/theme';

export type MarkedTextProps = Omit<TextProps, 'children'> & {
  text: string;
  /** In order and without overlap. */
  marks: readonly { readonly from: number; readonly to: number }[];
};

/** A text with some of its words marked, as with a pen: by ground and weight, not by colour alone. */
export function MarkedText({ text, marks, ...rest }: MarkedTextProps) {
  const { colors } = useTheme();
  const look = { backgroundColor: colors.accentSoft, color: colors.text };
  return (
    <Text {...rest}>
      {marks.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.to ?? 0, from)}
          <NativeText testID="mark" style={[styles.mark, look]}>
            {text.slice(from, to)}
          </NativeText>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </Text>
  );
}

const styles = StyleSheet.create({ mark: { fontWeight: '700' } });
