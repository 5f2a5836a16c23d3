/** The longest text somebody may write on a sheet, in characters. */
export const longestText = 60;

/** Room for every note and house ruling, and none for a whole book by mistake. */
export const longestNote = 2000;

/** Room for every question, and none for a page pasted into the search box. */
export const longestQuery = 200;

/** One sign out of these ranges. */
function signsIn(...ranges: readonly (readonly [first: number, last: number])[]): RegExp {
  const code = (sign: number) => `\\u{${sign.toString(16)}}`;
  return new RegExp(
    `^[${ranges.map(([first, last]) => `${code(first)}-${code(last)}`).join('')}]$`,
    'u',
  );
}

/**
 * Control characters, halves of characters, what nobody sees and what turns the writing direction
 * around; the joiner of emoji stays.
 */
const unfit = signsIn(
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200c],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xfffe, 0xffff],
);

/** Marks above and below a letter. */
const marks = signsIn(
  [0x300, 0x36f],
  [0x483, 0x489],
  [0x591, 0x5c7],
  [0x610, 0x61a],
  [0x64b, 0x65f],
  [0xe31, 0xe31],
  [0xe34, 0xe3a],
  [0xe47, 0xe4e],
  [0xf71, 0xf84],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0x3099, 0x309a],
  [0xfe20, 0xfe2f],
);

/** What else belongs to the sign before it: joiner, kinds of an emoji, skin tones, tags of flags. */
const additions = signsIn(
  [0x200d, 0x200d],
  [0xfe00, 0xfe0f],
  [0x1f3fb, 0x1f3ff],
  [0xe0020, 0xe007f],
  [0xe0100, 0xe01ef],
);

/** Two of them are one flag. */
const flagLetters = signsIn([0x1f1e6, 0x1f1ff]);

/** As many as writing needs; more of them are a tower through the lines above. */
const mostMarks = 4;
/** Longer than every emoji; a longer chain is no single character. */
const longestCharacter = 16;

const joiner = '\u200d';

function isAddition(sign: string): boolean {
  return marks.test(sign) || additions.test(sign);
}

/** Most signs are letters, kana and kanji, and need no closer look. */
const plain = /^[ -~\u3000-\u3098\u309b-\u3163\u3165-\u9fff]$/;

/** Without what is unfit, and without towers of marks; as much of a long text as is asked for. */
function* fitSigns(text: string): Generator<string> {
  let height = 0;
  let isGap = false;
  for (const sign of text) {
    const isPlain = plain.test(sign);
    if (!isPlain && unfit.test(sign)) {
      if (!isGap) yield ' ';
      isGap = true;
      height = 0;
      continue;
    }
    isGap = false;
    const isMark = !isPlain && marks.test(sign);
    if (isMark) height += 1;
    else if (isPlain || !isAddition(sign)) height = 0;
    if (!isMark || height <= mostMarks) yield sign;
  }
}

/** The same signs in whole characters: letters with their marks, emoji and flags with their parts. */
function charactersOf(signs: readonly string[]): readonly (readonly string[])[] {
  const characters: string[][] = [];
  for (const sign of signs) {
    const last = characters.at(-1);
    const goesOn =
      isAddition(sign) ||
      last?.at(-1) === joiner ||
      (last?.length === 1 && flagLetters.test(last[0] ?? '') && flagLetters.test(sign));
    if (last !== undefined && goesOn && last.length < longestCharacter) last.push(sign);
    else characters.push([sign]);
  }
  return characters;
}

/** The beginning of a text, up to a whole character. */
function cut(text: Iterable<string>, longest: number): string {
  const signs: string[] = [];
  for (const sign of text) {
    signs.push(sign);
    // Enough to tell where the last character ends.
    if (signs.length > longest + longestCharacter) break;
  }
  if (signs.length <= longest) return signs.join('');
  const kept: string[] = [];
  for (const character of charactersOf(signs)) {
    if (kept.length + character.length > longest) break;
    kept.push(...character);
  }
  return kept.join('');
}

/** From the first sign that stands for itself. */
function* visible(signs: Iterable<string>): Generator<string> {
  let begun = false;
  for (const sign of signs) {
    begun ||= sign.trim() !== '' && !isAddition(sign);
    if (begun) yield sign;
  }
}

/** What somebody wrote, fit to be shown in a line. */
export function tidyText(text: string, longest = longestText): string {
  return cut(visible(fitSigns(text)), longest).replace(/[\s\u200d]+$/u, '');
}

/** The same for what may have several lines. */
export function tidyLines(text: string, longest = longestNote): string {
  const lines = text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => [...fitSigns(line)].join('').trimEnd());
  return cut(lines.join('\n').trim(), longest).replace(/[\s\u200d]+$/u, '');
}

/** What somebody is looking for. Only what nobody could mean is taken out: more is being typed. */
export function tidyQuery(text: string): string {
  return cut(fitSigns(text), longestQuery);
}

/** The same name however it was typed. */
export function nameKey(name: string): string {
  return tidyText(name).normalize('NFKC').toLowerCase();
}
