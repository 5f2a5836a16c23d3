import fc from 'fast-check';

import { countDice } from '../../../../rules/games/dwellings-of-eldervale/battleRules';
import { answer, fieldTexts, mistakesIn, sumText, total } from '../toolAnswers';

/** Unit dice, dwellings, swords, effects; dice rolled, dice over the cap, swords wasted. */
const rows = [
  // Fact sheet E-1.
  [1, 0, 0, 0, 1, 0, 0],
  [3, 1, 0, 0, 4, 0, 0],
  [4, 2, 0, 0, 6, 0, 0],
  [4, 2, 3, 0, 6, 3, 3],
  [2, 0, 5, 1, 6, 2, 2],
  [6, 1, 0, 0, 6, 1, 0],
  [1, 1, 2, 1, 5, 0, 0],
  // Others.
  [0, 0, 0, 0, 0, 0, 0],
  [0, 6, 0, 0, 6, 0, 0],
  [5, 2, 1, 0, 6, 2, 1],
  [6, 3, 2, 1, 6, 6, 2],
  [3, 1, 1, -2, 3, 0, 0],
  [5, 1, 2, -1, 6, 1, 1],
  [2, 0, 0, -3, 0, 0, 0],
  [30, 30, 30, 30, 6, 114, 30],
] as const;

const linkOf = (units: number, dwellings: number, swords: number, effects: number) =>
  `eldervale-dice?units=${units}&dwellings=${dwellings}&swords=${swords}&effects=${effects}`;

describe('[ELD-C2] [ELD-B3] [ELD-B4] [ELD-B5] [ELD-B6] the dice of a player (E-1)', () => {
  test.each(rows)(
    'units %i, dwellings %i, swords %i, effects %i: %i dice, %i over, %i swords wasted',
    (units, dwellings, swords, effects, dice, over, wastedSwords) => {
      const counted = countDice({ units, dwellings, swords, effects });
      expect(counted).toEqual({ dice, over, wastedSwords });

      const found = answer(linkOf(units, dwellings, swords, effects));
      expect(found.figure).toEqual({ id: 'dice', params: { dice } });
      expect(found.tone).toBe(over > 0 ? 'bad' : 'plain');
    },
  );

  test.each([
    ['4, 2, 0', linkOf(4, 2, 0, 0), { id: 'room', params: { room: 0 } }, []],
    ['1, 1, 2 and an effect', linkOf(1, 1, 2, 1), { id: 'room', params: { room: 1 } }, []],
    ['4, 2, 3', linkOf(4, 2, 3, 0), { id: 'wasted', params: { wasted: 3 } }, []],
    ['6, 1, 0', linkOf(6, 1, 0, 0), { id: 'over', params: { over: 1 } }, []],
    [
      '5, 2, 1: one sword and another die',
      linkOf(5, 2, 1, 0),
      { id: 'wasted', params: { wasted: 1 } },
      [{ id: 'over', params: { over: 2 } }],
    ],
    ['2 less 2', linkOf(2, 0, 0, -2), { id: 'room', params: { room: 6 } }, []],
    ['2 less 5', linkOf(2, 0, 0, -5), { id: 'below', params: { below: 3 } }, []],
  ] as const)('[ELD-B5] what is said of %s', (_, link, headline, lines) => {
    const found = answer(link);
    expect(found.headline).toEqual(headline);
    expect(found.lines).toEqual(lines);
  });

  test('the sum is written out, with what the cap takes', () => {
    expect(sumText(answer(linkOf(3, 1, 0, -2)))).toBe(
      'unitsPart 3, dwellingsPart 1, swordsPart 0, effectsPart -2',
    );
    expect(sumText(answer(linkOf(2, 0, 5, 1)))).toBe(
      'unitsPart 2, dwellingsPart 0, swordsPart 5, effectsPart 1, capPart -2',
    );
  });

  test('[ELD-B6] effects take no more dice than there are, and the sum says so', () => {
    expect(sumText(answer(linkOf(2, 1, 0, -5)))).toBe(
      'unitsPart 2, dwellingsPart 1, swordsPart 0, effectsPart -5, floorPart 2',
    );
    expect(answer(linkOf(2, 1, 0, -5)).tone).toBe('plain');
    expect(sumText(answer(linkOf(2, 1, 0, -3)))).not.toMatch(/floorPart/);
  });

  test('the ends of its fields', () => {
    expect(fieldTexts('eldervale-dice')).toEqual([
      ...['units 0..30 starts 2', 'dwellings 0..30 starts 0'],
      ...['swords 0..30 starts 0', 'effects -30..30 starts 0'],
    ]);
    expect(mistakesIn(linkOf(-1, 31, 0, 0))).toEqual(['units outOfRange', 'dwellings outOfRange']);
  });
});

describe('[ELD-B3] [ELD-B4] [ELD-B5] [ELD-B6] the dice, for all inputs', () => {
  const upTo = (max: number) => fc.integer({ min: 0, max });
  const terms = fc.record({
    units: upTo(12),
    dwellings: upTo(6),
    swords: upTo(10),
    effects: fc.integer({ min: -6, max: 6 }),
  });

  test('never above six nor below none, and what is over adds up', () => {
    fc.assert(
      fc.property(terms, (one) => {
        const { dice, over } = countDice(one);
        const all = one.units + one.dwellings + one.swords + one.effects;
        expect(dice).toBe([0, all, 6].sort((first, second) => first - second)[1]);
        expect(over).toBe(all > 6 ? all - 6 : 0);
      }),
    );
  });

  test('a wasted sword could have been kept, and no other', () => {
    fc.assert(
      fc.property(terms, (one) => {
        const { dice, wastedSwords } = countDice(one);
        const withSwords = (swords: number) => countDice({ ...one, swords }).dice;
        expect(withSwords(one.swords - wastedSwords)).toBe(dice);
        // One sword less is one die less, unless even then there is no die at all.
        const fewer = one.swords - wastedSwords - 1;
        if (fewer >= 0 && dice > 0) expect(withSwords(fewer)).toBe(dice - 1);
      }),
    );
  });

  test('the parts of the sum are the dice rolled', () => {
    fc.assert(
      fc.property(terms, ({ units, dwellings, swords, effects }) => {
        const found = answer(linkOf(units, dwellings, swords, effects));
        expect(found.figure?.params).toEqual({ dice: total(found) });
      }),
    );
  });
});
