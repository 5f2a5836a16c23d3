import fc from 'fast-check';

import { append, moveCursor, openTimeline } from '../../../../rules/engine/timeline';
import { valueAt, type Table } from '../../playing';
import { decisions, randomGame } from './randomGame';
import { expectSound } from './soundTable';
import { isOnAt, players, seatedAt, setupFor, vale, viewAt } from './valeTable';

const counts = fc.integer({ min: 2, max: 5 });
const options = fc.subarray(['mercenaries', 'oracle', 'motherOfDragons', 'frostGiant', 'tactics']);
const anySetup = fc
  .record({ count: counts, options, starter: fc.constantFrom(...players) })
  .map(({ count, ...values }) => setupFor(count, values));

describe('any whole game', () => {
  test('[ELD-E1] [ELD-E2] ends with a turn for everybody after the one that caused it', () => {
    let [battles, games] = [0, 0];
    fc.assert(
      fc.property(anySetup, decisions, (setup, numbers) => {
        const start = vale(setup);
        const seated = seatedAt(start);
        const turns: string[] = [];
        let before: Table = start;
        let cause: string | undefined;
        for (const { event, table } of randomGame(start, numbers)) {
          expectSound(table);
          if (event.type === 'actionTaken' && event.action === 'battle') battles++;
          const isEnding = isOnAt(table, 'board.ending');
          if (isEnding && !isOnAt(before, 'board.ending')) cause = table.state.turn.seat;
          const ends = event.type === 'stepCompleted' && event.step === 'turnEnd';
          if (ends && cause !== undefined) turns.push(event.seat);
          before = table;
        }
        expect(turns[0]).toBe(cause);
        expect(turns.at(-1)).toBe(cause);
        expect([...turns.slice(1)].sort()).toEqual([...seated].sort());
        expect(isOnAt(before, 'board.over')).toBe(true);
        expect(seated.every((player) => isOnAt(before, `${player}.revealed`))).toBe(true);
        games++;
      }),
      { numRuns: 25, endOnFailure: true },
    );
    expect(games).toBe(25);
    expect(battles).toBeGreaterThan(25);
  });

  test('[ELD-E8] ranks everybody, the best first, equals only where they are even', () => {
    fc.assert(
      fc.property(anySetup, decisions, (setup, numbers) => {
        const start = vale(setup);
        const table = [...randomGame(start, numbers)].at(-1)?.table ?? start;
        const ranks = table.game.definition.ranking?.(viewAt(table)) ?? [];
        expect(ranks.map(({ seat }) => seat).sort()).toEqual([...seatedAt(table)].sort());
        expect(ranks[0]?.place).toBe(1);
        for (const [index, later] of ranks.slice(1).entries()) {
          const earlier = ranks[index]!;
          expect(earlier.total).toBeGreaterThanOrEqual(later.total);
          expect(later.place).toBe(
            earlier.total === later.total && same(earlier, later) ? earlier.place : index + 2,
          );
        }
        for (const { seat, parts, total } of ranks) {
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(total).toBeGreaterThanOrEqual(valueAt(table, `${seat}.vp`));
        }
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  test('is the same when it is replayed, and undone turn by turn', () => {
    fc.assert(
      fc.property(anySetup, decisions, (setup, numbers) => {
        const start = vale(setup);
        let timeline = openTimeline(start.game, []);
        const marks = [{ cursor: 0, state: timeline.state }];
        for (const { event, table } of randomGame(start, numbers)) {
          const appended = append(timeline, event, 0);
          if (!appended.ok) throw new Error(appended.error.code);
          ({ timeline } = appended.value);
          expect(timeline.state).toEqual(table.state);
          if (event.type === 'stepCompleted' && event.step === 'turnEnd') {
            marks.push({ cursor: timeline.cursor, state: timeline.state });
          }
        }
        for (const { cursor, state } of [...marks].reverse()) {
          expect(moveCursor(timeline, cursor).state).toEqual(state);
        }
        expect(openTimeline(start.game, timeline.events).state).toEqual(timeline.state);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });
});

type Standing = { tieBreak?: { params?: Readonly<Record<string, unknown>> } };
/** Even in what decides between equals. */
function same(one: Standing, other: Standing): boolean {
  return one.tieBreak?.params?.['resources'] === other.tieBreak?.params?.['resources'];
}
