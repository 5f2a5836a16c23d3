import fc from 'fast-check';

import { battleOdds, type Side } from '../../../../rules/games/dwellings-of-eldervale/battleOdds';
import { judge } from '../../../../rules/games/dwellings-of-eldervale/battleRules';
import { countedOdds, countThrows, expectSameOdds, throwsOf, wholeThrows } from './everyThrow';

const diceOf = (counts: readonly number[]): readonly Side[] => counts.map((dice) => ({ dice }));
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number);

/** Every list of so many numbers of dice, with so many dice in all at most. */
function tables(sides: number, most: number): readonly (readonly number[])[] {
  if (sides === 0) return [[]];
  return upTo(most).flatMap((dice) =>
    tables(sides - 1, most - dice).map((rest) => [dice, ...rest]),
  );
}

/** Every list of so many numbers of dice, none higher than the one before it. */
function falling(sides: number, most: number): readonly (readonly number[])[] {
  if (sides === 0) return [[]];
  return upTo(most).flatMap((dice) => falling(sides - 1, dice).map((rest) => [dice, ...rest]));
}

describe('[ELD-B14] [ELD-B8] [ELD-B9] the odds are all throws counted one by one', () => {
  test.each([
    [2, 'two sides, up to seven dice in all', tables(2, 7)],
    [3, 'three sides, up to six dice', tables(3, 6)],
    [4, 'four sides, up to five dice', tables(4, 5)],
    [2, 'up to four dice against four', upTo(4).map((dice) => [dice, 4])],
  ])('%i sides: %s', (_, __, all) => {
    for (const counts of all) {
      const sides = diceOf(counts);
      expect(battleOdds(sides)).toEqual(countedOdds(sides));
    }
  });

  test('up to three sides of six dice they are the very fraction of whole throws', () => {
    // Who is named first is another test: here the numbers of dice fall.
    for (const counts of [...falling(2, 6), ...falling(3, 6)]) {
      const { wins, throws } = wholeThrows(diceOf(counts));
      const won = wins.reduce((sum, ways) => sum + ways, 0n);
      // All of these are whole numbers a computer holds exactly, so the quotients are the nearest.
      expect(throws).toBeLessThan(Number.MAX_SAFE_INTEGER);
      const found = battleOdds(diceOf(counts));
      const chanceOf = (ways: bigint) => Number(ways) / Number(throws);
      expect(found).toEqual({ wins: wins.map(chanceOf), nobody: chanceOf(throws - won) });
      expect(found.wins.map((chance) => BigInt(Math.round(chance * Number(throws))))).toEqual(wins);
    }
  });

  test('the fractions are right: throw by throw they come to the same', () => {
    for (const counts of [...tables(2, 5), ...tables(3, 5)]) {
      const { wins, nobody } = countThrows(diceOf(counts));
      const whole = wholeThrows(diceOf(counts));
      expect(whole.wins.map(Number)).toEqual(wins);
      expect(Number(whole.throws)).toBe(wins.reduce((sum, ways) => sum + ways, nobody));
    }
  });

  test('[ELD-B14] also when some have rolled already', () => {
    const side = fc.oneof(
      fc.record({ dice: fc.nat({ max: 2 }) }),
      fc.record({ rolled: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 }) }),
    );
    fc.assert(
      fc.property(fc.array(side, { minLength: 2, maxLength: 4 }), (all) =>
        expect(battleOdds(all)).toEqual(countedOdds(all)),
      ),
      { numRuns: 300 },
    );
  });
});

describe('[ELD-B14] [ELD-B8] [ELD-B9] the odds of any battle', () => {
  /** Two to five players, with or without a monster, which may have more dice; or none at all. */
  const counts = fc
    .tuple(
      fc.array(fc.nat({ max: 6 }), { minLength: 2, maxLength: 5 }),
      fc.array(fc.nat({ max: 12 }), { maxLength: 1 }),
    )
    .map(([players, monster]) => [...players, ...monster]);
  const inAnyOrder = (all: readonly number[]) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray([...all.keys()], { minLength: all.length }));
  const runs = { numRuns: 50 };

  test('they are chances, and together they are certain', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const { wins, nobody } = battleOdds(diceOf(all));
        for (const chance of [...wins, nobody]) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
        const sum = wins.reduce((all, chance) => all + chance, nobody);
        expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
      }),
      runs,
    );
  });

  test('sides that change places change chances; as many dice, the same chance', () => {
    fc.assert(
      fc.property(counts.chain(inAnyOrder), ([all, order]) => {
        const { wins, nobody } = battleOdds(diceOf(all));
        expectSameOdds(battleOdds(diceOf(order.map((index) => all[index] ?? 0))), {
          wins: order.map((index) => wins[index] ?? NaN),
          nobody,
        });
        wins.forEach((own, index) => expect(own).toBe(wins[all.indexOf(all[index] ?? 0)]));
      }),
      runs,
    );
  });

  test('as many dice are the very same chance, also where throws are too many to be told apart', () => {
    const many = fc.array(fc.integer({ min: 3, max: 6 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(many, (all) => {
        const { wins } = battleOdds(diceOf(all));
        wins.forEach((own, index) => expect(own).toBe(wins[all.indexOf(all[index] ?? 0)]));
      }),
      { numRuns: 50, examples: [[[4, 5, 5, 6, 3, 6]], [[6, 6, 6, 5, 6, 5]]] },
    );
  });

  test('[ELD-B4] a die more never lowers the own chance, nor raises another', () => {
    fc.assert(
      fc.property(counts, fc.nat(), (all, which) => {
        const at = which % all.length;
        const before = battleOdds(diceOf(all)).wins;
        const after = battleOdds(
          diceOf(all.map((dice, index) => (index === at ? dice + 1 : dice))),
        ).wins;
        after.forEach((chance, index) => {
          const gained = chance - (before[index] ?? NaN);
          expect(index === at ? gained : -gained).toBeGreaterThan(-1e-12);
        });
      }),
      runs,
    );
  });

  test('somebody without dice never wins and changes nothing', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const { wins, nobody } = battleOdds(diceOf(all));
        expectSameOdds(battleOdds(diceOf([...all, 0])), { wins: [...wins, 0], nobody });
      }),
      runs,
    );
  });

  test('averaged over all throws of one side, the odds are those before its roll', () => {
    const small = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.nat({ max: 3 }), small, (dice, others) => {
        const throws = throwsOf(dice);
        const all = throws.map((rolled) => battleOdds([{ rolled }, ...diceOf(others)]));
        const mean = (of: (odds: (typeof all)[number]) => number) =>
          all.reduce((sum, odds) => sum + of(odds), 0) / throws.length;
        expectSameOdds(battleOdds(diceOf([dice, ...others])), {
          wins: [dice, ...others].map((_, index) => mean(({ wins }) => wins[index] ?? NaN)),
          nobody: mean(({ nobody }) => nobody),
        });
      }),
      { numRuns: 20 },
    );
  });

  test('when all have rolled it is certain: exactly what the dice say', () => {
    const rolled = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 7 });
    fc.assert(
      fc.property(fc.array(rolled, { minLength: 2, maxLength: 6 }), fc.boolean(), (some, again) => {
        const hands = again ? [...some, ...some.slice(0, 1)] : some;
        const { best } = judge(hands);
        const isWon = best.length === 1;
        expect(battleOdds(hands.map((one) => ({ rolled: one })))).toEqual({
          wins: hands.map((_, index) => (isWon && best.includes(index) ? 1 : 0)),
          nobody: isWon ? 0 : 1,
        });
      }),
      { numRuns: 1000 },
    );
  });
});
