import type { Chapter } from '../../../library/entry';

export const spiderManorChapters: readonly Chapter[] = [];
