import type { Action, View } from '../../engine/definition';
import { numberIn, type Field, type FieldValues } from '../../engine/fields';
import { applyDeal, goodsOf, tableTerms } from './goods';
import { cannotPay, labor, workersOn, type Deal } from './orderTerms';
import {
  cannotTakeTile,
  dealNow,
  nowFor,
  printedOrders,
  settle,
  skip,
  takeFromOffer,
  type Now,
} from './resolving';
import type { Player } from './setup';

/** Goods an order can move by hand, in either direction [DL-O7]. */
const adjustable = ['gold', 'food', 'evil', 'imps', 'traps'] as const;
const mostChange = 9;

/** Another effect than the printed one: fewer workers, or whatever the table agreed on [DL-O7]. */
function adjust(player: Player): Action {
  const isLabor = ({ minion }: Now) => minion.order === 'tunnels' || minion.order === 'gold';
  const most = (view: View, { minion, space }: Now): number => {
    const { imps, tunnels } = goodsOf(view, player);
    return workersOn(space, imps, minion.order === 'gold' ? tunnels : undefined).made;
  };
  const dealFrom = (view: View, now: Now, inputs: FieldValues): Deal => {
    const printed = dealNow(view, player, now);
    if (isLabor(now)) {
      const { made, away } = labor(numberIn(inputs, 'workers'));
      return {
        ...printed,
        workers: away,
        ...(now.minion.order === 'gold' ? { gold: made } : { tunnels: made }),
      };
    }
    const changed = (id: (typeof adjustable)[number]) => numberIn(inputs, `${id}Change`);
    return {
      ...printed,
      gold: changed('gold'),
      food: changed('food'),
      evil: changed('evil'),
      imps: changed('imps'),
      traps: changed('traps'),
    };
  };
  return {
    id: 'adjustOrder',
    when: (view) => {
      const now = nowFor(view, player);
      // What a monster costs is filled in anyway; without hands there is nothing to vary.
      return (
        now !== undefined &&
        now.minion.order !== 'monster' &&
        (!isLabor(now) || most(view, now) > 0)
      );
    },
    inputs: (view) => {
      const now = nowFor(view, player);
      if (now === undefined) return [];
      if (isLabor(now)) {
        const max = most(view, now);
        return [{ kind: 'number', id: 'workers', min: 0, max, start: max }];
      }
      const printed = dealNow(view, player, now);
      return adjustable.map((id): Field => ({
        kind: 'number',
        id: `${id}Change`,
        min: -mostChange,
        max: mostChange,
        start: printed[id],
      }));
    },
    refusal: (view, inputs) => {
      const now = nowFor(view, player);
      if (now === undefined) return undefined;
      const goods = goodsOf(view, player);
      const deal = dealFrom(view, now, inputs);
      if (-deal.imps > goods.imps) return { code: 'noImps' };
      if (-deal.traps > view.value(`${player}.traps`)) return { code: 'noTraps' };
      return (
        cannotTakeTile(view, player, now.minion.order) ?? cannotPay(deal, goods, tableTerms(view))
      );
    },
    run: (view, inputs) => {
      const now = nowFor(view, player);
      if (now === undefined) return [];
      return [
        ...settle(view, player, 'done'),
        ...takeFromOffer(now.minion.order),
        ...applyDeal(player, dealFrom(view, now, inputs)),
      ];
    },
  };
}

/** What can be done with the order whose turn it is: as printed, otherwise, or not at all. */
export function resolvingActions(player: Player): readonly Action[] {
  return [...printedOrders(player), adjust(player), skip(player)];
}
