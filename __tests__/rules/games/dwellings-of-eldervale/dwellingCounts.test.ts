import fc from 'fast-check';

import { moved, setTo } from '../../eventMakers';
import { effectOf, play, valueAt } from '../../playing';
import { having, linesOf, of, toldBy, vale, who } from './valeTable';

describe('[ELD-D8] dwellings by their element', () => {
  /** Five roofs, two of fire, two of water, one of dark. */
  const five = having(vale(), {
    ...{ dwellings: 5, fireDwellings: 2, waterDwellings: 2, darkDwellings: 1, workersReady: 0 },
  });
  /** One of water less: nobody told its element. */
  const open = having(five, { waterDwellings: 1 });

  test('one told later is one of those without', () => {
    expect(effectOf(open, moved(`${who}.airDwellings`, 1))).toEqual(of(who, { airDwellings: 1 }));
    expect(effectOf(open, setTo(`${who}.darkDwellings`, 2))).toEqual(of(who, { darkDwellings: 1 }));
  });

  test('one told where all are told is another one', () => {
    const table = having(five, { workersOnMap: 1 });
    expect(effectOf(table, moved(`${who}.airDwellings`, 1))).toEqual({
      ...of(who, { airDwellings: 1, dwellings: 1, workersOnMap: -1 }),
      ...{ 'board.ending': true, 'board.turnsLeft': 5, notices: ['lastRoof'] },
    });
  });

  test('one taken away by its element is none', () => {
    expect(effectOf(five, moved(`${who}.fireDwellings`, -1))).toEqual(
      of(who, { fireDwellings: -1, dwellings: -1, workersOnMap: 1 }),
    );
  });

  test('one counted too many is first one without', () => {
    expect(effectOf(open, setTo(`${who}.dwellings`, 4))).toEqual(of(who, { dwellings: -1 }));
    // One tapped too many gives its Worker back.
    expect(effectOf(open, moved(`${who}.dwellings`, -1))).toEqual(
      of(who, { dwellings: -1, workersOnMap: 1 }),
    );
  });

  test.each([
    [4, { fire: 1 }],
    [3, { fire: 2 }],
    [2, { fire: 2, water: 1 }],
    [1, { fire: 2, water: 2 }],
    [0, { fire: 2, water: 2, dark: 1 }],
  ])('put right to %i they come off where there are most', (to, off) => {
    const lost = Object.entries(off).map(([element, count]) => [`${element}Dwellings`, -count]);
    const event = setTo(`${who}.dwellings`, to);
    expect(effectOf(five, event)).toEqual({
      ...of(who, { dwellings: to - 5, ...(Object.fromEntries(lost) as Record<string, number>) }),
      notices: Object.keys(off).map(() => 'dwellingTakenFrom'),
    });
    expect(toldBy(five, event).map(({ params }) => params)).toEqual(
      Object.keys(off).map((element) => ({ player: who, element })),
    );
    expect(effectOf(five, moved(`${who}.dwellings`, to - 5))).toEqual({
      ...effectOf(five, event),
      [`${who}.workersOnMap`]: 5 - to,
    });
  });

  test('[ELD-D1] never more than six', () => {
    const table = having(open, { workersOnMap: 1 });
    expect(effectOf(table, moved(`${who}.fireDwellings`, 9))).toEqual({
      ...of(who, { fireDwellings: 2, dwellings: 1, workersOnMap: -1 }),
      ...{ 'board.ending': true, 'board.turnsLeft': 5, notices: ['lastRoof'] },
    });
    const none = having(vale(), { workersReady: 0, workersOnMap: 6 });
    const all = play(none, moved(`${who}.airDwellings`, 9));
    expect(
      ['airDwellings', 'dwellings', 'workersOnMap'].map((id) => valueAt(all, `${who}.${id}`)),
    ).toEqual([6, 6, 0]);
  });

  test('[ELD-D7] those nobody told the element of are named', () => {
    expect(linesOf(open, `${who}.scoreOpen`)).toEqual([
      { id: 'dwellingsOpen', params: { open: 1 } },
    ]);
    expect(linesOf(five, `${who}.scoreOpen`)).toEqual([]);
  });

  test('agree with the count of all in any play', () => {
    const ids = ['fireDwellings', 'waterDwellings', 'darkDwellings', 'dwellings', 'workersOnMap'];
    const tap = fc.record({
      id: fc.constantFrom(...ids, 'workersReady'),
      by: fc.integer({ min: -7, max: 7 }).filter((by) => by !== 0),
      right: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 25 }), (taps) => {
        let table = vale();
        for (const { id, by, right } of taps) {
          const at = `${who}.${id}`;
          const now = valueAt(table, at);
          try {
            table = play(table, right ? setTo(at, now + by) : moved(at, by));
          } catch {
            continue;
          }
          const count = (...what: readonly string[]) =>
            what.reduce((sum, one) => sum + valueAt(table, `${who}.${one}`), 0);
          const untold = count('dwellings') - count(...ids.slice(0, 3));
          expect(untold).toBeGreaterThanOrEqual(0);
          expect(linesOf(table, `${who}.scoreOpen`)).toHaveLength(untold > 0 ? 1 : 0);
          expect(count('dwellings', 'workersOnMap', 'workersReady')).toBeLessThanOrEqual(6);
        }
      }),
    );
  });
});
