import type { Toggle } from '../../engine/definition';
import { shareRoomState } from './whereabouts';

/** What lies on and around an investigator; a room has one token of each state at most [MOM-S12]. */
export const investigatorToggles: readonly Toggle[] = [
  { id: 'hiding' },
  { id: 'inHidingPlace' },
  { id: 'dark', follows: shareRoomState('dark') },
  { id: 'light' },
  { id: 'fire', follows: shareRoomState('fire') },
  { id: 'water' },
  { id: 'physicalTrauma' },
  { id: 'mentalTrauma' },
  { id: 'actionUsed', resets: 'ownTurn' },
  { id: 'awaited' },
];
