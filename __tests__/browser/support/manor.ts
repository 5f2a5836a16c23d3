import type { Page } from 'playwright-core';

import { vastMysteriousManor } from '../../../locales/ja/games/vast-mysterious-manor';
import { expectTurn, startGame } from './play';

export const manorLink = '/new/vast-mysterious-manor';
export const allRoles = ['paladin', 'skeletons', 'spider', 'manor', 'enchanter'] as const;

/** Starts a game by its link, goes to a sheet, and tells the game's id. */
export const startManor = (page: Page, roles: readonly string[], sheet?: string): Promise<string> =>
  startGame(page, `${manorLink}?roles=${roles.join(',')}`, sheet);

/** Waits until the guide stands on this step. */
export const expectStep = (
  page: Page,
  step: keyof typeof vastMysteriousManor.steps,
  round?: number,
): Promise<void> => expectTurn(page, vastMysteriousManor.steps[step].title, round);
