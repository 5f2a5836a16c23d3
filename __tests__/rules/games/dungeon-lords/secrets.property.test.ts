import fc from 'fast-check';

import { append, openTimeline, type Timeline } from '../../../../rules/engine/timeline';
import type { GameEvent } from '../../../../rules/engine/events';
import { completed, jumped, took } from '../../eventMakers';
import { linesOf, lords, orders, players, type Player } from './lordsTable';
import { historySeen, visibleAt } from './visible';

function played(timeline: Timeline, event: GameEvent): Timeline {
  const appended = append(timeline, event, 0);
  if (!appended.ok) throw new Error(`${JSON.stringify(event)}: ${appended.error.code}`);
  return appended.value.timeline;
}

/** Two tables that differ in nothing but the cards that lie face down. */
type Twins = readonly [Timeline, Timeline];
const both = (twins: Twins, ...events: readonly [GameEvent, GameEvent]): Twins => [
  played(twins[0], events[0]),
  played(twins[1], events[1]),
];

function expectSame([one, other]: Twins): void {
  const seen = [one, other].map((timeline) => ({
    now: visibleAt(timeline),
    history: historySeen(timeline),
  }));
  // Comparing texts is faster; the objects tell where they differ.
  if (JSON.stringify(seen[0]) !== JSON.stringify(seen[1])) expect(seen[0]).toEqual(seen[1]);
}

/** Nor does it help to look ahead: the table can be put on any step without going through it. */
function expectSameAhead(twins: Twins): void {
  for (const step of ['newRound', 'orders', 'resolve', 'production', 'retrieve', 'endRound']) {
    expectSame(both(twins, jumped('board', step), jumped('board', step)));
  }
}

type Hand = { away: string[]; one: string[]; other: string[] };

/** Two orders away, and two ways to play three of the rest. */
const hand: fc.Arbitrary<Hand> = fc
  .shuffledSubarray([...orders], { minLength: 8, maxLength: 8 })
  .chain(([first = '', second = '', ...rest]) =>
    fc.record({
      away: fc.constant([first, second]),
      one: fc.shuffledSubarray(rest, { minLength: 3, maxLength: 3 }),
      other: fc.shuffledSubarray(rest, { minLength: 3, maxLength: 3 }),
    }),
  );
const hands = fc.tuple(hand, hand, hand, hand);

/** Everybody's inaccessible orders are known, and orders are to be chosen. */
function ready(dealt: readonly Hand[], values: object): Timeline {
  const { game } = lords({ ...values });
  let timeline = openTimeline(game, []);
  dealt.forEach(({ away }, index) => {
    const third = orders.find((order) => !away.includes(order)) ?? '';
    const inputs = { drawn: [...away, third], keptBack: away };
    timeline = played(timeline, took(players[index]!, 'chooseInaccessible', inputs));
  });
  return played(timeline, completed('board', 'newRound'));
}

const choose = (player: Player, three: string[]) => took(player, 'chooseOrders', { orders: three });

describe('[DL-O2] what is chosen in secret', () => {
  test('shows nowhere before the reveal, whatever it is', () => {
    fc.assert(
      fc.property(hands, fc.constantFrom(...players), (dealt, starter) => {
        const start = ready(dealt, { starter, paladinSpace: 6 });
        let twins: Twins = [start, start];
        dealt.forEach(({ one, other }, index) => {
          const player = players[index]!;
          twins = both(twins, choose(player, one), choose(player, other));
          expectSame(twins);
        });
        expectSameAhead(twins);
      }),
      { numRuns: 12 },
    );
  });

  test('stays face down for the second and third card while the first ones turn up', () => {
    fc.assert(
      fc.property(hands, fc.constantFrom(1, 2), (dealt, open) => {
        let twins: Twins = [ready(dealt, {}), ready(dealt, {})];
        dealt.forEach(({ one, away }, index) => {
          const same = one.slice(0, open);
          const rest = orders.filter((order) => !away.includes(order) && !same.includes(order));
          const [mine, theirs] = [rest.slice(0, 3 - open), rest.slice(open - 3)];
          const player = players[index]!;
          twins = both(
            twins,
            choose(player, [...same, ...mine]),
            choose(player, [...same, ...theirs]),
          );
        });
        for (let count = 0; count < open; count++) {
          twins = both(twins, took('board', 'reveal'), took('board', 'reveal'));
          expectSame(twins);
        }
        expectSameAhead(twins);
      }),
      { numRuns: 12 },
    );
  });

  test('is seen once it lies open', () => {
    const dealt = players.map((): Hand => ({
      ...{
        away: ['imps', 'traps'],
        one: ['food', 'gold', 'room'],
        other: ['gold', 'food', 'room'],
      },
    }));
    const start = ready(dealt, {});
    let twins: Twins = [start, start];
    for (const [index, { one, other }] of dealt.entries()) {
      twins = both(twins, choose(players[index]!, one), choose(players[index]!, other));
    }
    const [one, other] = both(twins, took('board', 'reveal'), took('board', 'reveal'));
    expect(visibleAt(one)).not.toEqual(visibleAt(other));
  });

  test('is marked as such in the history, and nothing else is', () => {
    const dealt = [{ away: ['imps', 'traps'], one: ['food', 'gold', 'room'], other: [] }];
    const timeline = played(ready(dealt, {}), choose('player1', dealt[0]!.one));
    expect(historySeen(timeline)).toMatchObject([
      { secret: false, told: { action: 'chooseInaccessible' } },
      { secret: false, told: { type: 'stepCompleted' } },
      { secret: true, told: ['player1', 'chooseOrders'], notices: [], changed: [] },
    ]);
  });

  test('does not show in the report on retrieving either, as long as it lies face down', () => {
    const dealt = [{ away: ['imps', 'traps'], one: ['food', 'gold', 'room'], other: [] }];
    const timeline = played(ready(dealt, {}), choose('player1', dealt[0]!.one));
    const told = JSON.stringify(linesOf({ ...timeline, notices: [] }, 'board.retrieval'));
    expect(told).not.toMatch(/food|gold|room/);
  });
});
