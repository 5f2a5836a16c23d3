import { sameContent } from '../../../app/store/sameContent';

const rule = () => undefined;

describe('sameContent', () => {
  it.each<[unknown, unknown]>([
    [1, 1],
    [NaN, NaN],
    [undefined, undefined],
    [[], []],
    [
      [1, { a: 2 }],
      [1, { a: 2 }],
    ],
    [
      { a: 1, b: undefined },
      { b: undefined, a: 1 },
    ],
    [{ rule }, { rule }],
  ])('takes %j and %j as the same', (one, other) => {
    expect(sameContent(one, other)).toBe(true);
    expect(sameContent(other, one)).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [1, 2],
    [1, '1'],
    [null, undefined],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 2 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ rule }, { rule: () => undefined }],
  ])('tells %j and %j apart', (one, other) => {
    expect(sameContent(one, other)).toBe(false);
    expect(sameContent(other, one)).toBe(false);
  });
});
