import {
  fewestOfOneDeck,
  fewestRituals,
  rituals,
} from '../../../../rules/games/vast-mysterious-manor-published/tools/seals';
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

const seals = (query: string) => answer(`vast-published-seals?${query}`);
const any = { keep: false, castle: false };

describe('[VMP-T32] Seals after a ritual', () => {
  test.each([
    [0, 1, 1, '', '', ''],
    [8, 3, 11, '', '', 'wins'],
    [10, 2, 12, '', '', 'wins'],
    [11, 2, 13, '', 'wins', 'wonBefore'],
    [12, 2, 14, 'wins', 'wins', 'wonBefore'],
    [13, 3, 14, 'wins', 'wonBefore', 'wonBefore'],
    [13, 1, 14, 'wins', 'wonBefore', 'wonBefore'],
    [10, 1, 11, '', '', 'wins'],
    [10, 3, 13, '', 'wins', 'wins'],
    [14, 1, 14, 'wonBefore', 'wonBefore', 'wonBefore'],
    [9, 2, 11, '', '', 'wins'],
  ])('%i and %i: %i', (held, card, after, ...outcomes) => {
    for (const [index, goal] of [14, 13, 11].entries()) {
      const found = seals(`seals=${held}&card=${card}&goal=${goal}`);
      const outcome = outcomes[index] === '' ? 'seals' : outcomes[index];
      expect(found.headline.id).toBe(outcome);
      expect(found.tone).toBe(outcome === 'seals' ? 'plain' : 'good');
      if (outcome === 'wonBefore') continue;
      expect(found.headline.params).toMatchObject({ seals: after, goal });
      expect(total(found)).toBe(after);
    }
  });

  test('the levels name their goals', () => {
    expect(headline(seals('seals=11&card=2&goal=villa'), 'goal')).toEqual(['wins', 13]);
    expect(headline(seals('seals=9&card=2&goal=Shack'), 'goal')).toEqual(['wins', 11]);
  });

  test('the sum, with what is cut off at 14', () => {
    expect(sumText(seals('seals=13&card=3'))).toBe('held 13, card 3, cap -2');
    expect(sumText(seals('seals=5&card=2'))).toBe('held 5, card 2');
  });

  test('its fields', () => {
    expect(fieldTexts('vast-published-seals')).toEqual([
      'seals 0..14 starts 0',
      'card 1..3 starts 1',
      'goal starts 14',
      'keep starts false',
      'castle starts false',
    ]);
    expect(mistakesIn('vast-published-seals?card=4&goal=12')).toEqual([
      'card outOfRange',
      'goal unknownOption',
    ]);
  });
});

