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

describe('[VMP-T37] curse markers are spread evenly', () => {
  test.each([
    [4, 2, '2, 2'],
    [5, 3, '2, 2, 1'],
    [2, 3, '1, 1, 0'],
    [7, 1, '7'],
    [9, 4, '3, 2, 2, 2'],
    [0, 3, '0, 0, 0'],
    [20, 6, '4, 4, 3, 3, 3, 3'],
    [20, 20, Array.from({ length: 20 }, () => '1').join(', ')],
  ])('%i over %i: %s', (markers, pieces, written) => {
    const found = answer(`vast-published-curses?markers=${markers}&pieces=${pieces}`);
    expect(found.figure).toEqual({ id: 'figure', params: { spread: { written } } });
    expect(total(found)).toBe(markers);
    expect(lineIds(found)).toContain('openPoints');
  });

  test('how many get one more', () => {
    const uneven = answer('vast-published-curses?markers=9&pieces=4');
    expect(headline(uneven, 'more', 'high', 'others', 'each')).toEqual(['uneven', 1, 3, 3, 2]);
    expect(sumText(uneven)).toBe('each 8, more 1');
    expect(lineIds(uneven)).toContain('yourChoice');
    const even = answer('vast-published-curses?markers=4&pieces=2');
    expect(headline(even, 'pieces', 'each')).toEqual(['even', 2, 2]);
    expect(lineIds(even)).not.toContain('yourChoice');
  });

  test('[VMP-T38] its fields end with the markers there are', () => {
    expect(fieldTexts('vast-published-curses')).toEqual([
      'markers 0..20 starts 4',
      'pieces 1..20 starts 2',
    ]);
    expect(mistakesIn('vast-published-curses?markers=21&pieces=0')).toEqual([
      'markers outOfRange',
      'pieces outOfRange',
    ]);
  });
});

describe('[VMP-T39] domination', () => {
  const dominate = (query: string) => answer(`vast-published-domination?${query}`);

  test.each([
    ['2,3,4,5,6', 2, '2'],
    ['2,3,4,5,6', 4, '2, 3, 4'],
    ['2,3,4,5,6', 20, '2, 3, 4, 5, 6'],
    ['6,2', 6, '2, 6'],
    ['3,3', 3, '3'],
    ['0', 0, '0'],
  ])('empty %s with %i markers: %s', (values, markers, written) => {
    const found = dominate(`values=${values}&markers=${markers}`);
    expect(headline(found, 'values', 'pieces', 'goal')).toEqual(['mayChoose', { written }, 1, 5]);
    expect(line(found, 'markersBack')).toEqual({ markers });
    expect(total(found)).toBe(1);
  });

  test.each([
    ['2,3,4,5,6', 1, 2, 1],
    ['5,6', 4, 5, 1],
    ['6', 0, 6, 6],
  ])('empty %s with %i markers: it stays', (values, markers, least, missing) => {
    const found = dominate(`values=${values}&markers=${markers}`);
    expect(headline(found, 'markers', 'least')).toEqual(['stays', markers, least]);
    expect(line(found, 'missing')).toEqual({ missing });
  });

  test.each([
    ['values=6&markers=6&done=4', 'wins', 5, 5],
    ['values=5,6&markers=5&done=3&goal=4', 'wins', 4, 4],
    ['values=5,6&markers=5&done=3&goal=charlatan', 'wins', 4, 4],
    ['values=5,6&markers=5&done=3', 'mayChoose', 4, 5],
    ['values=5,6&markers=6&done=2&goal=4', 'mayChoose', 3, 4],
  ])('%s: %s', (query, outcome, pieces, goal) => {
    const found = dominate(query);
    expect(headline(found, 'pieces', 'goal')).toEqual([outcome, pieces, goal]);
    expect(total(found)).toBe(pieces);
  });

  test('too few markers win nothing', () => {
    expect(dominate('values=6&markers=5&done=4').headline.id).toBe('stays');
  });

  test('nothing can be said without the printed values, nor after the win', () => {
    expect(dominate('markers=5').headline.id).toBe('lookUp');
    expect(headline(dominate('values=6&done=5'), 'done', 'goal')).toEqual(['wonBefore', 5, 5]);
    expect(dominate('values=6&done=4&goal=4').headline.id).toBe('wonBefore');
  });

  test('its fields', () => {
    expect(fieldTexts('vast-published-domination')).toEqual([
      'values 0..20 of at most 5 starts ',
      'markers 0..20 starts 0',
      'done 0..5 starts 0',
      'goal starts 5',
    ]);
    expect(mistakesIn('vast-published-domination?values=1,2,3,4,5,6&goal=3')).toEqual([
      'values wrongCount',
      'goal unknownOption',
    ]);
  });
});

