import { stemOf, wordsIn } from './english';
import { runsOf, segmentsOf } from './lexicon';
import { isFound, type Way } from './matching';
import { nameKey, type SearchIndex } from './searchIndex';
import { isOneSlip } from './slips';
import { isRomaji, soundOf } from './sound';
import { isStopSound, isStopWord } from './stopWords';
import { foldSurface, hasKanji } from './surface';

/** A word of the query and every way to find it. */
export type Token = {
  readonly text: string;
  readonly ways: readonly Way[];
};

const breaks = /[\s、。，．,.!?！？「」『』（）()［\][\]…:：;；/／→=＝~〜"“”]+/u;
/** The consonant an input method shows while the rest of the syllable is still to come: きょうf. */
const unfinished = /(?<=[ぁ-ゖー])(?:[bcdfghjkmnprstvwyz]|[kgsztnhbpmrcdj]y|sh|ch|ts)$/;
/** Letters that have nothing to look for in this library are found as the words most like them. */
const shortestSlip = 4;

/** The words of a query, without those that only make it a question. */
export function tokensOf(index: SearchIndex, query: string): readonly Token[] {
  const chunks = plainWidth(query)
    .split(breaks)
    .map((chunk) => chunk.replace(unfinished, ''))
    .filter((chunk) => /[^!-/:-@[-`{-~]/.test(chunk));
  const tokens = chunks.flatMap((chunk) => chunkTokens(index, chunk));
  if (tokens.length > 0) return distinct(tokens);
  // Only particles and question words: then they are what is sought.
  return distinct(chunks.map((chunk) => wordToken(index, chunk)));
}

/** One width and case, but katakana stay: they show where a word begins. */
function plainWidth(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’]/g, "'");
}

function distinct(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(
    (token, at) => tokens.findIndex((other) => other.text === token.text) === at,
  );
}

function chunkTokens(index: SearchIndex, chunk: string): readonly Token[] {
  if (/^[ -~āīūēōâîûêô]+$/.test(chunk)) return latinTokens(index, chunk);
  const whole = correctedName(index, chunk);
  if (whole !== undefined) return [whole];
  return segmentsOf(index.lexicon, chunk).flatMap(({ text, reading }) =>
    reading === undefined
      ? runsOf(text).flatMap((run) => runTokens(index, run.text, run.from > 0))
      : isStopWord(text)
        ? []
        : [knownOrParts(index, text)].flat(),
  );
}

/** A stretch of one kind of letters. Hiragana after something else is mostly its ending. */
function runTokens(index: SearchIndex, run: string, follows: boolean): readonly Token[] {
  if (/^[a-z0-9']+$/.test(run)) return latinTokens(index, run);
  if (hasKanji(run)) return isStopWord(run) ? [] : knownOrParts(index, run);
  if (/^[ぁ-ゖァ-ヺー]/.test(run)) {
    return kanaTokens(index, run, follows);
  }
  return [];
}

/** Kanji that stand nowhere together are looked for one by one. */
function knownOrParts(index: SearchIndex, word: string): readonly Token[] {
  const token = wordToken(index, word);
  if (word.length === 1 || token.ways.some((way) => isFound(index, way))) return [token];
  const corrected = correctedName(index, word);
  if (corrected !== undefined) return [corrected];
  return [...word]
    .map((letter) => wordToken(index, letter))
    .filter((part) => part.ways.some((way) => isFound(index, way)));
}

function kanaTokens(index: SearchIndex, run: string, follows: boolean): readonly Token[] {
  const sound = soundOf(run);
  if (isStopSound(sound)) return [];
  const whole = wordToken(index, run);
  if (!follows && (isNameOrBeginning(index, sound) || run.length === 1)) return [whole];
  const parts = soundParts(index, sound);
  const words = parts.filter((part) => part.kind === 'word');
  if (words.length > 0) return words.map((part) => soundToken(index, part.sound));
  if (follows || parts.every((part) => part.kind === 'stop')) return [];
  return [corrected(index, whole, sound)];
}

/** Whether a sound is a word of the games, or becomes one when it is typed to its end. */
function isNameOrBeginning(index: SearchIndex, sound: string): boolean {
  if (index.vocabulary.has(sound)) return true;
  if (sound.length < 3) return false;
  for (const known of index.vocabulary.keys()) if (known.startsWith(sound)) return true;
  return false;
}

function latinTokens(index: SearchIndex, chunk: string): readonly Token[] {
  const words = wordsIn(chunk.replace(/[āīūēōâîûêô]/g, plainVowel));
  return words.flatMap(({ text }) => {
    if (isStopWord(text)) return [];
    const token = wordToken(index, text);
    if (token.ways.some((way) => isFound(index, way))) {
      return isStopSound(soundOf(text)) && !isFound(index, stemWay(text)) ? [] : [token];
    }
    if (isRomaji(text)) {
      const sound = soundOf(text);
      if (isStopSound(sound)) return [];
      const parts = soundParts(index, sound).filter((part) => part.kind === 'word');
      if (parts.length > 0) return parts.map((part) => soundToken(index, part.sound));
    }
    return [corrected(index, token, soundOf(text))];
  });
}

function plainVowel(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}

const stemWay = (word: string): Way => ({ by: 'stem', text: stemOf(word), quality: 1 });

/** Every way to find a word as it was typed. */
function wordToken(index: SearchIndex, word: string): Token {
  const surface = foldSurface(word).text;
  const latin = /^[a-z0-9]+$/.test(surface);
  const ways: Way[] = latin ? latinWays(surface) : [{ by: 'surface', text: surface, quality: 1 }];
  const spoken = latin
    ? isRomaji(surface)
      ? soundOf(surface)
      : undefined
    : readingOf(index, word);
  if (spoken !== undefined && spoken.length > 1) ways.push(soundWay(spoken, 0.9));
  return { text: surface, ways: [...ways, ...synonymWays(index, [surface, spoken ?? ''])] };
}

function latinWays(word: string): Way[] {
  const ways = [stemWay(word)];
  if (/^\d+$/.test(word)) return ways;
  if (word.length > 1) ways.push({ by: 'prefix', text: word, quality: 0.75 });
  if (word.length > 3) ways.push({ by: 'surface', text: word, quality: 0.4 });
  return ways;
}

function soundWay(sound: string, quality: number): Way {
  return { by: 'sound', text: sound, quality, atStart: sound.length < 5 };
}

/** How a word sounds if every kanji of it has a reading. */
function readingOf(index: SearchIndex, word: string): string | undefined {
  const segments = segmentsOf(index.lexicon, word);
  const isRead = segments.every(({ text, reading }) => reading !== undefined || !hasKanji(text));
  return isRead
    ? soundOf(segments.map(({ text, reading }) => reading ?? text).join(''))
    : undefined;
}

function synonymWays(index: SearchIndex, keys: readonly string[]): readonly Way[] {
  const found = new Set(
    [...keys, ...keys.map(nameKey)].flatMap((key) => index.synonyms.get(key) ?? []),
  );
  return [...found].flatMap(({ game, ja, en }) =>
    [ja, en].map((name): Way => ({
      by: 'surface',
      text: foldSurface(name).text,
      quality: 0.8,
      game,
    })),
  );
}

/** A word known by its sound alone. */
function soundToken(index: SearchIndex, sound: string): Token {
  return { text: sound, ways: [soundWay(sound, 1), ...synonymWays(index, [sound])] };
}

/** A whole name with one slip in it. */
function correctedName(index: SearchIndex, chunk: string): Token | undefined {
  const surface = foldSurface(chunk).text;
  if (surface.length < 3 || isFound(index, { by: 'surface', text: surface, quality: 1 })) {
    return undefined;
  }
  for (const name of index.vocabulary.values()) {
    const folded = foldSurface(name).text;
    if (folded.length > 2 && isOneSlip(surface, folded)) {
      return { ...wordToken(index, name), text: surface };
    }
  }
  return undefined;
}

/** The word itself, and if it stands nowhere, those that are one slip away. */
function corrected(index: SearchIndex, token: Token, sound: string): Token {
  if (token.ways.some((way) => isFound(index, way))) return token;
  const ways: Way[] = [];
  if (sound.length >= shortestSlip) {
    for (const known of index.vocabulary.keys()) {
      if (isOneSlip(sound, known)) ways.push(soundWay(known, 0.6));
    }
  }
  if (/^[a-z]+$/.test(token.text) && token.text.length >= shortestSlip) {
    for (const word of index.layers.flatMap((layer) => layer.words)) {
      if (isOneSlip(token.text, word)) ways.push({ ...stemWay(word), quality: 0.6 });
    }
  }
  return ways.length > 0 ? { ...token, ways } : token;
}

type SoundPart = { kind: 'word' | 'stop' | 'unknown'; sound: string };

const longestSound = 24;
/** What a part costs: known words are best, endings and particles cheap, unknown letters dear. */
const costs = { word: 1, stop: 0.4, unknown: 1.2 } as const;

/** Cuts a sound into known words, stop words and letters that belong to neither. */
function soundParts(index: SearchIndex, sound: string): readonly SoundPart[] {
  const best: { cost: number; parts: readonly SoundPart[] }[] = [{ cost: 0, parts: [] }];
  for (let end = 1; end <= sound.length; end += 1) {
    for (let start = Math.max(0, end - longestSound); start < end; start += 1) {
      const before = best[start];
      if (before === undefined) continue;
      const part = partOf(index, sound.slice(start, end));
      if (part === undefined) continue;
      const cost = before.cost + costs[part.kind];
      if (cost < (best[end]?.cost ?? Infinity)) {
        best[end] = { cost, parts: [...before.parts, part] };
      }
    }
  }
  return best[sound.length]?.parts ?? [];
}

function partOf(index: SearchIndex, sound: string): SoundPart | undefined {
  if (isStopSound(sound)) return { kind: 'stop', sound };
  if (sound.length > 2 && index.vocabulary.has(sound)) return { kind: 'word', sound };
  return sound.length === 1 ? { kind: 'unknown', sound } : undefined;
}
