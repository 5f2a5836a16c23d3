import fc from 'fast-check';

import {
  checkValues,
  formatValue,
  parseField,
  parseFields,
  startValues,
  valuesSoFar,
  type Field,
} from '../../../rules/engine/fields';
import { valueOf, valuesOf } from '../fieldValues';

const number: Field = { kind: 'number', id: 'n', min: -5, max: 20, start: 3 };
const toggle: Field = { kind: 'toggle', id: 't', start: true };
const choice: Field = {
  kind: 'choice',
  id: 'c',
  options: ['greatAxe', 'longbow', 'wolf'],
  start: 'wolf',
  aliases: { axe: 'greatAxe', 'big-bow': 'longbow' },
};
const choices: Field = { ...choice, kind: 'choices', id: 'cs', start: ['wolf'], fewest: 1 };
const numbers: Field = {
  kind: 'numbers',
  id: 'ns',
  min: -1,
  max: 12,
  fewest: 1,
  most: 3,
  start: [1],
};
const fields = [number, toggle, choice, choices, numbers];

/** Options two of which never differ in spelling only. */
const options = fc.uniqueArray(fc.stringMatching(/^[a-z][A-Za-z0-9.]{0,8}$/), {
  minLength: 1,
  maxLength: 6,
  selector: (option) => option.toLowerCase(),
});
const ends = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.nat(999)).map(([min, more]) => ({
  min,
  max: min + more,
}));
const anyField: fc.Arbitrary<Field> = fc.oneof(
  ends.map(({ min, max }): Field => ({ kind: 'number', id: 'f', min, max, start: min })),
  fc.boolean().map((start): Field => ({ kind: 'toggle', id: 'f', start })),
  options.map((ids): Field => ({ kind: 'choice', id: 'f', options: ids, start: ids[0] ?? '' })),
  options.map((ids): Field => ({ kind: 'choices', id: 'f', options: ids, start: [] })),
  ends.map((range): Field => ({
    kind: 'numbers',
    id: 'f',
    ...range,
    fewest: 0,
    most: 7,
    start: [],
  })),
  options.map((ids): Field => ({
    kind: 'choices',
    id: 'f',
    options: ids,
    start: [],
    most: 9,
    repeats: true,
  })),
  fc.constant<Field>({ kind: 'text', id: 'f', start: '' }),
);

describe('a value and its text', () => {
  test('any value of any field is read back from its text', () => {
    const fieldAndValue = anyField.chain((field) => fc.tuple(fc.constant(field), valueOf(field)));
    fc.assert(
      fc.property(fieldAndValue, ([field, value]) => {
        expect(parseField(field, formatValue(value))).toEqual({ ok: true, value });
      }),
      { numRuns: 400 },
    );
  });

  test('a list may be left empty where its field says so, but not half filled', () => {
    const dice: Field = {
      kind: 'numbers',
      ...{ id: 'dice', min: 1, max: 6, fewest: 2, most: 3, start: [], mayBeEmpty: true },
    };
    expect(parseField(dice, '')).toEqual({ ok: true, value: [] });
    expect(parseField(dice, '5')).toMatchObject({ ok: false, error: { code: 'wrongCount' } });
    const { mayBeEmpty: _, ...strict } = dice;
    expect(parseField(strict, '')).toMatchObject({ ok: false, error: { code: 'wrongCount' } });
  });

  test('any values survive being stored', () => {
    fc.assert(
      fc.property(valuesOf(fields), (values) => {
        expect(checkValues(fields, JSON.parse(JSON.stringify(values)))).toEqual(values);
      }),
    );
  });

  test.each<[string, unknown, Field]>([
    [' 12 ', 12, number],
    ['１２', 12, number],
    ['+7', 7, number],
    ['−3', -3, number],
    ['－３', -3, number],
    ['‐3', -3, number],
    ['–3', -3, number],
    ['007', 7, number],
    ['-0', 0, number],
    ['1', true, toggle],
    ['TRUE', true, toggle],
    ['yes', true, toggle],
    ['ＯＮ', true, toggle],
    ['0', false, toggle],
    ['false', false, toggle],
    ['No', false, toggle],
    ['off', false, toggle],
    ['greatAxe', 'greatAxe', choice],
    ['great-axe', 'greatAxe', choice],
    ['Great_Axe', 'greatAxe', choice],
    ['GREAT AXE', 'greatAxe', choice],
    ['axe', 'greatAxe', choice],
    ['bigbow', 'longbow', choice],
    ['wolf,axe', ['wolf', 'greatAxe'], choices],
    ['wolf、great-axe', ['wolf', 'greatAxe'], choices],
    ['wolf　longbow', ['wolf', 'longbow'], choices],
    ['axe,greatAxe,wolf', ['greatAxe', 'wolf'], choices],
    ['1,2,3', [1, 2, 3], numbers],
    ['1 2 3', [1, 2, 3], numbers],
    ['１、２，３', [1, 2, 3], numbers],
    [' 1,, 2 ', [1, 2], numbers],
    ['−1', [-1], numbers],
    ['1 1', [1, 1], numbers],
  ])('"%s" is read as %j', (text, value, field) => {
    expect(parseField(field, text)).toEqual({ ok: true, value });
  });
});

