import type { ReduceError } from '../../rules/engine/reduce';
import type { Stretch, Timeline } from '../../rules/engine/timeline';
import type { SetAsideLine } from '../storage/gameLog';
import type { ShownNotice } from './shownNotices';

/** The game on the screen. */
export type Play = {
  id: string;
  timeline: Timeline;
  notices: readonly ShownNotice[];
  setAside: readonly SetAsideLine[];
  /** What somebody is reading of what happened, up to the last event; nothing while nobody does. */
  history: Stretch | undefined;
  /** Why the last thing tried did not happen. */
  refused: ReduceError | ReadOnly | undefined;
};

/** The records are only a copy to look at. */
export type ReadOnly = { code: 'readOnly' };
