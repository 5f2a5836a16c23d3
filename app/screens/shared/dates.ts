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

/** A calendar ends some 270,000 years from now; what a damaged record says may lie beyond. */
const lastMoment = 8.64e15;

function onCalendar(time: number): number {
  return Math.max(-lastMoment, Math.min(lastMoment, time));
}

/** A day in the words of a language. */
export function dayText(moment: number, language: string): string {
  const time = onCalendar(moment);
  return format(language, { year: 'numeric', month: 'long', day: 'numeric' }).format(time);
}

/** A moment in the words of a language: today only the time, then the day, then the year too. */
export function momentText(moment: number, language: string): string {
  const time = onCalendar(moment);
  const then = new Date(time);
  const today = new Date();
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  if (then.toDateString() === today.toDateString()) return format(language, clock).format(time);
  const day = { month: 'short', day: 'numeric', ...clock } as const;
  if (then.getFullYear() === today.getFullYear()) return format(language, day).format(time);
  return format(language, { year: 'numeric', ...day }).format(time);
}
