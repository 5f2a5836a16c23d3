import { stemOf, wordsIn } from './english';
import { entriesOf, linesOf, type Book, type RuleEntry } from './entry';
import { makeLexicon, spokenOf, type Lexicon } from './lexicon';
import { soundOf } from './sound';
import { foldSurface, isJapanese } from './surface';
import { commonWords } from './words';

/** An entry as the search knows it. */
export type Document = {
  readonly entry: RuleEntry;
  readonly game: string;
  readonly chapter: string;
};

/** Where a word was found; what stands first counts most. */
export const fieldNames = ['title', 'term', 'alias', 'ownNote', 'body', 'note', 'place'] as const;
export type FieldName = (typeof fieldNames)[number];

/** One field of a document in every form that a word can be found by. */
export type Field = {
  readonly name: FieldName;
  /** The Japanese text as written. */
  readonly surface: string;
  /** The Japanese text as spoken. */
  readonly sound: string;
  /** Where words begin in `sound`. */
  readonly starts: ReadonlySet<number>;
  /** The English words, each between two spaces: as written and by their stems. */
  readonly words: string;
  readonly stems: string;
};

/** Some fields of the documents, and which documents can contain what at all. */
export type Layer = {
  readonly fields: readonly (readonly Field[])[];
  readonly surfaceGrams: Grams;
  readonly soundGrams: Grams;
  readonly stems: Grams;
  /** Every English word as written, sorted, for words that are still being typed. */
  readonly words: readonly string[];
  readonly documentsOf: Grams;
};

export type Grams = ReadonlyMap<string, readonly number[]>;

/** A word of a game that stands for another one. */
export type Synonym = { readonly game: string; readonly ja: string; readonly en: string };

export type SearchIndex = {
  readonly documents: readonly Document[];
  readonly lexicon: Lexicon;
  /** The rules, then the player's own notes. */
  readonly layers: readonly Layer[];
  /** Whole names of things, by sound or by stems: the documents that explain them. */
  readonly names: ReadonlyMap<string, readonly number[]>;
  /** Aliases of terms, by sound or by stems. */
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
  const documents = books.flatMap((book) =>
    book.chapters.flatMap((chapter) =>
      chapter.entries.map((entry) => ({ entry, game: book.game, chapter: chapter.id })),
    ),
  );
  const lexicon = lexiconOf(books);
  const places = books.flatMap((book) =>
    book.chapters.flatMap((chapter) =>
      chapter.entries.map((entry) => placeOf(book, chapter.title, entry)),
    ),
  );
  return {
    documents,
    lexicon,
    layers: [
      makeLayer(
        documents.map(({ entry }, index) => [
          ...fieldsOf(lexicon, entry),
          makeField(lexicon, 'place', places[index] ?? []),
        ]),
      ),
    ],
    names: namesOf(documents),
    synonyms: synonymsOf(books),
    vocabulary: vocabularyOf(books, lexicon),
  };
}

/** The same index with the player's own notes, which change while the rules do not. */
export function withOwnNotes(
  index: SearchIndex,
  noteOn: (document: Document) => string | undefined,
): SearchIndex {
  const [rules] = index.layers;
  if (rules === undefined) return index;
  const notes = index.documents.map((document) => {
    const note = noteOn(document);
    return note === undefined ? [] : [makeField(index.lexicon, 'ownNote', [note])];
  });
  return { ...index, layers: [rules, makeLayer(notes)] };
}

export function lexiconOf(books: readonly Book[]): Lexicon {
  const terms = books.flatMap((book) => entriesOf(book).flatMap((entry) => entry.terms ?? []));
  return makeLexicon([...terms.map(({ ja, reading }) => [ja, reading] as const), ...commonWords]);
}

function placeOf(book: Book, chapter: Book['title'], entry: RuleEntry): readonly string[] {
  const roles = book.roles.filter((role) => entry.roles.includes(role.id));
  return [chapter, book.title, ...roles.map((role) => role.name)]
    .flatMap(({ ja, en }) => [ja, en])
    .concat(book.aliases);
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

/** Lines are kept apart, so that nothing is found across two of them. */
export const lineBreak = '\n';

function makeField(lexicon: Lexicon, name: FieldName, lines: readonly string[]): Field {
  const japanese = lines.filter(isJapanese).join(lineBreak);
  const spoken = spokenOf(lexicon, japanese);
  const words = lines.map((line) => wordsIn(foldSurface(line).text).map((word) => word.text));
  const padded = (form: (word: string) => string) =>
    ` ${words.map((line) => line.map(form).join(' ')).join(` ${lineBreak} `)} `;
  return {
    name,
    surface: foldSurface(japanese).text,
    sound: spoken.text,
    starts: spoken.starts,
    words: padded((word) => word),
    stems: padded(stemOf),
  };
}

/** Three letters as spoken, and two where a word begins. */
export const soundGram = 3;

/** One and two letters as written: with the sounds enough to rule out nearly every document. */
function makeLayer(fields: Layer['fields']): Layer {
  const surfaceGrams = new Map<string, number[]>();
  const soundGrams = new Map<string, number[]>();
  const stems = new Map<string, number[]>();
  const documentsOf = new Map<string, number[]>();
  fields.forEach((own, document) => {
    for (const field of own) {
      addGrams(surfaceGrams, field.surface, 1, document);
      addGrams(surfaceGrams, field.surface, 2, document);
      addGrams(soundGrams, field.sound, soundGram, document);
      for (const start of field.starts) {
        addTo(soundGrams, field.sound.slice(start, start + 2), document);
      }
      for (const stem of field.stems.split(/\s+/)) addTo(stems, stem, document);
      for (const word of field.words.split(/\s+/)) addTo(documentsOf, word, document);
    }
  });
  return {
    fields,
    surfaceGrams,
    soundGrams,
    stems,
    words: [...documentsOf.keys()].sort(),
    documentsOf,
  };
}

function addGrams(
  grams: Map<string, number[]>,
  text: string,
  size: number,
  document: number,
): void {
  for (let index = 0; index + size <= text.length; index += 1) {
    addTo(grams, text.slice(index, index + size), document);
  }
}

function addTo(postings: Map<string, number[]>, key: string, document: number): void {
  const found = postings.get(key);
  if (found === undefined) postings.set(key, [document]);
  else if (found.at(-1) !== document) found.push(document);
}

/** A name in a form that spelling does not matter for. */
export function nameKey(name: string): string {
  const { text } = foldSurface(name);
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
    for (const name of [title.en, reading]) addTo(names, nameKey(name), document);
    for (const term of terms) {
      for (const name of [term.en, term.reading]) addTo(names, nameKey(name), document);
    }
  });
  return names;
}

function synonymsOf(books: readonly Book[]): ReadonlyMap<string, readonly Synonym[]> {
  const synonyms = new Map<string, Synonym[]>();
  for (const book of books) {
    for (const { ja, en, aliases = [] } of entriesOf(book).flatMap((entry) => entry.terms ?? [])) {
      for (const alias of aliases) {
        for (const key of [nameKey(alias), foldSurface(alias).text]) {
          const found = synonyms.get(key) ?? [];
          if (!found.some((other) => other.game === book.game && other.ja === ja)) {
            synonyms.set(key, [...found, { game: book.game, ja, en }]);
          }
        }
      }
    }
  }
  return synonyms;
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
    const { text } = foldSurface(word);
    byLength.set(text.length, [...(byLength.get(text.length) ?? []), text]);
  }
  return { bySound, sounds: [...bySound.keys()].sort(), byLength };
}
