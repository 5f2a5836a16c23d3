import { derivedAt, given, type Table } from '../../playing';
import { tableOf } from './publishedTable';

/** The tracks of the Manor in their order. */
export const rows = ['reveal', 'shift', 'swap', 'walls', 'wraith', 'treasures'] as const;
export type Row = (typeof rows)[number];

export const assigned = (values: Readonly<Record<string, number>>) =>
  rows.reduce((sum, row) => sum + (values[`manor.${row}Omens`] ?? 0), 0);

/** A table with so many omens on a track of the Manor, and its portent. */
export function filled(row: Row, omens: number, portent = false, table: Table = tableOf()): Table {
  return given(table, {
    values: { [`manor.${row}Omens`]: omens },
    toggles: { [`manor.${row}Portent`]: portent },
  });
}

export const omensLeft = (table: Table) => derivedAt(table, 'manor.omensLeft');
