import type { Action, Params, Refusal, View } from './definition';
import { valuesSoFar, type Field, type FieldValue, type FieldValues } from './fields';
import { unreachable } from './result';

/** Whether an action can be taken at this table at all. */
export function isOffered(action: Action, view: View): boolean {
  return action.when?.(view) ?? true;
}

/** A form as it stands: what is left to fill in, and the answers so far. */
export type Form = { fields: readonly Field[]; values: FieldValues };

/** How often fields may follow answers that follow fields. */
const deepest = 4;

/**
 * A form with what was filled in, where some of it is settled already. An answer that is no longer
 * offered makes way for another, from which other fields may follow: the form ends where the reducer
 * would, with fields and answers that agree.
 */
export function formOf(
  action: Action,
  view: View,
  preset: FieldValues,
  given: FieldValues = {},
): Form {
  if (action.inputs === undefined) return { fields: [], values: {} };
  let form: Form = { fields: [], values: given };
  for (let turn = 0; turn < deepest; turn++) {
    const all = action.inputs(view, { ...form.values, ...preset });
    const fields = all.filter(({ id }) => !(id in preset));
    const values = valuesSoFar(fields, form.values);
    const isSettled = JSON.stringify(values) === JSON.stringify(form.values);
    form = { fields, values };
    if (isSettled) break;
  }
  return form;
}

/**
 * What was filled in, after one more answer. Others that were about something else now, or whose
 * field is gone, are asked anew.
 */
export function refilled(
  action: Action,
  view: View,
  preset: FieldValues,
  given: FieldValues,
  answer: FieldValues,
): FieldValues {
  const startsWith = (values: FieldValues) =>
    new Map(formOf(action, view, preset, values).fields.map(({ id, start }) => [id, start]));
  const next = { ...given, ...answer };
  const [before, after] = [startsWith(given), startsWith(next)];
  const stands = (id: string) =>
    id in answer || JSON.stringify(before.get(id)) === JSON.stringify(after.get(id));
  return Object.fromEntries(Object.entries(next).filter(([id]) => after.has(id) && stands(id)));
}

/** Why an action cannot be taken with these answers. */
export function refusalOf(action: Action, view: View, inputs: FieldValues): Refusal | undefined {
  return action.blocked?.(view, inputs) ?? action.refusal?.(view, inputs);
}

/** More ways to fill in a form than this are not tried one by one. */
const mostWays = 256;

/** The reason an action cannot be taken however its form is filled in. */
export function standingRefusal(
  action: Action,
  view: View,
  preset: FieldValues = {},
): Refusal | undefined {
  return (
    action.blocked?.(view, preset) ??
    hopelessRefusal(action, view, preset, formOf(action, view, preset))
  );
}

function hopelessRefusal(
  action: Action,
  view: View,
  preset: FieldValues,
  { fields, values }: Form,
): Refusal | undefined {
  const refusal = action.refusal?.(view, { ...values, ...preset });
  if (refusal === undefined) return undefined;
  const ways = waysToFill(fields);
  const isHopeless = ways?.every(
    (way) => action.refusal?.(view, { ...way, ...preset }) !== undefined,
  );
  return isHopeless === true ? refusal : undefined;
}

/** What the button of an action says: why it cannot be taken, or what it would ask and do. */
export type Offer = {
  refusal: Refusal | undefined;
  needsInput: boolean;
  figures: Params | undefined;
};

/** An action as it stands, or undefined where it cannot be taken at this table at all. */
export function offerOf(action: Action, view: View, preset: FieldValues): Offer | undefined {
  if (!isOffered(action, view)) return undefined;
  const blocked = action.blocked?.(view, preset);
  // Many buttons ask after every tap: whatever is blocked need not lay out its form for that.
  if (blocked !== undefined) return { refusal: blocked, needsInput: false, figures: undefined };
  const form = formOf(action, view, preset);
  return {
    refusal: hopelessRefusal(action, view, preset, form),
    needsInput: form.fields.length > 0,
    figures: action.figures?.(view, { ...form.values, ...preset }),
  };
}

/** Every way to fill in a form, unless there are too many. */
function waysToFill(fields: readonly Field[]): readonly FieldValues[] | undefined {
  let ways: readonly FieldValues[] = [{}];
  for (const field of fields) {
    const answers = answersOf(field);
    if (answers === undefined || ways.length * answers.length > mostWays) return undefined;
    ways = ways.flatMap((way) => answers.map((answer) => ({ ...way, [field.id]: answer })));
  }
  return ways;
}

/** What a field can hold; a list can hold too much to try it all. */
function answersOf(field: Field): readonly FieldValue[] | undefined {
  switch (field.kind) {
    case 'number':
      return field.max - field.min < mostWays
        ? Array.from({ length: field.max - field.min + 1 }, (_, index) => field.min + index)
        : undefined;
    case 'toggle':
      return [false, true];
    case 'choice':
      return field.options;
    case 'choices':
      return field.options.length === 0 ? [[]] : undefined;
    case 'numbers':
    case 'text':
      return undefined;
    default:
      return unreachable(field);
  }
}
