import type { ToolAnswer } from '../../../../rules/engine/answer';
import { parseFields } from '../../../../rules/engine/fields';
import { toolById } from '../../../support/everyGame';

/** What a tool answers to a link; what the link does not name is at its start. */
export function answer(id: string, link: Readonly<Record<string, string | number>>): ToolAnswer {
  const found = toolById(id);
  if (found === undefined) throw new Error(`there is no tool ${id}`);
  const texts = Object.entries(link).map(([field, value]) => [field, String(value)]);
  const { values, errors } = parseFields(
    found.tool.fields,
    Object.fromEntries(texts) as Record<string, string>,
  );
  expect(errors).toEqual({});
  expect(found.tool.fields.map((field) => field.id)).toEqual(
    expect.arrayContaining(Object.keys(link)),
  );
  return found.tool.answer(values);
}

export const lineIds = ({ lines }: ToolAnswer) => lines.map(({ id }) => id);

export const lineCalled = ({ lines }: ToolAnswer, id: string) =>
  lines.find((line) => line.id === id)?.params;

/** The fields of a tool with their ends and starts, one text each. */
export function fieldsOf(id: string): readonly string[] {
  return (toolById(id)?.tool.fields ?? []).map((field) => {
    const start = `${field.id} starts at ${String(field.start)}`;
    return 'min' in field ? `${start} of ${field.min}..${field.max}` : start;
  });
}
