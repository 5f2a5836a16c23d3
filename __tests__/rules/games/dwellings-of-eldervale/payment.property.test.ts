import fc from 'fast-check';

import {
  costParts,
  missingIn,
  paidOf,
  paymentFor,
  type Purse,
} from '../../../../rules/games/dwellings-of-eldervale/payment';

const spares = ['gem', 'potion', 'scroll', 'tool', 'sword'] as const;
const kinds = [...spares, 'gold', 'magic'] as const;

const purseUpTo = (max: number): fc.Arbitrary<Purse> => {
  const count = fc.nat({ max });
  return fc.record({
    ...{ gem: count, potion: count, scroll: count, tool: count, sword: count },
    ...{ gold: count, magic: count },
  });
};
const costUpTo = (maxLength: number) => fc.array(fc.constantFrom(...costParts), { maxLength });
/** Few kinds, so that they are wanted and had more than once. */
const narrow = {
  cost: fc.array(fc.constantFrom('gem', 'gold', 'magic', 'any'), { maxLength: 8 }),
  purse: purseUpTo(3).map((purse) => ({ ...purse, potion: 0, scroll: 0, tool: 0 })),
};
const cases = fc.oneof(
  fc.tuple(costUpTo(12), purseUpTo(5)),
  fc.tuple(costUpTo(8), purseUpTo(1)),
  fc.tuple(narrow.cost, narrow.purse),
);
const runs = { numRuns: 1000 };

const times = (cost: readonly string[], part: string) =>
  cost.filter((other) => other === part).length;
const all = (purse: Purse) => kinds.reduce((sum, kind) => sum + purse[kind], 0);

/** What a cost takes of each kind, and how much of it stays unpaid. */
function taken(cost: readonly string[], purse: Purse): { paid: Purse; missing: number } {
  const payment = paymentFor(cost, purse);
  const paid = Object.fromEntries(kinds.map((kind) => [kind, paidOf(payment, kind)])) as Purse;
  return { paid, missing: missingIn(payment) };
}

