/** A text in both languages, side by side so that neither is forgotten. */
export type Both<Text = string> = { readonly ja: Text; readonly en: Text };
export type Language = keyof Both;

/** A word of the game. Wherever it stands in a text it leads to the entry that explains it. */
export type Term = {
  readonly ja: string;
  /** How `ja` is read, in hiragana (a katakana word is written in hiragana too). */
  readonly reading: string;
  readonly en: string;
  /** Other words for the same thing in either language, misspellings included: found, never shown. */
  readonly aliases?: readonly string[];
};

export type Table = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The entry each cell leads to, where the whole cell is a way to its rule. */
  readonly entries?: readonly (readonly string[])[];
};

/** A line of text, or a table where a table reads faster. */
export type Block = string | Table;

/** What of the game an entry explains, by the ids of its definition; each of these links back. */
export type EntryLinks = {
  /** `paladin.health`; for items of a collection the collection, `spider.eggs`. */
  readonly tracks?: readonly string[];
  /** Ids of turn steps. */
  readonly steps?: readonly string[];
  readonly notices?: readonly string[];
  readonly tools?: readonly string[];
};

/** One rule: a title that answers, then a few lines. */
export type RuleEntry = {
  /** Unique within its game; part of its link, so it never changes. */
  readonly id: string;
  /** Whom it concerns; empty for everyone. */
  readonly roles: readonly string[];
  readonly title: Both;
  /** How the Japanese title is read, in hiragana. */
  readonly reading: string;
  /** The words this entry explains. */
  readonly terms?: readonly Term[];
  /** Other words a player would look for this rule by, in either language. */
  readonly aliases?: readonly string[];
  readonly body: Both<readonly Block[]>;
  /** Where the source is unclear, contradicts itself or is corrected by a better one. */
  readonly note?: Both;
  /** Ids of entries of the same game worth reading next. */
  readonly related: readonly string[];
  /** Lines of the game's source document, `12` or `12-15`, or ids of further sources of its book. */
  readonly source: readonly string[];
  readonly links?: EntryLinks;
};

export type Chapter = {
  readonly id: string;
  readonly title: Both;
  readonly entries: readonly RuleEntry[];
};

/** All rules of one game. */
export type Book = {
  readonly game: string;
  readonly title: Both;
  /** Other names of the game, found but never shown. */
  readonly aliases: readonly string[];
  /** The document its facts come from. */
  readonly source: { readonly number: string; readonly title: Both };
  /** Sources beside it that confirm or correct it, by id. */
  readonly furtherSources: Readonly<Record<string, Both>>;
  /** The roles that entries speak of. */
  readonly roles: readonly { readonly id: string; readonly name: Both }[];
  readonly chapters: readonly Chapter[];
};

export function entriesOf(book: Book): readonly RuleEntry[] {
  return book.chapters.flatMap((chapter) => chapter.entries);
}

/** The lines of a text as one string each, tables cell by cell. */
export function linesOf(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) =>
    typeof block === 'string' ? [block] : [...block.head, ...block.rows.flat()],
  );
}

/** The lines of a text to be read one after the other; a row of a table is one line. */
export function readableLines(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) =>
    typeof block === 'string' ? [block] : block.rows.map((row) => row.join(' · ')),
  );
}
