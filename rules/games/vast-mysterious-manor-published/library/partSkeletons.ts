import type { Chapter } from '../../../library/entry';

export const skeletonsChapters: readonly Chapter[] = [];
