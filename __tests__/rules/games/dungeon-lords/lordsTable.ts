import type { Chart, Phrase } from '../../../../rules/engine/definition';
import { checkValues, type Field, type FieldValues } from '../../../../rules/engine/fields';
import { viewOf } from '../../../../rules/engine/state';
import { dungeonLords as game } from '../../../../rules/games/dungeon-lords';
import { took } from '../../eventMakers';
import { given, play, sitDown, type Table } from '../../playing';
import { offered, offers } from '../../offered';

export const players = ['player1', 'player2', 'player3', 'player4'] as const;
export type Player = (typeof players)[number];

export const ranks = ['first', 'second', 'third'] as const;
export type Rank = (typeof ranks)[number];

/** The orders in the sequence they are resolved. */
export const orders = [
  ...(['food', 'reputation', 'tunnels', 'gold'] as const),
  ...(['imps', 'traps', 'monster', 'room'] as const),
] as const;
export type Order = (typeof orders)[number];
export type Space = 1 | 2 | 3;

/** Four players in their first Winter, player 1 with the token. */
export function lords(values: FieldValues = {}): Table {
  return sitDown(game, values);
}

/** A set-up with its start values where nothing else is said. */
export function setupOf(values: FieldValues = {}): FieldValues {
  return checkValues(game.setupFields, values);
}

/** Rounds 1 to 4 are the seasons of year 1, 5 to 8 those of year 2. */
export function inRound(table: Table, round: number): Table {
  return { ...table, state: { ...table.state, turn: { ...table.state.turn, round } } };
}

/** The table in a step of the Central Board. */
export function atStep(table: Table, step: string, round = table.state.turn.round): Table {
  return inRound(given(table, { turn: `board/${step}` }), round);
}

export function inCombat(table: Table, round = 4): Table {
  return inRound(given(table, { turn: 'combat/combat1' }), round);
}

/** The same table with these goods in one dungeon. */
export function having(
  table: Table,
  goods: Readonly<Record<string, number>>,
  player: Player = 'player1',
): Table {
  const values = Object.entries(goods).map(([id, count]) => [`${player}.${id}`, count]);
  return given(table, { values: Object.fromEntries(values) as Record<string, number> });
}

export function goodsAt(
  { state }: Table,
  ids: readonly string[],
  player: Player = 'player1',
): readonly (number | undefined)[] {
  return ids.map((id) => state.values[`${player}.${id}`]);
}

export type Minion = {
  order: Order;
  space: Space | 'onCard';
  player?: Player;
  rank?: Rank;
};

/** The same table with these minions on the board, all cards open, orders being resolved. */
export function placed(table: Table, ...minions: readonly Minion[]): Table {
  const choices = minions.flatMap(({ order, space, player = 'player1', rank = 'first' }) => [
    [`${player}.${rank}`, order],
    [`${player}.${rank}Space`, space === 'onCard' ? space : `space${space}`],
  ]);
  const open = given(table, {
    choices: Object.fromEntries(choices) as Record<string, string>,
    values: { 'board.revealed': 3 },
  });
  return atStep(open, 'resolve');
}

export function resolving(order: Order): string {
  return `resolve${order.charAt(0).toUpperCase()}${order.slice(1)}`;
}

/** The two orders a player cannot play. */
export function without(table: Table, player: Player, ...away: readonly [Order, Order]): Table {
  return given(table, {
    choices: { [`${player}.inaccessible1`]: away[0], [`${player}.inaccessible2`]: away[1] },
  });
}

export function awayOf({ state }: Table, player: Player): readonly string[] {
  return ['inaccessible1', 'inaccessible2'].map((id) => state.choices[`${player}.${id}`] ?? '');
}

/** Everybody's cards of a round, chosen in secret; orders 7 and 8 are away unless said otherwise. */
export function chosenBy(
  table: Table,
  cards: Readonly<Partial<Record<Player, readonly [Order, Order, Order]>>>,
): Table {
  return Object.entries(cards).reduce(
    (now, [seat, three]) => {
      const player = seat as Player;
      const [one = 'food', two = 'food'] = orders.filter((order) => !three.includes(order));
      const ready = awayOf(now, player).includes('none') ? without(now, player, one, two) : now;
      return play(ready, took(player, 'chooseOrders', { orders: [...three] }));
    },
    atStep(table, 'orders'),
  );
}

export function choiceAt({ state }: Table, address: string): string {
  const option = state.choices[address];
  if (option === undefined) throw new Error(`there is no ${address} at this table`);
  return option;
}

export function isOnAt({ state }: Table, address: string): boolean {
  const value = state.toggles[address];
  if (value === undefined) throw new Error(`there is no ${address} at this table`);
  return value;
}

/** What a report says now, by `seat.report`. */
export function linesOf({ game: at, state }: Table, address: string): readonly Phrase[] {
  const [seat = '', id = ''] = address.split('.');
  const report = at.seat(seat)?.reports?.find((other) => other.id === id);
  if (report === undefined) throw new Error(`there is no report ${address}`);
  return report.lines(viewOf(at, state));
}

export function rowsOf({ game: at, state }: Table): ReturnType<Chart['rows']> {
  const chart = at.seat('board')?.charts?.find(({ id }) => id === 'orderBoard');
  return chart?.rows(viewOf(at, state)) ?? [];
}

/** What a seat may do now, by id. */
export function offeredTo(seat: string, table: Table): readonly string[] {
  return offers(table, seat).map(({ id }) => id);
}

/** The form of an offered action. */
export function askedBy(table: Table, seat: string, id: string): readonly Field[] {
  return offered(table, seat, id).inputs?.(viewOf(table.game, table.state), {}) ?? [];
}

/** What an offered action says it costs and gives. */
export function figuresOf(table: Table, seat: string, id: string, inputs: FieldValues = {}) {
  const values = checkValues(askedBy(table, seat, id), inputs);
  return offered(table, seat, id).figures?.(viewOf(table.game, table.state), values);
}
