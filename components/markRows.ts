/** One number under the strip: where its centre is and how much room it takes. */
export type MarkNumber = { readonly at: number; readonly center: number; readonly width: number };

/**
 * Which line each number stands on so that none touch: the first line where it fits.
 * Numbers come in rising order; the answer has one line index each.
 */
export function markRows(numbers: readonly MarkNumber[]): number[] {
  const ends: number[] = [];
  return numbers.map(({ center, width }) => {
    const start = center - width / 2;
    const free = ends.findIndex((end) => end <= start);
    const row = free === -1 ? ends.length : free;
    ends[row] = center + width / 2;
    return row;
  });
}
