import fc from 'fast-check';

import { moved, setTo, took } from '../../eventMakers';
import {
  derivedAt,
  effectOf,
  errorOf,
  given,
  noticeIds,
  play,
  type Table,
  valueAt,
} from '../../playing';
import { ghoulWith, vileWith, type Ghoul } from './cavernsTable';

const standard = ghoulWith();
const atFury = (fury: number, table = standard) => given(table, { values: { 'ghoul.rage': fury } });
const drawn = (table: Table) => valueAt(table, 'ghoul.terrorCards');

describe('[GHL-F3] even spaces draw Terror cards (G-5)', () => {
  test.each([
    [0, 1, 0],
    [1, 2, 1],
    [1, 4, 2],
    [3, 5, 1],
    [5, 8, 2],
    [0, 14, 7],
    [12, 14, 1],
    [13, 14, 1],
  ])('Fury from %i to %i draws %i', (from, to, cards) => {
    const after = play(atFury(from), setTo('ghoul.rage', to));
    expect(drawn(after)).toBe(cards);
    expect(noticeIds(after).filter((id) => id === 'terrorDrawn')).toHaveLength(cards);
  });

  test.each([
    [6, 5],
    [8, 2],
    [14, 0],
  ])('a loss from %i to %i draws none', (from, to) => {
    expect(effectOf(atFury(from), setTo('ghoul.rage', to))).toEqual({ 'ghoul.rage': to - from });
  });

  test('a space reached again after a loss draws again', () => {
    const back = play(atFury(6), moved('ghoul.rage', -1));
    expect(drawn(play(back, moved('ghoul.rage', 1)))).toBe(1);
  });

  test('any two spaces: one card for each even one on the way up', () => {
    const space = fc.integer({ min: 0, max: 14 });
    fc.assert(
      fc.property(space, space, (from, to) => {
        fc.pre(from !== to);
        const evens = [2, 4, 6, 8, 10, 12, 14].filter((even) => from < even && even <= to);
        expect(drawn(play(atFury(from), setTo('ghoul.rage', to)))).toBe(evens.length);
      }),
    );
  });
});

describe('[GHL-F1] the track', () => {
  test('[GHL-S5] starts at 0 and ends at 14', () => {
    expect(valueAt(standard, 'ghoul.rage')).toBe(0);
    expect(errorOf(standard, moved('ghoul.rage', -1))).toMatchObject({ code: 'atItsEnd' });
    const end = play(standard, moved('ghoul.rage', 20));
    expect(valueAt(end, 'ghoul.rage')).toBe(14);
    expect(errorOf(end, moved('ghoul.rage', 1))).toMatchObject({ code: 'atItsEnd' });
  });

  test('what is left to the goal is shown until it is reached', () => {
    expect(derivedAt(atFury(5), 'ghoul.furyLeft')).toBe(7);
    expect(derivedAt(play(standard, setTo('ghoul.rage', 12)), 'ghoul.furyLeft')).toBeUndefined();
  });
});

describe('[GHL-F4] [GHL-X10] the goal once reached', () => {
  const duel = ghoulWith(['cave']);
  const reached = play(atFury(8, duel), moved('ghoul.rage', 1));
  const lower = play(reached, took('cave', 'spores'));

  test('is told once', () => {
    expect(reached.notices).toEqual([{ id: 'mayEscape', tone: 'gain', params: { goal: 9 } }]);
    expect(noticeIds(play(lower, moved('ghoul.rage', 1)))).toEqual([]);
  });

  test('stays reached after the Spores: at 8 the Ghoul still escapes and wins', () => {
    expect(valueAt(lower, 'ghoul.rage')).toBe(8);
    expect(derivedAt(lower, 'ghoul.furyLeft')).toBeUndefined();
    expect(noticeIds(play(lower, took('ghoul', 'escape')))).toEqual(['victory.ghoulEscapes']);
  });

  test('8 without ever having been 9 is not enough', () => {
    expect(errorOf(play(duel, setTo('ghoul.rage', 8)), took('ghoul', 'escape'))).toEqual({
      code: 'refused',
      refusal: {
        code: 'needsFuryOrCrystals',
        params: { goal: 9, have: 8, crystals: 6, smashed: 0 },
      },
    });
  });
});

describe('[GHL-R2] [GHL-R3] Treasure (G-5)', () => {
  test.each([
    [0, 1, 0, 1],
    [1, 1, 1, 0],
    [0, 2, 1, 0],
    [1, 2, 1, 1],
    [0, 3, 1, 1],
    [1, 4, 2, 1],
  ])('%i held and %i new: Fury +%i, %i left', (held, fresh, fury, left) => {
    const after = (table: Table, seat: Ghoul) =>
      play(
        given(table, { values: { [`${seat}.treasure`]: held } }),
        moved(`${seat}.treasure`, fresh),
      );
    const ghoul = after(standard, 'ghoul');
    expect([valueAt(ghoul, 'ghoul.rage'), valueAt(ghoul, 'ghoul.treasure')]).toEqual([fury, left]);
    expect(drawn(ghoul)).toBe(Math.floor(fury / 2));
    const vile = after(vileWith(), 'vileGhoul');
    expect(valueAt(vile, 'vileGhoul.terrorCards')).toBe(fury);
    expect(valueAt(vile, 'vileGhoul.treasure')).toBe(left);
    const pairs = ({ notices }: Table) => notices.find(({ id }) => id === 'treasurePair')?.params;
    expect([pairs(ghoul), pairs(vile)]).toEqual(
      fury === 0 ? [undefined, undefined] : [{ pairs: fury }, { pairs: fury }],
    );
  });

  test('a pair that lifts Fury to an even space also draws', () => {
    const table = given(standard, { values: { 'ghoul.rage': 3, 'ghoul.treasure': 1 } });
    expect(effectOf(table, moved('ghoul.treasure', 1))).toEqual({
      'ghoul.treasure': -1,
      'ghoul.rage': 1,
      'ghoul.terrorCards': 1,
      notices: ['treasurePair', 'terrorDrawn'],
    });
  });

  test('a token lost is no pair', () => {
    const table = given(standard, { values: { 'ghoul.treasure': 1 } });
    expect(effectOf(table, moved('ghoul.treasure', -1))).toEqual({ 'ghoul.treasure': -1 });
  });
});
