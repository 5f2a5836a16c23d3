import type { Address, Amount, Mark, Seat, Step, Track, TurnPosition, View } from './definition';
import { nameAddress, type Game, type Known } from './game';
import { cardName, kindOf, knownNames, knownOf } from './known';
import { tidyText } from './written';

/** Everything that can change at the table. Always derivable: set-up plus events. */
export type GameState = {
  readonly name: string;
  readonly turn: TurnPosition;
  readonly values: Readonly<Record<Address, number>>;
  readonly toggles: Readonly<Record<Address, boolean>>;
  readonly choices: Readonly<Record<Address, string>>;
  readonly orders: Readonly<Record<Address, readonly string[]>>;
  /** What the players wrote. */
  readonly texts: Readonly<Record<Address, string>>;
  /** What is known of names: before the game, and what was entered in it since. */
  readonly known: Known;
  /** What is to be remembered of the turn that is being played. */
  readonly happened: Readonly<Record<string, true>>;
  /** Items of each collection by id, and the number the next one gets. */
  readonly items: Readonly<Record<Address, readonly string[]>>;
  readonly serials: Readonly<Record<Address, number>>;
  /** What lies on the spaces of each plan. */
  readonly plans: Readonly<Record<Address, Readonly<Record<string, string>>>>;
  /** Once-only marks that were reached, as `address#mark`. */
  readonly reached: Readonly<Record<string, true>>;
  /** Counters players added, by seat. */
  readonly counters: Readonly<Record<string, readonly FreeCounter[]>>;
  readonly ticks: Readonly<Record<string, true>>;
};

export type FreeCounter = { id: string; name: string };

/** Everything in its place, before anything follows from it. */
export function laidOut(
  game: Game,
  { name = '', known = game.setup.known ?? {} }: { name?: string; known?: Known },
): GameState {
  const state: Draft = {
    name,
    known,
    turn: { round: 1, seat: '', step: '' },
    values: {},
    toggles: {},
    choices: {},
    orders: {},
    texts: {},
    happened: {},
    items: {},
    serials: {},
    plans: {},
    reached: {},
    counters: {},
    ticks: {},
  };
  const view = viewOf(game, state);
  for (const seat of game.seats) {
    for (const toggle of seat.toggles ?? []) {
      state.toggles[`${seat.id}.${toggle.id}`] = toggle.start ?? false;
    }
    for (const order of seat.orders ?? []) state.orders[`${seat.id}.${order.id}`] = order.items;
    for (const collection of seat.collections ?? []) {
      state.items[`${seat.id}.${collection.id}`] = [];
    }
    for (const plan of seat.plans ?? []) state.plans[`${seat.id}.${plan.id}`] = plan.start;
    for (const text of seat.texts ?? []) state.texts[`${seat.id}.${text.id}`] = '';
    if (seat.person !== undefined) {
      state.texts[nameAddress(seat.id)] = tidyText(game.setup.names[seat.id] ?? '');
    }
  }
  const cardOf = ({ id }: Seat) =>
    knownOf(known, kindOf(game, id), cardName(game, state.texts, id));
  // All choices before all numbers: where a track starts and ends may follow from any of them.
  for (const seat of game.seats) {
    const options = cardOf(seat)?.options;
    for (const choice of seat.choices ?? []) {
      const option = options?.[choice.id] ?? choice.start;
      state.choices[`${seat.id}.${choice.id}`] = choice.options.includes(option)
        ? option
        : choice.start;
    }
  }
  for (const seat of game.seats) {
    const numbers = cardOf(seat)?.numbers;
    for (const track of seat.tracks ?? []) {
      const at = `${seat.id}.${track.id}`;
      state.values[at] = numbers?.[track.id] ?? amount(track.start, view, at);
      const { min, max } = bounds(track, view, at);
      state.values[at] = Math.min(max, Math.max(min, state.values[at]));
    }
  }
  const [first] = game.seats.flatMap((seat) =>
    seat.steps
      .filter((step) => happens(step, view))
      .map((step) => ({ round: 1, seat: seat.id, step: step.id })),
  );
  return first === undefined ? state : { ...state, turn: first };
}

/** The one mutable form of a state, alive only inside a single reduction. */
export type Draft = {
  -readonly [Key in keyof GameState]: GameState[Key] extends Readonly<Record<string, infer Value>>
    ? Key extends 'turn'
      ? TurnPosition
      : Record<string, Value>
    : GameState[Key];
};

export function draftOf(state: GameState): Draft {
  return {
    ...state,
    values: { ...state.values },
    toggles: { ...state.toggles },
    choices: { ...state.choices },
    orders: { ...state.orders },
    happened: { ...state.happened },
    items: { ...state.items },
    serials: { ...state.serials },
    plans: { ...state.plans },
    reached: { ...state.reached },
    counters: { ...state.counters },
    ticks: { ...state.ticks },
  };
}

export function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

/** A window on a state (or a draft: then it always shows the newest values). */
export function viewOf(game: Game, state: GameState): View {
  return {
    setup: game.setup.values,
    get turn() {
      return state.turn;
    },
    hasSeat: (seat) => game.seat(seat) !== undefined,
    value: (address) => state.values[address] ?? 0,
    isOn: (address) => state.toggles[address] ?? false,
    choice: (address) => state.choices[address] ?? '',
    order: (address) => state.orders[address] ?? [],
    text: (address) => state.texts[address] ?? '',
    happened: (what) => state.happened[what] === true,
    knownNames: (at) => knownNames(game, state.known, at),
    items: (collection) => {
      const seat = collection.slice(0, collection.indexOf('.'));
      return (state.items[collection] ?? []).map((item) => `${seat}.${item}`);
    },
    tiles: (plan) => state.plans[plan] ?? {},
    hasReached: (track, mark) => state.reached[reachedKey(track, mark)] === true,
  };
}

/** Whether a step is part of this round. */
export function happens(step: Step, view: View): boolean {
  return step.when?.(view) !== false;
}

export function reachedKey(track: Address, mark: string): string {
  return `${track}#${mark}`;
}

export function amount(of: Amount, view: View, at: Address): number {
  return typeof of === 'number' ? of : of(view, at);
}

/** Where a mark is right now. */
export function markPlace({ at }: Mark, view: View): number | undefined {
  return typeof at === 'number' ? at : at(view);
}

/** The ends of a track right now. A bound that moves never crosses the other one. */
export function bounds(track: Track, view: View, at: Address): { min: number; max: number } {
  const min = amount(track.min, view, at);
  return { min, max: Math.max(min, amount(track.max, view, at)) };
}

/** The track at an address, if there is one in this state. */
export function trackAt(game: Game, state: GameState, address: Address): Track | undefined {
  const track = game.track(address);
  if (track === undefined || !(address in state.values)) return undefined;
  return track;
}
