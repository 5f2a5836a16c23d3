import { forgetFailures } from '../../rules/arriving';
import { eventToKeep, formatEvent, type GameEvent } from '../../rules/engine/events';
import type { Known } from '../../rules/engine/game';
import { passOn } from '../../rules/engine/known';
import { append, eventAt, type Timeline } from '../../rules/engine/timeline';
import { tidyText } from '../../rules/engine/written';
import { loadGame } from '../../rules/games';
import type { Database } from '../storage/database';
import {
  appendEvent,
  moveCursor as storeCursor,
  readGame,
  readRow,
  readSetAside,
  restoreLine,
  saveSheet,
} from '../storage/gameLog';
import type { Keeping } from '../storage/records';
import { writeSetting } from '../storage/settings';
import type { GameSummary } from './gameSummary';
import { createTurns } from './inTurn';
import { openedRecord, type PlayProblem } from './openedRecord';
import { followed } from './openHistory';
import { readPatiently } from './patientRead';
import type { Play } from './play';
import { putBack } from './putBack';
import { createReach, type ReachActions } from './reach';
import { fewEnough, keptNotices } from './shownNotices';
import { isForgotten, reachOf, rememberEvery } from './stretches';

export type PlayState = {
  play: Play | undefined;
  /** Why the game asked for is not shown. */
  playProblem: { id: string; code: PlayProblem } | undefined;
};

export type PlayActions = {
  openGame: (id: string) => Promise<void>;
  dispatch: (event: GameEvent) => void;
  /** A tap on plus or minus; quick taps in one direction are one change. */
  tapTrack: (at: string, by: number) => void;
  undo: () => void;
  redo: () => void;
  goTo: (cursor: number) => void;
  dismissNotice: (key: string) => void;
  dismissRefusal: () => void;
  rememberSheet: (sheet: string) => void;
  bringBack: (line: number) => Promise<void>;
  rename: (id: string, name: string) => Promise<void>;
  nameStored: (id: string, name: string) => Promise<void>;
  /** Stores what the game on the screen has more than the disk; false if that cannot be. */
  putBack: () => Promise<boolean>;
} & ReachActions;

/** What of the whole store this part reads and writes. */
type Shared = PlayState & {
  games: readonly GameSummary[];
  notSaved: string;
  known: Readonly<Record<string, Known>>;
  keeping: Keeping;
};

type Tools = {
  db: () => Database;
  now: () => number;
  set: (change: Partial<Shared>) => void;
  get: () => Shared;
  refreshGames: () => Promise<void>;
  inBackground: (work: Promise<unknown>) => void;
  /** The code of the rules, if states that it made may be kept. */
  rules: () => string | undefined;
};

/** Where printed numbers are kept for the next play, by game. */
export const knownKey = 'known.';

/** Taps closer together than this belong to one change of the number. */
const joinMs = 1000;

