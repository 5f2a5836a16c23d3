import type { Params, Phrase, Refusal } from '../../../../rules/engine/definition';
import type { GameEvent } from '../../../../rules/engine/events';
import { checkValues, type Field, type FieldValues } from '../../../../rules/engine/fields';
import { formOf, refilled, type Form } from '../../../../rules/engine/offers';
import { viewOf, type GameState } from '../../../../rules/engine/state';
import { append, moveCursor, openTimeline } from '../../../../rules/engine/timeline';
import { mansionsOfMadness as game } from '../../../../rules/games/mansions-of-madness';
import { added, setTo, wrote } from '../../eventMakers';
import {
  errorOf,
  given,
  play,
  sitDown,
  type Company,
  type Position,
  type Table,
} from '../../playing';
import { offered, offers } from '../../offered';

export const investigators = [
  ...(['investigator1', 'investigator2', 'investigator3', 'investigator4'] as const),
] as const;
export type Investigator = (typeof investigators)[number];

/** The investigator and the monster most tests are about. */
export const who = 'investigator1';
export const monster = 'keeper.monster1';

/** Three investigators and the keeper before the first turn. */
export function mansion(values: FieldValues = {}, company: Company = {}): Table {
  return sitDown(game, values, company);
}

export function setupOf(values: FieldValues = {}): FieldValues {
  return checkValues(game.setupFields, values);
}

/** The numbers on the card of the first investigator, none of them as it starts. */
export const card = {
  ...{ strength: 6, marksmanship: 3, dexterity: 4, intellect: 4, willpower: 6, lore: 2, luck: 3 },
  ...{ maxHealth: 10, maxSanity: 7 },
};

/** Reading the card of the first investigator and the token of the first monster. */
export const readCards: readonly GameEvent[] = [
  ...Object.entries(card).map(([id, to]) => setTo(`${who}.${id}`, to)),
  added('keeper.monsters'),
  wrote(`${monster}.name`, 'Cultist'),
  setTo(`${monster}.awareness`, 1),
  setTo(`${monster}.horrorRating`, -1),
  setTo(`${monster}.health`, 4),
  setTo(`${monster}.damage`, 2),
];

/** A table with both cards read, at the first Movement Step of the first investigator. */
export function haunted(position: Position = {}, values: FieldValues = {}): Table {
  const table = play(mansion(values), ...readCards);
  return given(table, { turn: `${who}/move1`, ...position });
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

/** What is said beside an item of a collection. */
export function statusOf({ game: at, state }: Table, item: string): readonly Phrase[] {
  return at.collectionOf(item)?.collection.status?.(viewOf(at, state), item) ?? [];
}

export type Left = { steps: number; actions: number };

/** The steps and the action of a turn that are left, as the player is told. */
export function leftTo(table: Table, seat: Investigator = who): Params | undefined {
  return linesOf(table, `${seat}.fits`).find(({ id }) => id === 'budget')?.params;
}

/** What a seat may do now, by id. */
export function offeredTo(table: Table, seat: string): readonly string[] {
  return offers(table, seat).map(({ id }) => id);
}

/** The form of an offered action as it stands after these answers. */
export function formAt(table: Table, seat: string, id: string, filled: FieldValues = {}): Form {
  return formOf(offered(table, seat, id), viewOf(table.game, table.state), {}, filled);
}

/** What the form asks after these answers. */
export function askedBy(...form: Parameters<typeof formAt>): readonly Field[] {
  return formAt(...form).fields;
}

/** What stands in the form after these answers, theirs and what was filled in for them. */
export function startsOf(...form: Parameters<typeof formAt>): FieldValues {
  return formAt(...form).values;
}

/** The answers that stand after others were given one by one, each of them over the others. */
export function answered(
  table: Table,
  [seat, id]: readonly [seat: string, id: string],
  ...answers: readonly FieldValues[]
): FieldValues {
  const [action, view] = [offered(table, seat, id), viewOf(table.game, table.state)];
  const given = answers.reduce<FieldValues>(
    (so, answer) => refilled(action, view, {}, so, answer),
    {},
  );
  return formOf(action, view, {}, given).values;
}

export function optionsOf(fields: readonly Field[], id: string): readonly string[] {
  const field = fields.find((other) => other.id === id);
  if (field?.kind !== 'choice') throw new Error(`there is no choice ${id}`);
  return field.options;
}

export function figuresOf(table: Table, seat: string, id: string): Params | undefined {
  return offered(table, seat, id).figures?.(viewOf(table.game, table.state), {});
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

/** The states before an event, after it, after its undo and after its redo. */
export function thereAndBack(
  { game: at }: Table,
  before: readonly GameEvent[],
  event: GameEvent,
): Readonly<Record<'before' | 'after' | 'undone' | 'redone', GameState>> {
  const logged = before.map((one, index) => ({ seq: index + 1, time: 0, event: one }));
  const timeline = openTimeline(at, logged);
  const appended = append(timeline, event, 0);
  if (!appended.ok) throw new Error(JSON.stringify(appended.error));
  const later = appended.value.timeline;
  const undone = moveCursor(later, later.cursor - 1);
  return {
    before: timeline.state,
    after: later.state,
    undone: undone.state,
    redone: moveCursor(undone, later.cursor).state,
  };
}
