import type { Page } from 'playwright-core';

import { vastMysteriousManorPublished as manor } from '../../../locales/ja/games/vast-mysterious-manor-published';
import { filled } from './hands';
import { expectTurn, startGame } from './play';

export const publishedLink = '/new/vast-mysterious-manor-published';

/** Starts a game of the published edition by its link, and goes to a sheet. */
export const startPublished = (page: Page, query: string, sheet?: string): Promise<string> =>
  startGame(page, `${publishedLink}?${query}`, sheet);

/** Waits until the guide stands on this step. */
export const expectStep = (page: Page, step: string, round?: number): Promise<void> =>
  expectTurn(page, manor.steps[step]?.title ?? step, round);

/** What a notice says on top, its gaps filled. */
export const noticeTitle = (id: string, figures: Readonly<Record<string, string | number>> = {}) =>
  filled(manor.notices[id]?.title ?? id, figures);
