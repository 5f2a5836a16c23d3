/** A moment in the words of a language: today only the time, else the day as well. */
export function momentText(time: number, language: string, now: number): string {
  const sameDay = new Date(time).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(sameDay ? {} : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
}
