import type { GameDefinition } from '../../../rules/engine/definition';
import { parseFields } from '../../../rules/engine/fields';
import { printedAt, printedRow } from '../../../rules/engine/printed';
import { viewOf } from '../../../rules/engine/state';
import { sitDown } from '../playing';
import { tinyGame } from './tinyGame';

const game: GameDefinition = { ...tinyGame, setupFields: [printedRow('ranges')] };

/** What stands in a place of a row that was entered so. */
function at(ranges: readonly number[], place: number): number | undefined {
  const table = sitDown(game, { ranges });
  return printedAt(viewOf(table.game, table.state), 'ranges', place);
}

describe('the number in a place of a printed row', () => {
  test.each([
    [[1, 3, 4], 0, 1],
    [[1, 3, 4], 1, 3],
    [[1, 3, 4], 2, 4],
    [[0], 0, 0],
  ])('of %j, place %i: %i', (row, place, number) => {
    expect(at(row, place)).toBe(number);
  });

  test('beyond its end its last number goes on', () => {
    expect(at([1, 3, 4], 3)).toBe(4);
    expect(at([1, 3, 4], 99)).toBe(4);
    expect(at([7], 5)).toBe(7);
  });

  test('before its first place there is none', () => {
    expect(at([1, 3, 4], -1)).toBeUndefined();
  });

  test.each([-1, 0, 3])('of a row nobody entered there is none: place %i', (place) => {
    expect(at([], place)).toBeUndefined();
  });

  test('of a row the set-up does not have there is none', () => {
    const table = sitDown(game, {});
    expect(printedAt(viewOf(table.game, table.state), 'ranges', 0)).toBeUndefined();
  });
});

describe('the field of a printed row', () => {
  const read = (field: ReturnType<typeof printedRow>, text: string) =>
    parseFields([field], { [field.id]: text });

  test('is empty at first, and waits behind the fold', () => {
    expect(printedRow('ranges')).toEqual({
      kind: 'numbers',
      id: 'ranges',
      min: 0,
      max: 12,
      fewest: 0,
      most: 13,
      start: [],
      detail: true,
    });
  });

  test('may start with numbers and have ends of its own', () => {
    expect(printedRow('steps', [1, 1], { max: 20, most: 31 })).toMatchObject({
      start: [1, 1],
      max: 20,
      most: 31,
    });
    expect(printedRow('steps', [], { most: 41 })).toMatchObject({ max: 12, most: 41 });
  });

  test('takes none, one and as many as the board has', () => {
    expect(read(printedRow('ranges'), '').errors).toEqual({});
    expect(read(printedRow('ranges'), '12').values).toEqual({ ranges: [12] });
    const all = Array.from({ length: 13 }, (_, index) => index).map((number) => number % 13);
    expect(read(printedRow('ranges'), all.join(',')).values).toEqual({ ranges: all });
  });

  test('takes no more, and none beyond its ends', () => {
    const tooMany = Array.from({ length: 14 }, () => '1').join(',');
    expect(read(printedRow('ranges'), tooMany).errors).toMatchObject({
      ranges: { code: 'wrongCount' },
    });
    expect(read(printedRow('ranges'), '13').errors).toMatchObject({
      ranges: { code: 'outOfRange' },
    });
  });
});
