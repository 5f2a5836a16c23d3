import { memo } from 'react';

import { SpaceRows } from '../../../components/spaceRows';
import { useOpenGame, usePlay } from '../../store/useApp';
import type { PartProps } from './partProps';
import { usePieces, usePlayWords } from './playWords';

/** A board of rows of spaces, with those who stand there. */
export const ChartPart = memo(function ChartPart({ seat, id, testID }: PartProps) {
  const game = useOpenGame();
  const words = usePlayWords();
  const pieceOf = usePieces();
  const chart = game.seat(seat)?.charts?.find((other) => other.id === id);
  const rows = usePlay((_, view) => chart?.rows(view) ?? []);
  if (chart === undefined) return null;
  return (
    <SpaceRows
      label={words.text(`charts.${id}.label`)}
      rows={rows.map((row) => ({
        id: row.id,
        label: words.name(row.id),
        cells: row.cells.map(({ text, seats }, index) => ({
          head: words.name(chart.columns[index] ?? ''),
          text: words.phrase(text),
          pieces: seats.map(pieceOf),
        })),
        notes: row.notes.map(words.phrase),
      }))}
      testID={testID}
    />
  );
});
