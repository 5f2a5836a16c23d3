import type { Chapter } from '../../../library/entry';

export const warlockChapters: readonly Chapter[] = [];
