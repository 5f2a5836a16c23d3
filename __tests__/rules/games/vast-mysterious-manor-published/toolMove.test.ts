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

const move = (query: string) => answer(`vast-published-move?${query}`);

describe('[VMP-T28] how far a move goes', () => {
  test.each([
    ['two sprints and a crusade', 'who=paladin&sprints=2&crusades=1', 5],
    ['a sprint with Winged Boots', 'who=paladin&boots=1', 4],
    ['a sprint', 'who=paladin', 2],
    ['a crusade alone', 'who=paladin&sprints=0&crusades=1', 1],
    ['three sprints with Winged Boots', 'who=paladin&sprints=3&boots=1&crusades=2', 14],
    ['nothing', 'who=paladin&sprints=0', 0],
    ['a Skeleton', 'who=skeleton', 5],
    ['a Skeleton by another name', 'who=skeletons', 5],
    ['Stabby', 'who=stabby', 5],
    ['Stabby with the Leather Boots', 'who=skeleton&boots=1', 6],
    ['Sniffy', 'who=sniffy', 6],
    ['the Giant Spider', 'who=giant', 3],
    ['the Giant Spider with Legs', 'who=spider&legs=2', 5],
    ['the Sorcerer', 'who=sorcerer', 2],
    ['the Sorcerer with Legs', 'who=sorcerer&legs=1', 3],
    ['the Shadow Paladin', 'who=shadowPaladin', 2],
    ['the Warlock', 'who=warlock', 2],
    ['the Warlock, two sneaks', 'who=warlock&sneaks=2', 4],
    ['the Armored Knight by her Movement', 'who=knight&movement=4', 4],
    ['the Wraith by its track', 'who=wraith&movement=6', 6],
  ])('[VMP-T30] %s', (_, query, spaces) => {
    const found = move(query);
    expect(headline(found, 'spaces')).toEqual(['spaces', spaces]);
    expect(total(found)).toBe(spaces);
    expect(lineIds(found)).toContain('noExtraCost');
  });

  test.each([
    ['four with Legs', 'spiderlings=4&legs=1', 5, 20],
    ['all five', '', 4, 20],
    ['the last one', 'spiderlings=1&legs=3', 7, 7],
  ])('[VMP-T30] Spiderlings move one by one: %s', (_, query, spaces, all) => {
    const found = move(`who=spiderlings&${query}`);
    expect(headline(found, 'spaces', 'all')).toEqual(['each', spaces, all]);
    expect(total(found)).toBe(spaces);
  });

  test('the sum is written out', () => {
    expect(sumText(move('sprints=2&crusades=1'))).toBe('sprints 4, crusades 1');
    expect(sumText(move('who=giant&legs=2'))).toBe('base 3, legs 2');
    expect(sumText(move('who=warlock&sneaks=2'))).toBe('sneaks 4');
    expect(sumText(move('who=skeleton&stop=3&webs=1'))).toBe('base 5, lost -2');
  });
});