describe('a text that is no value', () => {
  const range = { min: -5, max: 20 };
  const few = { fewest: 1, most: 3 };

  test.each<[string, object, Field]>([
    ['', { code: 'notANumber', given: '', ...range }, number],
    ['five', { code: 'notANumber', given: 'five', ...range }, number],
    ['1.5', { code: 'notANumber', given: '1.5', ...range }, number],
    ['1e1', { code: 'notANumber', given: '1e1', ...range }, number],
    ['0x1', { code: 'notANumber', given: '0x1', ...range }, number],
    ['--1', { code: 'notANumber', given: '--1', ...range }, number],
    ['99999999999999999999', { code: 'notANumber', ...range }, number],
    ['21', { code: 'outOfRange', given: '21', ...range }, number],
    ['-6', { code: 'outOfRange', given: '-6', ...range }, number],
    ['2', { code: 'notAToggle', given: '2' }, toggle],
    ['', { code: 'notAToggle', given: '' }, toggle],
    ['sword', { code: 'unknownOption', given: 'sword', options: choice.options }, choice],
    ['', { code: 'unknownOption', given: '' }, choice],
    ['wolf,sword', { code: 'unknownOption', given: 'sword' }, choices],
    ['', { code: 'wrongCount', given: '', ...few }, choices],
    ['wolf axe longbow wolf', { code: 'wrongCount', ...few }, choices],
    ['', { code: 'wrongCount', given: '', ...few }, numbers],
    ['1 2 3 4', { code: 'wrongCount', given: '1 2 3 4', ...few }, numbers],
    ['1 x', { code: 'notANumber', given: 'x', min: -1, max: 12 }, numbers],
    ['1 13', { code: 'outOfRange', given: '13', min: -1, max: 12 }, numbers],
  ])('"%s" is refused with %j', (text, error, field) => {
    expect(parseField(field, text)).toMatchObject({ ok: false, error });
  });

  test('keeps its start value and leaves the others alone', () => {
    const { values, errors } = parseFields(fields, { n: '99', c: 'axe', ns: '4 5', t: '?' });
    expect(values).toEqual({ n: 3, t: true, c: 'greatAxe', cs: ['wolf'], ns: [4, 5] });
    expect(Object.entries(errors).map(([id, { code }]) => [id, code])).toEqual([
      ['n', 'outOfRange'],
      ['t', 'notAToggle'],
    ]);
  });

  test.each([
    ['a bare name is an empty text', null, 'notANumber'],
    ['two values are no number', ['1', '2'], 'notANumber'],
  ])('in a link: %s', (_, value, code) => {
    expect(parseFields([number], { n: value }).errors['n']).toMatchObject({ code });
  });

  test('in a link several values make a list, and a bare name an empty one', () => {
    const none: Field = { ...numbers, fewest: 0 };
    expect(parseFields([numbers], { ns: ['4', '5 6'] }).values).toEqual({ ns: [4, 5, 6] });
    expect(parseFields([none], { ns: null })).toEqual({ values: { ns: [] }, errors: {} });
  });

  test('never throws, and gives a value of the field whatever the text', () => {
    fc.assert(
      fc.property(anyField, fc.string({ unit: 'binary' }), (field, text) => {
        const { values, errors } = parseFields([field], { f: text });
        expect(checkValues([field], values)).toEqual(values);
        if (errors['f'] !== undefined) expect(values['f']).toEqual(field.start);
      }),
      { numRuns: 300 },
    );
  });
});

