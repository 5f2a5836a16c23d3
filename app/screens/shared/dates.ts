const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format is costly; there are only a few of them. */
function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.keys(options).join()}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(language, options);
  formats.set(key, made);
  return made;
}

/** What a broken clock or a broken file may say instead of a time. */
function isDate(time: number): boolean {
  return !Number.isNaN(new Date(time).getTime());
}

const noDate = '–';

/** The day it is, to tell whether what a moment is called has to be said anew. */
export function today(): string {
  return new Date().toDateString();
}

/** A day in the words of a language. */
export function dayText(time: number, language: string): string {
  if (!isDate(time)) return noDate;
  return format(language, { year: 'numeric', month: 'long', day: 'numeric' }).format(time);
}

/** A moment in the words of a language: today only the time, then the day, then the year too. */
export function momentText(time: number, language: string): string {
  if (!isDate(time)) return noDate;
  const then = new Date(time);
  const now = new Date();
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  if (then.toDateString() === now.toDateString()) return format(language, clock).format(time);
  const day = { month: 'short', day: 'numeric', ...clock } as const;
  if (then.getFullYear() === now.getFullYear()) return format(language, day).format(time);
  return format(language, { year: 'numeric', ...day }).format(time);
}
