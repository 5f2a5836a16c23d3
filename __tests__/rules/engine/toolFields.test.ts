import fc from 'fast-check';

import type { Tool } from '../../../rules/engine/definition';
import { rollInto } from '../../../rules/engine/dice';
import { formatValue, parseField, type FieldValues } from '../../../rules/engine/fields';
import { valueOf, valuesOf } from '../fieldValues';
import { games, toolGroups } from '../../support/everyGame';

/** The fields a tool leaves out of its form with these values. */
function leftOut(tool: Tool, values: FieldValues): readonly Tool['fields'][number][] {
  return tool.fields.filter((field) => field.when?.(values) === false);
}

const tools = toolGroups.flatMap((group) => group.tools);

/** What the app itself reads of a link: `/tools/:tool` and `/new/:game?players=4`. */
describe('a link', () => {
  test.each(tools.map((tool) => [tool.id, tool] as const))(
    'names the tool %s, so no field of it is called that',
    (_, tool) => {
      const ids = tool.fields.map(({ id }) => id);
      expect(ids).not.toContain('tool');
      expect(ids).toEqual([...new Set(ids)]);
    },
  );

  test.each(games.map((game) => [game.id, game] as const))(
    'names the game %s, so no field of its set-up is called that, and players are counted',
    (_, game) => {
      const ids = game.setupFields.map(({ id }) => id);
      expect(ids).not.toContain('game');
      expect(ids).toEqual([...new Set(ids)]);
      // `players` of a link is the number of players, whether the set-up has such a field or not.
      const { fewest: min, most: max } = game.players;
      for (const field of game.setupFields.filter(({ id }) => id === 'players')) {
        expect(field).toMatchObject({ kind: 'number', min, max });
        expect(game.setupFor(min, { players: max }).players).toBe(min);
      }
    },
  );
});

const choosy = tools.filter(({ fields }) => fields.some(({ when }) => when !== undefined));

test('some tools ask only for what matters so far', () => {
  expect(choosy.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['mansions-test', 'mansions-turn']),
  );
});

describe.each(choosy.map((tool) => [tool.id, tool] as const))('the tool %s', (_, tool) => {
  test('leaves out only what has no say in its answer, unless a link brings it into the form', () => {
    fc.assert(
      fc.property(valuesOf(tool.fields), fc.nat(), (values, seed) => {
        for (const field of leftOut(tool, values)) {
          const [other] = fc.sample(valueOf(field), { numRuns: 1, seed });
          const linked = { ...values, [field.id]: other ?? field.start };
          if (field.when?.(linked) === true) continue;
          expect(tool.answer(linked)).toEqual(tool.answer(values));
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
