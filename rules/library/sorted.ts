/** The first place in a sorted list that is not before `from`. */
export function firstFrom(sorted: readonly string[], from: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
