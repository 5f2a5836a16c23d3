import fc from 'fast-check';

import { loadBooks } from '../../../rules/games';
import { entriesOf, linesOf } from '../../../rules/library/entry';
import {
  makeLexicon,
  runsOf,
  segmentsOf,
  spokenOf,
  type Lexicon,
} from '../../../rules/library/lexicon';
import { lexiconOf } from '../../../rules/library/searchIndex';
import { hasKanji } from '../../../rules/library/surface';

const lexicon = makeLexicon([
  ['恐怖判定', 'きょうふはんてい'],
  ['判定', 'はんてい'],
  ['恐怖', 'きょうふ'],
  ['恐', 'おそ'],
  ['館', 'やかた'],
  ['蜘蛛の子', 'くものこ'],
]);

const cut = (text: string, most?: number) =>
  segmentsOf(lexicon, text, most).map(({ text: part, reading }) => [part, reading]);

/** Texts in which words of the lexicon begin, overlap and break off. */
const texts = fc
  .array(
    fc.constantFrom('恐怖判定', '恐', '怖', '判', '判定', '館', '蜘蛛の', '子', 'の', 'ア', 'a'),
  )
  .map((parts) => parts.join(''));

/** Whether segments lie end to end, none of them empty, and say what stands there. */
function coversExactly(known: Lexicon, text: string): boolean {
  const segments = segmentsOf(known, text);
  const ends = [0, ...segments.map(({ to }) => to)];
  return (
    ends.at(-1) === text.length &&
    segments.every(
      ({ from, to, text: part }, index) =>
        from === ends[index] && to > from && text.slice(from, to) === part,
    )
  );
}

describe('cutting a text at its words', () => {
  test('takes the longest word that fits', () => {
    expect(cut('館の恐怖判定と判定')).toEqual([
      ['館', 'やかた'],
      ['の', undefined],
      ['恐怖判定', 'きょうふはんてい'],
      ['と', undefined],
      ['判定', 'はんてい'],
    ]);
  });

  test('takes a shorter word where the longer one breaks off', () => {
    expect(cut('恐怖判')).toEqual([
      ['恐怖', 'きょうふ'],
      ['判', undefined],
    ]);
    expect(cut('恐れ')).toEqual([
      ['恐', 'おそ'],
      ['れ', undefined],
    ]);
  });

  test('takes no word longer than asked', () => {
    expect(cut('恐怖判定', 3)).toEqual([
      ['恐怖', 'きょうふ'],
      ['判定', 'はんてい'],
    ]);
    expect(cut('恐怖判定', 4)).toEqual([['恐怖判定', 'きょうふはんてい']]);
  });

  test('covers any text exactly', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (text) =>
        expect(coversExactly(lexicon, text)).toBe(true),
      ),
    );
  });

  test('never leaves a word in what lies between, nor a longer one where it took a word', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { from, text: part, reading } of segmentsOf(lexicon, text)) {
          for (const [word, itsReading] of lexicon.readings) {
            if (reading === undefined) expect(part).not.toContain(word);
            else if (text.startsWith(word, from)) {
              expect(word.length).toBeLessThanOrEqual(part.length);
              if (word === part) expect(reading).toBe(itsReading);
            }
          }
        }
      }),
    );
  });

  test('covers every line of the books exactly', async () => {
    const books = await loadBooks();
    const known = lexiconOf(books);
    const lines = books.flatMap(entriesOf).flatMap(({ body }) => linesOf(body.ja));
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((line) => !coversExactly(known, line))).toEqual([]);
  });
});

test('of two readings of one word the first counts', () => {
  const { readings } = makeLexicon([
    ['形態', 'けいたい'],
    ['形態', 'フォーム'],
  ]);
  expect(readings.get('形態')).toBe('けいたい');
});

test('words without kanji read themselves and are no words of the lexicon', () => {
  const kana = makeLexicon([
    ['スパイダー', 'すぱいだー'],
    ['ねぐら', 'ねぐら'],
  ]);
  expect(kana.readings.size).toBe(0);
});

describe('how a text sounds', () => {
  test('kanji as they are read, kana and letters as they are', () => {
    expect(spokenOf(lexicon, '館のスパイダーA').text).toBe('yakatanosupaidaa');
  });

  test('every letter knows the place of its word', () => {
    const { text, at } = spokenOf(lexicon, 'の館は');
    expect(text).toBe('noyakataha');
    expect(at).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 2, 2]);
  });

  test('words begin at kanji words and where the kind of letters changes, not at a long vowel', () => {
    const { text, starts } = spokenOf(lexicon, 'スパイダーの館');
    expect([...starts].map((start) => text.slice(start))).toEqual([
      'supaidanoyakata',
      'noyakata',
      'yakata',
    ]);
  });

  test('an emoji shifts no place and no beginning of a word after it', () => {
    const { text, at, starts } = spokenOf(lexicon, '👻館');
    const start = text.indexOf('yakata');
    expect(starts.has(start)).toBe(true);
    expect(at[start]).toBe('👻'.length);
  });

  test('two words in a row do not melt into one long vowel', () => {
    const two = makeLexicon([
      ['塔', 'とう'],
      ['魚', 'うお'],
    ]);
    expect(spokenOf(two, '塔魚').text).toBe('touo');
    expect(spokenOf(two, '塔').text).toBe('to');
  });

  test('places stay in order and inside the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (line) => {
        const { text, at, starts } = spokenOf(lexicon, line);
        expect(at).toHaveLength(text.length);
        expect(at).toEqual([...at].sort((one, other) => one - other));
        expect(at.filter((place) => place < 0 || place >= line.length)).toEqual([]);
        expect([...starts].filter((start) => start < 0 || start > text.length)).toEqual([]);
      }),
    );
  });
});

describe('runs', () => {
  test('are stretches of one kind of letters', () => {
    expect(runsOf('蜘蛛の子スパイダー2D6、ん').map(({ text }) => text)).toEqual([
      '蜘蛛',
      'の',
      '子',
      'スパイダー',
      '2D6',
      '、',
      'ん',
    ]);
  });

  test('join to the text, each at its place', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (text) => {
        const runs = runsOf(text);
        expect(runs.map((run) => run.text).join('')).toBe(text);
        for (const run of runs) expect(text.startsWith(run.text, run.from)).toBe(true);
      }),
    );
  });

  test('never mix kanji with anything else', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const run of runsOf(text)) {
          expect(Array.from(run.text, hasKanji)).toEqual(
            Array.from(run.text, () => hasKanji(run.text)),
          );
        }
      }),
    );
  });
});
