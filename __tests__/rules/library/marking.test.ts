import fc from 'fast-check';

import { book } from '../../../rules/games/vast-mysterious-manor/library';
import { entriesOf, linesOf } from '../../../rules/library/entry';
import { excerptOf, rangesIn, tokensIn } from '../../../rules/library/marking';
import { Finder } from '../../../rules/library/matching';
import { tokensOf, type Token } from '../../../rules/library/query';
import { makeIndex } from '../../../rules/library/searchIndex';
import { tinyBook, tinyEntry } from './tinyBook';

const index = makeIndex([book]);
const { lexicon } = index;
const finder = new Finder(index, () => true);
const tokens = (query: string) => tokensOf(finder, query);

/** What is marked of a text for a query. */
const marked = (text: string, query: string) =>
  rangesIn(lexicon, text, tokens(query)).map(({ from, to }) => text.slice(from, to));

describe('the words of a query are marked', () => {
  test.each([
    ['kanji as they are written', '蜘蛛の子が1匹', '蜘蛛の子', ['蜘蛛の子']],
    ['kanji found by kana, as a whole', '蜘蛛の子が1匹', 'くものこ', ['蜘蛛の子']],
    ['kanji found by romaji', '蜘蛛の子が1匹', 'kumonoko', ['蜘蛛の子']],
    ['kanji found by the beginning of their reading', '経験値を得る', 'けいけ', ['経験値']],
    ['katakana found by hiragana', 'パラディンが動く', 'ぱらでぃん', ['パラディン']],
    ['half-width kana', 'ﾊﾟﾗﾃﾞｨﾝが動く', 'パラディン', ['ﾊﾟﾗﾃﾞｨﾝ']],
    ['decomposed kana', 'ハ\u309aラテ\u3099ィンが', 'パラディン', ['ハ\u309aラテ\u3099ィン']],
    ['a long vowel at the end', 'スパイダーの', 'すぱいだ', ['スパイダー']],
    ['full-width letters', 'Ｐａｌａｄｉｎ wins', 'paladin', ['Ｐａｌａｄｉｎ']],
    ['English by its stem', 'Moving: who moves is moved', 'move', ['Moving', 'moves', 'moved']],
    ['the beginning of English', 'The Paladin', 'pala', ['Paladin']],
    ['English with its apostrophe', "the Paladin's turn", 'paladin', ["Paladin's"]],
    ['numerals of every kind', '三人、3人、３人', '3人', ['三人', '3人', '３人']],
    [
      'several words',
      'パラディンとスパイダー',
      'スパイダー パラディン',
      ['パラディン', 'スパイダー'],
    ],
    ['after an emoji', '👻 パラディン', 'パラディン', ['パラディン']],
  ])('%s', (_what, text, query, expected) => expect(marked(text, query)).toEqual(expected));

  test('and nothing else', () => {
    expect(marked('スケルトンの墓', 'パラディン')).toEqual([]);
    expect(marked('The removal', 'move')).toEqual([]);
    expect(marked('パラディン', '')).toEqual([]);
    expect(marked('', 'パラディン')).toEqual([]);
  });

  test('a short sound only where a word begins', () => {
    const short: Token = {
      text: 'なか',
      ways: [{ by: 'sound', text: 'naka', quality: 1, atStart: true }],
    };
    const [range, ...others] = rangesIn(lexicon, 'スナカ、ナカ', [short]);
    expect(others).toEqual([]);
    expect(range).toEqual({ from: 4, to: 6 });
  });

  test('a name of several words as one, wherever its forms differ', () => {
    const own = makeIndex([
      tinyBook('lair', [
        tinyEntry('horror', {
          terms: [
            {
              ja: '恐怖判定',
              reading: 'きょうふはんてい',
              en: 'Horror check',
              aliases: ['肝試し'],
            },
          ],
        }),
      ]),
    ]);
    const found = tokensOf(new Finder(own, () => true), '肝試し');
    const text = 'Two horror checks; a check of horror';
    expect(rangesIn(own.lexicon, text, found).map(({ from, to }) => text.slice(from, to))).toEqual([
      'horror checks',
    ]);
  });

  test('every term of the book, typed as it is read', () => {
    const terms = entriesOf(book).flatMap(({ terms: own = [] }) => own);
    expect(terms.length).toBeGreaterThan(100);
    expect(terms.filter(({ ja, reading }) => marked(ja, reading).length === 0)).toEqual([]);
    expect(terms.filter(({ en }) => marked(en, en).length === 0)).toEqual([]);
  });
});

