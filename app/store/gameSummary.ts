import type { Setup } from '../../rules/engine/game';
import type { GameRow } from '../storage/gameLog';

/** A game in the list. */
export type GameSummary = Omit<GameRow, 'setup'> & { setup: Setup };
