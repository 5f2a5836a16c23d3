/**
 * A text as it is compared: full and half width, capitals, kinds of kana and of numerals made one.
 * `at` gives for each character the place in the text it comes from, so that what was found can be
 * shown there.
 */
export type Folded = { readonly text: string; readonly at: readonly number[] };

const romanNumerals = 'ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ';
/** Kanji numerals count as digits only where they count something: 三人, not 三叉. */
const kanjiDigits = new Map([
  ['一', '1'],
  ['二', '2'],
  ['三', '3'],
  ['四', '4'],
  ['五', '5'],
  ['六', '6'],
  ['七', '7'],
  ['八', '8'],
  ['九', '9'],
]);
const digits = new Set([...kanjiDigits.keys()].map((digit) => digit.charCodeAt(0)));
const counters = '人個枚回年点つ番体';
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
  const folded: string[] = [];
  const at: number[] = [];
  for (let from = 0; from < raw.length;) {
    const to = letterEnd(raw, from);
    const letter = foldLetter(raw, from, to);
    folded.push(letter);
    for (let count = 0; count < letter.length; count += 1) at.push(from);
    from = to;
  }
  return { text: folded.join(''), at };
}

/** The same without the places: quicker for the many texts that are only compared. */
export function foldText(raw: string): string {
  if (/^[ -~]*$/.test(raw)) return raw.toLowerCase();
  let folded = '';
  let kept = 0;
  for (let from = 0; from < raw.length;) {
    const to = letterEnd(raw, from);
    if (to === from + 1 && isPlain(raw.charCodeAt(from))) {
      from = to;
      continue;
    }
    folded += raw.slice(kept, from) + foldLetter(raw, from, to);
    kept = to;
    from = to;
  }
  return folded + raw.slice(kept);
}

/** Hiragana and kanji, but for the few that may be numerals, are what they are. */
function isPlain(code: number): boolean {
  return (
    (code >= 0x3041 && code <= 0x3096) || (code > 0x4e94 && code < 0x9fff && !digits.has(code))
  );
}

/** A letter with the marks that belong to it: か and ゙ are one が, ﾄ and ﾞ one ド. */
export function letterEnd(raw: string, from: number): number {
  const code = raw.charCodeAt(from);
  let to = from + (code >= 0xd800 && code <= 0xdbff ? 2 : 1);
  while (to < raw.length && isMark(raw.charCodeAt(to))) to += 1;
  return to;
}

function isMark(code: number): boolean {
  return (
    code === 0x3099 ||
    code === 0x309a ||
    code === 0xff9e ||
    code === 0xff9f ||
    (code >= 0x300 && code <= 0x36f)
  );
}

function foldLetter(raw: string, from: number, to: number): string {
  const letter = raw.slice(from, to);
  // A few thousand different letters make up every text.
  let folded = foldedLetters.get(letter);
  if (folded === undefined) {
    folded = foldAlone(letter);
    foldedLetters.set(letter, folded);
  }
  const digit = kanjiDigits.get(letter);
  return digit !== undefined && counters.includes(raw.charAt(to)) && to < raw.length
    ? digit
    : folded;
}

const foldedLetters = new Map<string, string>();

function foldAlone(letter: string): string {
  const numeral = romanNumerals.indexOf(letter.toUpperCase());
  if (numeral >= 0) return String(numeral + 1);
  const plain = signs.get(letter) ?? letter.normalize('NFKC').toLowerCase();
  return plain.length === 1 ? toHiragana(plain) : plain;
}

/** One kana in hiragana, anything else as it is. */
export function toHiragana(letter: string): string {
  return letter >= 'ァ' && letter <= 'ヶ'
    ? String.fromCharCode(letter.charCodeAt(0) - 0x60)
    : letter;
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
