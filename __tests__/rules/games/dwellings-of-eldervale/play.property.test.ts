import fc from 'fast-check';

import type { FieldValues } from '../../../../rules/engine/fields';
import { makeGame } from '../../../../rules/engine/game';
import { append, moveCursor, openTimeline } from '../../../../rules/engine/timeline';
import { dwellingsOfEldervale } from '../../../../rules/games/dwellings-of-eldervale';
import { moved, took } from '../../eventMakers';
import { faultsOf } from '../../faults';
import { valuesOf } from '../../fieldValues';
import { given, play, valueAt } from '../../playing';
import { eventOf, statesOf, stirred, stirring, whims } from '../../randomPlay';
import { having, resources, setupFor, vale, who } from './valeTable';
import { expectSound } from './soundTable';

const { setupFields, fitting } = dwellingsOfEldervale;
const anyValues = valuesOf(setupFields);
/** Any set-up as the set-up screen makes it fit, with some play. */
const anyPlay = fc.tuple(
  anyValues.map((values) => ({ ...values, ...fitting?.(values) })),
  ...([stirring, whims(60)] as const),
);
const gameOf = (values: FieldValues) => makeGame(dwellingsOfEldervale, { values, names: {} });

describe('any play at all', () => {
  test('[ELD-R2] [ELD-R6] [ELD-P4] [ELD-U3] [ELD-D1] [ELD-E1] keeps what a table may hold', () => {
    fc.assert(
      fc.property(anyPlay, ([values, numbers, wishes]) => {
        const game = gameOf(values);
        for (const state of statesOf(game, numbers, wishes)) {
          expectSound({ game, state, notices: [] });
        }
      }),
      { numRuns: 40 },
    );
  });

  test('of a set-up that was refused keeps its numbers in their ends', () => {
    fc.assert(
      fc.property(anyValues, stirring, whims(30), (values, numbers, wishes) => {
        const game = gameOf(values);
        for (const state of statesOf(game, numbers, wishes)) {
          expect(faultsOf(game, state)).toEqual([]);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('is undone event by event, and a replay of it is the same', () => {
    fc.assert(
      fc.property(anyPlay, ([values, numbers, wishes]) => {
        const game = gameOf(values);
        const before = stirred(game, numbers);
        const log = before.map((event, index) => ({ seq: index + 1, time: 0, event }));
        let timeline = openTimeline(game, log);
        for (const wish of wishes) {
          const event = eventOf(game, timeline.state, wish);
          const appended = event && append(timeline, event, 0);
          if (appended?.ok !== true) continue;
          const next = appended.value.timeline;
          expect(moveCursor(next, next.cursor - 1).state).toEqual(timeline.state);
          timeline = next;
        }
        expect(openTimeline(game, timeline.events).state).toEqual(timeline.state);
      }),
      { numRuns: 15 },
    );
  });
});

const small = fc.integer({ min: 1, max: 12 });

test('[ELD-R2] any gain ends at five, and all the rest is told as lost', () => {
  fc.assert(
    fc.property(fc.constantFrom(...resources), fc.nat(5), small, (good, have, more) => {
      const gained = Array.from({ length: more }, () => good);
      const after = play(having(vale(), { [good]: have }), took(who, 'gainGoods', { gained }));
      expect(valueAt(after, `${who}.${good}`)).toBe(Math.min(5, have + more));
      const lost = Math.max(0, have + more - 5);
      expect(after.notices.map(({ params }) => params)).toEqual(
        lost > 0 ? [{ player: who, good, lost }] : [],
      );
    }),
  );
});

test('[ELD-G1] [ELD-G3] any Glory ends at the last space, two points for each step beyond', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(12), small, (length, from, by) => {
      const start = Math.min(from, length);
      const table = given(having(vale(), { glory: start }), {
        values: { 'board.gloryLength': length },
      });
      const after = play(table, moved(`${who}.glory`, by));
      expect(valueAt(after, `${who}.glory`)).toBe(Math.min(length, start + by));
      expect(valueAt(after, `${who}.vp`) - 1).toBe(2 * Math.max(0, start + by - length));
      // Nobody has read the board: each space on the way says so.
      const unread = after.notices.filter(({ id }) => id === 'gloryUnread');
      expect(unread).toHaveLength(Math.min(by, length - start));
    }),
  );
});

test('[ELD-P3] [ELD-P4] [ELD-P5] any power: so many steps, an Orb only at the end, no fifth marker', () => {
  const markers = fc.array(fc.nat(5), { minLength: 5, maxLength: 5 });
  const elements = ['air', 'earth', 'water', 'light', 'dark'];
  fc.assert(
    fc.property(markers, fc.nat(4), fc.integer({ min: 1, max: 5 }), (spaces, pick, steps) => {
      const placed = spaces.map((space, index) => [elements[index]!, space] as const);
      const out = placed.filter(([, space]) => space > 0).slice(0, 3);
      const free = elements.map((id) => [id, new Map(out).get(id) ?? 0] as const);
      const table = having(vale(setupFor(4)), Object.fromEntries(free));
      const [element, from] = free[pick]!;
      const after = play(table, took(who, 'gainPower', { element, steps }));
      const ignored = from === 0 && out.length === 3;
      const to = ignored ? 0 : Math.min(5, (from === 0 ? 1 : from) + steps);
      expect(valueAt(after, `${who}.${element}`)).toBe(to);
      expect(valueAt(after, `${who}.orbs`)).toBe(to === 5 && from < 5 ? 1 : 0);
      for (const [id, space] of free.filter(([other]) => other !== element)) {
        expect(valueAt(after, `${who}.${id}`)).toBe(space);
      }
    }),
  );
});
