/** A score sheet as a picture: everything that is written on it, and its colours. */
export type ScorePicture = {
  title: string;
  /** A line below the title. */
  about: string;
  rows: readonly {
    place: string;
    name: string;
    /** The colour of their pieces. */
    dot?: string | undefined;
    total: string;
    parts: readonly string[];
    note?: string | undefined;
  }[];
  colors: { ground: string; surface: string; edge: string; text: string; quiet: string };
};

/** How a text is set; pixels. */
export const pictureText = {
  title: { size: 56, line: 76, weight: 600 },
  about: { size: 32, line: 52, weight: 400 },
  place: { size: 34, line: 52, weight: 500 },
  name: { size: 44, line: 62, weight: 600 },
  total: { size: 84, line: 100, weight: 500 },
  part: { size: 32, line: 50, weight: 400 },
} as const;

export type PictureText = keyof typeof pictureText;

export type Drawn =
  | { kind: 'box'; x: number; y: number; width: number; height: number }
  | { kind: 'dot'; x: number; y: number; radius: number; color: string }
  /** `y` is the middle of its line. */
  | { kind: 'text'; text: string; x: number; y: number; set: PictureText; align: 'left' | 'right' };

export type Measure = (text: string, set: PictureText) => number;

export const pictureWidth = 1080;

const margin = 64;
const padding = 40;
const gap = 24;
const dotRadius = 16;
const partGap = 36;

/** Where everything stands on the picture; its height follows from what there is to say. */
export function layOut(
  picture: ScorePicture,
  measure: Measure,
): { height: number; drawn: readonly Drawn[] } {
  const drawn: Drawn[] = [];
  const inner = pictureWidth - 2 * margin;
  let y = margin;
  const write = (set: PictureText, lines: readonly string[], x: number) => {
    for (const text of lines) {
      const { line } = pictureText[set];
      drawn.push({ kind: 'text', text, x, y: y + line / 2, set, align: 'left' });
      y += line;
    }
  };

  write('title', wrapped(picture.title, inner, 'title', measure), margin);
  write('about', wrapped(picture.about, inner, 'about', measure), margin);
  for (const row of picture.rows) {
    y += gap;
    const top = y;
    const box: Drawn = { kind: 'box', x: margin, y: top, width: inner, height: 0 };
    drawn.push(box);
    const left = margin + padding;
    const right = pictureWidth - margin - padding;
    y += padding;
    const total = { text: row.total, x: right, y: y + pictureText.total.line / 2 };
    drawn.push({ kind: 'text', ...total, set: 'total', align: 'right' });
    const beside = right - left - measure(row.total, 'total') - gap;
    write('place', [row.place], left);
    const nameLeft = row.dot === undefined ? left : left + 2 * dotRadius + gap / 2;
    if (row.dot !== undefined) {
      const middle = y + pictureText.name.line / 2;
      drawn.push({
        kind: 'dot',
        x: left + dotRadius,
        y: middle,
        radius: dotRadius,
        color: row.dot,
      });
    }
    write('name', wrapped(row.name, beside - (nameLeft - left), 'name', measure), nameLeft);
    y = Math.max(y, top + padding + pictureText.total.line) + gap / 2;
    for (const line of linesOfParts(row.parts, right - left, measure)) {
      for (const { text, x } of line) {
        const middle = y + pictureText.part.line / 2;
        drawn.push({ kind: 'text', text, x: left + x, y: middle, set: 'part', align: 'left' });
      }
      y += pictureText.part.line;
    }
    if (row.note !== undefined) {
      write('part', wrapped(row.note, right - left, 'part', measure), left);
    }
    y += padding;
    box.height = y - top;
  }
  return { height: y + margin, drawn };
}

type Placed = { text: string; x: number };

/** Parts side by side as far as there is room; one that is too long for a line is broken. */
function linesOfParts(
  parts: readonly string[],
  width: number,
  measure: Measure,
): readonly (readonly Placed[])[] {
  const lines: Placed[][] = [];
  let x = width;
  for (const text of parts.flatMap((part) => wrapped(part, width, 'part', measure))) {
    const needed = measure(text, 'part');
    if (x + needed > width) {
      lines.push([]);
      x = 0;
    }
    lines.at(-1)?.push({ text, x });
    x += needed + partGap;
  }
  return lines;
}

/** A text in lines that fit: broken at spaces, and between the signs of a language without them. */
export function wrapped(
  text: string,
  width: number,
  set: PictureText,
  measure: Measure,
): readonly string[] {
  const fits = (line: string) => measure(line.trimEnd(), set) <= width;
  const lines: string[] = [];
  let line = '';
  // A word and the space after it stay together; everything beyond Latin may break anywhere.
  for (const piece of text.match(/[\u0021-\u02ff]+ ?|\s|[^]/gu) ?? []) {
    for (const bit of fits(piece) ? [piece] : [...piece]) {
      if (line !== '' && !fits(line + bit)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += bit;
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