/** The fewest parts that stay unpaid, over all ways to pay one part after the other. */
function fewestMissing(
  cost: readonly string[],
  purse: Purse,
  known = new Map<string, number>(),
): number {
  const [part, ...rest] = cost;
  if (part === undefined) return 0;
  const key = `${cost.length} ${kinds.map((kind) => purse[kind]).join(' ')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const fitting = kinds.filter((kind) => part === 'any' || kind === part || kind === 'gold');
  const ways = fitting
    .filter((kind) => purse[kind] > 0)
    .map((kind) => fewestMissing(rest, { ...purse, [kind]: purse[kind] - 1 }, known));
  const fewest = Math.min(1 + fewestMissing(rest, purse, known), ...ways);
  known.set(key, fewest);
  return fewest;
}

describe('[ELD-R3] [ELD-R4] any payment', () => {
  test('no way to pay leaves less unpaid', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.tuple(costUpTo(6), purseUpTo(2)), fc.tuple(narrow.cost, narrow.purse)),
        ([cost, purse]) => expect(taken(cost, purse).missing).toBe(fewestMissing(cost, purse)),
      ),
      runs,
    );
  });

  test('it is covered if gold, after its own cost, makes up for what is short, and any for the rest', () => {
    fc.assert(
      fc.property(cases, ([cost, purse]) => {
        const named = kinds.filter((kind) => kind !== 'gold');
        const short = named.reduce(
          (sum, kind) => sum + Math.max(0, times(cost, kind) - purse[kind]),
          0,
        );
        const goldLeft = purse.gold - times(cost, 'gold');
        const covered = goldLeft >= 0 && short <= goldLeft && cost.length <= all(purse);
        expect(taken(cost, purse).missing === 0).toBe(covered);
      }),
      runs,
    );
  });

  test('each part of the cost is told once, the named ones first, with what pays for it', () => {
    fc.assert(
      fc.property(cases, ([cost, purse]) => {
        const before = { ...purse };
        const payment = paymentFor(cost, purse);
        const named = cost.filter((part) => part !== 'any');
        const free = cost.filter((part) => part === 'any');
        expect(payment.map(({ part }) => part)).toEqual([...named, ...free]);
        for (const { part, good = part } of payment) {
          expect(part === 'any' ? [...kinds, 'any'] : [part, 'gold']).toContain(good);
        }
        expect(purse).toEqual(before);
      }),
      runs,
    );
  });

  test('gold stands in for a kind only where all there is of it is spent', () => {
    fc.assert(
      fc.property(cases, ([cost, purse]) => {
        const payment = paymentFor(cost, purse);
        for (const kind of kinds.filter((one) => one !== 'gold')) {
          const own = payment.filter(({ part }) => part === kind);
          const isShort = own.some(({ good }) => good !== kind);
          expect(paidOf(own, kind)).toBe(isShort ? purse[kind] : times(cost, kind));
        }
      }),
      runs,
    );
  });

  test('never more than there is, and every part is paid or missing', () => {
    fc.assert(
      fc.property(cases, ([cost, purse]) => {
        const { paid, missing } = taken(cost, purse);
        for (const kind of kinds) {
          expect(paid[kind]).toBeGreaterThanOrEqual(0);
          expect(paid[kind]).toBeLessThanOrEqual(purse[kind]);
        }
        expect(all(paid) + missing).toBe(cost.length);
      }),
      runs,
    );
  });

  test('a kind that is named is paid with its own as far as there is of it', () => {
    fc.assert(
      fc.property(cases, ([cost, purse]) => {
        const { paid } = taken(cost, purse);
        for (const kind of kinds) {
          expect(paid[kind]).toBeGreaterThanOrEqual(Math.min(times(cost, kind), purse[kind]));
        }
      }),
      runs,
    );
  });

  test('nothing is taken that was neither named nor asked for as any', () => {
    fc.assert(
      fc.property(cases, ([cost, purse]) => {
        const named = cost.filter((part) => part !== 'any');
        const { paid } = taken(named, purse);
        for (const kind of kinds) {
          if (kind !== 'gold') expect(paid[kind]).toBe(Math.min(times(named, kind), purse[kind]));
        }
      }),
      runs,
    );
  });

  test('[ELD-R7] any takes of what there is most, gold only then, Magic cards last', () => {
    fc.assert(
      fc.property(cases, ([cost, purse]) => {
        const before = taken(
          cost.filter((part) => part !== 'any'),
          purse,
        ).paid;
        const { paid } = taken(cost, purse);
        const left = (kind: (typeof kinds)[number]) => purse[kind] - paid[kind];
        const most = Math.max(...spares.map(left));
        for (const kind of kinds.filter((one) => paid[one] > before[one])) {
          if (kind === 'magic') expect([most, left('gold')]).toEqual([0, 0]);
          else if (kind === 'gold') expect(most).toBe(0);
          else expect(left(kind) + 1).toBeGreaterThanOrEqual(most);
        }
      }),
      runs,
    );
  });

  test('the order of the parts does not matter', () => {
    fc.assert(
      fc.property(cases, ([cost, purse]) => {
        expect(taken([...cost].reverse(), purse)).toEqual(taken(cost, purse));
        expect(taken([...cost].sort(), purse)).toEqual(taken(cost, purse));
      }),
      runs,
    );
  });

  test('a part more leaves at most one more unpaid; a good more at most one less, and never more', () => {
    fc.assert(
      fc.property(
        cases,
        fc.constantFrom(...costParts),
        fc.constantFrom(...kinds),
        ([cost, purse], part, kind) => {
          const { missing } = taken(cost, purse);
          const dearer = taken([...cost, part], purse).missing;
          expect([missing, missing + 1]).toContain(dearer);
          const richer = taken(cost, { ...purse, [kind]: purse[kind] + 1 }).missing;
          expect([missing, missing - 1]).toContain(richer);
        },
      ),
      runs,
    );
  });
});
