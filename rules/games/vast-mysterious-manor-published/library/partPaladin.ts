import type { Chapter } from '../../../library/entry';

export const paladinChapters: readonly Chapter[] = [];
