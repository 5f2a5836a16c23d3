import type { Odds, Side } from '../../../../rules/games/dwellings-of-eldervale/battleOdds';

/** Every throw of so many dice, one after the other: no two are taken together. */
export function throwsOf(dice: number): readonly (readonly number[])[] {
  if (dice === 0) return [[]];
  return throwsOf(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [face, ...rest]));
}

/** A hand as a word, the highest die first: the better hand is the later word in a dictionary. */
export function wordOf(hand: readonly number[]): string {
  return [...hand].sort().reverse().join('');
}

function wordsOf(side: Side): readonly string[] {
  return ('rolled' in side ? [side.rolled] : throwsOf(side.dice)).map(wordOf);
}

/** Who wins how many of all throws of two or more sides, counted throw by throw. */
export function countThrows(all: readonly Side[]): { wins: number[]; nobody: number } {
  const words = all.map(wordsOf);
  const counted = { wins: all.map(() => 0), nobody: 0 };
  const go = (at: number, best: string, holder: number | undefined): void => {
    const hands = words[at];
    if (hands === undefined) {
      if (holder === undefined) counted.nobody += 1;
      else counted.wins[holder] = (counted.wins[holder] ?? 0) + 1;
      return;
    }
    for (const hand of hands) {
      if (hand > best) go(at + 1, hand, at);
      else go(at + 1, best, hand === best ? undefined : holder);
    }
  };
  go(0, '', undefined);
  return counted;
}

/** The odds by counting. */
export function countedOdds(all: readonly Side[]): Odds {
  const { wins, nobody } = countThrows(all);
  const throws = wins.reduce((sum, count) => sum + count, nobody);
  return { wins: wins.map((count) => count / throws), nobody: nobody / throws };
}

/**
 * The same for any number of dice, in whole numbers of any size: each throw of a side wins as often
 * as the others throw less.
 */
export function wholeThrows(all: readonly Side[]): { wins: bigint[]; throws: bigint } {
  const counts = all.map((side) => {
    const count = new Map<string, bigint>();
    for (const word of wordsOf(side)) count.set(word, (count.get(word) ?? 0n) + 1n);
    return [...count];
  });
  const sum = (some: readonly (readonly [string, bigint])[]) =>
    some.reduce((ways, [, more]) => ways + more, 0n);
  const wins = counts.map((own, index) => {
    const rivals = counts.filter((_, other) => other !== index);
    return own.reduce((won, [word, ways]) => {
      const below = rivals.map((rival) => sum(rival.filter(([other]) => other < word)));
      return won + below.reduce((product, one) => product * one, ways);
    }, 0n);
  });
  return { wins, throws: counts.map(sum).reduce((product, one) => product * one, 1n) };
}

/** Far finer than any percentage shown; what is left is the rounding of a computer. */
const nothing = 1e-12;

export function expectSameOdds(found: Odds, expected: Odds): void {
  expect(found.wins).toHaveLength(expected.wins.length);
  const pairs = found.wins.map((chance, index) => [chance, expected.wins[index] ?? NaN] as const);
  for (const [chance, right] of [...pairs, [found.nobody, expected.nobody] as const]) {
    expect(Math.abs(chance - right)).toBeLessThan(nothing);
  }
}
