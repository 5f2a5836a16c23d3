import {
  heldAround,
  holds,
  moveCursor,
  openTimeline,
  type Timeline,
} from '../../rules/engine/timeline';
import type { Database } from '../storage/database';
import type { createTurns } from './inTurn';
import { reachesHead, withEarlier } from './openHistory';
import type { Play } from './play';
import { earlierThan, isNearEdge, reachOf, remember, stretchAt, type Place } from './stretches';

export type ReachActions = {
  /** Fetches what is to be told of the game, newest first; `closeHistory` lets go of it. */
  openHistory: () => Promise<void>;
  /** Fetches more of it, from further back. */
  readEarlier: () => Promise<void>;
  closeHistory: () => void;
  /** Resolves when the states on the way are remembered, or could not be. */
  whenRemembered: () => Promise<void>;
};

type Tools = {
  db: () => Database;
  get: () => { play: Play | undefined };
  change: (part: Partial<Play>) => void;
  /** Shows the game at another moment, and stores that it stands there. */
  arrive: (timeline: Timeline) => void;
  turns: ReturnType<typeof createTurns>;
  rules: () => string | undefined;
  inBackground: (work: Promise<unknown>) => void;
};

/** What of a long game is at hand, and how the rest is reached. */
export function createReach(tools: Tools) {
  const { db, get, change, arrive, turns, rules, inBackground } = tools;
  const placeOf = ({ id, timeline }: Play): Place => ({
    db: db(),
    id,
    game: timeline.game,
    rules: rules(),
  });
  /** The same game on the screen as before; opened anew, its line may be another one. */
  const isStill = (before: Play) => {
    const { play } = get();
    return play?.id === before.id && play.timeline.game === before.timeline.game ? play : undefined;
  };

  const jump = async (from: Play, target: number): Promise<boolean> => {
    // A disk that cannot be read now says so itself; the game stays where it is.
    const stretch = await stretchAt(placeOf(from), reachOf(target)).catch(() => undefined);
    const play = isStill(from);
    if (stretch === undefined || play === undefined) return false;
    const { game, head } = play.timeline;
    arrive(openTimeline(game, stretch.events, target, { base: stretch.base, head }));
    return true;
  };

  let looking = false;
  /** Reads on before the events at hand come to an end, so that undo and redo need not wait. */
  const lookAround = async (play: Play): Promise<void> => {
    if (looking || !isNearEdge(play.timeline)) return;
    looking = true;
    const span = reachOf(play.timeline.cursor);
    const stretch = await stretchAt(placeOf(play), span).catch(() => undefined);
    looking = false;
    const timeline = isStill(play)?.timeline;
    // Not where something new was done meanwhile: that is on the screen first.
    if (stretch === undefined || timeline?.events !== play.timeline.events) return;
    change({ timeline: heldAround(timeline, stretch) });
  };

  const goTo = (target: number) => {
    const { play } = get();
    if (play === undefined) return;
    if (!holds(play.timeline, target)) {
      inBackground(turns.hold(() => jump(play, target)));
      return;
    }
    arrive(moveCursor(play.timeline, target));
    void lookAround(get().play ?? play);
  };

  let remembering: Promise<void> = Promise.resolve();
  const rememberStates = () => {
    const { play } = get();
    const code = rules();
    if (play === undefined || code === undefined) return;
    const place = placeOf(play);
    const { cursor } = play.timeline;
    // When nothing waits to be saved: no tap is to wait for what is only remembered.
    remembering = remembering
      .then(() => place.db.whenIdle())
      .then(() => remember(place, code, cursor))
      .catch(() => undefined);
  };

  const openHistory = async (): Promise<void> => {
    const { play } = get();
    if (play === undefined || play.history !== undefined) return;
    const { base, events, head } = play.timeline;
    if (reachesHead(play.timeline)) {
      change({ history: { base, events } });
      return;
    }
    const newest = await stretchAt(placeOf(play), earlierThan(head)).catch(() => undefined);
    const now = isStill(play);
    if (newest === undefined || now === undefined) return;
    // What was read is no longer the end where something new was done.
    if (now.timeline.head !== head) await openHistory();
    else if (now.history === undefined) change({ history: newest });
  };

  let reading = false;
  const readEarlier = async (): Promise<void> => {
    const { play } = get();
    const base = play?.history?.base;
    if (reading || play === undefined || base === undefined || base.seq === 0) return;
    reading = true;
    const earlier = await stretchAt(placeOf(play), earlierThan(base.seq)).catch(() => undefined);
    reading = false;
    const history = isStill(play)?.history;
    if (earlier === undefined || history?.base !== base) return;
    change({ history: withEarlier(history, earlier) });
  };

  const actions: ReachActions = {
    openHistory,
    readEarlier,
    closeHistory: () => change({ history: undefined }),
    whenRemembered: () => remembering,
  };
  return { goTo, rememberStates, actions };
}
