import fc from 'fast-check';

import type { Action, View } from '../../rules/engine/definition';
import type { GameEvent } from '../../rules/engine/events';
import type { Field, FieldValues } from '../../rules/engine/fields';
import { formOf, refilled, type Form } from '../../rules/engine/offers';
import { oddTexts } from './fieldValues';

export type Inputs = Extract<GameEvent, { type: 'actionTaken' }>['inputs'];
export type Input = Inputs[string];

const finite = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  // A log knows no negative zero.
  .map((number) => (number === 0 ? 0 : number));

/** What a log may hold for an input, whatever the form asks for. */
export const anyInput: fc.Arbitrary<Input> = fc.oneof(
  finite,
  fc.boolean(),
  fc.string(),
  fc.array(fc.string(), { maxLength: 4 }),
  fc.array(finite, { minLength: 1, maxLength: 4 }),
);

/** A form that goes on asking after this many answers never ends. */
const longestForm = 40;

/**
 * A form on its way: empty, then with each answer more. What comes later may follow what was said
 * before, and may stand before it.
 */
export function* fillingIn(
  action: Action,
  view: View,
  details: readonly number[],
): Generator<Inputs> {
  let inputs: Inputs = {};
  yield inputs;
  for (let index = 0; index < longestForm; index++) {
    const open = action.inputs?.(view, inputs).find(({ id }) => !(id in inputs));
    if (open === undefined) return;
    inputs = { ...inputs, [open.id]: inputOf(open, details[index % details.length] ?? 0) };
    yield inputs;
  }
  throw new Error(`the form of ${action.id} never ends`);
}

/** A form filled in to its end. */
export function filledIn(action: Action, view: View, details: readonly number[]): Inputs {
  return [...fillingIn(action, view, details)].at(-1) ?? {};
}

/**
 * A form as somebody fills it in who goes back to earlier answers as well: each pair of numbers is
 * a field that is there by then and an answer to it.
 */
export function* changingTheirMind(
  action: Action,
  view: View,
  edits: readonly (readonly [field: number, detail: number])[],
  preset: FieldValues = {},
): Generator<Form> {
  let given: FieldValues = {};
  yield formOf(action, view, preset);
  for (const [pick, detail] of edits) {
    const { fields } = formOf(action, view, preset, given);
    const field = fields[pick % fields.length];
    if (field === undefined) return;
    const answer = { [field.id]: inputOf(field, detail) };
    given = refilled(action, view, preset, given, answer);
    yield formOf(action, view, preset, given);
  }
}

export function badlyFilledIn(
  action: Action,
  view: View,
  { garbage, details }: { garbage: readonly Input[]; details: readonly number[] },
): Inputs {
  const fields = action.inputs?.(view, {}) ?? [];
  const inputs = fields.map((field, index) => [field.id, garbage[index % garbage.length] ?? 0]);
  return Object.fromEntries([...inputs, ['nothingAsksForThis', details[0] ?? 0]]) as Inputs;
}

/** The value of a field a number stands for. */
function inputOf(field: Field, detail: number): Input {
  switch (field.kind) {
    case 'number':
      return field.min + (detail % (field.max - field.min + 1));
    case 'toggle':
      return detail % 2 === 1;
    case 'choice':
      return field.options[detail % field.options.length] ?? '';
    case 'choices':
      return field.repeats === true ? manyOf(field, detail) : someOf(field, detail);
    case 'numbers':
      return field.mayBeEmpty === true && detail % 4 === 0 ? [] : numbersOf(field, detail);
    case 'text': {
      const texts = [...(field.suggestions ?? []), ...oddTexts];
      return texts[detail % texts.length] ?? '';
    }
  }
}

type ChoicesField = Extract<Field, { kind: 'choices' }>;

/** Options a number stands for, in any order, as many as the form asks for. */
function someOf({ options, ...field }: ChoicesField, detail: number): string[] {
  const { fewest = 0, most = options.length } = field;
  if (fewest === 0) return options.filter((_, index) => (detail >> index) % 2 === 1).slice(0, most);
  const turned = options.map((_, index) => options[(index * 3 + detail) % options.length] ?? '');
  return [...new Set([...turned, ...options])].slice(0, fewest);
}

/** Options a number stands for, the same one more than once. */
function manyOf({ options, ...field }: ChoicesField, detail: number): string[] {
  if (options.length === 0) return [];
  const { fewest = 0, most = options.length } = field;
  const places = numbersOf({ min: 0, max: options.length - 1, fewest, most }, detail);
  return places.map((place) => options[place] ?? '');
}

type Counting = Pick<Extract<Field, { kind: 'numbers' }>, 'min' | 'max' | 'fewest' | 'most'>;

/** As many numbers as one number stands for: how many, then each of them, digit by digit. */
function numbersOf({ min, max, fewest, most }: Counting, detail: number): number[] {
  let rest = detail;
  const next = (choices: number) => {
    const digit = rest % choices;
    rest = Math.floor(rest / choices);
    return digit;
  };
  const length = fewest + next(most - fewest + 1);
  return Array.from({ length }, () => min + next(max - min + 1));
}
