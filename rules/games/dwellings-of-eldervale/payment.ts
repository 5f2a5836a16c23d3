import { goods, isGood, type Good } from './table';

/** A cost names goods; `any` is a resource of the payer's choice [ELD-R4]. */
export const costParts = [...goods, 'any'] as const;

export type Purse = Readonly<Record<Good, number>>;

/** One part of a cost, and the good it is paid with; nothing if it cannot be. */
export type Paid = { part: string; good: Good | undefined };

/** What a cost of any resource takes first; gold and cards come last, as they are worth most. */
const spareFirst: readonly Good[] = ['gem', 'potion', 'scroll', 'tool', 'sword'];

/**
 * The way to pay a cost: each kind with its own, what is missing with gold [ELD-R3], and for any
 * resource whatever there is most of.
 */
export function paymentFor(cost: readonly string[], purse: Purse): readonly Paid[] {
  const left: Record<Good, number> = { ...purse };
  const take = (good: Good | undefined): Good | undefined => {
    if (good === undefined || left[good] <= 0) return undefined;
    left[good] -= 1;
    return good;
  };
  const payAny = () => {
    const [most] = [...spareFirst].sort((one, other) => left[other] - left[one]);
    return take(most) ?? take('gold') ?? take('magic');
  };
  // Everything with its own kind before gold stands in for anything.
  const named = cost.filter(isGood).map((part): Paid => ({ part, good: take(part) }));
  const settled = named.map(({ part, good }) => ({ part, good: good ?? take('gold') }));
  const free = cost.filter((part) => part === 'any').map((part) => ({ part, good: payAny() }));
  return [...settled, ...free];
}

export function missingIn(payment: readonly Paid[]): number {
  return payment.filter(({ good }) => good === undefined).length;
}

/** How much of a good a payment takes. */
export function paidOf(payment: readonly Paid[], good: Good): number {
  return payment.filter((one) => one.good === good).length;
}
