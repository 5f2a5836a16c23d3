import { err, ok, type Result } from './result';
import {
  aBoolean,
  aNumber,
  aText,
  aWhole,
  either,
  exactly,
  has,
  just,
  listOf,
  recordOf,
  type Fields,
  type NoFields,
  type Shape,
  type Shaped,
} from './shape';
import { tidyText } from './written';

const id = aText(1, 100);
const whole = aWhole();
const name = aText(0, 200);
const fieldValue = either(aNumber, aBoolean, aText(), listOf(aText()), listOf(aNumber));

/**
 * What happened at the table, in the past tense. Inputs only: the state follows from them, so a
 * corrected rule also repairs saved games. Ids and addresses in here are stable for ever.
 */
const events = [
  /** `joined`: one more tap of the same change, so that what follows once follows once. */
  event('trackMoved', { at: id, by: whole }, { joined: just(true) }),
  event('trackSet', { at: id, to: whole }),
  event('toggleSwitched', { at: id, on: aBoolean }),
  event('optionChosen', { at: id, option: id }),
  event('textWritten', { at: id, text: name }),
  event('orderChanged', { at: id, order: listOf(id) }),
  event('itemAdded', { to: id }),
  event('itemRemoved', { item: id }),
  event('actionTaken', { seat: id, action: id, inputs: recordOf(aText(), fieldValue) }),
  event('stepCompleted', { seat: id, step: id }),
  event('turnMoved', { seat: id, step: id }),
  event('itemTicked', { item: id, on: aBoolean }),
  event('counterAdded', { seat: id, name }),
  event('counterRenamed', { at: id, name }),
  event('counterRemoved', { at: id }),
  event('gameRenamed', { name }),
  event('gameReset', {}),
];

function event<const Type extends string, R extends Fields, O extends Fields = NoFields>(
  type: Type,
  required: R,
  optional?: O,
) {
  return [type, exactly({ type: just(type), v: just(1), ...required }, optional)] as const;
}

export type GameEvent = Shaped<(typeof events)[number][1]>;

const shapeByType = new Map<unknown, Shape<GameEvent>>(events);

/** What this version cannot read, perhaps from a newer one: it keeps its place and does nothing. */
export type UnreadableEvent = { type: 'unreadable'; detail: string };

/** An event in the log: its place on the line and when it happened. */
export type LoggedEvent = { seq: number; time: number; event: GameEvent | UnreadableEvent };

/** Turns an older form of an event into the next one, by `type@version`. Old logs stay as they are. */
export type Upcasts = Readonly<Record<string, (old: Record<string, unknown>) => unknown>>;

const upcasts: Upcasts = {};

export type EventError = { code: 'unreadableEvent'; detail: string };

/** Reads a stored event of any age. */
export function parseEvent(
  body: string,
  olderForms: Upcasts = upcasts,
): Result<GameEvent, EventError> {
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch (error) {
    return err({ code: 'unreadableEvent', detail: String(error) });
  }
  const event = upcast(raw, olderForms);
  const shape = shapeByType.get(typeOf(event)) ?? unknownEvent;
  if (has(shape, event)) return ok(event);
  return err({ code: 'unreadableEvent', detail: `not as it should be: ${shape(event) ?? ''}` });
}

export function formatEvent(event: GameEvent): string {
  return JSON.stringify(event);
}

/** The event as it will be read again: what somebody wrote in it is tidy, and nothing is lost. */
export function eventToKeep(event: GameEvent): Result<GameEvent, EventError> {
  return parseEvent(formatEvent(tidyEvent(event)));
}

function tidyEvent(event: GameEvent): GameEvent {
  switch (event.type) {
    case 'textWritten':
      return { ...event, text: tidyText(event.text) };
    case 'counterAdded':
    case 'counterRenamed':
    case 'gameRenamed':
      return { ...event, name: tidyText(event.name) };
    case 'actionTaken':
      return { ...event, inputs: tidyInputs(event.inputs) };
    default:
      return event;
  }
}

type Inputs = Extract<GameEvent, { type: 'actionTaken' }>['inputs'];

function tidyInputs(inputs: Inputs): Inputs {
  return Object.fromEntries(
    Object.entries(inputs).map(([id, value]) => [
      id,
      typeof value === 'string' ? tidyText(value) : value,
    ]),
  );
}

function typeOf(event: unknown): unknown {
  return typeof event === 'object' && event !== null && 'type' in event ? event.type : undefined;
}

const unknownEvent: Shape<GameEvent> = () => 'type';

function upcast(raw: unknown, olderForms: Upcasts): unknown {
  let event = raw;
  for (;;) {
    if (typeof event !== 'object' || event === null) return event;
    const { type, v: version }: { type?: unknown; v?: unknown } = event;
    if (typeof type !== 'string' || typeof version !== 'number') return event;
    const next = olderForms[`${type}@${version}`];
    if (next === undefined) return event;
    event = next({ ...event });
  }
}
