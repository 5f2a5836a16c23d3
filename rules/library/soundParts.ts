import type { Vocabulary } from './vocabulary';
import { isStopSound } from './stopWords';

/** A piece of a sound: a word of the library, a word that only makes a question, or neither. */
export type SoundPart = { kind: 'word' | 'stop' | 'unknown'; sound: string };

const longestSound = 24;
/** What a part costs: known words are best, endings and particles cheap, unknown letters dear. */
const costs = { word: 1, stop: 0.4, unknown: 1.2 } as const;

/** Cuts a sound into known words, stop words and letters that belong to neither. */
export function soundParts(vocabulary: Vocabulary, sound: string): readonly SoundPart[] {
  const best: { cost: number; part: SoundPart; from: number }[] = [];
  const costAt = (end: number) => (end === 0 ? 0 : (best[end]?.cost ?? Infinity));
  for (let end = 1; end <= sound.length; end += 1) {
    for (let from = Math.max(0, end - longestSound); from < end; from += 1) {
      const part = partOf(vocabulary, sound.slice(from, end));
      if (part === undefined) continue;
      const cost = costAt(from) + costs[part.kind];
      if (cost < costAt(end)) best[end] = { cost, part, from };
    }
  }
  const parts: SoundPart[] = [];
  for (let end = sound.length; end > 0;) {
    const step = best[end];
    if (step === undefined) break;
    parts.unshift(step.part);
    end = step.from;
  }
  return parts;
}

/** How verbs and adjectives end, as it sounds: only what comes before is in the library. */
const endings = `u ku gu su tu nu bu mu ru i e a o eru eba
  ta da te de ita ida ite ide nda nde sita site tara dara ndara tari nara
  nai anai enai inai kanai ganai sanai tanai nanai banai manai ranai wanai renai
  reru rareru rareta reta raretara retara saseru masu masita`.split(/\s+/);

function partOf(vocabulary: Vocabulary, sound: string): SoundPart | undefined {
  if (isStopSound(sound)) return { kind: 'stop', sound };
  if (sound.length > 2 && vocabulary.bySound.has(sound)) return { kind: 'word', sound };
  const ending = endings.find(
    (end) =>
      sound.length > end.length + 2 &&
      sound.endsWith(end) &&
      vocabulary.bySound.has(sound.slice(0, -end.length)),
  );
  if (ending !== undefined) return { kind: 'word', sound: sound.slice(0, -ending.length) };
  return sound.length === 1 ? { kind: 'unknown', sound } : undefined;
}
