import {
  exactly,
  keeps,
  median,
  percentile,
  ratio,
  sampleOf,
} from '../../scripts/bench/figures.mjs';
import { curveTable, lineTable, markdown, missed } from '../../scripts/bench/tables.mjs';

test('a median lies between the two in the middle', () => {
  expect(median([4, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('a percentile is one of the values, whatever their order', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.95)).toBe(96);
  expect(percentile([7], 0.95)).toBe(7);
});

test('a sample tells its median, its quartiles and how many there were', () => {
  expect(sampleOf([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ middle: 4.5, low: 3, high: 7, runs: 8 });
});

test('there is no ratio to nothing', () => {
  expect(ratio(exactly(3), exactly(2))).toBe(1.5);
  expect(ratio(exactly(3), undefined)).toBeUndefined();
  expect(ratio(exactly(3), exactly(0))).toBeUndefined();
});

test.each([
  ['floor', 1.5, true],
  ['floor', 1.49, false],
  ['bare', 3, true],
  ['value', 30, true],
  ['value', 29, false],
  ['against', 1.2, true],
  ['over', 5, true],
  ['over', 4, false],
] as const)('a budget of %s with the limit %d: %s', (of, limit, held) => {
  const figures = {
    value: exactly(30),
    floor: exactly(20),
    bare: exactly(10),
    against: exactly(25),
  };
  expect(keeps(figures, { of, limit })).toBe(held);
});

test('without a yardstick there is no verdict', () => {
  expect(keeps({ value: exactly(30) }, { of: 'floor', limit: 1 })).toBeUndefined();
  expect(keeps({ value: sampleOf([]) }, { of: 'value', limit: 1 })).toBeUndefined();
});

test('the table marks a missed budget, and only that', () => {
  const unit = 'ms' as const;
  const lines = {
    tapMedian: { unit, value: exactly(24), floor: exactly(20), bare: exactly(12) },
    tapTail: { unit, value: exactly(40), floor: exactly(20), bare: exactly(12) },
  };
  expect(missed(lines)).toEqual(['tap to number painted, p95']);
  const text = markdown(lineTable(lines));
  expect(text).toMatch(/median .* 1\.20 × .* yes/);
  expect(text).toMatch(/p95 .* 2\.00 × .* \*\*NO\*\*/);
});

test('a curve is told beside its smallest', () => {
  const points: [string, ReturnType<typeof exactly>][] = [
    ['5', exactly(10)],
    ['25', exactly(11)],
    ['100', exactly(15)],
  ];
  const text = markdown(curveTable([{ name: 'games', unit: 'ms', points }]));
  expect(text).toContain('100: 15 ms = 1.50 ×');
});
