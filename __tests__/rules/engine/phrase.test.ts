import fc from 'fast-check';

import { percent, signed } from '../../../rules/engine/phrase';

describe('a chance in percent', () => {
  test.each([
    [0, '0'],
    [1, '100'],
    [0.5, '50'],
    [1 / 3, '33.3'],
    [2 / 3, '66.7'],
    [161 / 216, '74.5'],
    [0.0005, '0.1'],
    [0.001, '0.1'],
    [0.999, '99.9'],
    [0.9994, '99.9'],
  ])('%d is %s', (chance, written) => expect(percent(chance)).toEqual({ written }));

  test.each([
    [1 / 46656, '<0.1'],
    [0.0004, '<0.1'],
    [Number.MIN_VALUE, '<0.1'],
    [0.9995, '>99.9'],
    [46655 / 46656, '>99.9'],
    [1 - Number.EPSILON, '>99.9'],
  ])('%d is %s: neither never nor always', (chance, written) =>
    expect(percent(chance)).toEqual({ written }),
  );

  test('is one decimal at most and never off by more than half of it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
        const { written } = percent(chance);
        expect(written).toMatch(/^(0|[<>]?\d{1,2}(\.\d)?|100)$/);
        if (chance > 0 && chance < 1) expect(['0', '100']).not.toContain(written);
        const told = Number(written.replace(/^[<>]/, ''));
        const near = /^[<>]/.test(written) ? 0.1 : 0.05;
        expect(Math.abs(told - chance * 100)).toBeLessThan(near + 1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  test('a loss of nothing but a rounding has no sign', () => {
    expect(percent(-1e-17)).toEqual({ written: '0' });
  });
});

test('a modifier has its sign, a true minus below zero', () => {
  expect([signed(2), signed(0), signed(-3)].map(({ written }) => written)).toEqual([
    ...['+2', '0', '−3'],
  ]);
});
