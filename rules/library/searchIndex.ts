import {
  joinFields,
  lineBreak,
  makeField,
  type DocumentText,
  type Field,
  type FieldName,
} from './documentText';
import { stemOf, wordsIn } from './english';
import { entriesOf, linesOf, type Book, type Both, type RuleEntry } from './entry';
import { everydayWords } from './everydayWords';
import { kanjiGrams, Postings, soundGrams, startGram } from './grams';
import { makeLexicon, spokenOf, type Lexicon } from './lexicon';
import { soundOf } from './sound';
import { foldText, hasKanji, isJapanese } from './surface';
import { commonWords } from './words';

/** An entry as the search knows it. */
export type Document = {
  readonly entry: RuleEntry;
  readonly game: string;
  readonly chapter: string;
};

/** Some fields of the documents, and which documents can contain what at all. */
export type Layer = {
  readonly texts: readonly DocumentText[];
  readonly kanji: Postings;
  readonly sounds: Postings;
  /** The documents of every English stem. */
  readonly stems: WordList['documents'];
  /** Every English word as it is written, and those of titles and terms alone. */
  readonly words: WordList;
  readonly nameWords: WordList;
};

/** Words with the documents that have them. */
export type WordList = {
  readonly documents: ReadonlyMap<string, readonly number[]>;
  /** The words in order, for one that is still being typed. */
  readonly sorted: readonly string[];
};

/** A word that stands for another one: in one game, or everywhere. */
export type Synonym = { readonly game?: string; readonly word: string };

export type SearchIndex = {
  readonly documents: readonly Document[];
  readonly lexicon: Lexicon;
  /** The rules, then the player's own notes. */
  readonly layers: readonly Layer[];
  /** Whole names of things, by sound or by stems: the documents that explain them. */
  readonly names: ReadonlyMap<string, readonly number[]>;
  /** Other words for the same thing, by sound or by stems. */
  readonly synonyms: ReadonlyMap<string, readonly Synonym[]>;
  readonly vocabulary: Vocabulary;
};

/** Every Japanese word the library knows. */
export type Vocabulary = {
  /** How it sounds, and how it is written. */
  readonly bySound: ReadonlyMap<string, string>;
  /** All sounds in order, for words that are still being typed. */
  readonly sounds: readonly string[];
  /** As written, by length, for words with a slip in them. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
};

export function makeIndex(books: readonly Book[]): SearchIndex {
  const steps = indexing(books);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Makes an index in many small steps, so that a screen can go on between them. */
export function* indexing(books: readonly Book[]): Generator<undefined, SearchIndex> {
  const lexicon = lexiconOf(books);
  const documents: Document[] = [];
  const rules = new LayerWriter();
  for (const book of books) {
    for (const chapter of book.chapters) {
      // Most entries of a chapter are about the same role.
      const places = new Map<string, readonly Field[]>();
      for (const entry of chapter.entries) {
        const roles = entry.roles.join(' ');
        const place = places.get(roles) ?? placeOf(lexicon, book, chapter.title, entry);
        places.set(roles, place);
        documents.push({ entry, game: book.game, chapter: chapter.id });
        rules.add([...fieldsOf(lexicon, entry), ...place]);
        yield;
      }
    }
  }
  const names = namesOf(documents);
  yield;
  const synonyms = synonymsOf(books, lexicon);
  yield;
  const vocabulary = vocabularyOf(books, lexicon);
  yield;
  return { documents, lexicon, layers: [rules.finish()], names, synonyms, vocabulary };
}

/** The same index with the player's own notes, which change while the rules do not. */
export function withOwnNotes(
  index: SearchIndex,
  noteOn: (document: Document) => string | undefined,
): SearchIndex {
  const [rules] = index.layers;
  if (rules === undefined) return index;
  const notes = new LayerWriter();
  for (const document of index.documents) {
    const note = noteOn(document);
    notes.add(note === undefined ? [] : [makeField(index.lexicon, 'ownNote', [note])]);
  }
  return { ...index, layers: [rules, notes.finish()] };
}

export function lexiconOf(books: readonly Book[]): Lexicon {
  const terms = books.flatMap((book) => entriesOf(book).flatMap((entry) => entry.terms ?? []));
  return makeLexicon([...terms.map(({ ja, reading }) => [ja, reading] as const), ...commonWords]);
}

/** Where an entry stands: what goes without saying there is often not in its text. */
function placeOf(lexicon: Lexicon, book: Book, chapter: Both, entry: RuleEntry): readonly Field[] {
  const roles = book.roles.filter((role) => entry.roles.includes(role.id));
  return [
    makeField(
      lexicon,
      'role',
      roles.flatMap(({ name }) => [name.ja, name.en]),
    ),
    makeField(lexicon, 'chapter', [chapter.ja, chapter.en]),
    makeField(lexicon, 'book', [book.title.ja, book.title.en, ...book.aliases]),
  ];
}

function fieldsOf(lexicon: Lexicon, entry: RuleEntry): readonly Field[] {
  const { title, terms = [], aliases = [], body, note } = entry;
  const texts: readonly [FieldName, readonly string[]][] = [
    ['title', [title.ja, title.en]],
    ['term', terms.flatMap(({ ja, en }) => [ja, en])],
    ['alias', [...terms.flatMap((term) => term.aliases ?? []), ...aliases]],
    ['body', [...linesOf(body.ja), ...linesOf(body.en)]],
    ['note', note === undefined ? [] : [note.ja, note.en]],
  ];
  return texts
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => makeField(lexicon, name, lines));
}

