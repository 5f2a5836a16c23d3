import { StyleSheet, View } from 'react-native';

import { PieceName, type Piece } from './pieceName';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke } from './theme/tokens';

type Cell = { readonly head: string; readonly text: string; readonly pieces: readonly Piece[] };

export type SpaceRowsProps = {
  label: string;
  rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly cells: readonly Cell[];
    readonly notes: readonly string[];
  }[];
  testID: string;
};

/** A board as rows of spaces side by side: what each says, and the pieces that stand on it. */
export function SpaceRows({ label, rows, testID }: SpaceRowsProps) {
  return (
    <View role="list" aria-label={label} testID={testID} style={styles.rows}>
      {rows.map((row) => (
        <View key={row.id} role="listitem" style={styles.row} testID={`${testID}.${row.id}`}>
          <Text variant="label">{row.label}</Text>
          <View style={styles.cells}>
            {row.cells.map((cell) => (
              <SpaceCell key={cell.head} {...cell} />
            ))}
          </View>
          {row.notes.map((note) => (
            <Text key={note} variant="caption" tone="quiet">
              {note}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

function SpaceCell({ head, text, pieces }: Cell) {
  const { colors, drawnScale } = useTheme();
  const taken = pieces.length > 0;
  return (
    <View
      style={[
        styles.cell,
        { minWidth: leastWidth * drawnScale },
        taken
          ? { borderColor: colors.accent, backgroundColor: colors.accentSoft }
          : { borderColor: colors.line },
      ]}
    >
      <Text variant="caption" tone="quiet">
        {head}
      </Text>
      <Text variant="caption">{text}</Text>
      {pieces.map((piece, index) => (
        <PieceName key={index} {...piece} />
      ))}
    </View>
  );
}

/** Three stand side by side on a phone; larger letters put them below each other. */
const leastWidth = 92;

const styles = StyleSheet.create({
  rows: { gap: spacing.m },
  row: { gap: spacing.xs },
  cells: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
  cell: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    padding: spacing.s,
    borderRadius: radius.small,
    borderWidth: stroke.hairline,
  },
});
