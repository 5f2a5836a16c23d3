import { SoundWriter, writeKana } from './sound';
import { foldSurface, hasKanji, type Folded } from './surface';

/** Words written with kanji and how they are read. */
export type Lexicon = {
  readonly readings: ReadonlyMap<string, string>;
  /** The length of the longest word that begins with a letter. */
  readonly longest: ReadonlyMap<string, number>;
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
  const longest = new Map<string, number>();
  for (const [word, reading] of words) {
    if (readings.has(word) || !hasKanji(word)) continue;
    readings.set(word, reading);
    const first = word.charAt(0);
    longest.set(first, Math.max(longest.get(first) ?? 0, word.length));
  }
  return { readings, longest };
}

/** Cuts a text at the words that have a reading; of several that fit, the longest. */
export function segmentsOf(lexicon: Lexicon, text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  const push = (start: number, to: number, reading?: string) => {
    if (start === to) return;
    const part = { from: start, to, text: text.slice(start, to) };
    segments.push(reading === undefined ? part : { ...part, reading });
  };
  for (let index = 0; index < text.length;) {
    const word = wordAt(lexicon, text, index);
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

function wordAt(lexicon: Lexicon, text: string, index: number): string | undefined {
  const longest = lexicon.longest.get(text.charAt(index)) ?? 0;
  for (let length = Math.min(longest, text.length - index); length > 0; length -= 1) {
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
  for (const segment of segmentsOf(lexicon, text)) {
    if (segment.reading !== undefined) {
      startWord();
      const reading = foldSurface(segment.reading);
      writeKana(writer, { text: reading.text, at: reading.at.map(() => segment.from) });
      startWord();
      continue;
    }
    for (const run of runsOf(segment.text)) {
      const { text: folded, at } = foldSurface(run.text);
      startWord();
      writeKana(writer, { text: folded, at: at.map((place) => place + segment.from + run.from) });
    }
  }
  return { text: writer.text, at: writer.at, starts };
}

/** Stretches of one kind of letter: kanji, katakana, hiragana, latin letters and digits, others. */
export function runsOf(text: string): readonly { text: string; from: number }[] {
  const kinds = /[\u3400-\u9fff\uf900-\ufaff々]+|[ァ-ヺー]+|[ぁ-ゖー]+|[a-zA-Z0-9']+|[^]/g;
  return [...text.matchAll(kinds)].map((match) => ({ text: match[0], from: match.index }));
}
