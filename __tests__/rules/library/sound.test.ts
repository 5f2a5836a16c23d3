import fc from 'fast-check';

import { isRomaji, soundOf } from '../../../rules/library/sound';

describe('one sound for every way of writing it', () => {
  test.each([
    [
      '恐怖判定 in kana, Hepburn, kunrei and with macrons',
      [
        'きょうふはんてい',
        'キョウフハンテイ',
        'kyoufuhantei',
        'kyohuhantei',
        'kyōfuhantei',
        'kyofuhantei',
      ],
    ],
    ['katakana with small vowels', ['パラディン', 'ぱらでぃん', 'paradin', 'ﾊﾟﾗﾃﾞｨﾝ', 'paladin']],
    ['ヴ and バ', ['ヴァイルグール', 'バイルグール', 'vairuguuru', 'bairuguru']],
    ['し ち つ ふ じ', ['しちつふじ', 'shichitsufuji', 'sitituhuzi']],
    ['しゃ ちゅ じょ', ['しゃちゅじょ', 'shachujo', 'syatyuzyo', 'しやちゆじよ']],
    ['a small っ', ['ロックカード', 'rokkukaado', 'rokukado']],
    ['ん before other letters', ['しんわ', 'shinwa', "shin'wa", 'shinnwa']],
    ['ん before b, p and m', ['しんぴ', 'shinpi', 'shimpi']],
    ['half-width kana', ['トンネル', 'ﾄﾝﾈﾙ', 'tonneru']],
    ['decomposed kana', ['が', 'か\u3099']],
    ['ファ and fa', ['ファイル', 'fairu']],
    ['チェ, シェ, ジェ', ['ちぇしぇじぇ', 'chesheje', 'tyesyezye']],
    ['long vowels of every spelling', ['おおかみ', 'ookami', 'ōkami', 'okami']],
  ])('%s', (_what, spellings) => {
    expect(new Set(spellings.map(soundOf)).size).toBe(1);
  });

  test('different words stay different', () => {
    expect(soundOf('わな')).not.toBe(soundOf('はな'));
    expect(soundOf('たまご')).not.toBe(soundOf('たまこ'));
  });

  test('is stable: the sound of a sound is itself', () => {
    const kana = fc.string({
      unit: fc.constantFrom(
        ...Array.from(
          'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわんがぎぐばびぶっゃゅょー',
        ),
      ),
      maxLength: 20,
    });
    fc.assert(fc.property(kana, (text) => expect(soundOf(soundOf(text))).toBe(soundOf(text))));
  });
});

test('English words that cannot be syllables are not romaji', () => {
  expect(
    ['mahi', 'kyoufu', 'kyohu', 'rokku', 'hantei', 'zeikin', "shin'wa"].filter(
      (word) => !isRomaji(word),
    ),
  ).toEqual([]);
  expect(['stun', 'taxes', 'horror', 'web'].filter(isRomaji)).toEqual([]);
});

test('a long word that is no romaji is refused at once', () => {
  const before = performance.now();
  const long = ['n', 'nn', 'ya', 'kya', 'wa', 'nya', 'a', 'kka', 'tch', 'oh', "n'"];
  for (const syllable of long) expect(isRomaji(`${syllable.repeat(2000)}q`)).toBe(false);
  expect(performance.now() - before).toBeLessThan(1000);
});
