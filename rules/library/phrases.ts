import type { Span } from './glossary';
import { runsOf } from './lexicon';

/**
 * Groups the spans of a Japanese text into phrases: a word with the particles, endings and closing
 * signs after it. A line may break between two phrases and nowhere else.
 */
export function phrasesOf(spans: readonly Span[]): readonly (readonly Span[])[] {
  const phrases: Span[][] = [];
  let joinsNext = false;
  for (const span of spans.flatMap(byRun)) {
    const current = phrases.at(-1);
    if (current === undefined || (!joinsNext && startsPhrase(span))) phrases.push([span]);
    else current.push(span);
    // A bracket belongs to what it opens, a number to what it counts.
    joinsNext = /[「『（(0-9]$/.test(span.text);
  }
  return phrases;
}

function byRun(span: Span): readonly Span[] {
  if (span.reading !== undefined || span.entry !== undefined) return [span];
  return runsOf(span.text).map(({ text }) => ({ text }));
}

/** Kana endings and closing signs belong to what stands before them, and so does の in の行. */
function startsPhrase({ text, reading }: Span): boolean {
  return reading !== undefined
    ? !text.startsWith('の')
    : !/^[ぁ-ゖー、。，．）」』)・：！？,.!?:;%％…〜]/.test(text);
}
