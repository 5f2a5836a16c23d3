import fc from 'fast-check';

import {
  chanceOfAtLeast,
  rollDice,
  rollFor,
  rollTarget,
  totalOdds,
} from '../../../rules/engine/dice';
import type { FieldValues } from '../../../rules/engine/fields';

/** Hands out these numbers, then starts again. */
function chanceFrom(numbers: readonly number[]) {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
}

/** All rolls of so many dice, one by one. */
function everyRoll(count: number, sides: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return everyRoll(count - 1, sides).flatMap((roll) =>
    Array.from({ length: sides }, (_, face) => [...roll, face + 1]),
  );
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, part) => total + part, 0);

/** Numbers a generator of chance may give. */
const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: 1,
});

describe('rolling', () => {
  test('a field for one number gets one face, a field for a list gets them all', () => {
    const one = { kind: 'number', id: 'roll', min: 1, max: 10, start: 1 } as const;
    const list = {
      kind: 'numbers',
      id: 'dice',
      min: 1,
      max: 6,
      fewest: 0,
      most: 3,
      start: [],
    } as const;
    const fields = [one, list];
    const chance = () => chanceFrom([0.95, 0.05, 0.5]);
    expect(rollFor('roll', { count: 1, sides: 10 }, fields, chance())).toBe(10);
    expect(rollFor('dice', { count: 3, sides: 6 }, fields, chance())).toEqual([6, 1, 4]);
  });

  test('which field gets it may follow from what was filled in', () => {
    const into = (filled: FieldValues) => (filled['again'] === true ? 'second' : 'first');
    expect(rollTarget({ into }, {})).toBe('first');
    expect(rollTarget({ into }, { again: true })).toBe('second');
    expect(rollTarget({ into: 'roll' }, { again: true })).toBe('roll');
  });

  test('each die is the next number of the generator', () => {
    expect(rollDice(4, 6, chanceFrom([0, 0.5, 0.999999, 1 / 6]))).toEqual([1, 4, 6, 2]);
    expect(rollDice(3, 10, chanceFrom([0.05, 0.15, 0.95]))).toEqual([1, 2, 10]);
  });

  test('the same numbers give the same dice, faces stay on the die, no number is left unused', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), chances, (count, sides, numbers) => {
        const asked: number[] = [];
        const dice = rollDice(count, sides, () => {
          asked.push(numbers[asked.length % numbers.length] ?? 0);
          return asked.at(-1) ?? 0;
        });
        expect(dice).toEqual(rollDice(count, sides, chanceFrom(numbers)));
        expect(asked).toHaveLength(count);
        expect(dice.every((die) => Number.isInteger(die) && die >= 1 && die <= sides)).toBe(true);
      }),
    );
  });
});

describe('odds of a total', () => {
  const cases = [
    [0, 6],
    [1, 6],
    [2, 6],
    [3, 6],
    [4, 4],
    [5, 3],
    [2, 10],
    [3, 1],
  ] as const;

  test.each(cases)('%i dice with %i sides agree with counting every roll', (count, sides) => {
    const rolls = everyRoll(count, sides);
    const odds = totalOdds(count, sides);
    const totals = new Set(rolls.map(sum));
    expect([...odds.keys()].sort((a, b) => a - b)).toEqual([...totals].sort((a, b) => a - b));
    for (const total of totals) {
      const ways = rolls.filter((roll) => sum(roll) === total).length;
      expect(odds.get(total)).toBeCloseTo(ways / rolls.length, 12);
    }
  });

  test('always add up to one', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 12 }), (count, sides) => {
        expect(sum(totalOdds(count, sides).values())).toBeCloseTo(1, 9);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    [2, 1],
    [7, 21 / 36],
    [11, 3 / 36],
    [12, 1 / 36],
    [13, 0],
  ])('two dice give at least %i with a chance of %d', (least, chance) => {
    expect(chanceOfAtLeast(totalOdds(2, 6), least)).toBeCloseTo(chance, 12);
  });
});
