import fc from 'fast-check';

import type { Tool } from '../../../rules/engine/definition';
import { rollInto } from '../../../rules/engine/dice';
import { formatValue, parseField, type FieldValues } from '../../../rules/engine/fields';
import { toolGroups } from '../../../rules/games';
import { valueOf, valuesOf } from '../fieldValues';

/** The fields a tool leaves out of its form with these values. */
function leftOut(tool: Tool, values: FieldValues): readonly Tool['fields'][number][] {
  return tool.fields.filter((field) => field.when?.(values) === false);
}

const tools = toolGroups.flatMap((group) => group.tools);
const choosy = tools.filter(({ fields }) => fields.some(({ when }) => when !== undefined));

test('some tools ask only for what matters so far', () => {
  expect(choosy.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['mansions-test', 'mansions-turn']),
  );
});

describe.each(choosy.map((tool) => [tool.id, tool] as const))('the tool %s', (_, tool) => {
  test('leaves out only what has no say in its answer, whatever a link holds for it', () => {
    fc.assert(
      fc.property(valuesOf(tool.fields), fc.nat(), (values, seed) => {
        for (const field of leftOut(tool, values)) {
          const [other] = fc.sample(valueOf(field), { numRuns: 1, seed });
          expect(tool.answer({ ...values, [field.id]: other ?? field.start })).toEqual(
            tool.answer(values),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('asks for each of its fields sooner or later, and for the first at once', () => {
    const asked = new Set<string>();
    fc.assert(
      fc.property(valuesOf(tool.fields), (values) => {
        const hidden = leftOut(tool, values).map(({ id }) => id);
        for (const { id } of tool.fields) if (!hidden.includes(id)) asked.add(id);
        expect(hidden).not.toContain(tool.fields[0]?.id);
      }),
      { numRuns: 300 },
    );
    expect([...asked].sort()).toEqual(tool.fields.map(({ id }) => id).sort());
  });
});

const rolling = tools.filter(({ roll }) => roll !== undefined);

test.each(rolling.map((tool) => [tool.id, tool] as const))(
  'what the app rolls for the tool %s goes into fields that are asked for, and they take it',
  (_, tool) => {
    fc.assert(
      fc.property(valuesOf(tool.fields), fc.nat(999), (values, part) => {
        const asked = tool.fields.filter((field) => field.when?.(values) !== false);
        const rolled = rollInto(tool.roll?.(values, values) ?? [], asked, () => part / 1000);
        for (const [id, value] of Object.entries(rolled)) {
          const field = asked.find((other) => other.id === id);
          expect(field && parseField(field, formatValue(value))).toMatchObject({ ok: true });
        }
      }),
      { numRuns: 300 },
    );
  },
);
