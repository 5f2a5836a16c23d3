import fc from 'fast-check';

import { append, moveCursor, openTimeline } from '../../../../rules/engine/timeline';
import type { Table } from '../../playing';
import { faultsOf } from '../../faults';
import { awayOf, choiceAt, lords, orders, players, ranks } from './lordsTable';
import { decisions, pickFrom, randomRound, type Move } from './randomRounds';

const counts = fc.integer({ min: 2, max: 4 });

/** Some rounds on end. */
function* randomRounds(start: Table, numbers: readonly number[], rounds: number): Generator<Move> {
  const pick = pickFrom(numbers);
  let table = start;
  for (let round = 0; round < rounds; round++) {
    for (const move of randomRound(table, pick)) {
      ({ table } = move);
      yield move;
    }
  }
}

const isRetrieval = ({ event }: Move) =>
  event.type === 'stepCompleted' && event.step === 'retrieve';
const seatedAt = ({ game }: Table) => players.filter((player) => game.seat(player) !== undefined);

describe('any rounds of any players', () => {
  test('[DL-R1] after every retrieval two orders are away and six in hand, all eight together', () => {
    let retrievals = 0;
    fc.assert(
      fc.property(decisions, counts, (numbers, count) => {
        for (const move of randomRounds(lords({ players: count }), numbers, 4)) {
          if (!isRetrieval(move)) continue;
          retrievals++;
          for (const player of seatedAt(move.table)) {
            const away = awayOf(move.table, player);
            expect(new Set(away).size).toBe(2);
            expect(orders).toEqual(expect.arrayContaining([...away]));
            expect(orders.filter((order) => !away.includes(order))).toHaveLength(6);
            for (const rank of ranks) {
              expect(choiceAt(move.table, `${player}.${rank}`)).toBe('none');
            }
          }
        }
      }),
      { numRuns: 12 },
    );
    expect(retrievals).toBe(12 * 4);
  });

  test('[DL-R2] [DL-R3] what is away afterwards was played, and was not away before', () => {
    fc.assert(
      fc.property(decisions, (numbers) => {
        let before = lords();
        for (const move of randomRounds(before, numbers, 3)) {
          if (isRetrieval(move)) {
            for (const player of players) {
              const played = ranks.map((rank) => choiceAt(before, `${player}.${rank}`));
              const away = awayOf(move.table, player);
              expect(played).toEqual(expect.arrayContaining([...away]));
              expect(away.filter((order) => awayOf(before, player).includes(order))).toEqual([]);
            }
          }
          before = move.table;
        }
      }),
      { numRuns: 10 },
    );
  });

  test('[DL-O4] never two minions on one space, and spaces fill up from I without a gap', () => {
    let minions = 0;
    fc.assert(
      fc.property(decisions, (numbers) => {
        for (const { table } of randomRounds(lords(), numbers, 2)) {
          for (const order of orders) {
            const taken = players.flatMap((player) =>
              ranks
                .filter((rank) => choiceAt(table, `${player}.${rank}`) === order)
                .map((rank) => choiceAt(table, `${player}.${rank}Space`)),
            );
            const standing = taken.filter((space) => space.startsWith('space')).sort();
            expect(standing).toEqual(['space1', 'space2', 'space3'].slice(0, standing.length));
            if (taken.includes('onCard')) expect(standing).toHaveLength(3);
            minions += standing.length;
          }
        }
      }),
      { numRuns: 12 },
    );
    expect(minions).toBeGreaterThan(100);
  });

  test('[DL-G2] goods stay whole, never negative and within their ends', () => {
    fc.assert(
      fc.property(decisions, counts, (numbers, count) => {
        for (const { table } of randomRounds(lords({ players: count }), numbers, 3)) {
          expect(faultsOf(table.game, table.state)).toEqual([]);
          const values = Object.values(table.state.values);
          expect(values.every((value) => value >= 0)).toBe(true);
          for (const player of seatedAt(table)) {
            const { values: at, items } = table.state;
            expect(items[`${player}.lair`]).toHaveLength(at[`${player}.monsters`] ?? -1);
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  test('undoing a whole round brings back the table before it, redoing it the one after it', () => {
    fc.assert(
      fc.property(decisions, counts, (numbers, count) => {
        const start = lords({ players: count });
        let timeline = openTimeline(start.game, []);
        const marks = [{ cursor: 0, state: timeline.state }];
        for (const { event, table } of randomRounds(start, numbers, 2)) {
          const appended = append(timeline, event, 0);
          if (!appended.ok) throw new Error(appended.error.code);
          ({ timeline } = appended.value);
          expect(timeline.state).toEqual(table.state);
          if (event.type === 'stepCompleted' && event.step === 'endRound') {
            marks.push({ cursor: timeline.cursor, state: timeline.state });
          }
        }
        expect(marks).toHaveLength(3);
        for (const { cursor, state } of [...marks].reverse()) {
          timeline = moveCursor(timeline, cursor);
          expect(timeline.state).toEqual(state);
        }
        expect(moveCursor(timeline, marks.at(-1)!.cursor).state).toEqual(marks.at(-1)!.state);
      }),
      { numRuns: 10 },
    );
  });
});
