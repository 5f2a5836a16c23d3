import { diceTool } from '../../../rules/engine/diceTool';
import { parseFields } from '../../../rules/engine/fields';

function answer(link: Readonly<Record<string, string>>) {
  const { values, errors } = parseFields(diceTool.fields, link);
  expect(errors).toEqual({});
  return diceTool.answer(values);
}

test.each([
  ['2', '6', '7', 58.3],
  ['1', '20', '20', 5],
  ['3', '6', '3', 100],
  ['3', '6', '19', 0],
  ['2', '10', '11', 55],
])('%s dice with %s sides: at least %s in %d %%', (count, sides, least, percent) => {
  expect(answer({ count, sides, least }).headline).toEqual({
    id: 'chance',
    params: { least: Number(least), percent },
  });
});

test('dice rolled are added up and judged', () => {
  const good = answer({ count: '2', sides: '6', least: '7', faces: '3 4' });
  expect(good).toMatchObject({
    tone: 'good',
    headline: { id: 'rolled', params: { faces: '3 + 4', total: 7 } },
  });
  expect(answer({ count: '2', sides: '6', least: '7', faces: '3 3' }).tone).toBe('bad');
  expect(answer({ count: '2', sides: '6', least: '7' }).tone).toBe('plain');
});

test('a bar for each total, where they are few, and together they are certain', () => {
  const bars = answer({ count: '2', sides: '6' }).bars ?? [];
  expect(bars.map(({ params }) => params?.['total'])).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(answer({ count: '10', sides: '20' }).bars).toEqual([]);
});

test('the dice to roll are those asked about', () => {
  const { values } = parseFields(diceTool.fields, { count: '4', sides: '12' });
  expect(diceTool.roll?.(values, values)).toEqual([{ into: 'faces', count: 4, sides: 12 }]);
});
