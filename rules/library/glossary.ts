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
    const at = placeOf(language, text, word);
    if (at === undefined || taken.some(({ from, to }) => at.from < to && from < at.to)) continue;
    // Even where it is no link again, a long word keeps shorter ones out of itself.
    taken.push({ ...at, entry });
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

/** Where a word stands first. English words stand alone and may be plural. */
function placeOf(
  language: Language,
  text: string,
  word: string,
): { from: number; to: number } | undefined {
  if (language === 'ja') {
    const from = text.indexOf(word);
    return from < 0 ? undefined : { from, to: from + word.length };
  }
  const lower = text.toLowerCase();
  const sought = word.toLowerCase();
  for (let from = lower.indexOf(sought); from >= 0; from = lower.indexOf(sought, from + 1)) {
    const rest = /^(?:e?s)?(?![a-z0-9])/.exec(lower.slice(from + sought.length));
    if (rest !== null && !/[a-z0-9]/.test(lower.charAt(from - 1))) {
      return { from, to: from + sought.length + rest[0].length };
    }
  }
  return undefined;
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
