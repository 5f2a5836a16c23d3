import { createStore, type StoreApi } from 'zustand/vanilla';

import { eventAt } from '../../rules/engine/timeline';
import type { AppStore } from './appStore';
import type { Play } from './play';

/** The game as the screen shows it, but for the number that was tapped just now. */
export type ShownPlay = Pick<AppStore, 'play'>;

/** Does something when the screen has shown what it has. */
export type Later = (work: () => void) => void;

export const atOnce: Later = (work) => work();

/**
 * Whoever taps on a plus looks at its number. That one is shown first; what follows from it, often a
 * hundred things to look at, a frame later. All else is shown at once.
 */
export function followPlay(store: StoreApi<AppStore>, later: Later): StoreApi<ShownPlay> {
  const shown = createStore<ShownPlay>(() => ({ play: store.getState().play }));
  let following = false;
  const follow = () => {
    following = false;
    shown.setState({ play: store.getState().play });
  };
  store.subscribe(({ play }, { play: before }) => {
    if (play === before) return;
    if (!isNextTap(play, before)) follow();
    else if (!following) {
      following = true;
      later(follow);
    }
  });
  return shown;
}

function isNextTap(play: Play | undefined, before: Play | undefined): boolean {
  if (play === undefined || play.id !== before?.id) return false;
  const { timeline } = play;
  const { cursor } = timeline;
  if (cursor !== before.timeline.cursor + 1) return false;
  const latest = eventAt(timeline, cursor);
  // What was there before is done once more, not tapped.
  return latest?.event.type === 'trackMoved' && latest !== eventAt(before.timeline, cursor);
}
