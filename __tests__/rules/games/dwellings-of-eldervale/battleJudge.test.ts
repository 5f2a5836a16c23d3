import fc from 'fast-check';

import { judge, sorted } from '../../../../rules/games/dwellings-of-eldervale/battleRules';
import { wordOf } from './everyThrow';

describe('[ELD-B8] [ELD-B9] any hands', () => {
  const hand = (minLength: number) =>
    fc.array(fc.integer({ min: 1, max: 6 }), { minLength, maxLength: 6 });
  const monster = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });
  const some = fc.array(hand(0), { minLength: 2, maxLength: 5 });
  /** Hands that agree in their first dice, so that it is close. */
  const alike = fc
    .tuple(hand(0), fc.array(hand(0), { minLength: 2, maxLength: 5 }))
    .map(([first, rests]) =>
      rests.map((rest) => [...first.map(() => 6), ...rest.slice(0, 6 - first.length)]),
    );
  const twins = fc.tuple(some, fc.nat()).map(([all, at]) => [...all, all[at % all.length] ?? []]);
  const hands = fc.oneof(
    some,
    alike,
    twins,
    fc.tuple(some, monster).map(([all, one]) => [...all, one]),
  );
  const shaken = (all: readonly number[][]) =>
    fc.tuple(
      fc.constant(all),
      fc.tuple(...all.map((dice) => fc.shuffledSubarray(dice, { minLength: dice.length }))),
    );
  const runs = { numRuns: 1000 };

  /** The last words of a dictionary. */
  const bestOf = (all: readonly (readonly number[])[]) => {
    const words = all.map(wordOf);
    const last = [...words].sort().at(-1);
    return words.flatMap((word, index) => (word === last ? [index] : []));
  };

  test('[ELD-B8] dice are compared from the highest down', () => {
    fc.assert(
      fc.property(hand(0), (dice) => {
        const before = [...dice];
        expect(sorted(dice).join('')).toBe(wordOf(dice));
        expect(dice).toEqual(before);
      }),
    );
  });

  test('[ELD-B8] [ELD-B9] the best hand is the last word in a dictionary', () => {
    fc.assert(
      fc.property(hands, (all) => expect(judge(all).best).toEqual(bestOf(all))),
      runs,
    );
  });

  test('[ELD-B8] it is decided where the last rival differs, and nowhere if all lose', () => {
    fc.assert(
      fc.property(hands, (all) => {
        const { best, decidedAt } = judge(all);
        const [winner = 0] = best;
        // The words differ from the winner's at these places; the latest of them decides.
        const word = (index: number) => wordOf(all[index] ?? []).padEnd(12, '0');
        const apart = all.flatMap((_, index) => {
          const place = [...word(winner)].findIndex((die, at) => die !== word(index)[at]);
          return index === winner ? [] : [place];
        });
        expect(decidedAt).toBe(best.length > 1 ? undefined : Math.max(...apart));
      }),
      runs,
    );
  });

  test('[ELD-B8] in what order dice lie does not matter', () => {
    fc.assert(
      fc.property(hands.chain(shaken), ([all, mixed]) => {
        expect(judge(mixed)).toEqual(judge(all));
      }),
    );
  });

  test('[ELD-B8] nor in what order the sides are named', () => {
    fc.assert(
      fc.property(hands, (all) => {
        const { best, decidedAt } = judge([...all].reverse());
        const named = best.map((index) => all.length - 1 - index).reverse();
        expect({ best: named, decidedAt }).toEqual({ decidedAt: undefined, ...judge(all) });
      }),
    );
  });

  test('[ELD-B8] somebody without dice changes nothing', () => {
    fc.assert(
      fc.property(hands, (all) => {
        fc.pre(all.some((dice) => dice.length > 0));
        expect(judge([...all, []])).toEqual(judge(all));
      }),
    );
  });

  test('[ELD-B8] one die more beats the same dice; [ELD-B9] the same dice once more beat all', () => {
    fc.assert(
      fc.property(hands, fc.integer({ min: 1, max: 6 }), (all, die) => {
        const [first = 0] = judge(all).best;
        const dice = all[first] ?? [];
        expect(judge([...all, [...dice, die]]).best).toEqual([all.length]);
        const twice = judge([...all, dice]);
        expect(twice.best.length).toBeGreaterThan(1);
        expect(twice.decidedAt).toBeUndefined();
      }),
    );
  });

  test('nobody and one alone', () => {
    expect(judge([])).toEqual({ best: [] });
    expect(judge([[3, 1]])).toEqual({ best: [0] });
    expect(judge([[], []])).toEqual({ best: [0, 1] });
  });
});
