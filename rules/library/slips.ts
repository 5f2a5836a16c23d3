/**
 * Whether two words differ by one typing slip: a letter too many, too few, another one, or two
 * that changed places.
 */
export function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  const rest = (word: string, skip: number) => word.slice(from + skip);
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (typed[from] === meant[from + 1] &&
      typed[from + 1] === meant[from] &&
      rest(typed, 2) === rest(meant, 2))
  );
}

/** How much two words have in common, from 0 to 1: their pairs of letters. */
export function likeness(one: string, other: string): number {
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  let shared = 0;
  for (const pair of pairs) if (others.has(pair)) shared += 1;
  return (2 * shared) / (pairs.size + others.size);
}

function pairsOf(word: string): ReadonlySet<string> {
  const padded = ` ${word} `;
  const pairs = new Set<string>();
  for (let index = 0; index + 2 <= padded.length; index += 1)
    pairs.add(padded.slice(index, index + 2));
  return pairs;
}
