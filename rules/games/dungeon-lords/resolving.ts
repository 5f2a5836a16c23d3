import type { Action, Change, Params, Phrase, Refusal, View } from '../../engine/definition';
import { numberIn, type Field, type FieldValues } from '../../engine/fields';
import { isAtStep } from './calendar';
import { hasChosen, minionsIn, ranks, revealed, type Minion } from './cards';
import { hasPlaceForRoom, hasPlaceForTunnel, isMapKept } from './digging';
import { applyDeal, goodsOf, lair, monstersOf, tableTerms } from './goods';
import {
  cannotPay,
  dealOf,
  isReversed,
  orders,
  outcomeOf,
  spaces,
  termsId,
  type Deal,
  type OrderId,
  type Space,
} from './orderTerms';
import { isOnlyMine, playersIn, type Player } from './setup';

function spaceOf({ space }: Minion): Space | undefined {
  return spaces.find((number) => `space${number}` === space);
}

/** The minions on the board in the sequence they are resolved [DL-O5], [DL-O6]. */
function resolutionQueue(view: View): readonly Minion[] {
  if (revealed(view) < ranks.length) return [];
  const placed = minionsIn(view).filter((minion) => spaceOf(minion) !== undefined);
  return orders.flatMap((order) => {
    const here = placed.filter((minion) => minion.order === order);
    return here.sort((one, other) => {
      const difference = (spaceOf(one) ?? 0) - (spaceOf(other) ?? 0);
      return isReversed(order) ? -difference : difference;
    });
  });
}

function stateAt(minion: Minion): string {
  return `${minion.player}.${minion.rank}State`;
}

/** Whose order is next. */
function nextMinion(view: View): Minion | undefined {
  if (!isAtStep(view, 'resolve')) return undefined;
  return resolutionQueue(view).find((minion) => view.choice(stateAt(minion)) === 'waiting');
}

export type Now = { minion: Minion; space: Space };

export function nowFor(view: View, player: Player, order?: OrderId): Now | undefined {
  const minion = nextMinion(view);
  const space = minion === undefined ? undefined : spaceOf(minion);
  if (minion?.player !== player || space === undefined) return undefined;
  return order === undefined || minion.order === order ? { minion, space } : undefined;
}

export function settle(view: View, player: Player, state: 'done' | 'skipped'): readonly Change[] {
  const minion = nowFor(view, player)?.minion;
  return minion === undefined ? [] : [{ kind: 'choose', at: stateAt(minion), option: state }];
}

/** What a tile of the display costs; the last of three finds no room left [DL-T11]. */
function offerOf(order: OrderId): string | undefined {
  return order === 'monster' ? 'monstersOnOffer' : order === 'room' ? 'roomsOnOffer' : undefined;
}

export function takeFromOffer(order: OrderId): readonly Change[] {
  const offer = offerOf(order);
  return offer === undefined ? [] : [{ kind: 'move', at: `board.${offer}`, by: -1 }];
}

function nothingOnOffer(view: View, player: Player, order: OrderId): Refusal | undefined {
  const offer = offerOf(order);
  const full = order === 'monster' && monstersOf(view, player).length >= lair.most;
  return offer === undefined || (view.value(`board.${offer}`) > 0 && !full)
    ? undefined
    : { code: order === 'room' ? 'noRoomLeft' : 'noMonsterLeft' };
}

/** Why no tile comes of it: none on offer, or no place for it on a map that is kept [DL-M5]. */
export function cannotTakeTile(view: View, player: Player, order: OrderId): Refusal | undefined {
  const nothing = nothingOnOffer(view, player, order);
  if (order === 'tunnels' && isMapKept(view, player) && !hasPlaceForTunnel(view, player)) {
    return { code: 'noPlaceForTunnel' };
  }
  if (nothing !== undefined || order !== 'room') return nothing;
  if (goodsOf(view, player).tunnels === 0) return { code: 'noTunnelForRoom' };
  return isMapKept(view, player) && !hasPlaceForRoom(view, player)
    ? { code: 'noPlaceForRoom' }
    : undefined;
}

function refusalOf(view: View, player: Player, { minion, space }: Now): Refusal | undefined {
  const { order } = minion;
  const outcome = outcomeOf(order, space, goodsOf(view, player), tableTerms(view));
  return cannotTakeTile(view, player, order) ?? (outcome.ok ? undefined : outcome.error);
}

