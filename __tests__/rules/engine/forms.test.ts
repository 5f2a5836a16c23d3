import fc from 'fast-check';

import type { Action, GameDefinition } from '../../../rules/engine/definition';
import { drawFor } from '../../../rules/engine/dice';
import {
  checkValues,
  parseField,
  textsIn,
  valuesSoFar,
  type Field,
} from '../../../rules/engine/fields';
import { took } from '../eventMakers';
import { effectOf, errorOf, sitDown } from '../playing';

const colors = ['red', 'green', 'blue', 'black'];
const some = (id: string, options: readonly string[], fewest: number, most: number): Field => ({
  ...{ kind: 'choices', id, options, start: [], fewest, most, ranked: true },
});

/** Two of the colours drawn become the flag, in the order they were named. */
const paint: Action = {
  id: 'paint',
  inputs: (_, given) => {
    const drawn = textsIn(given, 'drawn').filter((color) => colors.includes(color));
    return [some('drawn', colors, 3, 3), some('flag', drawn, 2, 2)];
  },
  draw: { into: 'drawn', count: 3 },
  refusal: (_, inputs) =>
    textsIn(inputs, 'flag').length === 2 ? undefined : { code: 'twoColors' },
  run: (_, inputs) =>
    textsIn(inputs, 'flag').map((option, index) => ({
      kind: 'choose',
      at: `painter.stripe${index + 1}`,
      option,
    })),
};
const studio: GameDefinition = {
  id: 'studio',
  players: { fewest: 1, most: 1 },
  setupFields: [],
  seats: () => [
    {
      id: 'painter',
      summary: [],
      sheet: [],
      choices: ['stripe1', 'stripe2'].map((id) => ({ id, options: colors, start: 'black' })),
      actions: [paint],
      steps: [{ id: 'day' }],
    },
  ],
  setupFor: () => ({}),
  setupRefusal: () => undefined,
  checklist: () => [],
  victories: [],
  tools: [],
};
const table = sitDown(studio);
const painted = (drawn: string[], flag: string[]) => took('painter', 'paint', { drawn, flag });

describe('a form that follows what was filled in', () => {
  test('offers in a later field what an earlier one holds', () => {
    expect(effectOf(table, painted(['red', 'blue', 'green'], ['green', 'red']))).toEqual({
      'painter.stripe1': 'green',
      'painter.stripe2': 'red',
    });
  });

  test.each([
    ['what was not drawn', ['red', 'blue', 'green'], ['red', 'black']],
    ['too few', ['red', 'blue', 'green'], ['red']],
    ['one twice', ['red', 'blue', 'green'], ['red', 'red']],
    ['nothing', [], []],
  ])('%s is not taken', (_, drawn, flag) => {
    expect(errorOf(table, painted(drawn, flag))).toEqual({
      code: 'refused',
      refusal: { code: 'twoColors' },
    });
  });
});

describe('a choice of many', () => {
  const field = some('flag', colors, 2, 3);

  test.each([
    ['red,blue', ['red', 'blue']],
    ['blue,red', ['blue', 'red']],
    ['blue,red,blue', ['blue', 'red']],
    ['red,red,blue,green', ['red', 'blue', 'green']],
  ])('"%s" is %j: in the order named, none twice', (text, value) => {
    expect(parseField(field, text)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'wrongCount'],
    ['red', 'wrongCount'],
    ['red,red,red', 'wrongCount'],
    ['red,green,blue,black', 'wrongCount'],
    ['red,red,red,red,blue', 'wrongCount'],
    ['red,pink', 'unknownOption'],
  ])('"%s" is refused with %s', (text, code) => {
    expect(parseField(field, text)).toMatchObject({ ok: false, error: { code } });
  });

  test('the count asked for is told', () => {
    expect(parseField(field, 'red')).toMatchObject({ error: { fewest: 2, most: 3 } });
    const open: Field = { kind: 'choices', id: 'any', options: colors, start: [] };
    expect(parseField(open, '')).toEqual({ ok: true, value: [] });
    expect(parseField(open, colors.join())).toEqual({ ok: true, value: colors });
  });

  test('any way to choose keeps its order, is within its count and names nothing twice', () => {
    const anyText = fc.array(fc.constantFrom(...colors), { maxLength: 8 });
    fc.assert(
      fc.property(anyText, (given) => {
        const distinct = [...new Set(given)];
        // A list longer than all there is to choose from is a mistake, whatever is in it.
        const fits = given.length <= 4 && distinct.length >= 2 && distinct.length <= 3;
        expect(checkValues([field], { flag: given })).toEqual({ flag: fits ? distinct : [] });
      }),
    );
  });
});

describe('a form half filled in', () => {
  const fields: readonly Field[] = [
    { kind: 'choice', id: 'side', options: ['left', 'right'], start: 'left' },
    some('flag', ['red', 'blue'], 2, 2),
    { kind: 'number', id: 'height', min: 1, max: 9, start: 4 },
    { kind: 'toggle', id: 'big', start: false },
  ];

  test('has its starts where nothing was given', () => {
    expect(valuesSoFar(fields, {})).toEqual({ side: 'left', flag: [], height: 4, big: false });
  });

  test('keeps what was given, even if it is not complete yet', () => {
    const given = { side: 'right', flag: ['blue'], height: 7, big: true };
    expect(valuesSoFar(fields, given)).toEqual(given);
  });

  test('drops options its fields no longer offer, and fields it no longer has', () => {
    const given = { side: 'up', flag: ['green', 'blue', 'black'], width: 3 };
    expect(valuesSoFar(fields, given)).toEqual({
      ...{ side: 'left', flag: ['blue'], height: 4, big: false },
    });
  });
});

describe('drawing for the players', () => {
  const fields = [some('drawn', colors, 3, 3), some('flag', [], 2, 2)];
  const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    ...{ minLength: 4, maxLength: 4 },
  });
  const chanceFrom = (numbers: readonly number[]) => {
    let next = 0;
    return () => numbers[next++ % numbers.length] ?? 0;
  };

  test('any chance draws the right number of different options', () => {
    fc.assert(
      fc.property(chances, fc.nat(6), (numbers, count) => {
        const drawn = drawFor({ into: 'drawn', count }, fields, chanceFrom(numbers));
        expect(drawn).toHaveLength(Math.min(count, 4));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.filter((color) => !colors.includes(color))).toEqual([]);
      }),
    );
  });

  test('each is as likely as any other: every number picks among those still there', () => {
    const first = [0, 0.25, 0.5, 0.75].map(
      (number) => drawFor({ into: 'drawn', count: 1 }, fields, () => number)[0],
    );
    expect(first).toEqual(colors);
    expect(drawFor({ into: 'drawn', count: 3 }, fields, () => 0)).toEqual(['red', 'green', 'blue']);
    expect(drawFor({ into: 'drawn', count: 3 }, fields, () => 0.999)).toEqual([
      ...['black', 'blue', 'green'],
    ]);
  });

  test('a field without options, or that is not there, gets nothing', () => {
    expect(drawFor({ into: 'flag', count: 2 }, fields, () => 0)).toEqual([]);
    expect(drawFor({ into: 'other', count: 2 }, fields, () => 0)).toEqual([]);
  });

  test('what was drawn is a value of its field', () => {
    const drawn = drawFor({ into: 'drawn', count: 3 }, fields, () => 0.5);
    expect(checkValues(fields.slice(0, 1), { drawn })).toEqual({ drawn });
  });
});
