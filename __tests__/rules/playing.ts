import type { Address, GameDefinition, Notice, Params } from '../../rules/engine/definition';
import type { GameEvent } from '../../rules/engine/events';
import type { FieldValues } from '../../rules/engine/fields';
import { makeGame, type Game, type Setup } from '../../rules/engine/game';
import { reduce, type ReduceError } from '../../rules/engine/reduce';
import { initialState } from '../../rules/engine/start';
import { viewOf, type GameState } from '../../rules/engine/state';

/** A game in progress, with what its last events told the players. */
export type Table = { game: Game; state: GameState; notices: readonly Notice[] };

/** Who is called what, and what was known of them before. */
export type Company = Partial<Pick<Setup, 'names' | 'known'>>;

export function sitDown(
  definition: GameDefinition,
  values: FieldValues = {},
  { names = {}, known = {} }: Company = {},
): Table {
  const game = makeGame(definition, { values, names, known });
  return { game, state: initialState(game), notices: [] };
}

/** Plays events that must all be possible. The notices are those of these events. */
export function play(table: Table, ...events: readonly GameEvent[]): Table {
  let { state } = table;
  const notices: Notice[] = [];
  for (const event of events) {
    const outcome = reduce(table.game, state, event);
    if (!outcome.ok) {
      throw new Error(`${JSON.stringify(event)} gave ${JSON.stringify(outcome.error)}`);
    }
    state = outcome.value.state;
    notices.push(...outcome.value.notices);
  }
  return { ...table, state, notices };
}

/** Why an event is impossible. */
export function errorOf({ game, state }: Table, event: GameEvent): ReduceError {
  const outcome = reduce(game, state, event);
  if (outcome.ok) throw new Error(`${JSON.stringify(event)} was possible`);
  return outcome.error;
}

export function completeStep(table: Table): Table {
  const { seat, step } = table.state.turn;
  return play(table, { type: 'stepCompleted', v: 1, seat, step });
}

export function noticeIds({ notices }: Table): readonly string[] {
  return notices.map(({ id }) => id);
}

export function valueAt({ state }: Table, address: string): number {
  const value = state.values[address];
  if (value === undefined) throw new Error(`there is no ${address} at this table`);
  return value;
}

export function textAt({ state }: Table, address: string): string {
  const text = state.texts[address];
  if (text === undefined) throw new Error(`there is no ${address} at this table`);
  return text;
}

/** A figure of a sentence as a text: a number, an id, or what players wrote. */
export function figureIn(params: Params | undefined, key: string): string {
  const value = params?.[key];
  return typeof value === 'object' ? value.written : String(value);
}

/** A number that follows from others, by `seat.id`; `undefined` where it is hidden. */
export function derivedAt({ game, state }: Table, address: string): number | undefined {
  const [seatId = '', id = ''] = address.split('.');
  const derived = game.seat(seatId)?.derived?.find((other) => other.id === id);
  if (derived === undefined) throw new Error(`nothing at this table is called ${address}`);
  return derived.value(viewOf(game, state));
}

export type Position = {
  values?: Readonly<Record<Address, number>>;
  toggles?: Readonly<Record<Address, boolean>>;
  choices?: Readonly<Record<Address, string>>;
  texts?: Readonly<Record<Address, string>>;
  /** What happened in this turn, beside what happened already. */
  happened?: readonly string[];
  /** `seat/step`. */
  turn?: string;
};

/** The table with some things put where a test wants them, as if play had brought them there. */
export function given(table: Table, position: Position): Table {
  const { state } = table;
  const [seat = '', step = ''] = (position.turn ?? `${state.turn.seat}/${state.turn.step}`).split(
    '/',
  );
  return {
    ...table,
    state: {
      ...state,
      turn: { ...state.turn, seat, step },
      values: replaced(state.values, position.values),
      toggles: replaced(state.toggles, position.toggles),
      choices: replaced(state.choices, position.choices),
      texts: replaced(state.texts, position.texts),
      happened: {
        ...state.happened,
        ...Object.fromEntries((position.happened ?? []).map((what) => [what, true as const])),
      },
    },
  };
}

