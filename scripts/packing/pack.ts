import {
  between,
  codes,
  endOfCodes,
  kind,
  type Column,
  type Packed,
} from '../../rules/library/packed';

/** More of them gain nothing: a rare character costs as much in the list of letters as it saves. */
const mostLetters = 250;

type Kind = (typeof kind)[keyof typeof kind];
type TextColumn = { readonly wide: boolean; readonly texts: readonly string[]; place: number };

/** Takes a value of texts, lists and objects apart; `unpack` puts together an equal one. */
export function pack(value: unknown): Packed {
  const columns: TextColumn[] = [];

  function textColumn(texts: readonly string[], wide: boolean): TextColumn {
    const column = { wide, texts, place: columns.length };
    columns.push(column);
    return column;
  }

  /** The places of texts are known only when all of them were met. */
  function columnOf(values: readonly unknown[]): () => Column {
    const kinds = values.map(kindOf);
    const only = (wanted: Kind) => values.filter((_, at) => kinds[at] === wanted);
    const plain = only(kind.plain) as string[];
    const wide = only(kind.wide) as string[];
    const lists = only(kind.list) as unknown[][];
    const objects = only(kind.object) as Record<string, unknown>[];
    const others = only(kind.other);

    const plainColumn = plain.length > 0 ? textColumn(plain, false) : undefined;
    const wideColumn = wide.length > 0 ? textColumn(wide, true) : undefined;
    const items = columnUnlessEmpty(lists.flat());
    const shapes = [...new Set(objects.map(shapeOf))];
    const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))];
    const isAlike = objects.length >= keys.length;
    const fields = (isAlike ? keys : []).map((key) => {
      const holders = objects.filter((object) => Object.hasOwn(object, key));
      return [key, columnOf(holders.map((object) => object[key]))] as const;
    });
    const held = columnUnlessEmpty(
      isAlike ? [] : objects.flatMap((object) => Object.values(object)),
    );

    return () => ({
      kinds: new Set(kinds).size === 1 ? (kinds[0] ?? '') : kinds.join(''),
      ...(plainColumn && { plain: plainColumn.place }),
      ...(wideColumn && { wide: wideColumn.place }),
      ...(lists.length > 0 && {
        lists: { lengths: lists.map((list) => list.length), items: items() },
      }),
      ...(objects.length > 0 && {
        objects: {
          shapes: shapes.map((shape) => JSON.parse(shape) as string[]),
          shapeOf: objects.map((object) => shapes.indexOf(shapeOf(object))),
          ...(isAlike
            ? { fields: fields.map(([key, column]) => [key, column()] as const) }
            : { values: held() }),
        },
      }),
      ...(others.length > 0 && { others }),
    });
  }

  function columnUnlessEmpty(values: readonly unknown[]): () => Column {
    return values.length > 0 ? columnOf(values) : () => ({ kinds: '' });
  }

  const root = columnOf([value]);
  const letters = lettersOf(columns);
  const code = new Map(
    codes(letters.length).map((character, at) => [letters[at] ?? '', character]),
  );
  const inCodes = (text: string) =>
    Array.from(text, (letter) => code.get(letter) ?? letter).join('');
  const texts = inOrder(columns).map(({ wide, texts: own }) =>
    own.map((text) => (wide ? inCodes(text) : text)).join(between),
  );
  return { root: root(), texts, letters };
}

/** Plain and wide apart, ids and single words before sentences: what is alike should be near. */
function inOrder(columns: readonly TextColumn[]): readonly TextColumn[] {
  const meanLength = ({ texts }: TextColumn) => texts.join('').length / texts.length;
  const order = [...columns].sort(
    (one, other) => Number(one.wide) - Number(other.wide) || meanLength(one) - meanLength(other),
  );
  order.forEach((column, place) => (column.place = place));
  return order;
}

/**
 * The most frequent letters of wide texts, most frequent first, so that they get the shortest codes.
 * A letter that is a code itself has to be among them, or it would be taken for one.
 */
function lettersOf(columns: readonly TextColumn[]): string {
  const counts = new Map<string, number>();
  for (const { texts } of columns.filter(({ wide }) => wide)) {
    for (const letter of texts.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const frequent = [...counts.keys()]
    .filter((letter) => letter.length === 1)
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const everyCode = new Set(codes(endOfCodes));
  const others = frequent.filter((letter) => !everyCode.has(letter));
  const room = everyCode.size - (frequent.length - others.length);
  const coded = new Set(others.slice(0, Math.min(room, mostLetters)));
  return frequent.filter((letter) => everyCode.has(letter) || coded.has(letter)).join('');
}

const shapeOf = (object: Record<string, unknown>) => JSON.stringify(Object.keys(object));

function kindOf(value: unknown): Kind {
  if (typeof value === 'string') return kindOfText(value);
  if (Array.isArray(value)) return kind.list;
  if (typeof value === 'object' && value !== null) return kind.object;
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return kind.other;
  throw new Error(`A value of type ${typeof value} cannot be packed`);
}

/** Japanese is told from English by its letters, so that aliases in both come apart as well. */
function kindOfText(text: string): Kind {
  // Not in a column: what separates texts, and halves of characters, which no file can hold.
  if (/[\0-\u001F]/.test(text) || !text.isWellFormed()) return kind.other;
  return /[\u3000-\uFFFF]/.test(text) ? kind.wide : kind.plain;
}
