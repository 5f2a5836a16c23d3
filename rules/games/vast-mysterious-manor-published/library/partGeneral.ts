import type { Chapter } from '../../../library/entry';

export const generalChapters: readonly Chapter[] = [];
