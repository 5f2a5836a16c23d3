import { goods, isGood, type Good } from './table';

/** A cost names goods; `any` is a resource of the payer's choice [ELD-R4]. */
export const costParts = [...goods, 'any'] as const;

export type Purse = Readonly<Record<Good, number>>;

/** What is handed over, and how much cannot be. */
export type Payment = { paid: Purse; missing: number };

/** What a cost of any resource takes first; gold and cards last, as they are worth most [ELD-R7]. */
const spareFirst: readonly Good[] = ['gem', 'potion', 'scroll', 'tool', 'sword'];
const spareLast: readonly Good[] = ['gold', 'magic'];

/**
 * The way to pay a cost: each kind with its own, what is missing with gold [ELD-R3], and for any
 * resource whatever there is most of [ELD-R7].
 */
export function paymentFor(cost: readonly string[], purse: Purse): Payment {
  const paid: Record<Good, number> = {
    gem: 0,
    potion: 0,
    scroll: 0,
    tool: 0,
    sword: 0,
    gold: 0,
    magic: 0,
  };
  const left = (good: Good) => purse[good] - paid[good];
  const pay = (good: Good | undefined): boolean => {
    if (good === undefined || left(good) <= 0) return false;
    paid[good] += 1;
    return true;
  };
  const named = cost.filter(isGood);
  // Gold for gold first: what is left of it pays for the rest.
  const inOrder = [
    ...named.filter((good) => good === 'gold'),
    ...named.filter((good) => good !== 'gold'),
  ];
  let missing = 0;
  const short: Good[] = [];
  for (const good of inOrder) if (!pay(good)) short.push(good);
  for (const good of short) if (good === 'gold' || !pay('gold')) missing += 1;
  for (let any = cost.filter((part) => part === 'any').length; any > 0; any--) {
    const [most] = [...spareFirst].sort((one, other) => left(other) - left(one));
    if (!pay(most) && !spareLast.some(pay)) missing += 1;
  }
  return { paid, missing };
}
