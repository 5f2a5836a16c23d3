import {
  aBoolean,
  aNumber,
  anObject,
  aText,
  aWhole,
  either,
  exactly,
  has,
  just,
  listOf,
  recordOf,
  withoutInherited,
} from '../../../rules/engine/shape';

const given = (json: string): unknown => JSON.parse(json);

describe('a single value', () => {
  test.each([
    [aBoolean, 'true', '1'],
    [aNumber, '0.5', '"0.5"'],
    [aWhole(), '-3', '0.5'],
    [aWhole(), '9007199254740991', '9007199254740992'],
    [aWhole(1, 5), '1', '0'],
    [aWhole(1, 5), '5', '6'],
    [aText(), '""', 'null'],
    [aText(1, 3), '"abc"', '"abcd"'],
    [aText(1, 3), '"a"', '""'],
    [just('ja', 'en'), '"en"', '"fr"'],
    [just(1), '1', 'true'],
    [either(aText(), just(null)), 'null', '0'],
  ])('%#: one fits, the other does not', (shape, fitting, other) => {
    expect(shape(given(fitting))).toBeUndefined();
    expect(shape(given(other))).toBe('');
  });

  test('what is no number is none', () => expect(aNumber(NaN)).toBe(''));
});

describe('lists, records and objects', () => {
  const seat = exactly({ id: aText(1) }, { name: aText() });

  test.each(['{"id":"a"}', '{"id":"a","name":""}', '{"name":"","id":"a"}'])('%s fits', (json) => {
    expect(has(seat, given(json))).toBe(true);
  });

  test.each([
    ['{}', 'id'],
    ['{"id":""}', 'id'],
    ['{"id":"a","name":null}', 'name'],
    ['{"id":"a","age":7}', 'age'],
    ['{"id":"a","__proto__":{}}', '__proto__'],
    ['{"__proto__":{"id":"a"}}', 'id'],
    ['[]', ''],
    ['null', ''],
    ['"id"', ''],
  ])('%s does not, and it is told where', (json, where) => {
    expect(seat(given(json))).toBe(where);
  });

  test('the way to what is wrong goes through everything', () => {
    const tables = recordOf(aText(1), anObject({ rows: listOf(listOf(aWhole())) }));
    expect(tables(given('{"games":{"rows":[[1],[2,3]],"more":1}}'))).toBeUndefined();
    expect(tables(given('{"games":{"rows":[[1],[2,"3"]]}}'))).toBe('games.rows.1.1');
    expect(tables(given('{"games":{"rows":{}}}'))).toBe('games.rows');
  });

  test.each(['__proto__', 'constructor', 'prototype'])('no record has a key %s', (key) => {
    expect(recordOf(aText(), aWhole())(given(`{"${key}":1}`))).toBe(key);
  });

  test('such keys can be left out instead, however deep they are', () => {
    const cleaned = withoutInherited(given('{"a":[{"__proto__":1,"b":{"constructor":2,"c":3}}]}'));
    expect(JSON.stringify(cleaned)).toBe('{"a":[{"b":{"c":3}}]}');
  });

  test('a list with a hole or an object in its place is no list', () => {
    expect(listOf(aWhole())(new Array(1))).toBe('0');
    expect(listOf(aWhole())(given('{"length":0}'))).toBe('');
  });

  test('an empty list or record is in order', () => {
    expect(listOf(aWhole())([])).toBeUndefined();
    expect(recordOf(aText(1), aWhole())({})).toBeUndefined();
  });
});
