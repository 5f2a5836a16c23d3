/** The longest text somebody may write on a sheet, in characters. */
export const longestText = 60;

/** Control characters, halves of characters, and marks that turn the writing direction around. */
const unfit = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\p{Cs}]+/gu;

/** What somebody wrote, fit to be shown in a line. */
export function tidyText(text: string): string {
  return [...text.replace(unfit, ' ').trim()].slice(0, longestText).join('').trim();
}

/** The same name however it was typed. */
export function nameKey(name: string): string {
  return tidyText(name).normalize('NFKC').toLowerCase();
}
