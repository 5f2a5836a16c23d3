import fc from 'fast-check';

import { dwellingPoints } from '../../../../rules/games/dwellings-of-eldervale/dwellings';
import { took } from '../../eventMakers';
import { effectOf, given } from '../../playing';
import { vale } from './valeTable';

/** Dwellings and ruins beside a new one; its points, and with ruins counted (fact sheet E-6). */
const rows = [
  [0, 0, 0, 0],
  [1, 0, 2, 2],
  [3, 0, 6, 6],
  [6, 0, 12, 12],
  [2, 1, 4, 6],
  [0, 2, 0, 4],
  // Others.
  [4, 2, 8, 12],
  [5, 1, 10, 12],
] as const;

const sides = [
  ['noBifrost', 0],
  ['bifrost2', 2],
  ['bifrost10', 10],
] as const;

describe('[ELD-D3] what a new dwelling brings (E-6 and others)', () => {
  test.each(rows)(
    '%i dwellings and %i ruins beside it: %i, and %i if ruins count [ELD-X3]',
    (beside, ruins, plain, counted) => {
      for (const [side, more] of sides) {
        expect(dwellingPoints(beside, 0, side)).toBe(plain + more);
        expect(dwellingPoints(beside, ruins, side)).toBe(counted + more);
      }
    },
  );

  test.each(rows)('at the table: %i and %i, %i or %i', (beside, ruins, plain, counted) => {
    /** The points that a dwelling brings at a table, whatever else it does. */
    const vpAt = (ruinPoints: boolean, options: readonly string[], inputs: object = {}) => {
      const table = given(vale({ ruinPoints, options }), {
        values: { 'player1.workersOnMap': 1, 'player1.workersReady': 2 },
      });
      const asked = { element: 'fire', symbols: 1, dwellingsBeside: beside, ...inputs };
      return effectOf(table, took('player1', 'dwell', { ...asked }))['player1.vp'] ?? 0;
    };
    expect(vpAt(false, [])).toBe(plain);
    expect(vpAt(false, [], { ruinsBeside: ruins })).toBe(plain);
    expect(vpAt(true, [], { ruinsBeside: ruins })).toBe(counted);
    for (const [bifrostSide, more] of sides) {
      expect(vpAt(false, ['frostGiant'], { bifrostSide })).toBe(plain + more);
    }
  });

  test('[ELD-O6] a side nobody knows brings nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 6 }), (side, beside) => {
        fc.pre(sides.every(([known]) => known !== side));
        expect(dwellingPoints(beside, 0, side)).toBe(2 * beside);
      }),
    );
    expect(dwellingPoints(1, 0, 'constructor')).toBe(2);
  });
});