export function dealNow(view: View, player: Player, { minion, space }: Now): Deal {
  return dealOf(minion.order, space, goodsOf(view, player), tableTerms(view));
}

function figuresOf(view: View, player: Player, order: OrderId): Params {
  const now = nowFor(view, player, order);
  if (now === undefined) return { space: 'none', terms: 'none', imps: 0, made: 0 };
  const deal = dealNow(view, player, now);
  return {
    space: now.minion.space,
    terms: termsId(order, now.space, tableTerms(view)),
    imps: deal.workers,
    made: order === 'gold' ? deal.gold : deal.tunnels,
  };
}

/** An order with its whole effect in one tap, offered when it is its turn [DL-O7]. */
function resolve(player: Player, order: OrderId): Action {
  return {
    id: `resolve${capital(order)}`,
    when: (view) => nowFor(view, player, order) !== undefined,
    figures: (view) => figuresOf(view, player, order),
    refusal: (view) => {
      const now = nowFor(view, player, order);
      return now && refusalOf(view, player, now);
    },
    run: (view) => {
      const now = nowFor(view, player, order);
      if (now === undefined) return [];
      return [
        ...settle(view, player, 'done'),
        ...takeFromOffer(order),
        ...applyDeal(player, dealNow(view, player, now)),
      ];
    },
  };
}

function amountField(id: string, start = 0): Field {
  return { kind: 'number', id, min: 0, max: 9, start };
}

/** What a monster costs beyond its space is on its tile [DL-T8]. */
function hire(player: Player): Action {
  const plain = resolve(player, 'monster');
  const price = (view: View, inputs: FieldValues): Deal | undefined => {
    const now = nowFor(view, player, 'monster');
    if (now === undefined) return undefined;
    const deal = dealNow(view, player, now);
    return {
      ...deal,
      gold: deal.gold - numberIn(inputs, 'costGold'),
      food: deal.food - numberIn(inputs, 'costFood'),
      evil: deal.evil + numberIn(inputs, 'costEvil'),
    };
  };
  return {
    ...plain,
    inputs: () =>
      ['costGold', 'costFood', 'costEvil', 'wageGold', 'wageFood'].map((id) => amountField(id)),
    refusal: (view, inputs) => {
      const deal = price(view, inputs);
      return (
        plain.refusal?.(view, inputs) ??
        (deal && cannotPay(deal, goodsOf(view, player), tableTerms(view)))
      );
    },
    run: (view, inputs) => {
      const deal = price(view, inputs);
      if (deal === undefined) return [];
      return [
        ...settle(view, player, 'done'),
        ...takeFromOffer('monster'),
        ...applyDeal(player, deal),
        { kind: 'add', to: `${player}.lair` },
        { kind: 'then', rule: (later) => agreeWage(later, player, inputs) },
      ];
    },
  };
}

function agreeWage(view: View, player: Player, inputs: FieldValues): readonly Change[] {
  const monster = view.items(`${player}.lair`).at(-1) ?? '';
  return ['wageGold', 'wageFood'].map((id) => ({
    kind: 'set',
    at: `${monster}.${id}`,
    to: numberIn(inputs, id),
  }));
}

/** Not done, by choice or because it cannot be: the order counts as unresolved [DL-O7]. */
export function skip(player: Player): Action {
  return {
    id: 'skipOrder',
    when: (view) => nowFor(view, player) !== undefined,
    run: (view) => settle(view, player, 'skipped'),
  };
}

/** Every order as it is printed. */
export function printedOrders(player: Player): readonly Action[] {
  return orders.map((order) => (order === 'monster' ? hire(player) : resolve(player, order)));
}

/** Whose order is next, and how many are left. */
export function resolvingLines(view: View): readonly Phrase[] {
  const next = nextMinion(view);
  const left = resolutionQueue(view).filter(
    (minion) => view.choice(stateAt(minion)) === 'waiting',
  ).length;
  if (next !== undefined) {
    const { player, order, space } = next;
    return [{ id: 'nextOrder', params: { player, order, space, left } }];
  }
  const anyCards = playersIn(view.setup).some((player) => hasChosen(view, player));
  if (!anyCards) return [{ id: 'noOrders' }];
  if (revealed(view) === ranks.length) return [{ id: 'allResolved' }];
  return [{ id: isOnlyMine(view.setup) ? 'tellSpaces' : 'cardsFaceDown' }];
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
