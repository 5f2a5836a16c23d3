import { stemOf, wordsIn } from './english';
import { entriesOf, linesOf, type Book, type Term } from './entry';
import { everydayWords } from './everydayWords';
import { spokenOf, type Lexicon } from './lexicon';
import { soundOf } from './sound';
import { foldText, hasKanji, isJapanese } from './surface';

/** A name in a form that spelling does not matter for. */
export function nameKey(name: string): string {
  const text = foldText(name);
  return /^[ -~]+$/.test(text)
    ? wordsIn(text)
        .map((word) => stemOf(word.text))
        .join(' ')
    : soundOf(text);
}

function termsOf(book: Book): readonly Term[] {
  return entriesOf(book).flatMap((entry) => entry.terms ?? []);
}

/** A word that stands for another one: in one game, or everywhere. */
type Synonym = { readonly game?: string; readonly word: string };

/** Other words for the same thing, by sound or by stems. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>;

export function synonymsOf(books: readonly Book[], lexicon: Lexicon): Synonyms {
  const synonyms = new Map<string, Synonym[]>();
  const add = (alias: string, meant: readonly Synonym[]) => {
    for (const key of keysOf(lexicon, alias)) {
      const known = synonyms.get(key);
      if (known === undefined) synonyms.set(key, [...meant]);
      else known.push(...meant);
    }
  };
  for (const book of books) {
    const { game } = book;
    for (const { ja, en, aliases = [] } of termsOf(book)) {
      const meant = [ja, en].map((word) => ({ game, word }));
      for (const alias of aliases) add(alias, meant);
    }
  }
  for (const group of everydayWords) {
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      add(
        word,
        others.map((other) => ({ word: other })),
      );
    }
  }
  return synonyms;
}

/** A word as it is written, and as it is heard. */
function keysOf(lexicon: Lexicon, word: string): ReadonlySet<string> {
  if (!isJapanese(word)) return new Set([foldText(word), nameKey(word)]);
  // A verb is also known by its kanji alone: 殴られ is cut down to 殴, as 殴る is here.
  const stem = hasKanji(word) ? word.replace(/(?<=[^ぁ-ゖ])[ぁ-ゖ]+$/, '') : word;
  return new Set([foldText(word), foldText(stem), spokenOf(lexicon, word).text]);
}

/** Every Japanese word the library knows. */
export type Vocabulary = {
  /** How it sounds, and how it is written. */
  readonly bySound: ReadonlyMap<string, string>;
  /** All sounds in order, for words that are still being typed. */
  readonly sounds: readonly string[];
  /** As written, by length, for words with a slip in them. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
};

const katakanaWord = /[ァ-ヴー]{2,}/g;

export function vocabularyOf(books: readonly Book[], lexicon: Lexicon): Vocabulary {
  const bySound = new Map<string, string>();
  const add = (sound: string, word: string) => {
    if (sound.length > 1 && !bySound.has(sound)) bySound.set(sound, word);
  };
  for (const { ja, reading, aliases = [] } of books.flatMap(termsOf)) {
    add(soundOf(reading), ja);
    for (const alias of aliases) {
      if (isJapanese(alias)) add(spokenOf(lexicon, alias).text, alias);
    }
  }
  for (const [word, sound] of lexicon.sounds) add(sound, word);
  for (const { title, body } of books.flatMap(entriesOf)) {
    for (const text of [title.ja, ...linesOf(body.ja)]) {
      for (const [word] of text.matchAll(katakanaWord)) add(soundOf(word), word);
    }
  }
  const byLength = new Map<number, string[]>();
  for (const word of bySound.values()) {
    const text = foldText(word);
    const known = byLength.get(text.length);
    if (known === undefined) byLength.set(text.length, [text]);
    else known.push(text);
  }
  return { bySound, sounds: [...bySound.keys()].sort(), byLength };
}
