/** A moment in the words of a language: today only the time, else the day as well. */
export function momentText(time: number, language: string): string {
  const sameDay = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(sameDay ? {} : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
}
