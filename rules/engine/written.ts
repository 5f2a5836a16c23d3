/** The longest text somebody may write on a sheet, in characters. */
export const longestText = 60;

/**
 * Control characters, halves of characters, what nobody sees and what turns the writing direction
 * around; the joiner of emoji stays.
 */
const unfit: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0x200b, 0x200c],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
];

function isFit(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return !unfit.some(([first, last]) => first <= code && code <= last);
}

/** What somebody wrote, fit to be shown in a line. */
export function tidyText(text: string): string {
  const gap = '\0';
  const signs = [...text].map((sign) => (isFit(sign) ? sign : gap));
  const line = signs.join('').replace(/\0+/g, ' ').trim();
  return [...line]
    .slice(0, longestText)
    .join('')
    .replace(/[\s\u200d]+$/u, '');
}

/** The same name however it was typed. */
export function nameKey(name: string): string {
  return tidyText(name).normalize('NFKC').toLowerCase();
}
