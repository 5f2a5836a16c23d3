import fc from 'fast-check';

import type { GameDefinition } from '../../../rules/engine/definition';
import {
  formatEvent,
  parseEvent,
  type GameEvent,
  type LoggedEvent,
} from '../../../rules/engine/events';
import { makeGame, type Game } from '../../../rules/engine/game';
import { reduce } from '../../../rules/engine/reduce';
import { initialState } from '../../../rules/engine/start';
import type { GameState } from '../../../rules/engine/state';
import { append, moveCursor, openTimeline, type Timeline } from '../../../rules/engine/timeline';
import { moved } from '../eventMakers';
import { faultsOf } from '../faults';
import { valuesOf } from '../fieldValues';
import { sitDown } from '../playing';
import { eventOf, statesOf, stirred, stirring, whim, whims, type Whim } from '../randomPlay';
import { kennelGame } from './kennelGame';
import { showGame } from './showGame';
import { tinyGame } from './tinyGame';
import { games } from '../../support/everyGame';

function gamesOf(definition: GameDefinition): fc.Arbitrary<Game> {
  return valuesOf(definition.setupFields).map((values) =>
    makeGame(definition, { values, names: {} }),
  );
}

/** Does what it can of each whim. */
function playOn(timeline: Timeline, wishes: readonly Whim[]): Timeline {
  return wishes.reduce((now, wish) => {
    const event = eventOf(now.game, now.state, wish);
    const appended = event && append(now, event, now.cursor);
    return appended?.ok === true ? appended.value.timeline : now;
  }, timeline);
}

function stirredTimeline(game: Game, numbers: readonly number[]): Timeline {
  const events = stirred(game, numbers).map((event, index) => ({ seq: index + 1, time: 0, event }));
  return openTimeline(game, events);
}

/** The plainest replay there is: no cursor, no checkpoints. */
function replayed(game: Game, events: readonly LoggedEvent[]): GameState {
  return events.reduce((state, { event }) => {
    const outcome = reduce(game, state, event);
    return outcome.ok ? outcome.value.state : state;
  }, initialState(game));
}

function stored(event: LoggedEvent['event']): GameEvent {
  if (event.type === 'unreadable') throw new Error(event.detail);
  const parsed = parseEvent(formatEvent(event));
  if (!parsed.ok) throw new Error(parsed.error.detail);
  return parsed.value;
}

const definitions = [tinyGame, kennelGame, showGame, ...games].map(
  (definition) => [definition.id, definition] as const,
);

describe.each(definitions)('any play of %s', (_, definition) => {
  const anyGame = gamesOf(definition);

  /** A game with a timeline somebody played. */
  const anyPlay = fc
    .tuple(anyGame, stirring, whims(60))
    .map(([game, numbers, wishes]) => playOn(stirredTimeline(game, numbers), wishes));

  test('keeps every number whole and within its ends, after every event', () => {
    fc.assert(
      fc.property(anyGame, stirring, whims(60), (game, numbers, wishes) => {
        expect(faultsOf(game, initialState(game))).toEqual([]);
        for (const state of statesOf(game, numbers, wishes)) {
          expect(faultsOf(game, state)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('comes out the same when it is replayed from what was stored', () => {
    fc.assert(
      fc.property(anyPlay, ({ game, events, state, cursor }) => {
        const read = events.map((logged) => ({ ...logged, event: stored(logged.event) }));
        expect(read).toEqual(events);
        expect(openTimeline(game, read).state).toEqual(state);
        expect(replayed(game, read)).toEqual(state);
        expect(cursor).toBe(events.length);
      }),
      { numRuns: 40 },
    );
  });

  test('is back at its start when all is undone', () => {
    fc.assert(
      fc.property(anyPlay, (timeline) => {
        const start = moveCursor(timeline, 0);
        expect(start.state).toEqual(initialState(timeline.game));
        expect(start.events).toBe(timeline.events);
      }),
      { numRuns: 30 },
    );
  });

  test('is as it was when some of it is undone and redone', () => {
    fc.assert(
      fc.property(anyPlay, fc.nat(90), (timeline, count) => {
        let now = timeline;
        for (let undo = 0; undo < count; undo++) now = moveCursor(now, now.cursor - 1);
        expect(now.cursor).toBe(Math.max(0, timeline.cursor - count));
        for (let redo = 0; redo < count; redo++) now = moveCursor(now, now.cursor + 1);
        expect([now.cursor, now.state]).toEqual([timeline.cursor, timeline.state]);
      }),
      { numRuns: 20 },
    );
  });

  test('drops what was undone when something new happens', () => {
    fc.assert(
      fc.property(anyPlay, fc.nat(90), (timeline, at) => {
        const undone = moveCursor(timeline, at);
        const appended = append(undone, { type: 'gameRenamed', v: 1, name: 'new' }, 7);
        if (!appended.ok) throw new Error(appended.error.code);
        const { events, cursor, state } = appended.value.timeline;
        const kept = timeline.events.slice(0, undone.cursor);
        expect(events.slice(0, -1)).toEqual(kept);
        expect(events.at(-1)).toMatchObject({ seq: kept.length + 1, time: 7 });
        expect(cursor).toBe(kept.length + 1);
        expect(state).toEqual({ ...replayed(timeline.game, kept), name: 'new' });
      }),
      { numRuns: 30 },
    );
  });

  test('is what its events make of it wherever the cursor goes, over many checkpoints', () => {
    const stretch = fc.record({
      wishes: fc.array(whim, { minLength: 20, maxLength: 80, size: 'max' }),
      places: fc.array(fc.nat(400), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(anyGame, fc.array(stretch, { minLength: 2, maxLength: 5 }), (game, stretches) => {
        let timeline = openTimeline(game, []);
        for (const { wishes, places } of stretches) {
          timeline = playOn(timeline, wishes);
          for (const place of places) {
            timeline = moveCursor(timeline, place % (timeline.events.length + 1));
            const counting = timeline.events.slice(0, timeline.cursor);
            expect(timeline.state).toEqual(replayed(game, counting));
            expect(counting.map(({ seq }) => seq)).toEqual(counting.map((_e, index) => index + 1));
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

test('an event nobody can read keeps its place and does nothing', () => {
  const { game } = sitDown(tinyGame);
  const known = (seq: number): LoggedEvent => ({ seq, time: 0, event: moved('hero.coins', 1) });
  const unknown: LoggedEvent = { seq: 2, time: 0, event: { type: 'unreadable', detail: '?' } };
  const timeline = openTimeline(game, [known(1), unknown, known(3)]);
  expect(timeline.events).toHaveLength(3);
  expect(timeline.state).toEqual(replayed(game, [known(1), known(2)]));
  expect(moveCursor(timeline, 2).state).toEqual(moveCursor(timeline, 1).state);
});

test('a cursor outside the events stops at their ends', () => {
  const [game] = fc.sample(gamesOf(tinyGame), 1);
  const timeline = playOn(openTimeline(game!, []), fc.sample(whim, 10));
  expect(moveCursor(timeline, 999).cursor).toBe(timeline.events.length);
  expect(moveCursor(timeline, -999).cursor).toBe(0);
});
