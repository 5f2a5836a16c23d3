import type { Notice, Phrase, Refusal, View } from '../../../../rules/engine/definition';
import type { GameEvent } from '../../../../rules/engine/events';
import { checkValues, type Field, type FieldValues } from '../../../../rules/engine/fields';
import { formOf, refilled, type Form } from '../../../../rules/engine/offers';
import { viewOf } from '../../../../rules/engine/state';
import { append, moveCursor, openTimeline } from '../../../../rules/engine/timeline';
import { dwellingsOfEldervale as game } from '../../../../rules/games/dwellings-of-eldervale';
import { added, chosen, setTo, wrote } from '../../eventMakers';
import { offered, offers } from '../../offered';
import {
  errorOf,
  given,
  play,
  sitDown,
  type Company,
  type Position,
  type Table,
} from '../../playing';

export const players = ['player1', 'player2', 'player3', 'player4', 'player5'] as const;
export type Player = (typeof players)[number];

export const resources = ['gem', 'potion', 'scroll', 'tool', 'sword', 'gold'] as const;
export const goods = [...resources, 'magic'] as const;
export const elements = [
  ...(['air', 'earth', 'fire', 'water', 'light', 'dark', 'order', 'chaos'] as const),
] as const;

/** The player most tests are about, whose element is fire. */
export const who = 'player1';
export const monster = 'board.monster1';

/** Four players of fire, water, earth and air before the first turn, with light and dark. */
export function vale(values: FieldValues = {}, company: Company = {}): Table {
  return sitDown(game, values, company);
}

/** A set-up with its start values where nothing else is said. */
export function setupOf(values: FieldValues = {}): FieldValues {
  return checkValues(game.setupFields, values);
}

/** The nearest set-up for so many players. */
export function setupFor(count: number, values: FieldValues = {}): FieldValues {
  return { ...setupOf(values), ...game.setupFor(count, setupOf(values)) };
}

export function seatedAt({ game: at }: Table): readonly Player[] {
  return players.filter((player) => at.seat(player) !== undefined);
}

/** The same table after everybody has regrouped once. */
export function atWar(table: Table = vale(), position: Position = {}): Table {
  const toggles = Object.fromEntries(seatedAt(table).map((player) => [`${player}.onGlory`, true]));
  return given(table, { ...position, toggles: { ...toggles, ...position.toggles } });
}

/** The same table with these numbers of one player. */
export function having(
  table: Table,
  numbers: Readonly<Record<string, number>>,
  player: Player = who,
): Table {
  return given(table, { values: of(player, numbers) });
}

/** The same table with these things of one player chosen. */
export function standing(
  table: Table,
  options: Readonly<Record<string, string>>,
  player: Player = who,
): Table {
  return given(table, { choices: of(player, options) });
}

/** What belongs to a seat, by its whole address. */
export function of<T>(
  seat: string,
  parts: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(parts).map(([id, part]) => [`${seat}.${id}`, part]));
}

/** A monster comes to the map by hand. */
export function monsterComes(name: string, element: string, dice: number): readonly GameEvent[] {
  return [
    added('board.monsters'),
    wrote(`${monster}.name`, name),
    ...(element === 'air' ? [] : [chosen(`${monster}.monsterElement`, element)]),
    ...(dice === 3 ? [] : [setTo(`${monster}.monsterDice`, dice)]),
  ];
}

export function viewAt({ game: at, state }: Table): View {
  return viewOf(at, state);
}

export function isOnAt({ state }: Table, address: string): boolean {
  const value = state.toggles[address];
  if (value === undefined) throw new Error(`there is no ${address} at this table`);
  return value;
}

export function choiceAt({ state }: Table, address: string): string {
  const option = state.choices[address];
  if (option === undefined) throw new Error(`there is no ${address} at this table`);
  return option;
}

/** What an event tells, with all its figures. */
export function toldBy(table: Table, event: GameEvent): readonly Notice[] {
  return play(table, event).notices;
}

/** What a report says now, by `seat.report`. */
export function linesOf(table: Table, address: string): readonly Phrase[] {
  const [seat = '', id = ''] = address.split('.');
  const report = table.game.seat(seat)?.reports?.find((other) => other.id === id);
  if (report === undefined) throw new Error(`there is no report ${address}`);
  return report.lines(viewAt(table));
}

export function lineIds(table: Table, address: string): readonly string[] {
  return linesOf(table, address).map(({ id }) => id);
}

/** What a seat may do now, by id. */
export function offeredTo(table: Table, seat: string): readonly string[] {
  return offers(table, seat).map(({ id }) => id);
}

/** The form of an offered action as it stands after these answers. */
export function formAt(table: Table, seat: string, id: string, filled: FieldValues = {}): Form {
  return formOf(offered(table, seat, id), viewAt(table), {}, filled);
}

export function askedBy(...form: Parameters<typeof formAt>): readonly string[] {
  return formAt(...form).fields.map(({ id }) => id);
}

export function fieldOf(field: string, ...form: Parameters<typeof formAt>): Field {
  const found = formAt(...form).fields.find(({ id }) => id === field);
  if (found === undefined) throw new Error(`nothing asks for ${field}`);
  return found;
}

export function optionsOf(field: string, ...form: Parameters<typeof formAt>): readonly string[] {
  const found = fieldOf(field, ...form);
  if (!('options' in found)) throw new Error(`${field} has no options`);
  return found.options;
}

/** What stands in a form after answers were given one by one, each of them over the others. */
export function answered(
  table: Table,
  [seat, id]: readonly [seat: string, id: string],
  ...answers: readonly FieldValues[]
): FieldValues {
  const [action, view] = [offered(table, seat, id), viewAt(table)];
  const filled = answers.reduce<FieldValues>(
    (so, answer) => refilled(action, view, {}, so, answer),
    {},
  );
  return formOf(action, view, {}, filled).values;
}

/** Why an offered action cannot be taken. */
export function refusalOf(table: Table, event: GameEvent): Refusal {
  const error = errorOf(table, event);
  if (error.code !== 'refused') throw new Error(JSON.stringify(error));
  return error.refusal;
}

/** The steps a table goes through by completing each, as `seat/step`, from where it stands. */
export function courseOf(start: Table, length: number): readonly string[] {
  const names: string[] = [];
  let table = start;
  for (let count = 0; count < length; count++) {
    const { seat, step } = table.state.turn;
    names.push(`${seat}/${step}`);
    table = play(table, { type: 'stepCompleted', v: 1, seat, step });
  }
  return names;
}

/** Proves that one undo takes back all an event did, and one redo brings it again. */
export function expectOneUndo(
  { game: at }: Table,
  before: readonly GameEvent[],
  event: GameEvent,
): void {
  const logged = before.map((one, index) => ({ seq: index + 1, time: 0, event: one }));
  const timeline = openTimeline(at, logged);
  const appended = append(timeline, event, 0);
  if (!appended.ok) throw new Error(JSON.stringify(appended.error));
  const later = appended.value.timeline;
  expect(later.cursor).toBe(timeline.cursor + 1);
  expect(later.state).not.toEqual(timeline.state);
  const undone = moveCursor(later, timeline.cursor);
  expect(undone.state).toEqual(timeline.state);
  expect(moveCursor(undone, later.cursor).state).toEqual(later.state);
}
