import {
  answer,
  fieldTexts,
  headline,
  line,
  lineIds,
  mistakesIn,
  sumText,
  total,
} from './toolAnswers';

describe('[VMP-T1] Grit after a change', () => {
  test.each([
    [0, 2, 2, 3, 3, 0, 0],
    [5, 2, 7, 3, 4, 0, 0],
    [12, 3, 15, 4, 4, 0, 1],
    [16, 5, 21, 4, 5, 1, 1],
    [23, 10, 33, 5, 6, 1, 2],
    [40, 2, 42, 6, 7, 2, 2],
    [8, -3, 5, 4, 3, 0, 0],
    [14, -3, 11, 4, 4, 1, 0],
    [19, -6, 13, 5, 4, 1, 1],
    [2, -3, 0, 3, 3, 0, 0],
    [0, -50, 0, 3, 3, 0, 0],
    [0, 50, 50, 3, 7, 0, 2],
    [50, -50, 0, 7, 3, 2, 0],
    [6, 1, 7, 3, 4, 0, 0],
    [7, -1, 6, 4, 3, 0, 0],
    [17, 1, 18, 4, 5, 1, 1],
    [31, 1, 32, 5, 6, 2, 2],
    [32, -1, 31, 6, 5, 2, 2],
    [41, -1, 40, 7, 6, 2, 2],
    [13, -1, 12, 4, 4, 1, 0],
    [25, -1, 24, 5, 5, 2, 1],
    [24, 1, 25, 5, 5, 1, 2],
    [99, 0, 99, 7, 7, 2, 2],
  ])(
    '[VMP-T2] [VMP-T3] %i and %i: %i',
    (grit, change, became, before, cubes, favorsBefore, favors) => {
      const found = answer(`vast-published-grit?grit=${grit}&change=${change}`);
      expect(headline(found, 'grit', 'cubes')).toEqual(['grit', became, cubes]);
      expect(line(found, 'cubes')).toEqual({ before, after: cubes });
      expect(line(found, 'favors')).toEqual({ before: favorsBefore, after: favors });
      expect(total(found)).toBe(became);
    },
  );

  test('[VMP-T2] [VMP-T3] what is to be done', () => {
    const done = (grit: number, change: number) =>
      lineIds(answer(`vast-published-grit?grit=${grit}&change=${change}`)).filter((id) =>
        /More|Fewer/.test(id),
      );
    expect(done(5, 2)).toEqual(['cubesMore']);
    expect(done(8, -3)).toEqual(['cubesFewer']);
    expect(done(12, 3)).toEqual(['favorsMore']);
    expect(done(14, -3)).toEqual(['favorsFewer']);
    expect(done(5, 10)).toEqual(['cubesMore', 'favorsMore']);
    expect(done(14, -10)).toEqual(['cubesFewer', 'favorsFewer']);
    expect(done(0, 2)).toEqual([]);
  });

  test('[VMP-T3] two favors in one go', () => {
    expect(line(answer('vast-published-grit?grit=0&change=30'), 'favorsMore')).toEqual({ more: 2 });
    expect(line(answer('vast-published-grit?grit=30&change=-30'), 'favorsFewer')).toEqual({
      fewer: 2,
    });
  });

  test('the sum, with what is not lost below 0', () => {
    const found = answer('vast-published-grit?grit=2&change=-3');
    expect(sumText(found)).toBe('held 2, change -3, floor 1');
  });

  test.each([
    [0, 7],
    [7, 18],
    [18, 32],
    [31, 32],
    [40, 41],
  ])('[VMP-T2] at %i the next cube comes at %i', (grit, mark) => {
    const found = answer(`vast-published-grit?grit=${grit}&change=0`);
    expect(line(found, 'nextMark')).toEqual({ mark });
  });

  test('[VMP-T2] after the last one there is none', () => {
    expect(lineIds(answer('vast-published-grit?grit=41&change=0'))).toContain('lastMark');
  });

  test.each([
    [0, 2],
    [7, 3],
    [18, 4],
    [32, 5],
    [41, 6],
  ])('[VMP-T2] a Lord has one less: at %i %i', (grit, cubes) => {
    const found = answer(`vast-published-grit?role=lord&grit=${grit}&change=0`);
    expect(headline(found, 'cubes')).toEqual(['grit', cubes]);
    expect(lineIds(found)).toContain('lordReported');
    expect(line(found, 'cubesSum')).toEqual({ own: 2, reached: cubes - 2, cubes });
  });

  test.each([
    [0, 2],
    [5, 2],
    [6, 3],
    [12, 3],
    [13, 4],
    [22, 5],
    [31, 5],
    [32, 6],
    [42, 6],
    [43, 7],
  ])('[VMP-T4] the Armored Knight at %i: %i', (grit, cubes) => {
    const found = answer(`vast-published-grit?role=knight&grit=${grit}&change=0`);
    expect(headline(found, 'cubes')).toEqual(['grit', cubes]);
    expect(lineIds(found)).toContain('knightInferred');
    expect(lineIds(found)).not.toContain('favors');
  });

  test('its fields, and what is wrong with others', () => {
    expect(fieldTexts('vast-published-grit')).toEqual([
      'role starts paladin',
      'grit 0..99 starts 0',
      'change -50..50 starts 2',
    ]);
    expect(mistakesIn('vast-published-grit?grit=-1&change=51&role=ghost')).toEqual([
      'role unknownOption',
      'grit outOfRange',
      'change outOfRange',
    ]);
  });
});