/** Collects the fields of one document after the other. */
class LayerWriter {
  readonly #texts: DocumentText[] = [];
  readonly #kanji = new Postings();
  readonly #sounds = new Postings();
  readonly #stems = new Map<string, number[]>();
  readonly #words = new Map<string, number[]>();
  readonly #nameWords = new Map<string, number[]>();

  add(fields: readonly Field[]): void {
    const document = this.#texts.push(joinFields(fields)) - 1;
    for (const { name, surface, sound, starts, stems, words } of fields) {
      for (const gram of kanjiGrams(surface)) this.#kanji.add(gram, document);
      for (const gram of soundGrams(sound)) this.#sounds.add(gram, document);
      // Two letters alone are looked for in names only: texts have them everywhere.
      if (name === 'title' || name === 'term') {
        for (const start of starts) this.#sounds.add(startGram(sound, start), document);
        for (const word of words.split(' ')) addTo(this.#nameWords, word, document);
      }
      for (const stem of stems.split(' ')) addTo(this.#stems, stem, document);
      for (const word of words.split(' ')) addTo(this.#words, word, document);
    }
  }

  finish(): Layer {
    return {
      texts: this.#texts,
      kanji: this.#kanji,
      sounds: this.#sounds,
      stems: this.#stems,
      words: wordList(this.#words),
      nameWords: wordList(this.#nameWords),
    };
  }
}

function wordList(documents: WordList['documents']): WordList {
  return { documents, sorted: [...documents.keys()].sort() };
}

function addTo(lists: Map<string, number[]>, key: string, document: number): void {
  const found = lists.get(key);
  if (found === undefined) lists.set(key, [document]);
  else if (found[found.length - 1] !== document) found.push(document);
}

/** A name in a form that spelling does not matter for. */
export function nameKey(name: string): string {
  const text = foldText(name);
  return /^[ -~]+$/.test(text)
    ? wordsIn(text)
        .map((word) => stemOf(word.text))
        .join(' ')
    : soundOf(text);
}

function namesOf(documents: readonly Document[]): ReadonlyMap<string, readonly number[]> {
  const names = new Map<string, number[]>();
  documents.forEach(({ entry }, document) => {
    const { title, reading, terms = [] } = entry;
    for (const name of [title.ja, title.en, reading]) addTo(names, nameKey(name), document);
    for (const term of terms) {
      for (const name of [term.ja, term.en, term.reading]) addTo(names, nameKey(name), document);
    }
  });
  return names;
}

function synonymsOf(books: readonly Book[], lexicon: Lexicon): SearchIndex['synonyms'] {
  const synonyms = new Map<string, Synonym[]>();
  const add = (alias: string, meant: readonly Synonym[]) => {
    for (const key of keysOf(lexicon, alias)) {
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...meant]);
    }
  };
  for (const { game, ...book } of books) {
    for (const { ja, en, aliases = [] } of entriesOf({ game, ...book }).flatMap(
      (entry) => entry.terms ?? [],
    )) {
      for (const alias of aliases) {
        add(alias, [
          { game, word: ja },
          { game, word: en },
        ]);
      }
    }
  }
  for (const group of everydayWords) {
    for (const word of group) {
      add(
        word,
        group.filter((other) => other !== word).map((other) => ({ word: other })),
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

const katakanaWord = /[ァ-ヴー]{2,}/g;

function vocabularyOf(books: readonly Book[], lexicon: Lexicon): Vocabulary {
  const bySound = new Map<string, string>();
  const add = (sound: string, word: string) => {
    if (sound.length > 1 && !bySound.has(sound)) bySound.set(sound, word);
  };
  for (const { ja, reading, aliases = [] } of books
    .flatMap(entriesOf)
    .flatMap((entry) => entry.terms ?? [])) {
    add(soundOf(reading), ja);
    for (const alias of aliases) {
      if (isJapanese(alias)) add(spokenOf(lexicon, alias).text, alias);
    }
  }
  for (const [word, reading] of lexicon.readings) add(soundOf(reading), word);
  for (const { title, body } of books.flatMap(entriesOf)) {
    for (const [word] of [title.ja, ...linesOf(body.ja)].join(lineBreak).matchAll(katakanaWord)) {
      add(soundOf(word), word);
    }
  }
  const byLength = new Map<number, string[]>();
  for (const word of bySound.values()) {
    const text = foldText(word);
    byLength.set(text.length, [...(byLength.get(text.length) ?? []), text]);
  }
  return { bySound, sounds: [...bySound.keys()].sort(), byLength };
}
