import { answer, fieldTexts, headline, line, lineIds, sumText, total } from './toolAnswers';

describe('[VMP-T8] [VMP-T9] hero cubes that a hit takes', () => {
  test.each([
    ['poltergeist', 1, 0, 3, 2, 2],
    ['poltergeist with Strong Spirits', 2, 0, 4, 3, 3],
    ['single Skeleton', 1, 1, 2, 2, 1],
    ['Giant Spider at the start', 2, 3, 1, 3, 0],
    ['Egg with 3 blood', 4, 2, 4, 5, 3],
    ['three Skeletons together', 3, 0, 5, 4, 4],
    ['Spider with Defense 5', 5, 5, 2, 6, 1],
    ['nothing to beat', 0, 0, 2, 1, 1],
    ['Fury does more than it takes', 1, 5, 1, 5, 0],
    ['as far as it goes', 10, 5, 7, 11, 6],
  ])('%s: Defense %i, Fury %i: %i cubes', (_, defence, fury, cubes, strength, left) => {
    const found = answer(`vast-published-hit?defence=${defence}&fury=${fury}`);
    expect(headline(found, 'cubes', 'strength')).toEqual(['needs', cubes, strength]);
    expect(line(found, 'defenceLeft')).toEqual({ left });
    expect(line(found, 'cubesSum')).toEqual({ prepares: cubes - 1, needed: cubes });
    expect(total(found)).toBe(strength);
    expect(found.tone).toBe('plain');
  });

  test.each([
    [1, 0, 3, 'hit', 2],
    [1, 0, 2, 'miss', 1],
    [2, 0, 7, 'hit', 6],
    [2, 3, 1, 'hit', 3],
    [2, 2, 1, 'miss', 2],
    [5, 5, 1, 'miss', 5],
    [5, 5, 2, 'hit', 6],
    [6, 0, 7, 'miss', 6],
  ])('Defense %i, Fury %i, %i cubes: %s', (defence, fury, cubes, outcome, strength) => {
    const found = answer(`vast-published-hit?defence=${defence}&fury=${fury}&cubes=${cubes}`);
    expect(headline(found, 'strength', 'defence')).toEqual([outcome, strength, defence]);
    expect(lineIds(found).includes('tie')).toBe(strength === defence);
    expect(line(found, 'defenceLeft')).toEqual({ left: cubes - 1 });
    expect(found.tone).toBe(outcome === 'hit' ? 'good' : 'bad');
  });

  test('cubes to spare are told', () => {
    expect(line(answer('vast-published-hit?defence=1&cubes=5'), 'spare')).toEqual({ spare: 2 });
    expect(lineIds(answer('vast-published-hit?defence=1&cubes=3'))).not.toContain('spare');
  });

  test('more than 7 cubes: Fury helps, or nothing does', () => {
    const found = answer('vast-published-hit?defence=7');
    expect([found.tone, headline(found, 'cubes', 'most')]).toEqual(['bad', ['tooMany', 9, 7]]);
    expect(line(found, 'needsFury')).toEqual({ most: 7, fury: 2 });
    expect(line(answer('vast-published-hit?defence=7&cubes=7'), 'needsFury')).toEqual({
      most: 7,
      fury: 2,
    });
    expect(line(answer('vast-published-hit?defence=10&fury=4'), 'needsFury')).toEqual({
      most: 7,
      fury: 5,
    });
    expect(line(answer('vast-published-hit?defence=11&fury=5'), 'outOfReach')).toEqual({
      most: 7,
      end: 5,
    });
    expect(lineIds(answer('vast-published-hit?defence=6&fury=1'))).not.toContain('needsFury');
  });

  test('[VMP-T9] Fury lasts one crusade, which is told where there is some', () => {
    expect(line(answer('vast-published-hit?fury=2'), 'vigor')).toEqual({ fury: 2 });
    expect(lineIds(answer('vast-published-hit?fury=0'))).not.toContain('vigor');
    expect(sumText(answer('vast-published-hit?defence=4&fury=2'))).toBe('prepares 3, fury 2');
  });

  test('its fields', () => {
    expect(fieldTexts('vast-published-hit')).toEqual([
      'defence 0..20 starts 1',
      'fury 0..5 starts 0',
      'cubes 0..7 starts 0',
      'lord starts false',
    ]);
  });

  test('[VMP-S9] a Lord has one cube less', () => {
    const at = (query: string) => answer(`vast-published-hit?${query}`);
    expect(headline(at('defence=5'), 'cubes')).toEqual(['needs', 7]);
    expect(headline(at('defence=5&lord=1'), 'cubes', 'most')).toEqual(['tooMany', 7, 6]);
    expect(line(at('defence=5&lord=1'), 'needsFury')).toEqual({ most: 6, fury: 1 });
    expect(headline(at('defence=5&fury=1&lord=1'), 'cubes')).toEqual(['needs', 6]);
    expect(line(at('defence=11&lord=1'), 'outOfReach')).toEqual({ most: 6, end: 5 });
  });
});

describe('[VMP-T45] Fury at the end of the turn', () => {
  test.each([
    ['nothing was hit', 'fury=0', 1],
    ['a poltergeist was hit', 'fury=3', 4],
    ['a Spiderling was hit', 'fury=3&spiderHit=1', 3],
    ['nothing, with 5', 'fury=5', 5],
    ['an Egg and a Skeleton were hit', 'fury=4', 5],
    ['the Spider was hit, with none', 'fury=0&spiderHit=1', 0],
    ['the Spider was hit, with 5', 'fury=5&spiderHit=1', 5],
  ])('%s', (_, query, fury) => {
    const found = answer(`vast-published-fury?${query}`);
    expect(headline(found, 'fury', 'start')).toEqual(['fury', fury, fury]);
    expect(total(found)).toBe(fury);
  });

  test.each([
    ['fury=0', 1, 2, 'holySymbol'],
    ['fury=3&spiderHit=1', 3, 4, 'holySymbol'],
    ['fury=4', 5, 5, 'holySymbolFull'],
    ['fury=5&spiderHit=1', 5, 5, 'holySymbolFull'],
  ])('[VMP-T46] with the Holy Symbol, %s', (query, fury, start, told) => {
    const found = answer(`vast-published-fury?${query}&holySymbol=1`);
    expect(headline(found, 'fury', 'start')).toEqual(['fury', fury, start]);
    expect(lineIds(found)).toContain(told);
  });

  test('the sum says why nothing comes, and what is cut off', () => {
    expect(sumText(answer('vast-published-fury?fury=2'))).toBe('held 2, notHit 1');
    expect(sumText(answer('vast-published-fury?fury=2&spiderHit=1'))).toBe('held 2, spiderHit 0');
    expect(sumText(answer('vast-published-fury?fury=5'))).toBe('held 5, notHit 1, cap -1');
    expect(sumText(answer('vast-published-fury?fury=5&spiderHit=1'))).toBe('held 5, spiderHit 0');
  });
});
