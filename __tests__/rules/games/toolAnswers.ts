import type { ToolAnswer } from '../../../rules/engine/answer';
import type { Tool } from '../../../rules/engine/definition';
import { parseFields, type ParsedFields } from '../../../rules/engine/fields';
import { toolById } from '../../support/everyGame';

export function toolCalled(id: string): Tool {
  const found = toolById(id);
  if (found === undefined) throw new Error(`there is no tool ${id}`);
  return found.tool;
}

/** What a link says to its tool, written as in its address: `eldervale-battle?a=6,4&b=6,4,1`. */
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
