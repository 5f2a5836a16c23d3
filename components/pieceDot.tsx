import { StyleSheet, View } from 'react-native';

import { useTheme } from './theme/theme';
import { pieceColors, radius, spacing, stroke, type PieceColorName } from './theme/tokens';

/** The colour of somebody's pieces, always beside their name. */
export function PieceDot({ color }: { color: PieceColorName }) {
  const { colors } = useTheme();
  return (
    <View
      aria-hidden
      style={[styles.dot, { backgroundColor: pieceColors[color], borderColor: colors.text }]}
    />
  );
}

const styles = StyleSheet.create({
  dot: {
    width: spacing.m,
    height: spacing.m,
    borderRadius: radius.round,
    borderWidth: stroke.hairline,
  },
});
