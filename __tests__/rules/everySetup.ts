import type { GameDefinition } from '../../rules/engine/definition';
import {
  startValues,
  type Field,
  type FieldValue,
  type FieldValues,
} from '../../rules/engine/fields';

/** The values of a field that stands for one thing or another. */
function optionsOf(field: Field): readonly FieldValue[] {
  if (field.kind === 'toggle') return [false, true];
  return field.kind === 'choice' ? field.options : [];
}

/** What may be chosen of a field with many options: each alone, none and all. */
function selectionsOf(field: Field): readonly FieldValue[] {
  if (field.kind !== 'choices') return [];
  const selections = [...field.options.map((option) => [option]), [], field.options];
  return selections.filter(({ length }) => length >= (field.fewest ?? 0));
}

/** The values as they are, and with each field by itself at each of its tries. */
function varied(
  values: FieldValues,
  fields: readonly Field[],
  triesOf: (field: Field) => readonly FieldValue[],
): readonly FieldValues[] {
  const changed = fields.flatMap((field) =>
    triesOf(field).map((value) => ({ ...values, [field.id]: value })),
  );
  return [values, ...changed];
}

/**
 * Set-ups that together bring everything a game can put on the table: each option of each field,
 * with each who-is-there and each number of players. The rest stays where it starts.
 */
export function setupsOf(definition: GameDefinition): readonly FieldValues[] {
  const { setupFields, setupFor, players } = definition;
  const numbers = Array.from(
    { length: players.most - players.fewest + 1 },
    (_, index) => players.fewest + index,
  );
  const setups = varied(startValues(setupFields), setupFields, optionsOf).flatMap((values) => [
    ...varied(values, setupFields, selectionsOf),
    ...numbers.map((number) => ({ ...values, ...setupFor(number, values) })),
  ]);
  return [...new Map(setups.map((setup) => [JSON.stringify(setup), setup])).values()];
}
