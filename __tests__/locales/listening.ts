import type { Action, Notice, Phrase, Refusal, Seat, View } from '../../rules/engine/definition';
import type { ToolAnswer } from '../../rules/engine/answer';
import type { GameEvent } from '../../rules/engine/events';
import { checkValues, type Field, type FieldValues } from '../../rules/engine/fields';
import type { Game } from '../../rules/engine/game';
import { reduce, victoriesAt } from '../../rules/engine/reduce';
import { viewOf, type GameState } from '../../rules/engine/state';
import { offeredActions } from '../rules/atHand';

export type Params = Phrase['params'];

/** What was said in a play, by what it was, so that each is looked up once. */
export type Said = {
  notices: Map<string, Notice>;
  refusals: Map<string, Refusal>;
  phrases: Map<string, Phrase>;
  inputs: Map<string, Field>;
  /** What a button says it does, and what it takes to win, by their ids. */
  effects: Map<string, Phrase>;
  goals: Map<string, Phrase>;
  /** What a form or the table comes to, in the words of a tool. */
  answers: Map<string, Phrase & { tool: string }>;
  /** What to put on the table. */
  checklist: Map<string, Phrase>;
};

export const nothingSaid = (): Said => ({
  notices: new Map(),
  refusals: new Map(),
  phrases: new Map(),
  inputs: new Map(),
  effects: new Map(),
  goals: new Map(),
  answers: new Map(),
  checklist: new Map(),
});

/** Keeps a phrase with what fills its gaps. */
function keep(phrases: Map<string, Phrase>, id: string, params: Params): void {
  const phrase = params === undefined ? { id } : { id, params };
  phrases.set(JSON.stringify(phrase), phrase);
}

/** Everything a player could read in this state: beside things, on buttons, in forms. */
export function listen(game: Game, state: GameState, said: Said): void {
  const view = viewOf(game, state);
  listenToSetup(game, said);
  for (const { seat, action } of offeredActions(game, state)) {
    for (const preset of [{}, ...presetsOf(game, view, seat, action)]) {
      listenToForm(action, view, preset, said);
    }
  }
  const round = game.definition.roundName?.(view);
  if (round !== undefined) keep(said.phrases, round.id, round.params);
  for (const { id, figures } of victoriesAt(game, view)) keep(said.goals, id, figures?.(view));
  for (const seat of game.seats) {
    for (const { id, params } of [...besideThings(seat, view), ...writtenOut(seat, view)]) {
      keep(said.phrases, id, params);
    }
    for (const { tool, of } of seat.sums ?? []) keepAnswer(tool, of(view), said);
  }
  for (const { parts, tieBreak } of game.definition.ranking?.(view) ?? []) {
    const last = tieBreak === undefined ? [] : [tieBreak];
    for (const { id, params } of [...parts, ...last]) keep(said.phrases, id, params);
  }
}

/** What is said of the set-up: why it cannot be played, and what to put on the table for it. */
function listenToSetup({ definition, setup }: Game, said: Said): void {
  const refusal = definition.setupRefusal(setup.values);
  if (refusal !== undefined) said.refusals.set(JSON.stringify(refusal), refusal);
  const figures = definition.checklistFigures?.(setup.values);
  for (const line of definition.checklist(setup.values)) keep(said.checklist, line, figures);
}

/** What is settled already where an action is offered on an item: which item it is. */
function presetsOf(
  game: Game,
  view: View,
  seat: string,
  { id }: Action,
): readonly Record<string, string>[] {
  const collections = game.seat(seat)?.collections ?? [];
  return collections
    .filter(({ actions = [] }) => actions.includes(id))
    .flatMap((collection) => view.items(`${seat}.${collection.id}`).slice(-2))
    .map((item) => ({ item }));
}

/** What is said beside a seat and the items of its orders and collections. */
function besideThings(seat: Seat, view: View): readonly Phrase[] {
  return [
    ...(seat.status?.(view) ?? []),
    ...(seat.orders ?? []).flatMap((order) =>
      order.items.flatMap((item) => order.status?.(view, item) ?? []),
    ),
    ...(seat.collections ?? []).flatMap((collection) =>
      view
        .items(`${seat.id}.${collection.id}`)
        .flatMap((item) => collection.status?.(view, item) ?? []),
    ),
  ];
}

/** What reports and charts say. */
function writtenOut(seat: Seat, view: View): readonly Phrase[] {
  return [
    ...(seat.reports ?? []).flatMap((report) => report.lines(view)),
    ...(seat.charts ?? []).flatMap((chart) =>
      chart.rows(view).flatMap(({ cells, notes }) => [...cells.map(({ text }) => text), ...notes]),
    ),
  ];
}

/** What a form asks for so far, and what it says it comes to. */
function listenToForm(action: Action, view: View, given: FieldValues, said: Said): void {
  const fields = action.inputs?.(view, given) ?? [];
  for (const field of fields) {
    said.inputs.set(JSON.stringify(field), field);
    const details = 'details' in field ? Object.values(field.details ?? {}) : [];
    for (const { id, params } of details) keep(said.phrases, id, params);
  }
  const inputs = checkValues(fields, given);
  keep(said.effects, action.id, action.figures?.(view, inputs));
  const refusal = action.refusal?.(view, inputs);
  if (refusal !== undefined) said.refusals.set(JSON.stringify(refusal), refusal);
  if (action.answer === undefined) return;
  keepAnswer(action.answer.tool, action.answer.of(view, inputs), said);
}

/** Keeps what is answered in the words of a tool. */
function keepAnswer(tool: string, answer: ToolAnswer, said: Said): void {
  for (const { id, params } of phrasesOf(answer)) {
    const phrase = { tool, id, ...(params === undefined ? {} : { params }) };
    said.answers.set(JSON.stringify(phrase), phrase);
  }
}

/** Every sentence of an answer. */
export function phrasesOf(answer: ToolAnswer): readonly Phrase[] {
  const { figure, headline, lines, hands = [], sum = [], bars = [] } = answer;
  const first = figure === undefined ? [] : [figure];
  return [...first, headline, ...lines, ...hands, ...sum, ...bars];
}

/** What is said while a form is filled in, answer by answer. */
function listenToFilling(game: Game, state: GameState, event: GameEvent, said: Said): void {
  if (event.type !== 'actionTaken') return;
  const view = viewOf(game, state);
  const filled = Object.entries(event.inputs);
  for (const { seat, action } of offeredActions(game, state)) {
    if (seat !== event.seat || action.id !== event.action) continue;
    for (let count = 0; count <= filled.length; count++) {
      listenToForm(action, view, Object.fromEntries(filled.slice(0, count)), said);
    }
  }
}

/** Takes an event and keeps what it says. */
export function hear(game: Game, state: GameState, event: GameEvent, said: Said): GameState {
  listenToFilling(game, state, event, said);
  const outcome = reduce(game, state, event);
  if (outcome.ok) {
    for (const notice of outcome.value.notices) said.notices.set(JSON.stringify(notice), notice);
    return outcome.value.state;
  }
  if (outcome.error.code === 'refused') {
    const { refusal } = outcome.error;
    said.refusals.set(JSON.stringify(refusal), refusal);
  }
  return state;
}
