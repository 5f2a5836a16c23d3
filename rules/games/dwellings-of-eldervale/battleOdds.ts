import { sides, sorted } from './battleRules';

/** A side before or after its roll: so many dice, or the dice as they fell. */
export type Side = { dice: number } | { rolled: readonly number[] };

export type Odds = {
  /** The chance of each side to win. */
  wins: readonly number[];
  /** The chance that the best hands are the very same and everybody loses. */
  nobody: number;
};

/** A hand by its rank among all hands, with its chance. */
type Outcome = { rank: number; chance: number };

/**
 * The rank of a hand: its dice from the highest as digits, missing ones 0, so that comparing ranks
 * is comparing hands place by place.
 */
function rankOf(hand: readonly number[], places: number): number {
  let rank = 0;
  for (let place = 0; place < places; place++) rank = rank * (sides + 1) + (hand[place] ?? 0);
  return rank;
}

/** Every hand of so many dice once, the highest die first, with the number of ways to roll it. */
function* handsOf(
  dice: number,
  highest = sides,
): Generator<{ hand: readonly number[]; ways: number }> {
  if (dice === 0) yield { hand: [], ways: 1 };
  if (dice === 0 || highest === 0) return;
  // So many dice show the highest face, in any of the places; the others show less.
  let places = 1;
  for (let count = 0; count <= dice; count++) {
    const first = Array.from({ length: count }, () => highest);
    for (const rest of handsOf(dice - count, highest - 1)) {
      yield { hand: [...first, ...rest.hand], ways: places * rest.ways };
    }
    places = (places * (dice - count)) / (count + 1);
  }
}

function outcomesOf(side: Side, places: number): readonly Outcome[] {
  if ('rolled' in side) return [{ rank: rankOf(sorted(side.rolled), places), chance: 1 }];
  const throws = sides ** side.dice;
  return [...handsOf(side.dice)]
    .map(({ hand, ways }) => ({ rank: rankOf(hand, places), chance: ways / throws }))
    .sort((one, other) => one.rank - other.rank);
}

/** The chance of less than a rank, asked for ranks that rise. */
function chanceBelow(outcomes: readonly Outcome[]): (rank: number) => number {
  let [next, sum] = [0, 0];
  return (rank) => {
    for (let at = outcomes[next]; at !== undefined && at.rank < rank; at = outcomes[++next]) {
      sum += at.chance;
    }
    return sum;
  };
}

/**
 * The exact odds of a battle: a side wins with a hand if everybody else has less. Over all hands of
 * each side, for any number of sides [ELD-B14].
 */
export function battleOdds(all: readonly Side[]): Odds {
  const places = Math.max(
    0,
    ...all.map((side) => ('rolled' in side ? side.rolled.length : side.dice)),
  );
  const outcomes = all.map((side) => outcomesOf(side, places));
  const wins = outcomes.map((own, index) => {
    const rivals = outcomes.filter((_, other) => other !== index).map(chanceBelow);
    return own.reduce(
      (sum, { rank, chance }) =>
        sum + rivals.reduce((product, below) => product * below(rank), chance),
      0,
    );
  });
  const won = wins.reduce((sum, chance) => sum + chance, 0);
  return { wins, nobody: Math.max(0, 1 - won) };
}
