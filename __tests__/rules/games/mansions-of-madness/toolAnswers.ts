import type { ToolAnswer } from '../../../../rules/engine/answer';
import type { Tool } from '../../../../rules/engine/definition';
import {
  formatValue,
  parseFields,
  type FieldValues,
  type ParsedFields,
} from '../../../../rules/engine/fields';
import { toolById } from '../../../support/everyGame';

export function toolCalled(id: string): Tool {
  const found = toolById(id);
  if (found === undefined) throw new Error(`there is no tool ${id}`);
  return found.tool;
}

/** What a link says to a tool, written as in its address: `attribute=4&modifier=-1`. */
export function read(id: string, link: string): ParsedFields {
  const { fields } = toolCalled(id);
  const texts = link.split('&').filter((text) => text !== '');
  const given = Object.fromEntries(texts.map((text) => text.split('=') as [string, string]));
  expect(fields.map((field) => field.id)).toEqual(expect.arrayContaining(Object.keys(given)));
  return parseFields(fields, given);
}

/** What a tool answers to a link without a mistake in it. */
export function answer(id: string, link: string): ToolAnswer {
  const { values, errors } = read(id, link);
  expect(errors).toEqual({});
  return toolCalled(id).answer(values);
}

/** The same for values: they go through a link as well. */
export function answerTo(id: string, values: FieldValues): ToolAnswer {
  const texts = Object.entries(values).map(([field, value]) => [field, formatValue(value)]);
  const parsed = parseFields(
    toolCalled(id).fields,
    Object.fromEntries(texts) as Record<string, string>,
  );
  if (Object.keys(parsed.errors).length > 0) throw new Error(JSON.stringify(parsed.errors));
  return toolCalled(id).answer(parsed.values);
}

export const lineIds = ({ lines }: ToolAnswer) => lines.map(({ id }) => id);

/** A sum in one line; what has no part in it stands in brackets. */
export function sumText({ sum = [] }: ToolAnswer): string {
  return sum
    .map(({ id, amount, idle }) => (idle === true && amount === 0 ? `(${id})` : `${id} ${amount}`))
    .join(', ');
}

/** The bars in one line, in percent. */
export function barsText({ bars = [] }: ToolAnswer): string {
  return bars.map(({ id, chance }) => `${id} ${Number((100 * chance).toFixed(9))}`).join(', ');
}

export function total({ sum = [] }: ToolAnswer): number {
  return sum.reduce((all, { amount }) => all + amount, 0);
}

/** The fields of a tool with their ends, one text each. */
export function fieldTexts(id: string): readonly string[] {
  return toolCalled(id).fields.map((field) =>
    field.kind === 'number'
      ? `${field.id} ${field.min}..${field.max}`
      : `${field.id} ${field.kind}`,
  );
}
