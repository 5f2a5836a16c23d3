import fc from 'fast-check';

import { foldSurface, foldText, hasKanji, isJapanese } from '../../../rules/library/surface';

/** Letters that folding changes, and those around them that decide whether it does. */
const special = fc.constantFrom(
  ...Array.from('ガかｶﾊﾟﾞ\u3099\u309a\u0301三九十人枚つ叉ⅢⅩⅲＡａZé１①㌔・−—×ーﾞﾟｰヴ々ヶ \n'),
);
/** Any text, also one that was cut in the middle of an emoji. */
const anyText = fc.oneof(
  fc.string({ unit: fc.oneof(special, fc.string({ unit: 'binary', maxLength: 1 })) }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }))
    .map((codes) => codes.map((code) => String.fromCharCode(code)).join('')),
);

describe('one surface for what means the same', () => {
  test.each([
    ['full and half width letters and digits', ['ＨＰ１２', 'HP12', 'hp12']],
    ['kinds and widths of kana', ['パラディン', 'ぱらでぃん', 'ﾊﾟﾗﾃﾞｨﾝ']],
    ['decomposed kana', ['ガード', 'カ\u3099ート\u3099', 'がーど', 'か\u3099ーと\u3099']],
    ['Roman numerals of either case and digits', ['Ⅲ章', 'ⅲ章', '3章', '３章']],
    ['Ⅹ as two digits', ['Ⅹ', '10']],
    ['kanji numerals before a counter', ['三人で九枚', '3人で9枚', '３人で９枚']],
    ['dashes', ['−1', '–1', '—1', '‐1', '-1']],
    ['the sign of times', ['2×3', '2x3']],
    ['a middle dot and a space', ['炎・光', '炎 光']],
  ])('%s', (_what, spellings) => {
    expect(new Set(spellings.map(foldText)).size).toBe(1);
  });

  test.each(['三叉', '三', '一覧', '第三', '二階', '三 人'])(
    'a kanji numeral that counts nothing stays: %s',
    (text) => expect(foldText(text)).toBe(text),
  );

  test('only the numeral right before the counter is a digit', () => {
    expect(foldText('一二人')).toBe('一2人');
  });

  test('different letters stay different', () => {
    expect(foldText('が')).not.toBe(foldText('か'));
    expect(foldText('ぱ')).not.toBe(foldText('ば'));
    expect(foldText('ッ')).not.toBe(foldText('つ'));
    expect(foldText('Ⅱ')).not.toBe(foldText('Ⅲ'));
  });
});

describe('with the places it comes from', () => {
  test('the folded text is the same as without them', () => {
    fc.assert(fc.property(anyText, (raw) => expect(foldSurface(raw).text).toBe(foldText(raw))));
  });

  test('a letter of two signs is one place', () => {
    expect(foldSurface('ﾊﾟﾗﾃﾞｨﾝの')).toEqual({ text: 'ぱらでぃんの', at: [0, 2, 3, 5, 6, 7] });
    expect(foldSurface('か\u3099い')).toEqual({ text: 'がい', at: [0, 2] });
  });

  test('a sign that becomes two letters gives its place to both', () => {
    expect(foldSurface('第Ⅹ章')).toEqual({ text: '第10章', at: [0, 1, 1, 2] });
  });

  test('there is one for each letter, in order, and cut there the text is whole', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const { text, at } = foldSurface(raw);
        expect(at).toHaveLength(text.length);
        expect(at).toEqual([...at].sort((one, other) => one - other));
        const cuts = [...new Set(at)];
        expect(cuts.map((from, index) => raw.slice(from, cuts[index + 1])).join('')).toBe(raw);
      }),
    );
  });

  test('a letter is what stands at its place, whatever stands around it', () => {
    const kana = fc.constantFrom('ガ', 'ｶﾞ', 'か\u3099', 'ﾊﾟ', 'Ａ', 'é', 'Ⅲ', '①', '館', '蜘');
    fc.assert(
      fc.property(fc.array(kana), (letters) => {
        const raw = letters.join('');
        const { text, at } = foldSurface(raw);
        const starts = letters.map((_, index) => letters.slice(0, index).join('').length);
        expect(at).toEqual(starts);
        expect(text).toBe(letters.map((letter) => foldText(letter)).join(''));
      }),
    );
  });
});

test('kanji are kanji, kana of either width are only Japanese', () => {
  expect(['館', '々', '館の主', 'HP回復'].filter((text) => !hasKanji(text))).toEqual([]);
  expect(['やかた', 'ヤカタ', 'ﾔｶﾀ', 'manor', '3', ''].filter(hasKanji)).toEqual([]);
  expect(['館', 'や', 'ヤ', 'ﾔ', 'Omenは'].filter((text) => !isJapanese(text))).toEqual([]);
  expect(['manor', '3', '−', 'é', ''].filter(isJapanese)).toEqual([]);
});
