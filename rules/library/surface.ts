/**
 * A text as it is compared: full and half width, capitals, kinds of kana and of numerals made one.
 * `at` gives for each character the place in the text it comes from, so that what was found can be
 * shown there.
 */
export type Folded = { readonly text: string; readonly at: readonly number[] };

/** A character with the marks that belong to it: か and ゙ are one が, ﾄ and ﾞ one ド. */
const letters = /[^][\u0300-\u036f\u3099\u309aﾞﾟ]*/gu;

const romanNumerals = 'ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ';
/** Kanji numerals count as digits only where they count something: 三人, not 三叉. */
const counted = /^[一二三四五六七八九](?=[人個枚回年点つ番体])/;
const kanjiDigits = '〇一二三四五六七八九';
/** Dashes and signs that mean the same. */
const signs = new Map([
  ['−', '-'],
  ['–', '-'],
  ['—', '-'],
  ['‐', '-'],
  ['×', 'x'],
  ['・', ' '],
]);

export function foldSurface(raw: string): Folded {
  let text = '';
  const at: number[] = [];
  for (const match of raw.matchAll(letters)) {
    const folded = foldLetter(match[0], raw, match.index);
    text += folded;
    for (let count = 0; count < folded.length; count += 1) at.push(match.index);
  }
  return { text, at };
}

function foldLetter(letter: string, raw: string, index: number): string {
  const numeral = romanNumerals.indexOf(letter.toUpperCase());
  if (numeral >= 0) return String(numeral + 1);
  if (counted.test(raw.slice(index, index + 2))) return String(kanjiDigits.indexOf(letter));
  return toHiragana(signs.get(letter) ?? letter.normalize('NFKC').toLowerCase());
}

function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

// Written out: not every engine the app runs on knows scripts by name.
const kanji = /[\u3400-\u9fff\uf900-\ufaff々]/;

/** Whether a text has any kanji. */
export function hasKanji(text: string): boolean {
  return kanji.test(text);
}

/** Whether a text has any kana or kanji, of either width. */
export function isJapanese(text: string): boolean {
  return /[\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f]/.test(text);
}
