import type { Span } from './glossary';
import { runsOf } from './lexicon';

/**
 * Groups the spans of a Japanese text into phrases: a word with the particles, endings and closing
 * signs after it. A line may break between two phrases and nowhere else.
 */
export function phrasesOf(spans: readonly Span[]): readonly (readonly Span[])[] {
  const phrases: Span[][] = [];
  let opensNext = false;
  for (const span of spans.flatMap(byRun)) {
    const current = phrases.at(-1);
    if (current === undefined || (!opensNext && startsPhrase(span))) phrases.push([span]);
    else current.push(span);
    opensNext = /^[「『（(]$/.test(span.text);
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
