import fc from 'fast-check';

import type { Action } from '../../../rules/engine/definition';
import { numberIn, textIn, type Field } from '../../../rules/engine/fields';
import { isOffered, standingRefusal } from '../../../rules/engine/offers';
import { initialState } from '../../../rules/engine/start';
import { viewOf } from '../../../rules/engine/state';
import { valuesOf } from '../fieldValues';
import { sitDown } from '../playing';
import { tinyGame } from './tinyGame';

const { game } = sitDown(tinyGame);
const view = viewOf(game, initialState(game));

/** An action that refuses unless `accepts` its form. */
function action(fields: readonly Field[], accepts: (inputs: object) => boolean): Action {
  return {
    id: 'try',
    inputs: () => fields,
    refusal: (_, inputs) => (accepts(inputs) ? undefined : { code: 'no' }),
    run: () => [],
  };
}

const level: Field = { kind: 'number', id: 'level', min: 0, max: 5, start: 0 };
const side: Field = { kind: 'choice', id: 'side', options: ['left', 'right'], start: 'left' };

describe('the refusal no form gets around', () => {
  test('is none where the start already works', () => {
    expect(
      standingRefusal(
        action([level], () => true),
        view,
      ),
    ).toBeUndefined();
  });

  test('is the reason where there is nothing to fill in', () => {
    expect(
      standingRefusal(
        action([], () => false),
        view,
      ),
    ).toEqual({ code: 'no' });
  });

  test('is none where one way of many works, in whatever field', () => {
    const works = action(
      [level, side],
      (inputs) =>
        numberIn(inputs as never, 'level') === 4 && textIn(inputs as never, 'side') === 'right',
    );
    expect(standingRefusal(works, view)).toBeUndefined();
  });

  test('is the reason where no way works', () => {
    expect(
      standingRefusal(
        action([level, side], () => false),
        view,
      ),
    ).toEqual({ code: 'no' });
  });

  test('is the reason where there is nothing to choose from', () => {
    const nothing: Field = { kind: 'choices', id: 'which', options: [], start: [] };
    expect(
      standingRefusal(
        action([nothing], () => false),
        view,
      ),
    ).toEqual({ code: 'no' });
  });

  test.each<[string, Field]>([
    ['a list', { kind: 'numbers', id: 'n', min: 1, max: 6, fewest: 3, most: 3, start: [] }],
    ['a set', { kind: 'choices', id: 'c', options: ['a', 'b'], start: [] }],
    ['a long scale', { kind: 'number', id: 'n', min: 0, max: 999, start: 0 }],
  ])('is never said of a form with %s, which cannot be tried out', (_, field) => {
    expect(
      standingRefusal(
        action([field], () => false),
        view,
      ),
    ).toBeUndefined();
  });

  test('is said only of what cannot be done, whatever is filled in', () => {
    const anyField = fc.oneof(
      fc.constant(level),
      fc.constant(side),
      fc.constant<Field>({ kind: 'toggle', id: 'sure', start: false }),
      fc.constant<Field>({ kind: 'choices', id: 'none', options: [], start: [] }),
    );
    const fieldsOf = fc.uniqueArray(anyField, { maxLength: 4, selector: ({ id }) => id });
    fc.assert(
      fc.property(
        fieldsOf.chain((fields) => fc.tuple(fc.constant(fields), valuesOf(fields))),
        fc.boolean(),
        ([fields, cure], curable) => {
          const accepts = (inputs: object) =>
            curable && JSON.stringify(inputs) === JSON.stringify(cure);
          const refusal = standingRefusal(action(fields, accepts), view);
          expect(refusal === undefined).toBe(curable);
        },
      ),
    );
  });
});

test('an action without a condition is always offered', () => {
  expect(
    isOffered(
      action([], () => false),
      view,
    ),
  ).toBe(true);
  expect(isOffered({ ...action([], () => true), when: () => false }, view)).toBe(false);
});