describe('stored values', () => {
  test('what is missing gets its start value, what is unknown is dropped', () => {
    expect(checkValues(fields, { n: 7, x: 1 })).toEqual({ ...startValues(fields), n: 7 });
  });

  test.each([[null], [undefined], [7], ['text'], [[]], [[1, 2]], [true]])(
    '%j instead of values gives the start values',
    (stored) => {
      expect(checkValues(fields, stored)).toEqual(startValues(fields));
    },
  );

  test.each<[string, unknown]>([
    ['n', 7.5],
    ['n', NaN],
    ['n', Infinity],
    ['n', 1e21],
    ['n', 999],
    ['n', null],
    ['n', {}],
    ['n', [1, 2]],
    ['t', 2],
    ['t', 'maybe'],
    ['c', 'sword'],
    ['c', 7],
    ['cs', []],
    ['cs', ['wolf', null]],
    ['cs', ['sword']],
    ['ns', []],
    ['ns', [1, 2, 3, 4]],
    ['ns', [99]],
    ['ns', [{}]],
  ])('%s: %j gets its start value and costs no other', (id, bad) => {
    const rest = { n: 7, t: false, c: 'longbow', cs: ['longbow'], ns: [9] };
    expect(checkValues(fields, { ...rest, [id]: bad })).toEqual({
      ...rest,
      [id]: startValues(fields)[id],
    });
  });

  test('garbage of any shape gives values of the fields', () => {
    const ids = fields.map((field) => field.id);
    const garbage = fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...ids), fc.anything()));
    fc.assert(
      fc.property(garbage, (stored) => {
        const values = checkValues(fields, stored);
        expect(checkValues(fields, values)).toEqual(values);
        expect(Object.keys(values)).toEqual(ids);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a form half filled in', () => {
  const dice = (most: number): Field => ({
    ...{ kind: 'numbers', id: 'dice', min: 1, max: 6, fewest: most, most, start: [] },
    ...{ mayBeEmpty: true, faces: true },
  });

  test('asks for dice anew when there are fewer than have fallen: nobody knows which would have', () => {
    expect(valuesSoFar([dice(3)], { dice: [6, 1, 1] })).toEqual({ dice: [6, 1, 1] });
    expect(valuesSoFar([dice(2)], { dice: [6, 1, 1] })).toEqual({ dice: [] });
    expect(valuesSoFar([dice(3)], { dice: [6] })).toEqual({ dice: [6] });
  });

  it('keeps of a list no more than the field now takes, as the rules would', () => {
    const units = (most: number): Field => ({
      kind: 'choices',
      id: 'units',
      options: ['worker', 'hero'],
      start: [],
      most,
      repeats: true,
    });
    const given = { units: ['worker', 'hero', 'worker', 'worker'] };
    expect(valuesSoFar([units(4)], given)).toEqual(given);
    expect(valuesSoFar([units(2)], given)).toEqual({ units: ['worker', 'hero'] });
  });
});