describe('[VMP-T29] what ends a move', () => {
  test.each([
    ['a sprint, webs on the first tile', 'who=paladin&stop=1&webs=2', 1, 2, 1],
    ['a Skeleton, webs and a lamp', 'who=skeleton&stop=3&webs=3&lamp=1', 3, 5, 2],
    ['Sniffy', 'who=sniffy&stop=4&webs=1', 4, 6, 0],
    ['the Armored Knight', 'who=armoredKnight&movement=3&stop=2&webs=1', 2, 3, 0],
  ])('%s', (_, query, spaces, allowance, left) => {
    const found = move(query);
    expect(headline(found, 'spaces', 'allowance')).toEqual(['stopped', spaces, allowance]);
    expect(line(found, 'webStops')).toMatchObject({ left });
    expect(lineIds(found)).toContain('endsMove');
    expect(total(found)).toBe(spaces);
    expect(found.tone).toBe('bad');
  });

  test('a lamp alone stops Skeletons and goes', () => {
    const found = move('who=skeleton&stop=2&lamp=1');
    expect(headline(found, 'spaces')).toEqual(['stopped', 2]);
    expect(lineIds(found)).toContain('lampStops');
    expect(lineIds(found)).not.toContain('webStops');
  });

  test.each([
    ['paladin', 'lampStays'],
    ['giant', 'lampGoes'],
    ['sorcerer', 'lampGoes'],
    ['shadowPaladin', 'lampGoes'],
    ['warlock', 'lampStays'],
    ['wraith', 'lampStays'],
  ])('a lamp does not stop %s: %s', (who, told) => {
    const found = move(`who=${who}&movement=3&stop=1&lamp=1`);
    expect(found.headline.id).toBe('spaces');
    expect(lineIds(found)).toContain(told);
  });

  test.each(['giant', 'sorcerer', 'spiderlings', 'warlock', 'wraith'])(
    'webs do not stop %s and stay',
    (who) => {
      const found = move(`who=${who}&movement=3&stop=1&webs=2`);
      expect(found.headline.id).not.toBe('stopped');
      expect(line(found, 'websStay')).toEqual({ webs: 2 });
    },
  );

  test.each([
    ['the first of two sprints', 'sprints=2&stop=1&webs=1', 3],
    ['the end of a sprint', 'sprints=2&stop=2&webs=1', 4],
    ['the second sprint', 'sprints=2&stop=3&webs=1', 3],
    ['the first with boots, a crusade after it', 'sprints=1&crusades=1&boots=1&stop=1&webs=1', 2],
    ['the crusade', 'sprints=1&crusades=1&stop=3&webs=1', 3],
  ])('a stop ends only that move: %s', (_, query, spaces) => {
    const found = move(query);
    expect(found.headline.params?.['spaces']).toBe(spaces);
    expect(total(found)).toBe(spaces);
    expect(lineIds(found)).toContain('goesOn');
  });

  test('what lies beyond the move does not stop it', () => {
    const found = move('who=paladin&stop=3&webs=1');
    expect(headline(found, 'spaces')).toEqual(['spaces', 2]);
    expect(line(found, 'notReached')).toEqual({ stop: 3 });
    expect(lineIds(found)).not.toContain('webStops');
  });

  test('an empty space of the way is nothing', () => {
    expect(lineIds(move('who=skeleton&stop=2'))).toEqual(lineIds(move('who=skeleton')));
  });
});

test.each([
  ['paladin', 'wallsNone'],
  ['armoredKnight', 'wallsNone'],
  ['skeleton', 'wallsBreach'],
  ['sniffy', 'wallsNone'],
  ['giant', 'wallsOne'],
  ['sorcerer', 'wallsNone'],
  ['spiderlings', 'wallsAny'],
  ['shadowPaladin', 'wallsOne'],
  ['warlock', 'wallsAny'],
  ['wraith', 'wallsAny'],
])('[VMP-T31] walls: %s, %s', (who, told) => {
  const ids = lineIds(move(`who=${who}`));
  expect(ids.filter((id) => id.startsWith('walls'))).toEqual([told]);
});

test('[VMP-T28] where a move may go or has to end', () => {
  expect(lineIds(move('who=paladin'))).toContain('sprintLit');
  expect(lineIds(move('who=knight'))).toContain('knightMoves');
  expect(lineIds(move('who=sniffy'))).toContain('skeletonGround');
  expect(lineIds(move('who=warlock'))).toContain('sneakEnds');
});

test('[VMP-T28] [VMP-T29] [VMP-T30] its fields', () => {
  expect(fieldTexts('vast-published-move')).toEqual([
    'who starts paladin',
    'sprints 0..7 starts 1',
    'crusades 0..7 starts 0',
    'sneaks 0..5 starts 1',
    'legs 0..9 starts 0',
    'spiderlings 1..5 starts 5',
    'movement 0..12 starts 1',
    'boots starts false',
    'stop 0..30 starts 0',
    'webs 0..3 starts 0',
    'lamp starts false',
  ]);
  expect(mistakesIn('vast-published-move?who=ghost&webs=4&stop=31')).toEqual([
    'who unknownOption',
    'stop outOfRange',
    'webs outOfRange',
  ]);
});
