import fc from 'fast-check';

import type { ToolAnswer } from '../../../../rules/engine/answer';
import type { FieldValues } from '../../../../rules/engine/fields';
import type { Params } from '../../../../rules/engine/phrase';
import { valuesOf } from '../../fieldValues';
import { toolCalled } from '../toolAnswers';

export * from '../toolAnswers';

/** The headline in one line: its id and its figures in the order asked for. */
export function headline({ headline: { id, params = {} } }: ToolAnswer, ...keys: string[]) {
  return [id, ...keys.map((key) => params[key])];
}

export function lineIds({ lines }: ToolAnswer): readonly string[] {
  return lines.map(({ id }) => id);
}

/** The figures of the line called so. */
export function line({ lines }: ToolAnswer, id: string): unknown {
  const found = lines.find((other) => other.id === id);
  return found === undefined ? undefined : (found.params ?? {});
}

/** A figure of a phrase, as a number. */
export function numberAt(params: Params | undefined, key: string): number {
  const value = params?.[key];
  if (typeof value !== 'number') throw new Error(`${key} is no number`);
  return value;
}

/** A figure of the headline, as a number. */
export function shown({ headline: { params } }: ToolAnswer, key: string): number {
  return numberAt(params, key);
}

/** Checks a law for any values the fields of a calculator allow. */
export function always(id: string, law: (values: FieldValues, found: ToolAnswer) => void): void {
  const tool = toolCalled(`vast-published-${id}`);
  fc.assert(
    fc.property(valuesOf(tool.fields), (values) => law(values, tool.answer(values))),
    { numRuns: 500 },
  );
}

/** The numbers from 0 to this one. */
export function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, number) => number);
}
