import { mostMonsterDice, sides, sorted } from './battleRules';

/** A side before or after its roll: so many dice, or the dice as they fell. */
export type Side = { dice: number } | { rolled: readonly number[] };

export type Odds = {
  /** The chance of each side to win. */
  wins: readonly number[];
  /** The chance that the best hands are the very same and everybody loses. */
  nobody: number;
};

/** A hand by its rank among all hands, with the number of throws that make it. */
type Outcome = { rank: number; ways: number };

/**
 * The rank of a hand: its dice from the highest as digits, missing ones 0, so that comparing ranks
 * is comparing hands place by place.
 */
function rankOf(hand: readonly number[]): number {
  let rank = 0;
  for (let place = 0; place < mostMonsterDice; place++)
    rank = rank * (sides + 1) + (hand[place] ?? 0);
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

/** All hands of so many dice, the lowest first; listed once, as every tap asks for them again. */
const handsByDice = new Map<number, readonly Outcome[]>();

function outcomesOf(side: Side): readonly Outcome[] {
  if ('rolled' in side) return [{ rank: rankOf(sorted(side.rolled)), ways: 1 }];
  const known = handsByDice.get(side.dice);
  if (known !== undefined) return known;
  const all = [...handsOf(side.dice)].map(({ hand, ways }) => ({ rank: rankOf(hand), ways }));
  handsByDice.set(side.dice, all);
  return all;
}

/** How many throws make less than a rank, asked for ranks that rise. */
function waysBelow(outcomes: readonly Outcome[]): (rank: number) => number {
  let [next, sum] = [0, 0];
  return (rank) => {
    for (let at = outcomes[next]; at !== undefined && at.rank < rank; at = outcomes[++next]) {
      sum += at.ways;
    }
    return sum;
  };
}

/**
 * The exact odds of a battle: a side wins with a hand if everybody else has less. Throws are counted
 * whole over all hands of each side, for any number of sides, and divided once at the end.
 */
export function battleOdds(all: readonly Side[]): Odds {
  const outcomes = all.map(outcomesOf);
  const throws = all.reduce(
    (product, side) => product * ('rolled' in side ? 1 : sides ** side.dice),
    1,
  );
  const wins = outcomes.map((own, index) => {
    // In one order for everybody: beyond whole numbers, equals would differ by a rounding.
    const rivals = outcomes
      .filter((_, other) => other !== index)
      .sort((one, other) => one.length - other.length)
      .map(waysBelow);
    return own.reduce(
      (sum, { rank, ways }) => sum + rivals.reduce((product, below) => product * below(rank), ways),
      0,
    );
  });
  const won = wins.reduce((sum, ways) => sum + ways, 0);
  return { wins: wins.map((ways) => ways / throws), nobody: Math.max(0, throws - won) / throws };
}