function replaced<T>(
  record: Readonly<Record<string, T>>,
  changes: Readonly<Record<string, T>> = {},
): Readonly<Record<string, T>> {
  for (const address of Object.keys(changes)) {
    if (!(address in record)) throw new Error(`there is no ${address} at this table`);
  }
  return { ...record, ...changes };
}

type Difference = number | boolean | string | readonly string[];
export type Effect = Readonly<Record<string, Difference>>;

/**
 * All that an event does: how far each number moved, what each switch, choice, text, order,
 * collection and space of a plan became, what happened this turn, what is known, reached, counted
 * and ticked, and what was said. Nothing else changed, or it would be in here.
 */
export function effectOf(table: Table, event: GameEvent): Effect {
  const after = play(table, event);
  const said: Effect = after.notices.length > 0 ? { notices: noticeIds(after) } : {};
  return { ...differences(table.game, table.state, after.state), ...said };
}

function differences(game: Game, before: GameState, after: GameState): Effect {
  const turn = (state: GameState) => ({
    turn: `${state.turn.round}/${state.turn.seat}/${state.turn.step}`,
  });
  return {
    ...numberDifferences(before.values, after.values),
    ...changedTo(before.toggles, after.toggles),
    ...changedTo(before.choices, after.choices),
    ...changedTo(before.texts, after.texts),
    ...changedTo(happenedIn(before), happenedIn(after)),
    ...changedTo(before.orders, after.orders),
    ...changedTo(before.items, after.items),
    ...changedTo(tilesIn(game, before), tilesIn(game, after)),
    ...changedTo(remembered(before), remembered(after)),
    ...changedTo(turn(before), turn(after)),
  };
}

/** What happened in the turn, by `happened.<what>`. */
function happenedIn({ happened }: GameState): Readonly<Record<string, boolean>> {
  return Object.fromEntries(Object.keys(happened).map((what) => [`happened.${what}`, true]));
}

/** What stays in mind beside the table itself, each by its own word. */
function remembered({ known, reached, serials, counters, ticks, name }: GameState) {
  const all: Record<string, Difference> = { name };
  for (const [kind, ones] of Object.entries(known)) {
    for (const { name: called, numbers, options } of ones) {
      all[`known.${kind}.${called}`] = JSON.stringify({ ...numbers, ...options });
    }
  }
  for (const key of Object.keys(reached)) all[`reached.${key}`] = true;
  for (const [at, serial] of Object.entries(serials)) all[`serials.${at}`] = serial;
  for (const [seat, ones] of Object.entries(counters)) {
    all[`counters.${seat}`] = ones.map((one) => `${one.id} ${one.name}`);
  }
  for (const item of Object.keys(ticks)) all[`ticked.${item}`] = true;
  return all;
}

/** What lies on each space of each plan, by `seat.plan.space`. */
function tilesIn({ plan }: Game, { plans }: GameState): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(plans).flatMap(([at, tiles]) =>
      (plan(at)?.spaces.flat() ?? []).map((space) => [`${at}.${space}`, tiles[space] ?? 'nothing']),
    ),
  );
}

function numberDifferences(before: GameState['values'], after: GameState['values']): Effect {
  const effect: Record<string, Difference> = {};
  for (const at of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const from = before[at];
    const to = after[at];
    if (from === undefined) effect[at] = `new ${to}`;
    else if (to === undefined) effect[at] = 'gone';
    else if (from !== to) effect[at] = to - from;
  }
  return effect;
}

function changedTo<T extends Difference>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): Effect {
  const gone = Object.keys(before).filter((at) => !(at in after));
  return Object.fromEntries<Difference>([
    ...Object.entries(after).filter(([at, to]) => String(before[at]) !== String(to)),
    ...gone.map((at) => [at, 'gone'] as const),
  ]);
}
