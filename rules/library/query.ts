import { stemOf, wordsIn } from './english';
import { runsOf, segmentsOf, type Lexicon, type Segment } from './lexicon';
import type { Finder, Way } from './matching';
import type { SearchIndex } from './searchIndex';
import { isOneSlip } from './slips';
import { firstFrom } from './sorted';
import { isRomaji, soundOf } from './sound';
import { soundParts, type SoundPart } from './soundParts';
import { isStopSound, isStopWord } from './stopWords';
import { foldText, hasKanji, isJapanese } from './surface';
import { nameKey } from './vocabulary';

/** A word of the query and every way to find it. */
export type Token = {
  readonly text: string;
  readonly ways: readonly Way[];
};

const breaks = /[\s、。，．,.!?！？「」『』（）()［\][\]…:：;；/／→=＝~〜"“”]+/u;
/** The consonant an input method shows while the rest of the syllable is still to come: きょうf. */
const unfinished = /(?<=[ぁ-ゖー])(?:[bcdfghjkmnprstvwyz]|[kgsztnhbpmrcdj]y|sh|ch|ts)$/;
/** Shorter words have too many neighbours to guess which one was meant. */
const shortestSlip = 4;
/** Shorter sounds are found only where a word begins. */
const longSound = 5;

/** The words of a query, without those that only make it a question. */
export function tokensOf(finder: Finder, query: string): readonly Token[] {
  const chunks = plainWidth(withDigits(finder.index.lexicon, query))
    .split(breaks)
    .map((chunk) => chunk.replace(unfinished, ''))
    .filter((chunk) => /[^!-/:-@[-`{-~]/.test(chunk));
  const tokens = chunks.flatMap((chunk) => chunkTokens(finder, chunk));
  if (tokens.length > 0) return distinct(tokens);
  // One particle or question word alone is what is sought; several are a question just begun.
  return chunks.length === 1 ? chunks.map((chunk) => wordToken(finder, chunk)) : [];
}

/** Ⅲ is 3, and so is 三 before a counter, unless that is a word of its own: 三人, not 一番. */
function withDigits({ readings }: Lexicon, text: string): string {
  return text
    .replace(/[Ⅰ-Ⅹⅰ-ⅹ]/g, foldText)
    .replace(/[一二三四五六七八九]/g, (numeral, at: number) => {
      const counted = text.slice(at, at + 2);
      return readings.has(counted) ? numeral : foldText(counted).charAt(0);
    });
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

const isKnown = (finder: Finder, { ways }: Token) => ways.some((way) => finder.finds(way));

function chunkTokens(finder: Finder, chunk: string): readonly Token[] {
  if (/^[ -~āīūēōâîûêô]+$/.test(chunk)) return latinTokens(finder, chunk);
  const meant = correctedName(finder, chunk);
  if (meant !== undefined) return [meant];
  const segments = segmentsOf(finder.index.lexicon, chunk);
  return segments.flatMap(({ from, to, text, reading }, at) => {
    const isUnread = (segment: Segment | undefined) =>
      segment !== undefined && segment.reading === undefined;
    const afterKanji = hasKanji(chunk.charAt(from - 1));
    const beforeKanji = hasKanji(chunk.charAt(to));
    if (reading === undefined) {
      // One kanji of a compound that nobody knows says nothing.
      if (text.length === 1 && hasKanji(text) && (afterKanji || beforeKanji)) return [];
      return runsOf(text).flatMap((run) => runTokens(finder, run.text, from + run.from > 0));
    }
    const isPiece =
      text.length === 1 &&
      ((afterKanji && isUnread(segments[at - 1])) || (beforeKanji && isUnread(segments[at + 1])));
    return isPiece || isStopWord(text) ? [] : kanjiTokens(finder, text);
  });
}

/** A stretch of one kind of letters. */
function runTokens(finder: Finder, run: string, follows: boolean): readonly Token[] {
  if (/^[a-z0-9']+$/.test(run)) return latinTokens(finder, run);
  if (hasKanji(run)) return isStopWord(run) ? [] : kanjiTokens(finder, run);
  if (/^[ァ-ヺー]/.test(run)) return kanaTokens(finder, run);
  if (/^[ぁ-ゖ]/.test(run)) return follows ? endingTokens(finder, run) : kanaTokens(finder, run);
  return [];
}

/** A compound that stands nowhere as a whole is looked for by its parts. */
function kanjiTokens(finder: Finder, word: string): readonly Token[] {
  const token = wordToken(finder, word);
  if (word.length === 1 || isKnown(finder, token)) return [token];
  const meant = correctedName(finder, word);
  if (meant !== undefined) return [meant];
  const parts = segmentsOf(finder.index.lexicon, word, word.length - 1)
    .filter(({ text, reading }) => reading !== undefined && text.length > 1 && !isStopWord(text))
    .flatMap(({ text }) => kanjiTokens(finder, text));
  return parts.length > 0 ? parts : [token];
}

/** Kana that stand for themselves: a word, the beginning of one, or words in a row. */
function kanaTokens(finder: Finder, run: string): readonly Token[] {
  const { index } = finder;
  const sound = soundOf(run);
  if (isStopSound(sound)) return [];
  const whole = wordToken(finder, run);
  if (run.length === 1 || isNameOrBeginning(index, sound)) return [whole];
  const parts = soundParts(index.vocabulary, sound);
  if (parts.every(({ kind }) => kind !== 'unknown')) return wordTokens(index, parts, 0);
  const meant = corrected(finder, whole, sound);
  if (isKnown(finder, meant)) return [meant];
  return mostlyKnown(parts) ? wordTokens(index, parts, 0) : [whole];
}

/** A word or two in a row of letters that mean nothing are chance. */
function mostlyKnown(parts: readonly SoundPart[]): boolean {
  const lettersOf = (some: readonly SoundPart[]) =>
    some.reduce((sum, { sound }) => sum + sound.length, 0);
  const unknown = parts.filter(({ kind }) => kind === 'unknown');
  return lettersOf(unknown) * 3 <= lettersOf(parts);
}

/** Hiragana after another word are mostly its ending; only a long word among them counts. */
function endingTokens(finder: Finder, run: string): readonly Token[] {
  return wordTokens(finder.index, soundParts(finder.index.vocabulary, soundOf(run)), shortestSlip);
}

function wordTokens(
  index: SearchIndex,
  parts: readonly SoundPart[],
  shortest: number,
): readonly Token[] {
  return parts
    .filter(({ kind, sound }) => kind === 'word' && sound.length >= shortest)
    .map(({ sound }) => ({
      text: sound,
      ways: [soundWay(sound, 1), ...synonymWays(index, [sound])],
    }));
}

/** Whether a sound is a word of the games, or becomes one when it is typed to its end. */
function isNameOrBeginning({ vocabulary }: SearchIndex, sound: string): boolean {
  if (vocabulary.bySound.has(sound)) return true;
  const next = vocabulary.sounds[firstFrom(vocabulary.sounds, sound)];
  return sound.length > 2 && next !== undefined && next.startsWith(sound);
}

function latinTokens(finder: Finder, chunk: string): readonly Token[] {
  const { index } = finder;
  const words = wordsIn(chunk.replace(/[āīūēōâîûêô]/g, plainVowel));
  return words.flatMap(({ text }) => {
    if (isStopWord(text)) return [];
    const token = wordToken(finder, text);
    const sound = soundOf(text);
    // `no` and `to` are particles unless the library has them as English words.
    if (isStopSound(sound) && isRomaji(text) && !finder.finds(stemWay(text))) return [];
    if (isKnown(finder, token)) return [token];
    const parts = isRomaji(text) ? soundParts(index.vocabulary, sound) : [];
    if (parts.length > 0 && parts.every(({ kind }) => kind !== 'unknown')) {
      return wordTokens(index, parts, 0);
    }
    const meant = corrected(finder, token, sound);
    if (isKnown(finder, meant) || parts.length === 0 || !mostlyKnown(parts)) return [meant];
    return wordTokens(index, parts, 0);
  });
}

function plainVowel(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}

const stemWay = (word: string): Way => ({ by: 'stem', text: stemOf(word), quality: 1 });

function soundWay(sound: string, quality: number): Way {
  return { by: 'sound', text: sound, quality, atStart: sound.length < longSound };
}

/** Every way to find a word as it was typed. Kana are sought by their sound alone. */
function wordToken(finder: Finder, word: string): Token {
  const { index } = finder;
  const surface = foldText(word);
  const spoken = soundIn(index, surface, word);
  const synonyms = synonymWays(index, [surface, spoken ?? '', nameKey(surface)]);
  if (isLatin(surface)) {
    const romaji = spoken !== undefined && spoken.length > 1 ? [soundWay(spoken, 0.9)] : [];
    return { text: surface, ways: [...latinWays(surface), ...romaji, ...synonyms] };
  }
  if (!hasKanji(word)) {
    // A lone っ or ー has no sound yet, and nothing would be found everywhere.
    const sound = spoken === undefined || spoken === '' ? surface : spoken;
    return { text: surface, ways: [soundWay(sound, 1), ...synonyms] };
  }
  const written: Way = { by: 'surface', text: surface, quality: 1 };
  // Kanji that stand nowhere may be other ones that sound the same.
  const heard =
    spoken !== undefined && spoken.length >= shortestSlip && !finder.finds(written)
      ? [soundWay(spoken, 0.9)]
      : [];
  return { text: surface, ways: [written, ...heard, ...synonyms] };
}

const isLatin = (text: string) => /^[a-z0-9]+$/.test(text);

function soundIn(index: SearchIndex, surface: string, word: string): string | undefined {
  if (!isLatin(surface)) return readingOf(index, word);
  return isRomaji(surface) ? soundOf(surface) : undefined;
}

function latinWays(word: string): Way[] {
  if (/^\d+$/.test(word) || word.length === 1) return [stemWay(word)];
  return [stemWay(word), { by: 'prefix', text: word, quality: 0.75 }];
}

/** How a word sounds if every kanji of it has a reading. */
function readingOf(index: SearchIndex, word: string): string | undefined {
  const segments = segmentsOf(index.lexicon, word);
  const isRead = segments.every(({ text, reading }) => reading !== undefined || !hasKanji(text));
  return isRead
    ? soundOf(segments.map(({ text, reading }) => reading ?? text).join(''))
    : undefined;
}

/** Ways to find what a word also stands for. */
function synonymWays(index: SearchIndex, keys: readonly string[]): readonly Way[] {
  const found = new Map<string, Way>();
  for (const { word, game } of keys.flatMap((key) => index.synonyms.get(key) ?? [])) {
    found.set(
      `${game ?? ''} ${word}`,
      game === undefined ? nameWay(word, 0.7) : { ...nameWay(word, 0.8), game },
    );
  }
  return [...found.values()];
}

/** A name as it stands in texts: by its kanji, by its sound where it has none, or in English. */
function nameWay(name: string, quality: number): Way {
  if (hasKanji(name)) return { by: 'surface', text: foldText(name), quality };
  if (isJapanese(name)) return soundWay(soundOf(name), quality);
  return { by: 'stem', text: nameKey(name), quality };
}

/** A whole name with one slip in it. */
function correctedName(finder: Finder, chunk: string): Token | undefined {
  const surface = foldText(chunk);
  if (surface.length < 3 || isKnown(finder, wordToken(finder, chunk))) return undefined;
  const { byLength } = finder.index.vocabulary;
  for (const length of [surface.length, surface.length + 1, surface.length - 1]) {
    if (length < 3) continue;
    const meant = byLength.get(length)?.find((name) => isOneSlip(surface, name));
    if (meant !== undefined) return { ...wordToken(finder, meant), text: surface };
  }
  return undefined;
}

/** The word itself, and if it stands nowhere, those that are one slip away. */
function corrected(finder: Finder, token: Token, sound: string): Token {
  if (isKnown(finder, token)) return token;
  const { vocabulary, layers } = finder.index;
  const ways: Way[] = [];
  if (sound.length >= shortestSlip) {
    for (const known of vocabulary.sounds) {
      if (isOneSlip(sound, known)) ways.push(soundWay(known, 0.6));
    }
  }
  if (/^[a-z]+$/.test(token.text) && token.text.length >= shortestSlip) {
    for (const { words } of layers) {
      for (const word of words.sorted) {
        if (isOneSlip(token.text, word)) ways.push({ ...stemWay(word), quality: 0.6 });
      }
    }
  }
  return ways.length > 0 ? { ...token, ways } : token;
}
