import { StyleSheet, View } from 'react-native';

import { PieceDot } from './pieceDot';
import { Text } from './text';
import { spacing, type PieceColorName, type TextVariant } from './theme/tokens';

/** Somebody or something at the table, with the colour of their pieces where they have one. */
export type Piece = { readonly name: string; readonly color?: PieceColorName | undefined };

type PieceNameProps = Piece & { variant?: TextVariant; testID?: string };

/** A name, and beside it the colour its pieces are found by on the board. */
export function PieceName({ name, color, variant = 'label', testID }: PieceNameProps) {
  return (
    <View style={styles.piece} testID={testID}>
      {color !== undefined && <PieceDot color={color} />}
      <View style={styles.name}>
        <Text variant={variant}>{name}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  piece: { flexDirection: 'row', alignItems: 'center', gap: spacing.xs },
  name: { flexShrink: 1 },
});
