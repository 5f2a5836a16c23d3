import fc from 'fast-check';

import { isOneSlip, likeness } from '../../../rules/library/slips';

const alphabet = Array.from('abcか');
const letter = fc.constantFrom(...alphabet);
const words = fc.string({ unit: letter, minLength: 1, maxLength: 8 });

const insert = (word: string, at: number, added: string) =>
  word.slice(0, at) + added + word.slice(at);
const remove = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
const replace = (word: string, at: number, by: string) =>
  word.slice(0, at) + by + word.slice(at + 1);
const swap = (word: string, at: number) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);

/** Everything that one slip can make of a word. */
function slipsOf(word: string): ReadonlySet<string> {
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    for (const other of alphabet) {
      slips.add(insert(word, at, other));
      if (at < word.length) slips.add(replace(word, at, other));
    }
    if (at < word.length) slips.add(remove(word, at));
    if (at + 1 < word.length) slips.add(swap(word, at));
  }
  slips.delete(word);
  return slips;
}

describe('one slip', () => {
  test.each([
    ['a letter too many', 'paladiin', 'paladin'],
    ['a letter too few', 'paldin', 'paladin'],
    ['another letter', 'palatin', 'paladin'],
    ['two letters that changed places', 'paladni', 'paladin'],
    ['the first letter', 'aladin', 'paladin'],
    ['the last letter', 'paladim', 'paladin'],
    ['a kanji', '恐布判定', '恐怖判定'],
  ])('is %s', (_what, typed, meant) => expect(isOneSlip(typed, meant)).toBe(true));

  test.each([
    ['two other letters', 'palatim', 'paladin'],
    ['two letters too many', 'ppaladinn', 'paladin'],
    ['letters that changed places over a third', 'lapadin', 'paladin'],
    ['a letter too many and one too few', 'aladinn', 'paladin'],
  ])('is not %s', (_what, typed, meant) => expect(isOneSlip(typed, meant)).toBe(false));

  test('every single slip of a word is one', () => {
    fc.assert(
      fc.property(words, (word) => {
        expect([...slipsOf(word)].filter((typed) => !isOneSlip(typed, word))).toEqual([]);
      }),
    );
  });

  test('nothing else is: two words are one slip apart exactly where a slip makes one the other', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(isOneSlip(one, other)).toBe(slipsOf(other).has(one));
      }),
      { numRuns: 1000 },
    );
    // Words that are close, where it matters most.
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (word, first, second) => {
        const near = [...slipsOf(word)];
        const once = near[first % near.length] ?? '';
        const nearer = [...slipsOf(once)];
        const twice = nearer[second % nearer.length] ?? '';
        expect(isOneSlip(twice, word)).toBe(slipsOf(word).has(twice));
      }),
    );
  });

  test('a word is no slip of itself', () => {
    fc.assert(fc.property(words, (word) => expect(isOneSlip(word, word)).toBe(false)));
  });
});

describe('likeness', () => {
  test('is 1 for the same word, the same both ways, and never out of 0 to 1', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(likeness(one, one)).toBe(1);
        expect(likeness(one, other)).toBe(likeness(other, one));
        expect(likeness(one, other)).toBeGreaterThanOrEqual(0);
        expect(likeness(one, other)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is 0 for words that have no letter in common', () => {
    expect(likeness('abc', 'xyz')).toBe(0);
  });

  test('is greater for a word with a slip than for another word', () => {
    expect(likeness('spidre', 'spider')).toBeGreaterThan(likeness('skeleton', 'spider'));
  });
});
