import type { Address, Change, Notice, Params, View } from '../../engine/definition';
import { numberIn, textIn, textsIn, type FieldValues } from '../../engine/fields';

/** Everybody who may sit at the table, clockwise [ELD-S1]. */
export const everyone = ['player1', 'player2', 'player3', 'player4', 'player5'] as const;
export type Player = (typeof everyone)[number];

export function isPlayer(id: string): id is Player {
  return everyone.some((one) => one === id);
}

/** The eight elements; a game uses some of them [ELD-S3]. */
export const elements = [
  'air',
  'earth',
  'fire',
  'water',
  'light',
  'dark',
  'order',
  'chaos',
] as const;
export type Element = (typeof elements)[number];

export function isElement(id: string): id is Element {
  return elements.some((one) => one === id);
}

/** What the supply holds, gold among it [ELD-R1]. */
export const resources = ['gem', 'potion', 'scroll', 'tool', 'sword', 'gold'] as const;
export type Resource = (typeof resources)[number];

/** A Magic card is a resource too, held in the hand [ELD-R5]. */
export const goods = [...resources, 'magic'] as const;
export type Good = (typeof goods)[number];

export function isGood(id: string): id is Good {
  return goods.some((one) => one === id);
}

/** Rules a table may add [ELD-O1]. */
export const options = [
  'mercenaries',
  'oracle',
  'motherOfDragons',
  'frostGiant',
  'magicDraft',
  'noDoors',
  'tactics',
] as const;
export type Option = (typeof options)[number];

export function isUsed(setup: FieldValues, option: Option): boolean {
  return textsIn(setup, 'options').includes(option);
}

export function playersIn(setup: FieldValues): readonly Player[] {
  return everyone.slice(0, numberIn(setup, 'players'));
}

/** From somebody on clockwise; the starting player first unless another is named [ELD-S2]. */
export function turnOrder(setup: FieldValues, from = textIn(setup, 'starter')): readonly Player[] {
  const players = playersIn(setup);
  const first = Math.max(
    0,
    players.findIndex((player) => player === from),
  );
  return [...players.slice(first), ...players.slice(0, first)];
}

/** Clockwise from the left of the player whose turn it is, who comes last [ELD-B2]. */
export function joinOrder(view: View): readonly Player[] {
  const [active, ...others] = turnOrder(view.setup, view.turn.seat);
  return active === undefined ? others : [...others, active];
}

export function elementField(player: Player): string {
  return `${player}Element`;
}

/** The element of a player's colour [ELD-S3]. */
export function elementOf(setup: FieldValues, player: Player): Element {
  const chosen = textIn(setup, elementField(player));
  return elements.find((element) => element === chosen) ?? 'air';
}

/** The players' elements and two more, in the order of the board [ELD-S4]. */
export function elementsIn(setup: FieldValues): readonly Element[] {
  const used: readonly string[] = [
    ...playersIn(setup).map((player) => elementOf(setup, player)),
    ...textsIn(setup, 'extraElements'),
  ];
  return elements.filter((element) => used.includes(element));
}

/** An element's own counter among many: `fireCards`. */
export function perElement(element: Element, of: 'Dwellings' | 'Cards'): string {
  return `${element}${of}`;
}

/** What something is called that is about to go: its written name, or itself. */
export function calledNow(view: View, item: Address): Params[string] {
  const name = view.text(`${item}.name`);
  return name === '' ? item : { written: name };
}

export function move(at: Address, by: number, paid = false): readonly Change[] {
  return by === 0 ? [] : [{ kind: 'move', at, by, ...(paid ? { paid: true as const } : {}) }];
}

export function say(id: string, tone: Notice['tone'], params: Params = {}): Change {
  return { kind: 'notice', notice: { id, tone, params } };
}

/** The same with what is to be done about it. */
export function offer(
  id: string,
  tone: Notice['tone'],
  params: Params,
  offers: NonNullable<Notice['offers']>,
): Change {
  return { kind: 'notice', notice: { id, tone, params, offers } };
}

/** Until everybody has regrouped there are no battles, and monsters sleep [ELD-B1], [ELD-M4]. */
export function isPeaceful(view: View): boolean {
  return playersIn(view.setup).some((player) => !view.isOn(`${player}.onGlory`));
}

export function isOver(view: View): boolean {
  return view.isOn('board.over');
}
