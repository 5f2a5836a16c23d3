import fc from 'fast-check';

import type { GameEvent } from '../../rules/engine/events';
import type { Game } from '../../rules/engine/game';
import { reduce } from '../../rules/engine/reduce';
import { initialState } from '../../rules/engine/start';
import { bounds, viewOf, type GameState } from '../../rules/engine/state';
import {
  allActions,
  countersOf,
  guideActions,
  itemsOf,
  offeredActions,
  optionsOf,
  stepsOf,
} from './atHand';
import {
  added,
  chosen,
  completed,
  counterAdded,
  counterRemoved,
  counterRenamed,
  jumped,
  moved,
  movedOn,
  ordered,
  removed,
  renamed,
  reset,
  setTo,
  switched,
  ticked,
  took,
  wrote,
} from './eventMakers';
import { anyText, oddTexts } from './fieldValues';
import { anyInput, badlyFilledIn, filledIn, type Input } from './filledForms';

/** What a player feels like doing; only a live state makes an event of it. */
export type Whim = {
  kind: Kind;
  /** Which of the things at hand. */
  pick: number;
  amount: number;
  text: string;
  /** One number for each thing to fill in. */
  details: readonly number[];
  /** What to fill in instead, whatever the form asks for. */
  garbage: readonly Input[];
};

/** How often each kind of thing is done. */
const weights = {
  move: 14,
  tapOn: 5,
  set: 5,
  toggle: 6,
  choose: 3,
  write: 6,
  reorder: 2,
  addItem: 4,
  removeItem: 2,
  act: 30,
  follow: 14,
  actBadly: 5,
  finishStep: 14,
  finishAnother: 1,
  jump: 3,
  tick: 2,
  addCounter: 2,
  renameCounter: 1,
  removeCounter: 1,
  rename: 1,
  reset: 1,
  nonsense: 2,
} as const;
type Kind = keyof typeof weights;

const kind = fc.oneof(
  ...(Object.keys(weights) as Kind[]).map((name) => ({
    weight: weights[name],
    arbitrary: fc.constant(name),
  })),
);

const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -6, max: 6 }) },
  { weight: 3, arbitrary: fc.integer({ min: -60, max: 60 }) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
);

export const whim: fc.Arbitrary<Whim> = fc.record({
  kind,
  pick: fc.nat(9999),
  amount,
  text: anyText,
  details: fc.array(fc.nat(9999), { minLength: 6, maxLength: 6 }),
  garbage: fc.array(anyInput, { minLength: 1, maxLength: 3 }),
});

export function whims(most: number): fc.Arbitrary<Whim[]> {
  return fc.array(whim, { maxLength: most, size: 'max' });
}

/** Numbers that put a whole table somewhere; none leave it at its start. */
export const stirring: fc.Arbitrary<number[]> = fc.oneof(
  fc.constant<number[]>([]),
  fc.array(fc.nat(9999), { minLength: 8, maxLength: 40, size: 'max' }),
);

/** Events that bring everything on the table to some place or other. */
export function stirred(game: Game, numbers: readonly number[]): readonly GameEvent[] {
  if (numbers.length === 0) return [];
  let state = initialState(game);
  let next = 0;
  const number = () => numbers[next++ % numbers.length] ?? 0;
  const done: GameEvent[] = [];
  const attempt = (event: GameEvent) => {
    const outcome = reduce(game, state, event);
    if (!outcome.ok) return;
    state = outcome.value.state;
    done.push(event);
  };

  for (const [at, order] of Object.entries(state.orders)) {
    attempt(ordered(at, shuffled(order, numbers)));
  }
  for (const at of Object.keys(state.items)) {
    for (let count = number() % 4; count > 0; count--) attempt(added(at));
  }
  for (const at of Object.keys(state.texts)) {
    if (number() % 2 === 1) attempt(wrote(at, oddTexts[number() % oddTexts.length] ?? ''));
  }
  for (const at of Object.keys(state.toggles)) attempt(switched(at, number() % 2 === 1));
  for (const at of Object.keys(state.choices)) {
    const options = game.choice(at)?.options ?? [];
    attempt(chosen(at, options[number() % options.length] ?? ''));
  }
  for (const at of Object.keys(state.values)) {
    const track = game.track(at);
    if (track === undefined) continue;
    const { min, max } = bounds(track, viewOf(game, state), at);
    attempt(setTo(at, min + (number() % (max - min + 1))));
  }
  const steps = stepsOf(game);
  const [seat, step] = steps[number() % steps.length] ?? ['', ''];
  attempt(jumped(seat, step));
  return done;
}