describe('ranges', () => {
  const lines = entriesOf(book).flatMap(({ title, body }) => [
    title.ja,
    title.en,
    ...linesOf(body.ja),
    ...linesOf(body.en),
  ]);
  const line = fc.constantFrom(...lines);
  /** Part of a line: words, halves of words, and whatever stands around them. */
  const piece = fc
    .tuple(line, fc.nat(), fc.integer({ min: 1, max: 8 }))
    .map(([text, place, length]) => {
      const from = place % text.length;
      return text.slice(from, from + length);
    });
  const noise = fc.constantFrom('っ', 'ー', 'は', ' ', '三', 'Ⅲ', 'ky', '👻', "'", 'ﾞ', '—');

  test('are in order, apart from each other, and inside the text', () => {
    fc.assert(
      fc.property(
        line,
        piece,
        fc.array(fc.oneof(piece, noise), { maxLength: 3 }),
        (text, first, rest) => {
          // What is sought stands in the text itself half of the time.
          const query = [first, ...rest].join(' ');
          for (const shown of [text, `${text}${first}`, first]) {
            let end = -1;
            for (const { from, to } of rangesIn(lexicon, shown, tokens(query))) {
              expect(from).toBeGreaterThan(end);
              expect(to).toBeGreaterThan(from);
              expect(to).toBeLessThanOrEqual(shown.length);
              end = to;
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('show why an entry was found: a word of its title is marked there', () => {
    const titles = entriesOf(book).map(({ title }) => title);
    expect(titles.filter(({ ja }) => marked(ja, ja).length === 0)).toEqual([]);
    expect(titles.filter(({ en }) => marked(en, en).length === 0)).toEqual([]);
  });
});

describe('the excerpt', () => {
  const body = {
    ja: ['館が動く。', 'パラディンが館で戦う。', { head: ['形態', '数'], rows: [['影', '2']] }],
    en: [
      'The Manor moves.',
      'The Paladin fights there.',
      { head: ['Form', 'Count'], rows: [['Shadow', '2']] },
    ],
  };
  const excerpt = (language: 'ja' | 'en', query: string) =>
    excerptOf(lexicon, body, language, tokens(query));

  test.each([
    ['ja', 'パラディン', 'パラディンが館で戦う。'],
    ['en', 'Paladin', 'The Paladin fights there.'],
  ] as const)('is in the language of the reader: %s', (language, query, text) => {
    expect(excerpt(language, query)).toMatchObject({ language, text });
  });

  test('is in the other language where only that has the word', () => {
    expect(excerpt('en', '戦う')).toMatchObject({ language: 'ja', text: 'パラディンが館で戦う。' });
    expect(excerpt('ja', 'shadow')).toMatchObject({ language: 'en', text: 'Shadow · 2' });
  });

  test('stays in the language of the reader where both have it', () => {
    const both = { ja: ['HPは2。'], en: ['HP is 2.', 'HP HP'] };
    expect(excerptOf(lexicon, both, 'ja', tokens('HP')).language).toBe('ja');
    expect(excerptOf(lexicon, both, 'en', tokens('HP')).language).toBe('en');
  });

  test('is the line with the most words, the first of them', () => {
    expect(excerpt('ja', '館 パラディン').text).toBe('パラディンが館で戦う。');
    expect(excerpt('ja', '館').text).toBe('館が動く。');
  });

  test('is the first line in the language of the reader where no line has a word', () => {
    expect(excerpt('ja', '')).toMatchObject({ language: 'ja', text: '館が動く。' });
    expect(excerpt('en', 'enchanter')).toMatchObject({ language: 'en', text: 'The Manor moves.' });
  });

  test('is a whole row of a table', () => {
    expect(excerpt('ja', '影').text).toBe('影 · 2');
  });
});

test('a synonym of one game is not marked in the text of another', () => {
  const sought = [
    {
      text: '屋敷',
      ways: [
        { by: 'surface', text: '屋敷', quality: 1 },
        { by: 'surface', text: '館', quality: 0.8, game: 'vast-mysterious-manor' },
      ],
    },
  ] as const;
  expect(tokensIn(sought, 'vast-mysterious-manor')).toEqual(sought);
  expect(tokensIn(sought, 'mansions-of-madness')[0]?.ways.map(({ text }) => text)).toEqual([
    '屋敷',
  ]);
});
