import {
  joinFields,
  makeField,
  type DocumentText,
  type Field,
  type FieldName,
} from './documentText';
import { entriesOf, linesOf, type Book, type Both, type RuleEntry } from './entry';
import { kanjiGrams, Postings, soundGrams, startGram } from './grams';
import { makeLexicon, type Lexicon } from './lexicon';
import { nameKey, synonymsOf, vocabularyOf, type Synonyms, type Vocabulary } from './vocabulary';
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

export type SearchIndex = {
  readonly documents: readonly Document[];
  readonly lexicon: Lexicon;
  /** The rules, then the player's own notes. */
  readonly layers: readonly Layer[];
  /** Whole names of things, by sound or by stems: the documents that explain them. */
  readonly names: ReadonlyMap<string, readonly number[]>;
  readonly synonyms: Synonyms;
  readonly vocabulary: Vocabulary;
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
