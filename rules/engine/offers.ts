import type { Action, Refusal, View } from './definition';
import { startValues, type Field, type FieldValue, type FieldValues } from './fields';
import { unreachable } from './result';

/** Whether an action can be taken at this table at all. */
export function isOffered(action: Action, view: View): boolean {
  return action.when?.(view) ?? true;
}

/** What is left to fill in where some of it is settled already. */
export function openFields(
  action: Action,
  view: View,
  preset: FieldValues,
  given: FieldValues = {},
): readonly Field[] {
  const fields = action.inputs?.(view, { ...given, ...preset }) ?? [];
  return fields.filter(({ id }) => !(id in preset));
}

/** Why an action cannot be taken with these answers. */
export function refusalOf(action: Action, view: View, inputs: FieldValues): Refusal | undefined {
  return action.blocked?.(view) ?? action.refusal?.(view, inputs);
}

/** More ways to fill in a form than this are not tried one by one. */
const mostWays = 256;

/** The reason an action cannot be taken however its form is filled in. */
export function standingRefusal(
  action: Action,
  view: View,
  preset: FieldValues = {},
): Refusal | undefined {
  const blocked = action.blocked?.(view);
  if (blocked !== undefined) return blocked;
  const fields = openFields(action, view, preset);
  const refusal = action.refusal?.(view, { ...startValues(fields), ...preset });
  if (refusal === undefined) return undefined;
  const ways = waysToFill(fields);
  const isHopeless = ways?.every(
    (values) => action.refusal?.(view, { ...values, ...preset }) !== undefined,
  );
  return isHopeless === true ? refusal : undefined;
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