/** The event a whim becomes at this table; none where there is nothing to do it with. */
export function eventOf(game: Game, state: GameState, wish: Whim): GameEvent | undefined {
  const { pick, amount: number, text } = wish;
  const one = <T>(things: readonly T[]): T | undefined => things[pick % things.length];
  const on = <T>(thing: T | undefined, event: (thing: T) => GameEvent): GameEvent | undefined =>
    thing === undefined ? undefined : event(thing);
  const odd = number % 2 !== 0;

  switch (wish.kind) {
    case 'move':
      return on(one(Object.keys(state.values)), (at) => moved(at, number));
    case 'tapOn':
      return on(one(Object.keys(state.values)), (at) => movedOn(at, odd ? -1 : 1));
    case 'set':
      return on(one(Object.keys(state.values)), (at) => setTo(at, number));
    case 'toggle':
      return on(one(Object.keys(state.toggles)), (at) => switched(at, odd));
    case 'choose':
      return on(one(optionsOf(game, state)), ([at, option]) => chosen(at, option));
    case 'write':
      return on(one(Object.keys(state.texts)), (at) => wrote(at, text));
    case 'reorder':
      return on(one(Object.entries(state.orders)), ([at, order]) =>
        ordered(at, shuffled(order, wish.details)),
      );
    case 'addItem':
      return on(one(Object.keys(state.items)), added);
    case 'removeItem':
      return on(one(itemsOf(game, state)), removed);
    case 'act':
      return on(one(offeredActions(game, state)), ({ seat, action }) =>
        took(seat, action.id, filledIn(action, viewOf(game, state), wish.details)),
      );
    case 'follow':
      return on(one(guideActions(game, state)), ({ seat, action }) =>
        took(seat, action.id, filledIn(action, viewOf(game, state), wish.details)),
      );
    case 'actBadly':
      return on(one(allActions(game)), ({ seat, action }) =>
        took(seat, action.id, badlyFilledIn(action, viewOf(game, state), wish)),
      );
    case 'finishStep':
      return completed(state.turn.seat, state.turn.step);
    case 'finishAnother':
      return on(one(stepsOf(game)), ([seat, step]) => completed(seat, step));
    case 'jump':
      return on(one(stepsOf(game)), ([seat, step]) => jumped(seat, step));
    case 'tick':
      return on(one(game.definition.checklist(game.setup.values)), (item) => ticked(item, odd));
    case 'addCounter':
      return on(one(game.seats), (seat) => counterAdded(seat.id, text));
    case 'renameCounter':
      return on(one(countersOf(state)), (at) => counterRenamed(at, text));
    case 'removeCounter':
      return on(one(countersOf(state)), counterRemoved);
    case 'rename':
      return renamed(text);
    case 'reset':
      return reset;
    case 'nonsense':
      return on(one(nonsense(`${text}.${text}`, number)), (event) => event);
  }
}

/** Events about things no table has. */
function nonsense(where: string, number: number): readonly GameEvent[] {
  return [
    moved(where, number),
    setTo(where, number),
    switched(where, true),
    chosen(where, where),
    wrote(where, where),
    ordered(where, [where]),
    added(where),
    removed(where),
    took(where, where, { [where]: number }),
    completed(where, where),
    jumped(where, where),
    ticked(where, true),
    counterAdded(where, where),
    counterRenamed(where, where),
    counterRemoved(where),
  ];
}

function shuffled(order: readonly string[], details: readonly number[]): string[] {
  return order
    .map((item, index) => ({ item, rank: details[index % details.length] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** The states a table goes through, from where it was stirred to, whim by whim. */
export function* statesOf(
  game: Game,
  numbers: readonly number[],
  wishes: readonly Whim[],
): Generator<GameState> {
  let state = initialState(game);
  const go = (event: GameEvent | undefined) => {
    const outcome = event && reduce(game, state, event);
    if (outcome?.ok === true) state = outcome.value.state;
    return state;
  };
  stirred(game, numbers).forEach(go);
  yield state;
  for (const wish of wishes) yield go(eventOf(game, state, wish));
}
