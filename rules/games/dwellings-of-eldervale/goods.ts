import type { Action, Change, Track, View } from '../../engine/definition';
import { textsIn, type Field, type FieldValues } from '../../engine/fields';
import {
  goods,
  isGood,
  move,
  offer,
  resources,
  say,
  type Good,
  type Player,
  type Resource,
} from './table';

/** The most of each kind on a tray; what comes on top is lost [ELD-R2]. */
export const mostOfKind = 5;
/** The most Magic cards in a hand [ELD-R5], and treasure tokens on a tray [ELD-R6]. */
export const handLimit = 7;
export const trayLimit = 4;
/** Everybody starts with one of each, and with five Magic cards [ELD-S12]. */
const startOfKind = 1;
const startMagic = 5;

/** More than a hand ever holds before the rest is discarded, and more Orbs than there are [ELD-R8]. */
const mostDrawn = 99;

function resourceTrack(player: Player, id: Resource): Track {
  return {
    id,
    shape: 'counter',
    min: 0,
    start: startOfKind,
    max: mostOfKind,
    beyond: (over) => [say('lost', 'loss', { player, good: id, lost: over })],
  };
}

export function goodsTracks(player: Player): readonly Track[] {
  return [
    ...resources.map((id) => resourceTrack(player, id)),
    {
      id: 'magic',
      shape: 'counter',
      min: 0,
      start: startMagic,
      max: mostDrawn,
      follows: ({ from, to, set }) =>
        to > handLimit && to > from && !set
          ? [say('tooManyCards', 'info', { player, over: to - handLimit })]
          : [],
    },
    {
      id: 'treasure',
      shape: 'counter',
      min: 0,
      start: 0,
      max: trayLimit,
      beyond: (over) => [
        offer(
          'trayFull',
          'info',
          { player, over },
          { seat: player, action: 'useTreasure', given: { newToken: true } },
        ),
      ],
    },
    { id: 'orbs', shape: 'counter', min: 0, start: 0, max: 99 },
  ];
}

/** What a player has of everything that can be paid with. */
export function purseOf(view: View, player: Player): Readonly<Record<Good, number>> {
  return Object.fromEntries(goods.map((good) => [good, view.value(`${player}.${good}`)])) as Record<
    Good,
    number
  >;
}

/** Takes goods from the supply, each kind in one go. */
export function gain(player: Player, gained: readonly string[]): readonly Change[] {
  return goods.flatMap((good) =>
    move(`${player}.${good}`, gained.filter((one) => one === good).length),
  );
}

/** A list of goods tapped together [ELD-R8]. */
export function goodsField(
  id: string,
  from: readonly string[],
  {
    fewest = 0,
    most = 12,
    start = [],
  }: { fewest?: number; most?: number; start?: readonly string[] },
): Field {
  return { kind: 'choices', id, options: from, start, fewest, most, repeats: true };
}

export function goodsIn(inputs: FieldValues, id: string): readonly Good[] {
  return textsIn(inputs, id).filter(isGood);
}

/** Whatever a card, a tile or an effect gives [ELD-R1], [ELD-A10]. */
export function gainGoods(player: Player): Action {
  return {
    id: 'gainGoods',
    inputs: () => [goodsField('gained', goods, { fewest: 1 })],
    refusal: (_, inputs) =>
      goodsIn(inputs, 'gained').length === 0 ? { code: 'nothingChosen' } : undefined,
    run: (_, inputs) => gain(player, goodsIn(inputs, 'gained')),
  };
}

/** A chest is any resource or Magic card, but never gold [ELD-R4]. */
export function openChests(player: Player): Action {
  const inChests = goods.filter((good) => good !== 'gold');
  return {
    id: 'openChests',
    inputs: () => [goodsField('fromChests', inChests, { fewest: 1 })],
    refusal: (_, inputs) =>
      goodsIn(inputs, 'fromChests').length === 0 ? { code: 'nothingChosen' } : undefined,
    run: (_, inputs) => gain(player, goodsIn(inputs, 'fromChests')),
  };
}