describe('[VMP-T33] the ritual deck', () => {
  test('13 cards, 23 Seals', () => {
    expect(rituals.map(({ seals: each, cards, path }) => [each, cards, path])).toEqual([
      [3, 3, 7],
      [2, 4, 6],
      [1, 6, 4],
    ]);
  });

  test.each([
    [0, 14, 5, 6],
    [0, 13, 5, 5],
    [0, 11, 4, 4],
    [3, 14, 4, 4],
    [14, 14, 0, 0],
    [13, 14, 1, 1],
    [11, 14, 1, 1],
    [10, 14, 2, 2],
    [1, 14, 5, 5],
  ])('from %i to %i: %i rituals, %i of one deck', (held, goal, fewest, once) => {
    expect(fewestRituals(held, goal, any)).toBe(fewest);
    expect(fewestOfOneDeck(held, goal, any)).toBe(once);
  });

  test.each([
    ['a Keep', { keep: true, castle: false }, 7, 10],
    ['a Castle', { keep: false, castle: true }, 5, 6],
    ['both', { keep: true, castle: true }, 7, undefined],
  ])('[VMP-T34] %s from 0 to 14', (_, deck, fewest, once) => {
    expect(fewestRituals(0, 14, deck)).toBe(fewest);
    expect(fewestOfOneDeck(0, 14, deck)).toBe(once);
  });

  test('what is still needed after the ritual', () => {
    const found = seals('seals=0&card=1');
    expect(line(found, 'fewest')).toEqual({ fewest: 5 });
    expect(lineIds(found)).not.toContain('oneDeck');
    const keep = seals('seals=0&card=1&keep=1');
    expect([line(keep, 'fewest'), line(keep, 'oneDeck')]).toEqual([{ fewest: 7 }, { once: 9 }]);
    expect(lineIds(seals('seals=0&card=2&keep=1&castle=1'))).toContain('deckTooSmall');
  });

  // The ritual that was just used does not come again before the deck is shuffled.
  test.each([
    ['seals=0&card=3', 4, 5],
    ['seals=0&card=2&keep=1', 6, 9],
    ['seals=0&card=2&keep=1&goal=13', 6, 8],
    ['seals=0&card=2&keep=1&goal=11', 5, 6],
    ['seals=0&card=3&castle=1', 4, 5],
  ])('%s: %i more, %i of one deck', (query, fewest, once) => {
    const found = seals(query);
    expect([line(found, 'fewest'), line(found, 'oneDeck')]).toEqual([{ fewest }, { once }]);
    expect(lineIds(seals('seals=12&card=2'))).not.toContain('fewest');
  });

  test.each([
    [1, 4],
    [2, 6],
    [3, 7],
  ])('a ritual of %i takes a path of %i tiles', (card, path) => {
    const found = seals(`card=${card}`);
    expect(line(found, 'path')).toEqual({ path });
    expect(lineIds(found).includes('portent')).toBe(card === 1);
  });

  test('[VMP-T34] a Keep has no 3s, a Castle no 1s', () => {
    expect(headline(seals('card=3&keep=1'), 'card')).toEqual(['noSuchRitual', 3]);
    expect(headline(seals('card=1&castle=1'), 'card')).toEqual(['noSuchRitual', 1]);
    expect(line(seals('card=3&keep=1'), 'fewest')).toEqual({ fewest: 7 });
    expect(seals('card=2&keep=1').headline.id).toBe('seals');
    expect(lineIds(seals('card=2&castle=1'))).toContain('noPortents');
    expect(lineIds(seals('card=2'))).not.toContain('noPortents');
  });
});

describe('[VMP-T35] treasures and rituals', () => {
  const placed = (query: string) => answer(`vast-published-treasures?${query}`);

  test.each([
    [0, 0, 3, 1, 0, 3, undefined],
    [0, 1, 2, 1, 1, 3, undefined],
    [1, 1, 4, 2, 2, 5, { discards: 1, limit: 5 }],
    [2, 1, 1, 2, 3, 4, undefined],
    [3, 0, 5, 2, 3, 5, { discards: 3, limit: 5 }],
    [2, 0, 0, 2, 2, 2, undefined],
    [1, 0, 5, 1, 1, 5, { discards: 1, limit: 5 }],
    [3, 0, 2, 2, 3, 5, undefined],
  ])(
    '[VMP-T36] omens %i, portent %i, hand %i',
    (omens, portent, hand, treasures, cards, after, discard) => {
      const found = placed(`omens=${omens}&portent=${portent}&hand=${hand}`);
      expect(headline(found, 'treasures', 'cards', 'hand')).toEqual([
        'placed',
        treasures,
        cards,
        after,
      ]);
      expect(line(found, 'discard')).toEqual(discard);
      expect(line(found, 'filled')).toEqual({ omens, portents: portent, filled: omens + portent });
      expect(total(found)).toBe(after);
    },
  );

  test('[VMP-T35] three spaces, so no omen where the portent is', () => {
    const found = placed('omens=3&portent=1');
    expect(headline(found, 'treasures', 'cards')).toEqual(['placed', 2, 3]);
    expect(line(found, 'trackFull')).toEqual({ spaces: 3 });
    expect(line(found, 'filled')).toMatchObject({ filled: 3 });
  });

  test('[VMP-T36] the sum, and its fields', () => {
    expect(sumText(placed('omens=2&hand=5'))).toBe('hand 5, drawn 2, discarded -2');
    expect(sumText(placed('hand=0'))).toBe('hand 0, drawn 0');
    expect(fieldTexts('vast-published-treasures')).toEqual([
      'omens 0..3 starts 0',
      'portent starts false',
      'hand 0..5 starts 3',
    ]);
  });
});
