import fc from 'fast-check';

import type { Field, FieldValue, FieldValues } from '../../rules/engine/fields';
import { tidyText } from '../../rules/engine/written';

/** A few texts people write, so that the same one is written in more than one place. */
export const oddTexts: readonly string[] = [
  'Hall',
  'ｈａｌｌ',
  '広間 🕯️',
  '<b>Attic</b> {{name}}',
  '__proto__',
  'constructor',
  ' \u202eupside down\u0000 ',
  '\ud83d',
  '',
];

/** Whatever somebody may write, as a log may hold it. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 90 }),
);

/** Any value the field allows. */
export function valueOf(field: Field): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case 'number':
      return fc.integer({ min: field.min, max: field.max });
    case 'toggle':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'choices': {
      const { options, fewest = 0, most = options.length } = field;
      const count = { minLength: fewest, maxLength: most };
      return field.repeats === true
        ? fc.array(fc.constantFrom(...options), count)
        : fc.shuffledSubarray([...options], count);
    }
    case 'numbers': {
      const some = fc.array(fc.integer({ min: field.min, max: field.max }), {
        minLength: field.fewest,
        maxLength: field.most,
      });
      return field.mayBeEmpty === true ? fc.oneof(fc.constant([]), some) : some;
    }
    case 'text':
      return anyText.map(tidyText);
  }
}

export function valuesOf(fields: readonly Field[]): fc.Arbitrary<FieldValues> {
  return fc.record(Object.fromEntries(fields.map((field) => [field.id, valueOf(field)])));
}
