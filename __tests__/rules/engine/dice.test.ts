import fc from 'fast-check';

import type { Roll } from '../../../rules/engine/definition';
import { chanceOfAtLeast, rollDice, rollInto, totalOdds } from '../../../rules/engine/dice';
import type { Field, FieldValues } from '../../../rules/engine/fields';

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
  const one: Field = { kind: 'number', id: 'roll', min: 1, max: 10, start: 1 };
  const list = (id: string): Field => ({
    ...{ kind: 'numbers', id, min: 1, max: 6, fewest: 0, most: 3, start: [] },
  });
  const fields = [one, list('dice'), list('player2.dice')];
  const chance = () => chanceFrom([0.95, 0.05, 0.5]);

  test('a field for one number gets one face, a field for a list gets them all', () => {
    expect(rollInto([{ into: 'roll', count: 1, sides: 10 }], fields, chance())).toEqual({
      roll: 10,
    });
    expect(rollInto([{ into: 'dice', count: 3, sides: 6 }], fields, chance())).toEqual({
      dice: [6, 1, 4],
    });
  });

  test('one roll fills several fields, each with dice of its own', () => {
    const dice = [
      { into: 'dice', count: 2, sides: 6 },
      { into: 'roll', count: 1, sides: 10 },
      { into: 'player2.dice', count: 3, sides: 4 },
    ];
    expect(rollInto(dice, fields, chance())).toEqual({
      dice: [6, 1],
      roll: 6,
      'player2.dice': [4, 1, 3],
    });
    expect(rollInto([], fields, chance())).toEqual({});
  });

  test('which fields get it may follow from what was filled in', () => {
    const roll: Roll<null> = (_, filled) =>
      (filled['again'] === true ? ['first', 'second'] : ['first']).map((into) => ({
        ...{ into, count: 1, sides: 6 },
      }));
    const rolled = (filled: FieldValues) => rollInto(roll(null, filled), [], chance());
    expect(rolled({})).toEqual({ first: [6] });
    expect(rolled({ again: true })).toEqual({ first: [6], second: [1] });
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
