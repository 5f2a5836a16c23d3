import fc from 'fast-check';

import type { ToolAnswer } from '../../../../rules/engine/answer';
import type { Tool } from '../../../../rules/engine/definition';
import { parseFields, type FieldValues, type ParsedFields } from '../../../../rules/engine/fields';
import type { Params } from '../../../../rules/engine/phrase';
import { valuesOf } from '../../fieldValues';
import { toolById } from '../../../support/everyGame';

export function toolCalled(id: string): Tool {
  const found = toolById(id);
  if (found === undefined) throw new Error(`there is no tool ${id}`);
  return found.tool;
}

/** What a link says to its tool, written as in its address: `vast-published-egg?blood=2&webs=3`. */
export function read(link: string): ParsedFields {
  const [id = '', query = ''] = link.split('?');
  const { fields } = toolCalled(id);
  const texts = query.split('&').filter((text) => text !== '');
  const given = Object.fromEntries(texts.map((text) => text.split('=') as [string, string]));
  expect(fields.map((field) => field.id)).toEqual(expect.arrayContaining(Object.keys(given)));
  return parseFields(fields, given);
}

/** What a tool answers to a link without a mistake in it. */
export function answer(link: string): ToolAnswer {
  const { values, errors } = read(link);
  expect(errors).toEqual({});
  return toolCalled(link.split('?')[0] ?? '').answer(values);
}

/** What is wrong with a link, by field: `a wrongCount`. */
export function mistakesIn(link: string): readonly string[] {
  return Object.entries(read(link).errors).map(([field, { code }]) => `${field} ${code}`);
}

/** The parts of a sum in one line. */
export function sumText({ sum = [] }: ToolAnswer): string {
  return sum.map(({ id, amount }) => `${id} ${amount}`).join(', ');
}

export function total({ sum = [] }: ToolAnswer): number {
  return sum.reduce((all, { amount }) => all + amount, 0);
}

/** The fields of a tool with their ends and starts, one text each. */
export function fieldTexts(id: string): readonly string[] {
  return toolCalled(id).fields.map((field) => {
    const ends = 'min' in field ? ` ${field.min}..${field.max}` : '';
    const most = 'most' in field ? ` of at most ${field.most}` : '';
    return `${field.id}${ends}${most} starts ${String(field.start)}`;
  });
}

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
