import { stemOf, wordsIn } from './english';
import { spokenOf, type Lexicon } from './lexicon';
import { foldText, isJapanese } from './surface';

/** Where in a document a word was found. */
export type FieldName =
  'title' | 'term' | 'alias' | 'ownNote' | 'role' | 'chapter' | 'body' | 'note' | 'book';

/** One field of a document in every form that a word can be found by. */
export type Field = {
  readonly name: FieldName;
  /** The Japanese text as written. */
  readonly surface: string;
  /** The Japanese text as spoken. */
  readonly sound: string;
  /** Where words begin in `sound`. */
  readonly starts: readonly number[];
  /** The English words, each between two spaces: as written and by their stems. */
  readonly words: string;
  readonly stems: string;
};

/** Lines are kept apart, so that nothing is found across two of them. */
export const lineBreak = '\n';

export function makeField(lexicon: Lexicon, name: FieldName, lines: readonly string[]): Field {
  const japanese = lines.filter(isJapanese).join(lineBreak);
  const spoken = spokenOf(lexicon, japanese);
  const words = lines.map((line) => wordsIn(foldText(line)).map((word) => word.text));
  const padded = (form: (word: string) => string) =>
    ` ${words.map((line) => line.map(form).join(' ')).join(` ${lineBreak} `)} `;
  return {
    name,
    surface: foldText(japanese),
    sound: spoken.text,
    starts: [...spoken.starts],
    words: padded((word) => word),
    stems: padded(stemOf),
  };
}

/** All fields of a document in one form, one after the other: looked through in one go. */
export type Stream = {
  readonly text: string;
  /** Where each field ends. */
  readonly ends: readonly number[];
};

export type DocumentText = {
  readonly fields: readonly FieldName[];
  readonly surface: Stream;
  readonly sound: Stream;
  readonly words: Stream;
  readonly stems: Stream;
  readonly starts: ReadonlySet<number>;
};

export function joinFields(fields: readonly Field[]): DocumentText {
  const sound = streamOf(fields.map((field) => field.sound));
  return {
    fields: fields.map(({ name }) => name),
    surface: streamOf(fields.map((field) => field.surface)),
    sound,
    words: streamOf(fields.map((field) => field.words)),
    stems: streamOf(fields.map((field) => field.stems)),
    starts: new Set(
      fields.flatMap(({ starts }, at) => {
        const from = at === 0 ? 0 : (sound.ends[at - 1] ?? 0);
        return starts.map((start) => from + start);
      }),
    ),
  };
}

function streamOf(texts: readonly string[]): Stream {
  let end = 0;
  return {
    text: texts.join(lineBreak),
    ends: texts.map((text) => {
      end += text.length + lineBreak.length;
      return end;
    }),
  };
}
