import type { TFunction } from 'i18next';

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
export function dayText(time: number, t: TFunction): string {
  if (!isDate(time)) return noDate;
  return t('dates.day', dayIn(new Date(time), t('dates.longMonths')));
}

/**
 * A moment in the words of a language: today only the time, then the day, then the year too. Not by
 * `Intl`: its first date takes a browser longer than all else that the first screen says.
 */
export function momentText(time: number, t: TFunction): string {
  if (!isDate(time)) return noDate;
  const then = new Date(time);
  const now = new Date();
  const clock = clockAt(then, t);
  if (then.toDateString() === now.toDateString()) return clock;
  const sameYear = then.getFullYear() === now.getFullYear();
  const day = dayIn(then, t('dates.months'));
  return t(sameYear ? 'dates.moment' : 'dates.momentOfYear', { ...day, clock });
}

function clockAt(then: Date, t: TFunction): string {
  const cycle = Number(t('dates.hours'));
  const hours = then.getHours();
  return t(hours < 12 ? 'dates.morning' : 'dates.afternoon', {
    hour: cycle === 12 ? hours % cycle || cycle : hours,
    minute: String(then.getMinutes()).padStart(2, '0'),
  });
}

function dayIn(then: Date, months: string) {
  return {
    year: then.getFullYear(),
    month: months.split(' ')[then.getMonth()] ?? '',
    day: then.getDate(),
  };
}
