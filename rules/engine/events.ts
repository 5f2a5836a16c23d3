import * as v from 'valibot';

import { err, ok, type Result } from './result';
import { tidyText } from './written';

/**
 * What happened at the table, in the past tense. Inputs only: the state follows from them, so a
 * corrected rule also repairs saved games. Ids and addresses in here are stable for ever.
 */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const whole = v.pipe(v.number(), v.safeInteger());
const name = v.pipe(v.string(), v.maxLength(200));
const fieldValue = v.union([
  v.number(),
  v.boolean(),
  v.string(),
  v.array(v.string()),
  v.array(v.number()),
]);

const eventSchema = v.variant('type', [
  /** `joined`: one more tap of the same change, so that what follows once follows once. */
  v.strictObject({
    type: v.literal('trackMoved'),
    v: v.literal(1),
    at: id,
    by: whole,
    joined: v.optional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('trackSet'), v: v.literal(1), at: id, to: whole }),
  v.strictObject({ type: v.literal('toggleSwitched'), v: v.literal(1), at: id, on: v.boolean() }),
  v.strictObject({ type: v.literal('optionChosen'), v: v.literal(1), at: id, option: id }),
  v.strictObject({ type: v.literal('textWritten'), v: v.literal(1), at: id, text: name }),
  v.strictObject({ type: v.literal('orderChanged'), v: v.literal(1), at: id, order: v.array(id) }),
  v.strictObject({ type: v.literal('itemAdded'), v: v.literal(1), to: id }),
  v.strictObject({ type: v.literal('itemRemoved'), v: v.literal(1), item: id }),
  v.strictObject({
    type: v.literal('actionTaken'),
    v: v.literal(1),
    seat: id,
    action: id,
    inputs: v.record(v.string(), fieldValue),
  }),
  v.strictObject({ type: v.literal('stepCompleted'), v: v.literal(1), seat: id, step: id }),
  v.strictObject({ type: v.literal('turnMoved'), v: v.literal(1), seat: id, step: id }),
  v.strictObject({ type: v.literal('itemTicked'), v: v.literal(1), item: id, on: v.boolean() }),
  v.strictObject({ type: v.literal('counterAdded'), v: v.literal(1), seat: id, name }),
  v.strictObject({ type: v.literal('counterRenamed'), v: v.literal(1), at: id, name }),
  v.strictObject({ type: v.literal('counterRemoved'), v: v.literal(1), at: id }),
  v.strictObject({ type: v.literal('gameRenamed'), v: v.literal(1), name }),
  v.strictObject({ type: v.literal('gameReset'), v: v.literal(1) }),
]);

export type GameEvent = v.InferOutput<typeof eventSchema>;

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
  const parsed = v.safeParse(eventSchema, upcast(raw, olderForms));
  return parsed.success
    ? ok(parsed.output)
    : err({ code: 'unreadableEvent', detail: v.summarize(parsed.issues) });
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
