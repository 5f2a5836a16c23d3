import fc from 'fast-check';

import { distinct } from '../../../rules/engine/distinct';

const options = ['red', 'blue', 'green', 'yellow'] as const;
type Color = (typeof options)[number];

describe('distinct', () => {
  test('wishes that differ are all met', () => {
    expect(distinct({ a: 'blue', b: 'red' }, options)).toEqual({ a: 'blue', b: 'red' });
  });

  test('whoever chose last keeps theirs, and the other gets what nobody wanted', () => {
    const wishes = { a: 'red', b: 'blue', c: 'red' } as const;
    expect(distinct(wishes, options)).toEqual({ a: 'red', b: 'blue', c: 'green' });
    expect(distinct(wishes, options, 'c')).toEqual({ a: 'green', b: 'blue', c: 'red' });
  });

  test('nothing twice, and nobody gives way who need not', () => {
    const color = fc.constantFrom<Color>(...options);
    fc.assert(
      fc.property(
        fc.array(color, { minLength: 1, maxLength: 4 }),
        fc.option(fc.nat(3), { nil: undefined }),
        (colors, first) => {
          const wishes = Object.fromEntries(colors.map((one, index) => [`p${index}`, one]));
          const given = distinct(wishes, options, `p${first}`);
          expect(Object.keys(given).sort()).toEqual(Object.keys(wishes).sort());
          expect(new Set(Object.values(given)).size).toBe(colors.length);
          if (`p${first}` in wishes) expect(given[`p${first}`]).toBe(wishes[`p${first}`]);
          for (const [id, wish] of Object.entries(wishes)) {
            const isAlone = colors.filter((one) => one === wish).length === 1;
            if (isAlone) expect(given[id]).toBe(wish);
          }
        },
      ),
    );
  });
});
