import type { Refusal } from '../../engine/definition';
import { err, ok, type Result } from '../../engine/result';

/** The orders in the sequence they are resolved [DL-O5]. */
export const orders = [
  'food',
  'reputation',
  'tunnels',
  'gold',
  'imps',
  'traps',
  'monster',
  'room',
] as const;
export type OrderId = (typeof orders)[number];

export const spaces = [1, 2, 3] as const;
export type Space = (typeof spaces)[number];

export function isOrder(id: string): id is OrderId {
  return orders.some((order) => order === id);
}

/** Monsters and rooms are chosen from III to I [DL-O6]. */
export function isReversed(order: OrderId): boolean {
  return order === 'monster' || order === 'room';
}

/** What of a dungeon decides an order. */
export type Goods = {
  gold: number;
  food: number;
  /** Not at work yet. */
  imps: number;
  evil: number;
  /** Unconquered. */
  tunnels: number;
};

/** What of the table decides an order. */
export type TableTerms = {
  year: number;
  evilMaximum: number;
  monsterFirstGold: boolean;
  impsEither: boolean;
};

/** What an order does to a dungeon: gains are positive, prices negative. */
export type Deal = {
  gold: number;
  food: number;
  evil: number;
  imps: number;
  /** Imps that are at work for the rest of the round. */
  workers: number;
  tunnels: number;
  traps: number;
  rooms: number;
  /** Looks at hidden tiles or cards. */
  spy: boolean;
  /** Trap cards to draw before one goes back. */
  drawn: number;
};

const nothing: Deal = {
  gold: 0,
  food: 0,
  evil: 0,
  imps: 0,
  workers: 0,
  tunnels: 0,
  traps: 0,
  rooms: 0,
  spy: false,
  drawn: 0,
};

/** Four workers need a fifth imp as their foreman [DL-D2]. */
const crowd = 4;

/** How many of the free imps work on a space, and how many are away then [DL-D1], [DL-D2]. */
export function workersOn(space: Space, imps: number, most: number = Infinity): Labor {
  const hands = Math.max(0, Math.min(space + 1, imps, most));
  const made = hands === crowd && imps <= crowd ? crowd - 1 : hands;
  return labor(made);
}

type Labor = { made: number; away: number };

export function labor(made: number): Labor {
  return { made, away: made === crowd ? crowd + 1 : made };
}

/** The printed terms of every space [DL-T1]..[DL-T9]; what a monster itself costs comes on top. */
function termsOf(order: OrderId, space: Space, goods: Goods, table: TableTerms): Partial<Deal> {
  const at = <T>(one: T, two: T, three: T): T => [one, two, three][space - 1] ?? three;
  switch (order) {
    case 'food':
      return at({ gold: -1, food: 2 }, { evil: 1, food: 3 }, { evil: 2, food: 3, gold: 1 });
    case 'reputation':
      return at({ evil: -1, spy: true }, { evil: -2 }, { gold: -1, evil: -2, spy: true });
    case 'tunnels': {
      const { made, away } = workersOn(space, goods.imps);
      return { tunnels: made, workers: away };
    }
    case 'gold': {
      const { made, away } = workersOn(space, goods.imps, goods.tunnels);
      return { gold: made, workers: away };
    }
    case 'imps':
      return at<Partial<Deal>>(
        { food: -1, imps: 1 },
        { food: -2, imps: 2 },
        table.impsEither
          ? { ...(goods.food > 0 ? { food: -1 } : { gold: -1 }), imps: 2 }
          : { food: -1, gold: -1, imps: 2 },
      );
    case 'traps': {
      const terms = at({ gold: -1, traps: 1 }, { gold: 0, traps: 1 }, { gold: -2, traps: 2 });
      return table.year === 2 ? { ...terms, drawn: terms.traps + 1 } : terms;
    }
    case 'monster':
      return at<Partial<Deal>>(table.monsterFirstGold ? { gold: -1 } : {}, {}, { food: -1 });
    case 'room':
      return { gold: -1, rooms: 1, tunnels: -1 };
  }
}

export function dealOf(order: OrderId, space: Space, goods: Goods, table: TableTerms): Deal {
  return { ...nothing, ...termsOf(order, space, goods, table) };
}

/** What a space says, as an id with a text: `food1`; two of them follow what the table plays. */
export function termsId(order: OrderId, space: Space, table: TableTerms): string {
  const plain = `${order}${space}`;
  if (plain === 'imps3' && table.impsEither) return 'imps3Either';
  return plain === 'monster1' && !table.monsterFirstGold ? 'monster1Free' : plain;
}

/** Why a price cannot be paid [DL-T10]. */
export function cannotPay(
  price: { gold: number; food: number; evil: number },
  goods: Goods,
  { evilMaximum }: Pick<TableTerms, 'evilMaximum'>,
): Refusal | undefined {
  if (-price.gold > goods.gold) {
    return { code: 'noGold', params: { needed: -price.gold, held: goods.gold } };
  }
  if (-price.food > goods.food) {
    return { code: 'noFood', params: { needed: -price.food, held: goods.food } };
  }
  return price.evil > 0 && goods.evil >= evilMaximum
    ? { code: 'evilAtMaximum', params: { maximum: evilMaximum } }
    : undefined;
}

/** What an order does on its space for this dungeon now, or why it cannot. */
export function outcomeOf(
  order: OrderId,
  space: Space,
  goods: Goods,
  table: TableTerms,
): Result<Deal, Refusal> {
  const deal = dealOf(order, space, goods, table);
  const needsHands = order === 'tunnels' || order === 'gold';
  if (needsHands && goods.imps === 0) return err({ code: 'noImps' });
  if (order === 'gold' && goods.tunnels === 0) return err({ code: 'noTunnelToMine' });
  if (order === 'room' && goods.tunnels === 0) return err({ code: 'noTunnelForRoom' });
  const refusal = cannotPay(deal, goods, table);
  return refusal === undefined ? ok(deal) : err(refusal);
}