describe('[VMP-T5] the income of a crusade', () => {
  test.each([
    ['reveal=1&poltergeists=1', 5, 1],
    ['skeletons=2', 0, 2],
    ['skeletons=2&disdain=1', 6, 0],
    ['reveal=1&refused=1', 7, 0],
    ['spider=1&eggs=2', 10, 3],
    ['reveal=1&skeletons=1&poltergeists=1&refused=2', 15, 2],
    ['', 0, 0],
    ['reveal=1', 2, 0],
    ['eggs=1', 5, 1],
    ['poltergeists=1', 3, 1],
    ['refused=1', 5, 0],
    ['spider=3', 0, 3],
    ['skeletons=1&spider=1&eggs=1&poltergeists=1&disdain=1', 11, 3],
    ['refused=1&dedication=1', 0, 2],
    ['reveal=1&refused=2&dedication=1&skeletons=1', 2, 5],
  ])('[VMP-T6] [VMP-T7] %s: Grit %i, Light %i', (query, grit, light) => {
    const found = answer(`vast-published-crusade?${query}`);
    expect(headline(found, 'grit', 'light')).toEqual(['income', grit, light]);
    expect(total(found)).toBe(grit);
  });

  test.each([
    [0, 2, 2, undefined],
    [6, 2, 2, undefined],
    [7, 2, 1, { end: 8, lost: 1 }],
    [8, 2, 0, { end: 8, lost: 2 }],
    [8, 0, 0, undefined],
  ])('[VMP-T6] Light ends at 8: %i and %i hits', (held, hits, gained, capped) => {
    const found = answer(`vast-published-crusade?light=${held}&skeletons=${hits}`);
    expect(headline(found, 'light')).toEqual(['income', gained]);
    expect(line(found, 'lightCapped')).toEqual(capped);
    expect(line(found, 'lightSum')).toMatchObject({ held, hits, total: held + hits });
  });

  test('[VMP-T7] Dedication brings Fury as well, and is told', () => {
    const found = answer('vast-published-crusade?refused=2&dedication=1&light=1');
    expect(line(found, 'fury')).toEqual({ fury: 4, end: 5 });
    expect(line(found, 'lightSumDedicated')).toEqual({ held: 1, hits: 0, dedicated: 4, total: 5 });
    expect(sumText(found)).toBe('dedicated 0');
    expect(lineIds(answer('vast-published-crusade?dedication=1'))).toEqual(['lightSum']);
  });

  test('the sum is written out; what brings only Light says so', () => {
    const found = answer('vast-published-crusade?reveal=1&skeletons=2&spider=1&eggs=2&refused=1');
    expect(sumText(found)).toBe('reveal 2, eggs 10, refused 5, skeletons 0, spider 0');
    expect(found.sum?.filter(({ idle }) => idle).map(({ id }) => id)).toEqual([
      'skeletons',
      'spider',
    ]);
  });

  test('[VMP-T7] with Disdain Skeletons are in the sum, and give no Light', () => {
    const found = answer('vast-published-crusade?skeletons=3&disdain=1');
    expect(sumText(found)).toBe('disdained 9');
    expect(lineIds(found)).toContain('noLight');
  });

  test('its fields', () => {
    expect(fieldTexts('vast-published-crusade')).toEqual([
      'reveal starts false',
      'skeletons 0..6 starts 0',
      'spider 0..5 starts 0',
      'eggs 0..3 starts 0',
      'poltergeists 0..9 starts 0',
      'refused 0..9 starts 0',
      'light 0..8 starts 0',
      'disdain starts false',
      'dedication starts false',
    ]);
  });
});
