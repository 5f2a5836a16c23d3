import { StyleSheet, View } from 'react-native';

import { Card } from './card';
import { PieceName, type Piece } from './pieceName';
import { Text } from './text';
import { spacing } from './theme/tokens';

export type Ranked = Piece & {
  readonly id: string;
  /** From 1; those who share a place have the same. */
  readonly place: number;
  /** The place as it is read. */
  readonly placeText: string;
  readonly total: string;
  readonly parts: readonly { readonly label: string; readonly amount: string }[];
  /** What decided between equal totals. */
  readonly tieBreak?: string | undefined;
};

export type RankingTableProps = { label: string; rows: readonly Ranked[]; testID: string };

/** Who stands where, the best first, and what everybody's score is made of. */
export function RankingTable({ label, rows, testID }: RankingTableProps) {
  return (
    <View role="list" aria-label={label} testID={testID} style={styles.rows}>
      {rows.map((row) => (
        <View key={row.id} role="listitem" testID={`${testID}.${row.id}`}>
          <Card tone={row.place === 1 ? 'accent' : 'plain'}>
            <View style={styles.head}>
              <View style={styles.who}>
                <Text variant="label" tone="quiet">
                  {row.placeText}
                </Text>
                <PieceName name={row.name} color={row.color} variant="heading" />
              </View>
              <Text variant="figureLarge" align="right" testID={`${testID}.${row.id}.total`}>
                {row.total}
              </Text>
            </View>
            <View style={styles.parts}>
              {row.parts.map((part, index) => (
                <View key={index} style={styles.part}>
                  <Text variant="caption" tone="quiet" style={styles.label}>
                    {part.label}
                  </Text>
                  <Text variant="label" style={styles.amount}>
                    {part.amount}
                  </Text>
                </View>
              ))}
            </View>
            {row.tieBreak !== undefined && <Text variant="caption">{row.tieBreak}</Text>}
          </Card>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: spacing.m },
  // A long name and large letters send the total to a line of its own, still on the right.
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: spacing.m,
  },
  who: { flexGrow: 1, flexShrink: 1 },
  parts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: spacing.l, rowGap: spacing.xs },
  part: { flexDirection: 'row', alignItems: 'baseline', gap: spacing.xs, maxWidth: '100%' },
  label: { flexShrink: 1 },
  amount: { fontVariant: ['tabular-nums'] },
});
