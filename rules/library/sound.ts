import { foldText, letterEnd, toHiragana } from './surface';

/**
 * How a text sounds, in plain letters. Kana of either kind and every way of writing romaji come to
 * the same: きょうふ, キョウフ, kyoufu, kyōfu, kyohu are all `kyohu`. Long vowels are short, double
 * consonants single, small kana as large ones, v is b and l is r.
 */

/** Rows of the kana table, vowels a i u e o; what is missing is a space. */
const rows: readonly [consonant: string, kana: string][] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['y', 'や ゆ よ'],
  ['r', 'らりるれろ'],
  ['w', 'わゐ ゑ '],
  ['', 'ぁぃぅぇぉ'],
  ['y', 'ゃ ゅ ょ'],
];

const soundOfKana = new Map<string, string>([
  ...rows.flatMap(([consonant, kana]) =>
    [...kana].map((letter, vowel): [string, string] => [letter, consonant + 'aiueo'.charAt(vowel)]),
  ),
  ['を', 'o'],
  ['ん', 'n'],
  ['ゔ', 'bu'],
  ['ぢ', 'zi'],
  ['づ', 'zu'],
  ['ゎ', 'wa'],
  ['っ', ''],
  ['ー', ''],
]);

/** A kana and the small vowel after it that make one sound of their own. */
const joined = new Map([
  ['てぃ', 'ti'],
  ['でぃ', 'di'],
  ['とぅ', 'tu'],
  ['どぅ', 'du'],
  ['うぃ', 'wi'],
  ['うぇ', 'we'],
  ['うぉ', 'o'],
  ['しぇ', 'sye'],
  ['ちぇ', 'tye'],
  ['じぇ', 'zye'],
  ['ゔぁ', 'ba'],
  ['ゔぃ', 'bi'],
  ['ゔぇ', 'be'],
  ['ゔぉ', 'bo'],
]);

/** Collects sounds letter by letter and keeps them in their short form. */
export class SoundWriter {
  readonly at: number[] = [];
  readonly #letters: string[] = [];
  #atWordStart = true;

  get text(): string {
    return this.#letters.join('');
  }

  get length(): number {
    return this.#letters.length;
  }

  /** A word begins here: its first vowel does not lengthen the one before. */
  startWord(): void {
    this.#atWordStart = true;
  }

  write(sound: string, at: number): void {
    // By halves of a sign such as an emoji, as places in a text are counted.
    for (const letter of sound.split('')) {
      const last = this.#atWordStart ? '' : this.#letters.at(-1);
      this.#atWordStart = false;
      if (last === letter || lengthens(last, letter)) continue;
      if (last === 'i' && letter === 'y') {
        this.#letters.pop();
        this.at.pop();
      }
      this.#letters.push(letter);
      this.at.push(at);
    }
  }
}

function lengthens(last: string | undefined, letter: string): boolean {
  return (last === 'o' && letter === 'u') || (last === 'e' && letter === 'i');
}

/** Writes the letter at a place of a text as it sounds; gives the place of the next one. */
export function writeSound(writer: SoundWriter, text: string, index: number): number {
  const end = letterEnd(text, index);
  const raw = text.slice(index, end);
  // Half-width kana become kana only now.
  const letter = raw.length === 1 && isKana(raw) ? toHiragana(raw) : foldText(raw);
  if (!isKana(letter.charAt(0))) {
    writer.write(letter, index);
    return end;
  }
  const pair = joined.get(letter + smallVowel(text.charAt(end)));
  if (pair === undefined) {
    writeAll(writer, letter, index);
    return end;
  }
  writer.write(pair, index);
  return end + 1;
}

function smallVowel(letter: string): string {
  return letter >= 'ｧ' && letter <= 'ｫ' ? foldText(letter) : toHiragana(letter);
}

function writeAll(writer: SoundWriter, text: string, at: number): void {
  for (let index = 0; index < text.length; index += 1) {
    writer.write(soundOfKana.get(text.charAt(index)) ?? text.charAt(index), at);
  }
}

function isKana(letter: string): boolean {
  return letter >= '\u3041' && letter <= '\u30ff';
}

/** The sound of kana or romaji, whichever it is. */
export function soundOf(raw: string): string {
  const folded = foldText(raw);
  const writer = new SoundWriter();
  if (/^[a-zāīūēōâîûêô'-]+$/.test(folded)) writer.write(romaji(folded), 0);
  else for (let index = 0; index < folded.length;) index = writeSound(writer, folded, index);
  return writer.text;
}

/** Spellings of romaji brought to one, in this order. */
const spellings: readonly [RegExp, string][] = [
  [/[āâ]/g, 'a'],
  [/[īî]/g, 'i'],
  [/[ūû]/g, 'u'],
  [/[ēê]/g, 'e'],
  [/[ōô]/g, 'o'],
  [/n'/g, 'n'],
  [/['-]/g, ''],
  [/oh(?=[^aiueoy]|$)/g, 'o'],
  [/tch/g, 'ch'],
  [/sh(?=i)/g, 's'],
  [/sh/g, 'sy'],
  [/ch(?=i)/g, 't'],
  [/ch/g, 'ty'],
  [/cy/g, 'ty'],
  [/ts(?=u)/g, 't'],
  [/ts/g, 'tu'],
  [/dz/g, 'z'],
  [/jy/g, 'zy'],
  [/j(?=i)/g, 'z'],
  [/j/g, 'zy'],
  [/th(?=i)/g, 't'],
  [/dh(?=i)/g, 'd'],
  [/f(?=u)/g, 'h'],
  [/f/g, 'hu'],
  [/v/g, 'b'],
  [/l/g, 'r'],
  [/m(?=[bpm])/g, 'n'],
  [/wo/g, 'o'],
];

function romaji(text: string): string {
  return spellings.reduce((spelt, [pattern, to]) => spelt.replace(pattern, to), text);
}

/** Whether letters can be read as Japanese syllables at all: `mahi` can, `stun` cannot. */
export function isRomaji(latin: string): boolean {
  // Only one way to read each letter: with two, a long word that is none takes for ever to refuse.
  return /^(?:(?:kk|ss|tt|pp|[kgsztdnhbpmr])?y?[aiueo]|w[aiueo]|n(?![aiueoy]))+$/.test(
    romaji(latin),
  );
}
