import { soundOf, SoundWriter, writeSound } from './sound';
import { hasKanji, type Folded } from './surface';

/** Words written with kanji and how they are read. */
export type Lexicon = {
  readonly readings: ReadonlyMap<string, string>;
  readonly sounds: ReadonlyMap<string, string>;
  /** How long the words are that begin with a letter, by its code; the longest first. */
  readonly lengths: ReadonlyMap<number, readonly number[]>;
};

/** A stretch of a text: a word with its reading, or what lies between two of them. */
export type Segment = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Only of words that have kanji. */
  readonly reading?: string;
};

/** Of two readings of one word the first counts, so special words come before common ones. */
export function makeLexicon(words: Iterable<readonly [word: string, reading: string]>): Lexicon {
  const readings = new Map<string, string>();
  const sounds = new Map<string, string>();
  const lengths = new Map<number, number[]>();
  for (const [word, reading] of words) {
    if (readings.has(word) || !hasKanji(word)) continue;
    readings.set(word, reading);
    sounds.set(word, soundOf(reading));
    const first = word.charCodeAt(0);
    const known = lengths.get(first) ?? [];
    if (!known.includes(word.length)) {
      lengths.set(
        first,
        [...known, word.length].sort((one, other) => other - one),
      );
    }
  }
  return { readings, sounds, lengths };
}

/**
 * Cuts a text at the words that have a reading; of several that fit, the longest that is not longer
 * than `most`.
 */
export function segmentsOf(lexicon: Lexicon, text: string, most = Infinity): readonly Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  const push = (start: number, to: number, reading?: string) => {
    if (start === to) return;
    const part = { from: start, to, text: text.slice(start, to) };
    segments.push(reading === undefined ? part : { ...part, reading });
  };
  for (let index = 0; index < text.length;) {
    const word = wordAt(lexicon, text, index, most);
    if (word === undefined) {
      index += 1;
      continue;
    }
    push(from, index);
    from = index + word.length;
    push(index, from, lexicon.readings.get(word));
    index = from;
  }
  push(from, text.length);
  return segments;
}

const noLengths: readonly number[] = [];

function wordAt(
  lexicon: Lexicon,
  text: string,
  index: number,
  most = Infinity,
): string | undefined {
  for (const length of lexicon.lengths.get(text.charCodeAt(index)) ?? noLengths) {
    if (length > most) continue;
    const word = text.slice(index, index + length);
    if (lexicon.readings.has(word)) return word;
  }
  return undefined;
}

/** How a Japanese text sounds, with the places where words begin. */
export type Spoken = Folded & { readonly starts: ReadonlySet<number> };

export function spokenOf(lexicon: Lexicon, text: string): Spoken {
  const writer = new SoundWriter();
  const starts = new Set<number>();
  const startWord = () => {
    writer.startWord();
    starts.add(writer.length);
  };
  let last: LetterKind | undefined;
  for (let index = 0; index < text.length;) {
    const word = wordAt(lexicon, text, index);
    if (word !== undefined) {
      startWord();
      writer.write(lexicon.sounds.get(word) ?? '', index);
      last = undefined;
      index += word.length;
      continue;
    }
    const kind = kindAt(text, index);
    if (kind !== last && kind !== 'long') {
      startWord();
      last = kind;
    }
    index = writeSound(writer, text, index);
  }
  return { text: writer.text, at: writer.at, starts };
}

type LetterKind = 'hiragana' | 'katakana' | 'long' | 'latin' | 'other';

function kindAt(text: string, index: number): LetterKind {
  const code = text.charCodeAt(index);
  if (code === 0x30fc) return 'long';
  if (code >= 0x3041 && code <= 0x309f) return 'hiragana';
  if (code >= 0x30a0 && code <= 0x30ff) return 'katakana';
  return code >= 0x30 && code <= 0x7a ? 'latin' : 'other';
}

/** Stretches of one kind of letter: kanji, katakana, hiragana, latin letters and digits, others. */
export function runsOf(text: string): readonly { text: string; from: number }[] {
  const kinds = /[\u3400-\u9fff\uf900-\ufaff々]+|[ァ-ヺー]+|[ぁ-ゖー]+|[a-zA-Z0-9']+|[^]/g;
  return [...text.matchAll(kinds)].map((match) => ({ text: match[0], from: match.index }));
}
