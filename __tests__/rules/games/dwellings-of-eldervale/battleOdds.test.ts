import { battleOdds } from '../../../../rules/games/dwellings-of-eldervale/battleOdds';
import { expectSameOdds } from './everyThrow';

const oddsOf = (...counts: readonly number[]) => battleOdds(counts.map((dice) => ({ dice })));
const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));
const from1 = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
/** Sum of the powers of 0 to 5: the ways of so many dice to stay below each face. */
const below = (dice: number) => [0, 1, 2, 3, 4, 5].reduce((sum, face) => sum + face ** dice, 0);
/** Odds of so many throws; whole numbers a computer holds exactly, so odds found are no other. */
const outOf = (throws: number, ...wins: readonly number[]) => ({
  wins: wins.map((ways) => ways / throws),
  nobody: (throws - wins.reduce((sum, ways) => sum + ways, 0)) / throws,
});

describe('[ELD-B14] [ELD-B7] [ELD-X7] odds known by other means', () => {
  test('one die against one: 15 of 36 each, 6 of 36 for nobody', () => {
    expect(oddsOf(1, 1)).toEqual(outOf(36, 15, 15));
    expect(oddsOf(1, 1).nobody).toBe(6 / 36);
  });

  test('two dice against one: the one must beat both, (0+1+4+9+16+25) of 216', () => {
    expect(oddsOf(2, 1)).toEqual(outOf(216, 161, 55));
  });

  test('two against two: 66 of 1296 are the very same', () => {
    // Six doubles met by themselves, fifteen mixed pairs by both their orders: 6 and 15 × 4.
    expect(oddsOf(2, 2)).toEqual(outOf(1296, 615, 615));
    expect(oddsOf(2, 2).nobody).toBe(66 / 1296);
  });

  test('three against three: 996 of 46656 are the very same', () => {
    // Six triples, thirty with a pair in three orders, twenty in six: 6 + 30 × 9 + 20 × 36.
    expect(oddsOf(3, 3)).toEqual(outOf(46656, 22830, 22830));
    expect(oddsOf(3, 3).nobody).toBe(996 / 46656);
  });

  test('one die each of three: 55 of 216 each', () => {
    expect(oddsOf(1, 1, 1)).toEqual(outOf(216, 55, 55, 55));
  });

  test.each(from1(11).map((more) => more + 1))('%i dice against one', (dice) => {
    const throws = 6 ** (dice + 1);
    expect(oddsOf(dice, 1)).toEqual(outOf(throws, throws - below(dice), below(dice)));
  });

  test.each([2, 3, 4, 5, 6])('one die each of %i', (sides) => {
    const one = from1(sides).map(() => 1);
    expect(oddsOf(...one)).toEqual(outOf(6 ** sides, ...one.map(() => below(sides - 1))));
  });

  test.each(from1(12))('[ELD-B9] %i dice against as many: the same by the squares', (dice) => {
    // n!² times the coefficient of x^n in (Σ x^k / k!²)^6: the orders of each hand, squared.
    const one = [0, ...from1(dice)].map((count) => 1 / factorial(count) ** 2);
    let power = [1];
    for (let face = 1; face <= 6; face++) {
      power = one.map((_, at) =>
        power.slice(0, at + 1).reduce((sum, part, index) => sum + part * (one[at - index] ?? 0), 0),
      );
    }
    const same = (factorial(dice) ** 2 * (power[dice] ?? 0)) / 36 ** dice;
    expectSameOdds(oddsOf(dice, dice), { wins: [(1 - same) / 2, (1 - same) / 2], nobody: same });
  });

  test('[ELD-B9] two with another number of dice never have the same', () => {
    for (const one of from1(6)) {
      for (const other of from1(12)) {
        if (one !== other) expect(oddsOf(one, other).nobody).toBe(0);
      }
    }
  });

  test('[ELD-M2] five players with six dice and a monster with twelve', () => {
    const { wins, nobody } = oddsOf(6, 6, 6, 6, 6, 12);
    const [first = NaN, ...others] = wins;
    for (const other of others.slice(0, 4)) expect(other).toBe(first);
    expect(wins[5]).toBeGreaterThan(first);
    expect(wins.reduce((sum, chance) => sum + chance, nobody)).toBeCloseTo(1, 12);
    expect(nobody).toBeGreaterThan(0);
  });

  test('nobody has dice: nobody wins; one alone wins', () => {
    expect(oddsOf(0, 0, 0)).toEqual({ wins: [0, 0, 0], nobody: 1 });
    expect(oddsOf(0, 3)).toEqual({ wins: [0, 1], nobody: 0 });
    expect(oddsOf(0, 12, 0)).toEqual({ wins: [0, 1, 0], nobody: 0 });
    expect(oddsOf(4)).toEqual({ wins: [1], nobody: 0 });
    expect(oddsOf()).toEqual({ wins: [], nobody: 1 });
  });
});
