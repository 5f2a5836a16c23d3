import type { Seat } from '../../engine/definition';

/**
 * The source has no chapter for this role: a seat, a turn, and counters of the players' own
 * [VMM-E1].
 */
export const enchanter: Seat = {
  id: 'enchanter',
  summary: [],
  steps: [{ id: 'enchanterTurn' }],
  sheet: [{ id: 'noChapter', parts: [{ kind: 'note', id: 'enchanterMissing' }] }],
};
