import type { Action, Refusal, View } from './definition';
import { startValues, type Field, type FieldValue, type FieldValues } from './fields';
import { unreachable } from './result';

/** Whether an action can be taken at this table at all. */
export function isOffered(action: Action, view: View): boolean {
  return action.when?.(view) ?? true;
}

/** More ways to fill in a form than this are not tried one by one. */
const mostWays = 256;

/** The reason an action cannot be taken however its form is filled in. */
export function standingRefusal(action: Action, view: View): Refusal | undefined {
  const fields = action.inputs?.(view) ?? [];
  const refusal = action.refusal?.(view, startValues(fields));
  if (refusal === undefined) return undefined;
  const ways = waysToFill(fields);
  const isHopeless = ways?.every((values) => action.refusal?.(view, values) !== undefined);
  return isHopeless === true ? refusal : undefined;
}

/** Every way to fill in a form, unless there are too many. */
function waysToFill(fields: readonly Field[]): readonly FieldValues[] | undefined {
  const answers = fields.map(answersOf);
  const count = answers.reduce((product, { length }) => product * length, 1);
  if (count > mostWays) return undefined;
  return answers.reduce<readonly FieldValues[]>(
    (ways, values, at) =>
      ways.flatMap((way) => values.map((value) => ({ ...way, [fields[at]?.id ?? '']: value }))),
    [{}],
  );
}

/** What a field can hold; lists hold too much to try it all. */
function answersOf(field: Field): readonly FieldValue[] {
  switch (field.kind) {
    case 'number':
      return Array.from({ length: field.max - field.min + 1 }, (_, index) => field.min + index);
    case 'toggle':
      return [false, true];
    case 'choice':
      return field.options;
    case 'choices':
      return field.options.length === 0 ? [] : tooMany;
    case 'numbers':
      return tooMany;
    default:
      return unreachable(field);
  }
}

const tooMany = Array.from({ length: mostWays + 1 }, () => 0);