export function createPlay(tools: Tools): PlayState & PlayActions {
  const { db, now, set, get, refreshGames, inBackground, rules } = tools;
  const turns = createTurns();
  const change = (part: Partial<Play>) => {
    const { play } = get();
    if (play === undefined) return;
    const { timeline = play.timeline } = part;
    const history = followed(play.history, play.timeline, timeline);
    set({ play: { ...play, history, ...part } });
  };

  /** Nothing is changed that could not be kept. */
  const isReadOnly = () => {
    const readOnly = get().keeping.mode === 'readOnly';
    if (readOnly) change({ refused: { code: 'readOnly' } });
    return readOnly;
  };

  const arrive = (timeline: Timeline) => {
    const { play } = get();
    if (play === undefined) return;
    const notices = play.notices.filter((notice) => notice.seq <= timeline.cursor);
    change({ timeline, notices, refused: undefined });
    inBackground(storeCursor(db(), play.id, timeline.cursor, timeline.state.name));
    rememberPrinted(play.timeline, timeline);
  };
  const reach = createReach({ db, get, change, arrive, turns, rules, inBackground });

  /** Goes to the moment that is `next` to the one on the screen. */
  const show = (next: (cursor: number) => number) =>
    turns.inTurn(() => {
      const { play } = get();
      if (play === undefined) return;
      const { cursor, head } = play.timeline;
      const target = Math.min(head, Math.max(0, next(cursor)));
      if (target !== cursor && !isReadOnly()) reach.goTo(target);
    });

  const dispatch = (given: GameEvent) => {
    const { play } = get();
    if (play === undefined || isReadOnly()) return;
    // What goes to the disk is what is on the screen.
    const kept = eventToKeep(given);
    if (!kept.ok) {
      change({ refused: { code: 'unreadable' } });
      return;
    }
    const event = kept.value;
    const before = play.timeline;
    const time = now();
    const appended = append(before, event, time);
    if (!appended.ok) {
      change({ refused: appended.error });
      return;
    }
    const { timeline, outcome } = appended.value;
    const fresh = outcome.notices.map((notice, index) => ({
      key: `${timeline.cursor}.${index}`,
      seq: timeline.cursor,
      notice,
    }));
    const passedOn = before.state.turn.seat !== timeline.state.turn.seat;
    change({
      timeline,
      notices: fewEnough([...keptNotices(play.notices, event, fresh, passedOn), ...fresh]),
      refused: undefined,
    });
    const store = async () => {
      const stored = await appendEvent(
        db(),
        play.id,
        before.cursor,
        { seq: timeline.cursor, time, body: formatEvent(event) },
        { touched: time, ...(event.type === 'gameRenamed' ? { name: event.name } : {}) },
      );
      if (!stored.ok && get().play?.id === play.id && !(await putBackPlay())) {
        // The game was changed behind the screen: what is on disk is what counts.
        set({ notSaved: stored.error });
        await load(play.id);
      } else if (before.cursor < before.head) {
        // What waited for redo is set aside on disk; the list of such lines is another one now.
        await refreshSetAside(play.id);
      }
    };
    inBackground(store());
    rememberPrinted(before, timeline);
    if (timeline.cursor % rememberEvery === 0) reach.rememberStates();
  };

  /** One after the other: a second one would begin where the first has not come to its end. */
  let puttingBack: Promise<unknown> = Promise.resolve();

  const putBackPlay = (): Promise<boolean> => {
    const next = puttingBack.then(async () => {
      const { play } = get();
      if (play === undefined || !(await putBack(db(), play.id, play.timeline))) return false;
      // Where it stands now: somebody may have gone on or back meanwhile.
      const { id, timeline } = get().play ?? play;
      await storeCursor(db(), id, timeline.cursor, timeline.state.name);
      return true;
    });
    puttingBack = next.catch(() => undefined);
    return next;
  };

  const rememberPrinted = ({ game, state }: Timeline, after: Timeline) => {
    const { id } = game.definition;
    const known = get().known[id] ?? {};
    const next = passOn(known, state.known, after.state.known);
    if (next === known) return;
    set({ known: { ...get().known, [id]: next } });
    inBackground(writeSetting(db(), `${knownKey}${id}`, next));
  };

  const refreshSetAside = async (id: string) => {
    const setAside = await readPatiently(db(), (at) => readSetAside(at, id));
    if (get().play?.id === id) change({ setAside });
  };

  /** The game asked for last; an answer that comes later than another question is not shown. */
  let wanted: string | undefined;

  const load = async (id: string) => {
    const record = await readPatiently(db(), (at) => readGame(at, id, reachOf, rules()));
    const definition = await loadGame(record?.row.game ?? '');
    const opened =
      record === null
        ? 'missing'
        : await openedRecord(record, definition, { db: db(), rules: rules() });
    if (wanted !== id) return;
    if (typeof opened === 'string') {
      set({ play: undefined, playProblem: { id, code: opened } });
      return;
    }
    set({ play: opened, playProblem: undefined });
    if (isForgotten(opened.timeline)) reach.rememberStates();
  };

  const openGame = async (id: string) => {
    wanted = id;
    // A game that is open already is newer than the disk while its last taps are on their way.
    if (get().play?.id === id) return;
    turns.forget();
    set({ playProblem: undefined });
    await load(id).catch(() => {
      // Where the rules of the game did not arrive, the next try asks for them anew.
      forgetFailures();
      if (wanted === id) set({ playProblem: { id, code: 'unavailable' } });
    });
  };

  /** Adds a name to a game that is not open. */
  const nameStored = async (id: string, given: string) => {
    const name = tidyText(given);
    const row = await readPatiently(db(), (at) => readRow(at, id));
    if (row === null) return;
    const { cursor } = row;
    const event = { type: 'gameRenamed', v: 1, name } as const;
    const time = now();
    await appendEvent(
      db(),
      id,
      cursor,
      { seq: cursor + 1, time, body: formatEvent(event) },
      { touched: time, name },
    );
  };

  return {
    play: undefined,
    playProblem: undefined,
    openGame,
    dispatch: (event) => turns.inTurn(() => dispatch(event)),
    tapTrack: (at, by) =>
      turns.inTurn(() => {
        const { play } = get();
        const joined = play !== undefined && continues(play.timeline, at, by, now());
        dispatch({ type: 'trackMoved', v: 1, at, by, ...(joined ? { joined: true } : {}) });
      }),
    undo: () => show((cursor) => cursor - 1),
    redo: () => show((cursor) => cursor + 1),
    goTo: (cursor) => show(() => cursor),
    dismissNotice: (key) => {
      const { play } = get();
      change({ notices: play?.notices.filter((notice) => notice.key !== key) ?? [] });
    },
    dismissRefusal: () => change({ refused: undefined }),
    rememberSheet: (sheet) => {
      const { play, games } = get();
      if (play === undefined) return;
      if (games.some((game) => game.id === play.id && game.sheet !== sheet)) {
        set({ games: games.map((game) => (game.id === play.id ? { ...game, sheet } : game)) });
      }
      inBackground(saveSheet(db(), play.id, sheet));
    },
    bringBack: async (line) => {
      const { play } = get();
      if (play === undefined || isReadOnly()) return;
      await turns.hold(async () => {
        await restoreLine(db(), play.id, line);
        await load(play.id);
        const { timeline } = get().play ?? play;
        // The line may bring another name of the game with it.
        await storeCursor(db(), play.id, timeline.cursor, timeline.state.name);
        return true;
      });
    },
    rename: async (id, name) => {
      if (get().keeping.mode === 'readOnly') return;
      if (get().play?.id === id) turns.inTurn(() => dispatch({ type: 'gameRenamed', v: 1, name }));
      else await nameStored(id, name);
      await refreshGames();
    },
    nameStored,
    putBack: putBackPlay,
    ...reach.actions,
  };
}

function continues(timeline: Timeline, at: string, by: number, now: number): boolean {
  const last = eventAt(timeline, timeline.cursor);
  return (
    last?.event.type === 'trackMoved' &&
    last.event.at === at &&
    Math.sign(last.event.by) === Math.sign(by) &&
    now - last.time >= 0 &&
    now - last.time < joinMs
  );
}
