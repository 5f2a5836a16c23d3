import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useShownWidth } from './shownWidth';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { spacing, stroke } from './theme/tokens';

export type DataTableProps = {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  firstColumnHeader?: boolean | undefined;
  /** What to show for a cell instead of its bare text, such as the text with links in it. */
  renderCell?: ((text: string, row: number, column: number) => ReactNode) | undefined;
  testID?: string | undefined;
};

/** A table where it fits; where it does not, each row becomes a small list with the heads repeated. */
export function DataTable({
  head,
  rows,
  firstColumnHeader = false,
  renderCell = (text) => text,
  testID,
}: DataTableProps) {
  const { drawnScale } = useTheme();
  const { width, onLayout } = useShownWidth(assumedWidth);
  const stacked = neededWidth(head, rows) * drawnScale > width;
  return (
    <View role="table" testID={testID} onLayout={onLayout}>
      {stacked ? (
        <StackedRows {...{ head, rows, firstColumnHeader, renderCell }} />
      ) : (
        <GridRows {...{ head, rows, firstColumnHeader, renderCell }} />
      )}
    </View>
  );
}

type RowsProps = {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  firstColumnHeader: boolean;
  renderCell: (text: string, row: number, column: number) => ReactNode;
};

function GridRows({ head, rows, firstColumnHeader, renderCell }: RowsProps) {
  const { colors } = useTheme();
  const columns = columnsOf(head, rows, firstColumnHeader);
  return (
    <>
      {head.some((one) => one !== '') && (
        <View role="row" style={[styles.row, { borderBottomColor: colors.lineStrong }]}>
          {head.map((one, column) => (
            <View key={column} role="columnheader" style={[styles.cell, columns[column]?.share]}>
              <Text variant="caption" tone="quiet" align={columns[column]?.align}>
                {one}
              </Text>
            </View>
          ))}
        </View>
      )}
      {rows.map((row, index) => (
        <View key={index} role="row" style={[styles.row, { borderBottomColor: colors.line }]}>
          {row.map((one, column) => (
            <View
              key={column}
              role={firstColumnHeader && column === 0 ? 'rowheader' : 'cell'}
              style={[styles.cell, columns[column]?.share]}
            >
              <Text
                variant={firstColumnHeader && column === 0 ? 'label' : 'body'}
                align={columns[column]?.align}
                style={styles.figures}
              >
                {renderCell(one, index, column)}
              </Text>
            </View>
          ))}
        </View>
      ))}
    </>
  );
}

function StackedRows({ head, rows, firstColumnHeader, renderCell }: RowsProps) {
  const { colors } = useTheme();
  return rows.map((row, index) => (
    <View key={index} role="row" style={[styles.stack, { borderBottomColor: colors.line }]}>
      {row.map((one, column) => (
        <View
          key={column}
          role={firstColumnHeader && column === 0 ? 'rowheader' : 'cell'}
          style={styles.pair}
        >
          <Text variant="caption" tone="quiet">
            {head[column] ?? ''}
          </Text>
          <Text
            variant={firstColumnHeader && column === 0 ? 'label' : 'body'}
            style={styles.figures}
          >
            {renderCell(one, index, column)}
          </Text>
        </View>
      ))}
    </View>
  ));
}

/** Before the first layout: a phone's width less its margins. */
const assumedWidth = 326;

/** Longer cells wrap instead of claiming more room. */
const widestCell = 9;
const charWidth = 14;

/** Kana, kanji and full-width signs count whole, everything else about half. */
function lengthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.6), 0);
}

function longestOf(column: number, head: readonly string[], rows: readonly (readonly string[])[]) {
  return Math.max(lengthOf(head[column] ?? ''), ...rows.map((row) => lengthOf(row[column] ?? '')));
}

function neededWidth(head: readonly string[], rows: readonly (readonly string[])[]): number {
  return head.reduce((sum, _, column) => {
    const length = Math.min(widestCell, Math.max(2, longestOf(column, head, rows)));
    return sum + length * charWidth + spacing.l;
  }, 0);
}

type Column = {
  align: 'left' | 'right';
  share: { flexGrow: number; flexShrink: number; flexBasis: 0 };
};

/** Columns of figures stand right, words left; each gets room by what it holds. */
function columnsOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  firstColumnHeader: boolean,
): Column[] {
  return head.map((_, column) => {
    const figures =
      rows.length > 0 && rows.every((row) => /^[\d\s+−\-–./%×]*$/.test(row[column] ?? ''));
    const share = Math.min(2 * widestCell, Math.max(3, longestOf(column, head, rows)));
    return {
      align: figures && !(firstColumnHeader && column === 0) ? 'right' : 'left',
      share: { flexGrow: share, flexShrink: 1, flexBasis: 0 },
    };
  });
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'baseline',
    gap: spacing.l,
    paddingVertical: spacing.s,
    borderBottomWidth: stroke.hairline,
  },
  cell: { minWidth: 0 },
  stack: { gap: spacing.xs, paddingVertical: spacing.m, borderBottomWidth: stroke.hairline },
  pair: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: spacing.m,
  },
  figures: { fontVariant: ['tabular-nums'] },
});
