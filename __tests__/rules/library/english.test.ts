import fc from 'fast-check';

import { loadBooks } from '../../../rules/games';
import { stemOf, wordsIn } from '../../../rules/library/english';
import { entriesOf } from '../../../rules/library/entry';
import { foldText } from '../../../rules/library/surface';

describe('one stem for the forms of a word', () => {
  test.each([
    ['verbs', ['move', 'moves', 'moved', 'moving', 'movement', 'movements']],
    ['verbs that double a letter', ['stop', 'stops', 'stopped', 'stopping']],
    ['verbs that end in two of a letter', ['roll', 'rolls', 'rolled', 'rolling']],
    ['short verbs that end in two of a letter', ['add', 'adds', 'added', 'adding']],
    ['verbs in y', ['carry', 'carries', 'carried', 'carrying']],
    ['short verbs in e', ['use', 'uses', 'used', 'using']],
    ['irregular verbs', ['fight', 'fights', 'fought', 'fighting']],
    ['what is paid', ['pay', 'pays', 'paid', 'paying', 'unpaid']],
    ['what is lost', ['lose', 'loses', 'lost', 'losing', 'loss', 'losses']],
    ['dice and death', ['die', 'dies', 'died', 'dying', 'dead', 'death', 'deaths', 'dice']],
    ['choices', ['choose', 'chooses', 'chose', 'chosen', 'choice', 'choices']],
    ['ties', ['tie', 'ties', 'tied']],
    ['plurals', ['spider', 'spiders']],
    ['plurals in es', ['tax', 'taxes']],
    ['plurals of words in se', ['horse', 'horses']],
    ['plurals in ies', ['ally', 'allies']],
    ['plurals of words in o', ['hero', 'heroes']],
    ['British and American', ['armour', 'armor', 'armours']],
    ['defence and defense', ['defence', 'defense', 'defences']],
  ])('%s', (_what, forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1);
  });

  test('words that are not forms of each other stay apart', () => {
    const words = ['move', 'tile', 'tie', 'die', 'dig', 'use', 'bus', 'boss', 'wing', 'win', 'bed'];
    expect(new Set(words.map(stemOf)).size).toBe(words.length);
  });

  test('short words and numbers are what they are', () => {
    expect(['as', 'bus', 'd6s', '10', 'his'].map(stemOf)).toEqual([
      'as',
      'bus',
      'd6s',
      '10',
      'his',
    ]);
  });

  test('every word of the games is found by its plural', async () => {
    const words = (await loadBooks())
      .flatMap(entriesOf)
      .flatMap(({ terms = [] }) => terms.flatMap(({ en }) => wordsIn(foldText(en))))
      .map(({ text }) => text)
      .filter((word) => /[a-z]{3}$/.test(word) && !/(?:[suxzy]|ch|sh)$/.test(word));
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word) => stemOf(`${word}s`) !== stemOf(word))).toEqual([]);
  });
});

describe('the words of a text', () => {
  test('are letters and digits between others, with their places', () => {
    expect(wordsIn('roll 2d6, 蜘蛛の子spiderling')).toEqual([
      { text: 'roll', from: 0, to: 4 },
      { text: '2d6', from: 5, to: 8 },
      { text: 'spiderling', from: 14, to: 24 },
    ]);
  });

  test('are without the signs of possession and omission', () => {
    expect(wordsIn("player's player’s players' can't").map(({ text }) => text)).toEqual([
      'player',
      'player',
      'players',
      'cant',
    ]);
  });

  test('stand in order, apart from each other, at their places', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from("abs '’-の")), maxLength: 30 });
    fc.assert(
      fc.property(text, (line) => {
        let end = -1;
        for (const word of wordsIn(line)) {
          expect(word.from).toBeGreaterThan(end);
          const written = line.slice(word.from, word.to);
          expect(written.replace(/['’]s$/, '').replace(/['’]/g, '')).toBe(word.text);
          // Nothing that belongs to the word is left out on either side.
          expect(line.slice(0, word.from)).not.toMatch(/[a-z0-9]$/);
          expect(line.slice(word.to)).not.toMatch(/^[a-z0-9]/);
          end = word.to - 1;
        }
        const covered = wordsIn(line).map(({ from, to }) => line.slice(from, to));
        expect(covered.join('').replace(/['’]/g, '')).toBe(line.replace(/[^a-z0-9]/g, ''));
      }),
    );
  });
});
