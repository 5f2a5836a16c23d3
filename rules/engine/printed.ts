import type { SetupField, View } from './definition';
import { numbersIn } from './fields';

/** A row of numbers printed on a board, empty where players read it off the board itself. */
export function printedRow(
  id: string,
  start: readonly number[] = [],
  { max = 12, most = 13 }: { max?: number; most?: number } = {},
): SetupField {
  return { kind: 'numbers', id, min: 0, max, fewest: 0, most, start, detail: true };
}

/** The number in a place of a printed row, from 0; the last one goes on beyond its end. */
export function printedAt(view: View, row: string, place: number): number | undefined {
  const numbers = numbersIn(view.setup, row);
  return place < 0 ? undefined : numbers[Math.min(place, numbers.length - 1)];
}
