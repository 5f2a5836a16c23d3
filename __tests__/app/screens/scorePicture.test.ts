import {
  layOut,
  pictureText,
  pictureWidth,
  wrapped,
  type Drawn,
  type PictureText,
  type ScorePicture,
} from '../../../app/platform/scorePicture';

/** Letters as wide as they mostly are: Japanese ones whole, others a little more than half. */
const measure = (text: string, set: PictureText) =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.6), 0) * pictureText[set].size;

const parts = ['勝利点 30', '宝珠 12', '栄誉 9', '住居 24', '魔法 8', '精霊 4', '予言 5'];
const picture = (names: readonly string[], more: Partial<ScorePicture> = {}): ScorePicture => ({
  title: 'エルダーヴェイルの住居',
  about: '2026年1月2日',
  rows: names.map((name, index) => ({
    place: `${index + 1}位`,
    name,
    dot: index === 0 ? '#ffffff' : undefined,
    total: '92',
    parts,
    note: index === 0 ? '魔法が多い' : undefined,
  })),
  colors: { ground: '#000', surface: '#111', edge: '#222', text: '#fff', quiet: '#aaa' },
  ...more,
});

type Text = Extract<Drawn, { kind: 'text' }>;
const texts = (drawn: readonly Drawn[]) => drawn.filter((one): one is Text => one.kind === 'text');
/** The room a text takes. */
function roomOf({ text, x, y, set, align }: Text) {
  const width = measure(text, set);
  const left = align === 'left' ? x : x - width;
  const { size } = pictureText[set];
  return { left, right: left + width, top: y - size / 2, bottom: y + size / 2 };
}

const long = 'ことのほか長い名前のひとがこの卓にはいて得点も高い';

describe.each([
  ['two people', picture(['アキ', 'ベン'])],
  ['five, one of them with a long name', picture(['アキ', long, 'C', 'D', 'E'])],
  ['a long title', picture(['アキ'], { title: `${long}${long} and a long English tail of words` })],
  ['nobody', picture([])],
])('a picture of %s', (_, given) => {
  const { height, drawn } = layOut(given, measure);

  it('keeps everything on it', () => {
    for (const text of texts(drawn)) {
      const room = roomOf(text);
      expect(room.left).toBeGreaterThanOrEqual(0);
      expect(room.right).toBeLessThanOrEqual(pictureWidth);
      expect(room.bottom).toBeLessThanOrEqual(height);
    }
  });

  it('lets no text run into another', () => {
    const rooms = texts(drawn).map(roomOf);
    const clashes = rooms.flatMap((one, index) =>
      rooms
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    expect(clashes).toEqual([]);
  });

  it('says everything it was given, everybody in a box of their own', () => {
    const said = texts(drawn)
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', '');
    for (const word of [given.title, given.about, ...given.rows.map(({ name }) => name)]) {
      expect(said).toContain(word.replaceAll(' ', ''));
    }
    const boxes = drawn.filter(({ kind }) => kind === 'box');
    expect(boxes).toHaveLength(given.rows.length);
    for (const part of given.rows.flatMap((row) => [...row.parts, row.total, row.note ?? ''])) {
      expect(said).toContain(part.replaceAll(' ', ''));
    }
    expect(drawn.filter(({ kind }) => kind === 'dot')).toHaveLength(Math.min(1, boxes.length));
  });
});

describe('a text broken into lines', () => {
  const lines = (text: string, signs: number) =>
    wrapped(text, signs * pictureText.part.size, 'part', measure);

  it('breaks between words where there are any', () => {
    expect(lines('most magic orbs win', 7)).toEqual(['most magic', 'orbs win']);
  });

  it('breaks Japanese anywhere, and keeps a number whole', () => {
    expect(lines('宝珠が多いほうが勝つ', 4)).toEqual(['宝珠が多', 'いほうが', '勝つ']);
    expect(lines('勝利点 1234', 4)).toEqual(['勝利点', '1234']);
  });

  it('breaks a word that is longer than a line', () => {
    expect(lines('Eldervale', 3)).toEqual(['Elder', 'vale']);
  });

  it('is one line where it fits, and none where there is nothing', () => {
    expect(lines('勝利点 30', 9)).toEqual(['勝利点 30']);
    expect(lines('', 9)).toEqual([]);
  });
});
