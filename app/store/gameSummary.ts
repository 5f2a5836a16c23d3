import type { Setup } from '../../rules/engine/game';
import { tidyText } from '../../rules/engine/written';
import type { ListedGame } from '../storage/gameLog';
import { parseSetupForList } from './storedSetup';

/** A game in the list. */
export type GameSummary = Omit<ListedGame, 'setup'> & { setup: Setup };

export function asSummary(row: ListedGame): GameSummary {
  return { ...row, name: tidyText(row.name), setup: parseSetupForList(row.setup) };
}
