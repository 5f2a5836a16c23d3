/**
 * A value made of texts, lists and objects, taken apart into columns: what stands in the same place
 * of every object stands together, which is how texts of one kind and language compress best.
 */
export type Packed = {
  readonly root: Column;
  /** The texts of each column, one after the other. */
  readonly texts: readonly string[];
  /** The letters that the codes of wide texts stand for. */
  readonly letters: string;
};

/** The values of one place, in the order they were met. */
export type Column = {
  /** A letter for the kind of each value, or one for all of them. */
  readonly kinds: string;
  /** Which of the texts are the plain and the wide ones of this place. */
  readonly plain?: number;
  readonly wide?: number;
  readonly lists?: { readonly lengths: readonly number[]; readonly items: Column };
  readonly objects?: {
    /** The keys of an object in their order, and which of these each of them has. */
    readonly shapes: readonly (readonly string[])[];
    readonly shapeOf: readonly number[];
    /** The values under each key; where there are many keys for few objects, all in one column. */
    readonly fields?: readonly (readonly [key: string, values: Column])[];
    readonly values?: Column;
  };
  /** Numbers, and what else is not worth a column. */
  readonly others?: readonly unknown[];
};

/** Texts are either mostly ASCII, or written in the codes below. */
export const kind = { plain: 'p', wide: 'w', list: 'l', object: 'o', other: 'x' } as const;

export const between = '\u001F';

/**
 * The characters that stand for letters in wide texts: those that take one byte and then those that
 * take two, where Japanese takes three. Whatever would need an escape in a script is left out.
 */
export function codes(count: number): readonly string[] {
  const found: string[] = [];
  for (let code = 0x20; found.length < count && code < endOfCodes; code++) {
    const character = String.fromCharCode(code);
    if (!/["'\\\u007F-\u00A0]/.test(character)) found.push(character);
  }
  return found;
}

/** From here on a character takes three bytes and may stand for itself. */
export const endOfCodes = 0x800;

export function unpack({ root, texts, letters }: Packed): unknown {
  const letterOf: string[] = [];
  codes(letters.length).forEach((code, at) => (letterOf[code.charCodeAt(0)] = letters.charAt(at)));

  function textsOf(column: number | undefined): readonly string[] {
    return column === undefined ? [] : (texts[column] ?? '').split(between);
  }

  function wideTextsOf(column: number | undefined): readonly string[] {
    return textsOf(column).map((text) => {
      let written = '';
      for (let at = 0; at < text.length; at++) {
        written += letterOf[text.charCodeAt(at)] ?? text.charAt(at);
      }
      return written;
    });
  }

  function listsOf(lists: Column['lists']): readonly unknown[] {
    if (lists === undefined) return [];
    const starts = [0];
    for (const length of lists.lengths) starts.push((starts.at(-1) ?? 0) + length);
    const items = valuesOf(lists.items, starts.at(-1) ?? 0);
    return lists.lengths.map((_, at) => items.slice(starts[at], starts[at + 1]));
  }

  function objectsOf(objects: Column['objects']): readonly unknown[] {
    if (objects === undefined) return [];
    const keysOf = objects.shapeOf.map((shape) => objects.shapes[shape] ?? []);
    const all = objects.values && valuesOf(objects.values, keysOf.flat().length).values();
    const byKey = new Map(
      objects.fields?.map(([key, values]) => {
        const count = keysOf.filter((keys) => keys.includes(key)).length;
        return [key, valuesOf(values, count).values()];
      }),
    );
    return keysOf.map((keys) =>
      Object.fromEntries(keys.map((key) => [key, (all ?? byKey.get(key))?.next().value])),
    );
  }

  function valuesOf(column: Column, count: number): readonly unknown[] {
    const next = {
      [kind.plain]: textsOf(column.plain).values(),
      [kind.wide]: wideTextsOf(column.wide).values(),
      [kind.list]: listsOf(column.lists).values(),
      [kind.object]: objectsOf(column.objects).values(),
      [kind.other]: (column.others ?? []).values(),
    };
    const kinds = column.kinds.length === 1 ? column.kinds.repeat(count) : column.kinds;
    return Array.from(kinds, (letter): unknown => next[letter as keyof typeof next].next().value);
  }

  return valuesOf(root, 1)[0];
}
