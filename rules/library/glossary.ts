import { entriesOf, type Book, type Language } from './entry';
import { segmentsOf, type Lexicon } from './lexicon';

/** The words a book explains, with the entry that does. */
export type Glossary = {
  readonly ja: readonly GlossaryWord[];
  readonly en: readonly GlossaryWord[];
};
type GlossaryWord = { readonly word: string; readonly entry: string };

/** A stretch of a text: words that lead somewhere, words with a reading, or plain text. */
export type Span = {
  readonly text: string;
  /** The entry that explains it. */
  readonly entry?: string;
  readonly reading?: string;
};

export function glossaryOf(book: Book): Glossary {
  const terms = entriesOf(book).flatMap((entry) =>
    (entry.terms ?? []).map((term) => ({ ...term, entry: entry.id })),
  );
  // Longer words first: 恐怖判定 before 判定.
  const sorted = (words: readonly GlossaryWord[]) =>
    [...words].sort((one, other) => other.word.length - one.word.length);
  return {
    ja: sorted(terms.map(({ ja, entry }) => ({ word: ja, entry }))),
    en: sorted(terms.map(({ en, entry }) => ({ word: en, entry }))),
  };
}

/**
 * Cuts a text at the words that have an entry of their own. A word is a link once in an entry, not
 * in every line; `linked` remembers which ones were, and starts with the entry being read.
 */
export function spansOf(
  glossary: Glossary,
  language: Language,
  text: string,
  linked: Set<string>,
): readonly Span[] {
  const taken: { from: number; to: number; entry: string }[] = [];
  for (const { word, entry } of glossary[language]) {
    for (const at of placesOf(language, text, word)) {
      // Even where it is no link again, a long word keeps shorter ones out of itself.
      if (taken.every(({ from, to }) => at.to <= from || to <= at.from))
        taken.push({ ...at, entry });
    }
  }
  taken.sort((one, other) => one.from - other.from);
  const spans: Span[] = [];
  let from = 0;
  for (const word of taken) {
    if (linked.has(word.entry)) continue;
    linked.add(word.entry);
    if (word.from > from) spans.push({ text: text.slice(from, word.from) });
    spans.push({ text: text.slice(word.from, word.to), entry: word.entry });
    from = word.to;
  }
  if (from < text.length) spans.push({ text: text.slice(from) });
  return spans;
}

/** Where a word stands. English words stand alone and may be plural. */
function placesOf(
  language: Language,
  text: string,
  word: string,
): readonly { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  const within = language === 'ja' ? text : text.toLowerCase();
  const sought = language === 'ja' ? word : word.toLowerCase();
  for (let from = within.indexOf(sought); from >= 0; from = within.indexOf(sought, from + 1)) {
    const to = from + sought.length;
    if (language === 'ja') {
      places.push({ from, to });
      continue;
    }
    const plural = /^(?:e?s)?(?![a-z0-9])/.exec(within.slice(to));
    if (plural !== null && !/[a-z0-9]/.test(within.charAt(from - 1))) {
      places.push({ from, to: to + plural[0].length });
    }
  }
  return places;
}

/** Adds readings to spans of a Japanese text, cutting them at the words that have one. */
export function withReadings(lexicon: Lexicon, spans: readonly Span[]): readonly Span[] {
  return spans.flatMap(({ text, entry }) =>
    segmentsOf(lexicon, text).map((segment) => ({
      text: segment.text,
      ...(entry === undefined ? {} : { entry }),
      ...(segment.reading === undefined ? {} : { reading: segment.reading }),
    })),
  );
}
