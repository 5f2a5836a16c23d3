import fc from 'fast-check';

import { Finder } from '../../../rules/library/matching';
import { tokensOf } from '../../../rules/library/query';
import { search } from '../../../rules/library/search';
import { makeIndex } from '../../../rules/library/searchIndex';
import { tinyBook, tinyEntry } from './tinyBook';

const term = (ja: string, reading: string, en: string, aliases: readonly string[] = []) => ({
  ja,
  reading,
  en,
  aliases,
});
const index = makeIndex([
  tinyBook('lair', [
    tinyEntry('horror', {
      terms: [term('恐怖判定', 'きょうふはんてい', 'Horror check')],
      body: { ja: ['3人なら恐怖判定を1回。'], en: ['With 3 players, one Horror check.'] },
    }),
    tinyEntry('spell', { terms: [term('火炎魔法', 'かえんまほう', 'Fire spell')] }),
    tinyEntry('spider', {
      terms: [term('スパイダー', 'すぱいだー', 'Spider', ['蜘蛛'])],
      body: { ja: ['スパイダーは一番近い館へ動く。'], en: ['The Spider moves to a web.'] },
    }),
  ]),
  tinyBook('keep', [
    tinyEntry('fire', { terms: [term('火炎', 'かえん', 'Flame')] }),
    tinyEntry('magic', { terms: [term('魔法', 'まほう', 'Magic')] }),
  ]),
]);
const everywhere = new Finder(index, () => true);
const inGame = (game: string) => new Finder(index, (document) => document.game === game);

const words = (query: string, finder = everywhere) =>
  tokensOf(finder, query).map(({ text }) => text);

describe('the words of a question', () => {
  test.each([
    ['スパイダーは館でどうする？', ['すぱいだー', '館']],
    ['スパイダーのとき、恐怖判定はできる？', ['すぱいだー', '恐怖判定']],
    ['何枚の恐怖判定', ['恐怖判定']],
    ['How does the Spider move?', ['spider', 'move']],
    ['can I do a Horror check', ['horror', 'check']],
    ['supaidaa wa', ['supaidaa']],
  ])('are without particles and question words: %s', (query, expected) => {
    expect(words(query)).toEqual(expected);
  });

  test.each([
    ['は', ['は']],
    ['どうする', ['どうする']],
    ['what', ['what']],
    ['何', ['何']],
  ])('are a particle or question word where it is all there is: %s', (query, expected) => {
    expect(words(query)).toEqual(expected);
  });

  test.each(['what is the', 'どう する'])('are none in a question just begun: %s', (query) => {
    expect(words(query)).toEqual([]);
  });

  test.each(['', ' ', '　', '？', '!?', '「」', '...', "'"])('are none in %j', (query) => {
    expect(words(query)).toEqual([]);
  });

  test('count once, however often they stand there', () => {
    expect(words('スパイダー スパイダー ｽﾊﾟｲﾀﾞｰ spider SPIDER')).toEqual(['すぱいだー', 'spider']);
  });
});

describe('a word that is still being typed', () => {
  test.each(['f', 'h', 'k', 'sh', 'ch', 'ts', 'ky', 'n'])(
    'is found without the unfinished consonant of an input method: きょう%s',
    (consonant) => {
      expect(tokensOf(everywhere, `きょう${consonant}`)).toEqual(tokensOf(everywhere, 'きょう'));
    },
  );

  test('keeps letters that are no unfinished consonant', () => {
    expect(words('館x')).toEqual(['館', 'x']);
    expect(words('web')).toEqual(['web']);
  });

  test('that has no sound yet is looked for nowhere and not everywhere', () => {
    for (const query of ['っ', 'ー', 'ッ', 'スパイダー っ', '—']) {
      for (const { ways } of tokensOf(everywhere, query)) {
        expect(ways.map(({ text }) => text)).not.toContain('');
      }
    }
    expect(
      tokensOf(everywhere, 'っ')
        .flatMap(({ ways }) => ways)
        .some((way) => everywhere.finds(way)),
    ).toBe(false);
  });
});

