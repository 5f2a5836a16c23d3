import type { GameDefinition, SetupField } from '../../../rules/engine/definition';
import {
  checkValues,
  numberIn,
  parseFields,
  textIn,
  textsIn,
  type FieldValues,
} from '../../../rules/engine/fields';
import type { Routes } from '../routes';

/** The field with the options that go with the rest of the set-up, and those a link chose all the same. */
export function fittingOptions(field: SetupField, values: FieldValues): SetupField {
  const { allows } = field;
  if (allows === undefined || !('options' in field)) return field;
  const chosen = [textIn(values, field.id), ...textsIn(values, field.id)];
  const fits = (option: string) => allows(values, option) || chosen.includes(option);
  return { ...field, options: field.options.filter(fits) };
}

export function fitted(
  definition: GameDefinition,
  values: FieldValues,
  changed?: string,
): FieldValues {
  return definition.fitting?.(values, changed) ?? values;
}

/** What the fields start with: the link wins over the last play, which wins over the defaults. */
export function presetOf(
  definition: GameDefinition,
  remembered: FieldValues | undefined,
  link: Routes['SetUp'],
): ReturnType<typeof parseFields> {
  const { fewest, most } = definition.players;
  const players = parseFields(
    [{ kind: 'number', id: 'players', min: fewest, max: most, start: most }],
    link,
  );
  const counted = link.players !== undefined && players.errors.players === undefined;
  const given = parseFields(definition.setupFields, link);
  const linked = Object.fromEntries(
    Object.entries(given.values).filter(
      ([id]) => link[id] !== undefined && given.errors[id] === undefined,
    ),
  );
  // What the link does not say gives way to what it says.
  const known = fitted(definition, {
    ...checkValues(definition.setupFields, remembered),
    ...linked,
  });
  const byPlayers = counted ? definition.setupFor(numberIn(players.values, 'players'), known) : {};
  return {
    values: { ...known, ...byPlayers, ...linked },
    errors: { ...given.errors, ...players.errors },
  };
}
