import type { Both, Chapter } from '../../../library/entry';

/** What reads as one chapter and is too much for one file. */
export function oneChapter(title: Both, first: Chapter, ...more: readonly Chapter[]): Chapter {
  return { id: first.id, title, entries: [first, ...more].flatMap(({ entries }) => entries) };
}
