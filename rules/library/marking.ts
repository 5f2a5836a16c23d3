import { stemOf, wordsIn, type Word } from './english';
import { readableLines, type Block, type Both, type Language } from './entry';
import { spokenOf, type Lexicon, type Spoken } from './lexicon';
import type { Way } from './matching';
import type { Token } from './query';
import { foldSurface, isJapanese, type Folded } from './surface';

/** A stretch of a text, from one place up to but not including another. */
export type Range = { readonly from: number; readonly to: number };

/** The words of a query as they hold in one game: synonyms of another are none here. */
export function tokensIn(tokens: readonly Token[], game: string): readonly Token[] {
  return tokens.map((token) => ({
    ...token,
    ways: token.ways.filter((way) => way.game === undefined || way.game === game),
  }));
}

/** Where the words of a query stand in a text. */
export function rangesIn(
  lexicon: Lexicon,
  text: string,
  tokens: readonly Token[],
): readonly Range[] {
  const forms = formsOf(lexicon, text);
  return merged(tokens.flatMap((token) => tokenRanges(forms, token)));
}

/** A text in every form that words are looked for in, made once for all of them. */
type Forms = {
  readonly length: number;
  readonly surface: Folded;
  readonly words: readonly Word[];
  readonly spoken: Spoken | undefined;
};

function formsOf(lexicon: Lexicon, text: string): Forms {
  const surface = foldSurface(text);
  return {
    length: text.length,
    surface,
    words: wordsIn(surface.text),
    spoken: isJapanese(text) ? spokenOf(lexicon, text) : undefined,
  };
}

function tokenRanges(forms: Forms, token: Token): readonly Range[] {
  return token.ways.flatMap((way) => wayRanges(forms, way));
}

function wayRanges(forms: Forms, way: Way): readonly Range[] {
  const { surface, spoken, words, length } = forms;
  switch (way.by) {
    case 'surface':
      return occurrences(surface, way.text, length, () => true);
    case 'sound': {
      if (spoken === undefined) return [];
      const fits = (at: number) => way.atStart !== true || spoken.starts.has(at);
      return occurrences(spoken, way.text, length, fits);
    }
    case 'stem':
      return stemRanges(forms, way.text.split(' '));
    case 'prefix':
      return words
        .filter((word) => word.text.startsWith(way.text))
        .map(({ from, to }) => rawRange(surface, from, to, length));
  }
}

/** A name may be several words, one after the other. */
function stemRanges({ surface, words, length }: Forms, stems: readonly string[]): readonly Range[] {
  return words.flatMap(({ from }, at) => {
    const last = words[at + stems.length - 1];
    return last !== undefined && stems.every((stem, next) => stemAt(words, at + next) === stem)
      ? [rawRange(surface, from, last.to, length)]
      : [];
  });
}

function stemAt(words: readonly Word[], at: number): string | undefined {
  const word = words[at];
  return word === undefined ? undefined : stemOf(word.text);
}

function occurrences(
  folded: Folded,
  sought: string,
  length: number,
  fits: (at: number) => boolean,
): readonly Range[] {
  const ranges: Range[] = [];
  for (
    let at = folded.text.indexOf(sought);
    at >= 0;
    at = folded.text.indexOf(sought, at + sought.length)
  ) {
    if (fits(at)) ranges.push(rawRange(folded, at, at + sought.length, length));
  }
  return ranges;
}

/** The place in the text itself; a kanji word of which a part was heard is marked as a whole. */
function rawRange({ at }: Folded, from: number, to: number, length: number): Range {
  const last = at[to - 1] ?? 0;
  let next = to;
  while (next < at.length && (at[next] ?? 0) <= last) next += 1;
  return { from: at[from] ?? 0, to: at[next] ?? length };
}

function merged(ranges: readonly Range[]): readonly Range[] {
  const sorted = [...ranges].sort((one, other) => one.from - other.from);
  const result: Range[] = [];
  for (const range of sorted) {
    const last = result.at(-1);
    if (last === undefined || range.from > last.to) result.push(range);
    else result[result.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
  }
  return result;
}

/** The line of a text that shows best why it was found, and its language. */
export type Excerpt = { readonly language: Language; readonly text: string };

/**
 * The line with the most words of the query; in the reader's language unless only the other one
 * has any. Without a query, or if the words are elsewhere, the first line.
 */
export function excerptOf(
  lexicon: Lexicon,
  body: Both<readonly Block[]>,
  language: Language,
  tokens: readonly Token[],
): Excerpt {
  const best = (spoken: Language) => {
    let most = { text: '', count: -1 };
    for (const text of readableLines(body[spoken])) {
      const forms = formsOf(lexicon, text);
      const count = tokens.filter((token) => tokenRanges(forms, token).length > 0).length;
      if (count > most.count) most = { text, count };
    }
    return { language: spoken, ...most };
  };
  const own = best(language);
  if (own.count > 0) return own;
  const other = best(language === 'ja' ? 'en' : 'ja');
  return other.count > 0 ? other : own;
}
