import fc from 'fast-check';

import type { Field, FieldValue, FieldValues } from '../../rules/engine/fields';

/** Any value the field allows. */
export function valueOf(field: Field): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case 'number':
      return fc.integer({ min: field.min, max: field.max });
    case 'toggle':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'choices':
      return fc.shuffledSubarray([...field.options], { minLength: field.fewest ?? 0 });
    case 'numbers': {
      const some = fc.array(fc.integer({ min: field.min, max: field.max }), {
        minLength: field.fewest,
        maxLength: field.most,
      });
      return field.mayBeEmpty === true ? fc.oneof(fc.constant([]), some) : some;
    }
  }
}

export function valuesOf(fields: readonly Field[]): fc.Arbitrary<FieldValues> {
  return fc.record(Object.fromEntries(fields.map((field) => [field.id, valueOf(field)])));
}
