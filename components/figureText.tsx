import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { useTheme } from './theme/theme';
import { typeScale } from './theme/tokens';

type FigureTextProps = {
  variant: 'figure' | 'figureLarge';
  /** How many there is room for; the width of what is around it if not said. */
  digits?: number | undefined;
  children: string | number;
};

/**
 * A number that changes under the thumb. It lies upon its place, which stays as it is: nothing beside
 * it moves, and a browser need not lay out the rest of the sheet anew.
 */
export function FigureText({ variant, digits, children }: FigureTextProps) {
  const { drawnScale } = useTheme();
  const { size, line } = typeScale[variant];
  const width = digits === undefined ? undefined : digits * size * digitWidth * drawnScale;
  return (
    <View style={[width === undefined ? styles.wide : { width }, { height: line * drawnScale }]}>
      <Text variant={variant} align="center" style={styles.number}>
        {children}
      </Text>
    </View>
  );
}

/** A tabular digit is a little over half as wide as the font is large. */
export const digitWidth = 0.6;

const styles = StyleSheet.create({
  wide: { alignSelf: 'stretch' },
  number: { position: 'absolute', left: 0, right: 0, top: 0 },
});