describe('[VMP-T40] Skittish', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [4, 2, 2],
    [5, 2, 3],
    [9, 4, 5],
    [20, 10, 10],
    [19, 9, 10],
  ])('of %i Curses %i are lost, or %i rounded up', (curses, down, up) => {
    const lost = (round: string) => {
      const found = answer(`vast-published-skittish?curses=${curses}${round}`);
      expect(total(found)).toBe(found.headline.params?.['left']);
      return headline(found, 'lost', 'left');
    };
    expect(lost('')).toEqual(['lost', down, curses - down]);
    expect(lost('&round=down')).toEqual(['lost', down, curses - down]);
    expect(lost('&round=up')).toEqual(['lost', up, curses - up]);
  });

  test('rounding is left open only where it matters; the Spells track goes up', () => {
    const ids = (curses: number) => lineIds(answer(`vast-published-skittish?curses=${curses}`));
    expect(ids(5)).toEqual(['spellsTrack', 'flees', 'roundingOpen']);
    expect(ids(4)).toEqual(['spellsTrack', 'flees']);
  });

  test('its fields', () => {
    expect(fieldTexts('vast-published-skittish')).toEqual([
      'curses 0..20 starts 0',
      'round starts down',
    ]);
  });
});

describe('[VMP-T41] spells', () => {
  test.each([
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [2, 0, 0, 2],
    [3, 1, 2, 0],
    [4, 1, 2, 1],
    [5, 1, 2, 2],
    [6, 2, 4, 0],
    [9, 3, 6, 0],
    [10, 3, 6, 1],
  ])('a hand of %i: play %i, discard %i, %i left', (hand, played, discarded, left) => {
    const found = answer(`vast-published-spells?hand=${hand}`);
    expect(headline(found, 'played', 'discarded', 'left')).toEqual([
      'played',
      played,
      discarded,
      left,
    ]);
    expect(total(found)).toBe(left);
    expect(line(found, 'missing')).toEqual(left > 0 ? { missing: 3 - left } : undefined);
  });

  test('its field', () => {
    expect(fieldTexts('vast-published-spells')).toEqual(['hand 0..10 starts 3']);
  });
});

describe('[VMP-T42] Syphon', () => {
  const syphon = (query: string) => answer(`vast-published-syphon?${query}`);

  test.each([
    ['Paladin, 2 Skeletons, 3 poltergeists', 'figures=6&poltergeists=3', 3],
    ['the same with Specialize', 'figures=6&poltergeists=3&specialize=1', 3],
    ['4 Spiderlings', 'figures=4', 4],
    ['the same with Specialize', 'figures=4&specialize=1&onePlayer=1', 8],
    ['Giant Spider, 1 Egg', 'figures=2&onePlayer=1', 2],
    ['the same with Specialize', 'figures=2&onePlayer=1&specialize=1', 4],
    ['Wraith', 'figures=1', 1],
    ['the same with Specialize', 'figures=1&onePlayer=1&specialize=1', 2],
    ['5 poltergeists', 'figures=5&poltergeists=5', 0],
    ['the same with Specialize', 'figures=5&poltergeists=5&specialize=1&onePlayer=1', 0],
    ['nobody', 'figures=0', 0],
    ['Skeletons among poltergeists', 'figures=6&poltergeists=2&specialize=1&onePlayer=1', 8],
  ])('%s', (_, query, gained) => {
    const found = syphon(query);
    expect(headline(found, 'gained')).toEqual(['gained', gained]);
    expect(total(found)).toBe(gained);
  });

  test('the sum is written out', () => {
    expect(sumText(syphon('figures=6&poltergeists=2&specialize=1&onePlayer=1'))).toBe(
      'figures 6, poltergeists -2, specialize 4',
    );
  });

  test('whether it is doubled is told only with Specialize', () => {
    const told = (query: string) => lineIds(syphon(query)).filter((id) => /oubled/.test(id));
    expect(told('specialize=1')).toEqual(['notDoubled']);
    expect(told('specialize=1&onePlayer=1')).toEqual(['doubled']);
    expect(told('onePlayer=1')).toEqual([]);
  });

  test('poltergeists are figures; more of them than figures are none', () => {
    const found = syphon('figures=2&poltergeists=3');
    expect(headline(found, 'gained')).toEqual(['gained', 0]);
    expect(lineIds(found)).toContain('morePoltergeists');
    expect(total(found)).toBe(0);
  });

  test('[VMP-T38] never more than there are markers', () => {
    const found = syphon('figures=15&specialize=1&onePlayer=1');
    expect(headline(found, 'gained')).toEqual(['gained', 20]);
    expect(line(found, 'supply')).toEqual({ all: 20 });
    expect(total(found)).toBe(20);
    expect(lineIds(syphon('figures=10&specialize=1&onePlayer=1'))).not.toContain('supply');
  });

  test('its fields', () => {
    expect(fieldTexts('vast-published-syphon')).toEqual([
      'figures 0..30 starts 1',
      'poltergeists 0..30 starts 0',
      'specialize starts false',
      'onePlayer starts false',
    ]);
  });
});

describe('[VMP-T43] Conjure Treasure', () => {
  test.each([
    [0, 0],
    [1, 1],
    [3, 3],
    [4, 4],
    [6, 6],
    [20, 20],
    [21, 20],
    [30, 20],
  ])('[VMP-T38] %i poltergeists: %i markers', (poltergeists, markers) => {
    const found = answer(`vast-published-conjure?poltergeists=${poltergeists}`);
    expect(headline(found, 'markers')).toEqual(['markers', markers]);
    expect(total(found)).toBe(markers);
    expect(lineIds(found).includes('supply')).toBe(poltergeists > 20);
  });

  test('its field', () => {
    expect(fieldTexts('vast-published-conjure')).toEqual(['poltergeists 0..30 starts 0']);
  });
});