describe('a compound', () => {
  test('that is known is one word', () => {
    expect(words('火炎魔法')).toEqual(['火炎魔法']);
    expect(words('火炎魔法', inGame('lair'))).toEqual(['火炎魔法']);
  });

  test('that stands nowhere in scope is looked for by its parts', () => {
    expect(words('火炎魔法', inGame('keep'))).toEqual(['火炎', '魔法']);
  });

  test('of words in a row is cut into them, also in kana and romaji', () => {
    expect(words('魔法恐怖判定')).toEqual(['魔法', '恐怖判定']);
    expect(words('まほうのきょうふはんてい')).toEqual(['maho', 'kyohuhante']);
    expect(words('mahounokyoufuhantei')).toEqual(['maho', 'kyohuhante']);
  });
});

describe('one query for every way of writing it', () => {
  test.each([
    ['full and half width', ['ＳＰＩＤＥＲ', 'spider', 'Spider']],
    ['half-width kana', ['ｽﾊﾟｲﾀﾞｰ', 'スパイダー']],
    ['decomposed kana', ['スハ\u309aイタ\u3099ー', 'スパイダー']],
    ['numerals before a counter', ['三人', '3人', '３人']],
    ['Roman numerals', ['Ⅲ', 'ⅲ', '3', '３']],
    ['Roman numerals of two digits', ['Ⅹ', '10']],
    ['apostrophes', ["spider's", 'spider’s']],
  ])('%s', (_what, queries) => {
    const [first, ...others] = queries.map((query) => tokensOf(everywhere, query));
    expect(first).not.toEqual([]);
    for (const other of others) expect(other).toEqual(first);
  });

  test('a kanji numeral that is part of a word stays in it', () => {
    expect(words('一番')).toEqual(['1番']);
    expect(words('三叉')).not.toContain('3叉');
  });
});

describe('a word that stands nowhere', () => {
  const finds = (query: string, entry: string) =>
    search(index, query).hits.some((document) => document.entry.id === entry);

  test.each(['spidre', 'spidr', 'spiider', 'spyder', 'スパイター', 'すぱいざー', '恐布判定'])(
    'is taken for one that is one slip away: %s',
    (query) => expect(finds(query, query.includes('判') ? 'horror' : 'spider')).toBe(true),
  );

  test('is not guessed where it is short: too many words are near', () => {
    expect(finds('wib', 'spider')).toBe(false);
    expect(finds('web', 'spider')).toBe(true);
  });

  test('is not guessed where it is two slips away', () => {
    expect(finds('spoidre', 'spider')).toBe(false);
  });

  test('is found by what it is another word for, in its own game', () => {
    const ways = tokensOf(everywhere, '蜘蛛').flatMap((token) => token.ways);
    expect(ways).toContainEqual(
      expect.objectContaining({ by: 'stem', text: 'spider', game: 'lair' }),
    );
    expect(finds('蜘蛛', 'spider')).toBe(true);
  });
});

test('any query is cut into different words, each with something to look for', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'スパイダー',
      '恐怖',
      'は',
      'っ',
      'ー',
      'spider',
      '三',
      '人',
      'Ⅲ',
      "'",
      '—',
      ' ',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.string({
      unit: fc.constantFrom(...Array.from('あきっょーんカャ゙々館火炎ab1’-')),
      maxLength: 6,
    }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const tokens = tokensOf(everywhere, parts.join(''));
      expect(new Set(tokens.map(({ text }) => text)).size).toBe(tokens.length);
      for (const { ways } of tokens) {
        expect(ways.length).toBeGreaterThan(0);
        for (const { text, quality } of ways) {
          expect(text).not.toBe('');
          expect(quality).toBeGreaterThan(0);
          expect(quality).toBeLessThanOrEqual(1);
        }
      }
    }),
    { numRuns: 300 },
  );
});
