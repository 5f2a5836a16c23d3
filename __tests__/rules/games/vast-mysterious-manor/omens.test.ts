import fc from 'fast-check';

import { vastMysteriousManor } from '../../../../rules/games/vast-mysterious-manor';
import { moved, setTo } from '../../eventMakers';
import { valuesOf } from '../../fieldValues';
import {
  completeStep,
  derivedAt,
  errorOf,
  given,
  noticeIds,
  play,
  sitDown,
  type Table,
  valueAt,
} from '../../playing';
import { statesOf, stirring, whims } from '../../randomPlay';
import { tableOf } from './manorTable';

const rows = ['swapOmens', 'shiftOmens', 'revealOmens', 'wallsOmens', 'eventsOmens'] as const;
const assigned = (values: Readonly<Record<string, number>>) =>
  rows.reduce((sum, row) => sum + (values[`manor.${row}`] ?? 0), 0);

describe('[VMM-M3] Omens are assigned to rows', () => {
  test('[VMM-M1] four at the start, and no more on the rows', () => {
    const full = play(tableOf(), moved('manor.swapOmens', 3), moved('manor.eventsOmens', 9));
    expect(valueAt(full, 'manor.eventsOmens')).toBe(1);
    expect(derivedAt(full, 'manor.omensLeft')).toBe(0);
    for (const row of rows.slice(1, 4)) {
      expect(errorOf(full, moved(`manor.${row}`, 1))).toMatchObject({ code: 'atItsEnd' });
    }
    expect(valueAt(play(full, moved('manor.swapOmens', -1)), 'manor.swapOmens')).toBe(2);
  });

  test('[VMM-M1] there are 12 cubes', () => {
    expect(valueAt(play(tableOf(), setTo('manor.omens', 99)), 'manor.omens')).toBe(12);
  });

  test('an Omen lost comes off the rows, the top one first', () => {
    const full = play(tableOf(), moved('manor.swapOmens', 2), moved('manor.wallsOmens', 2));
    const less = play(full, moved('manor.omens', -3));
    expect(rows.map((row) => valueAt(less, `manor.${row}`))).toEqual([0, 0, 0, 1, 0]);
  });

  test('never more than there are, whatever happens', () => {
    const games = valuesOf(vastMysteriousManor.setupFields).map((values) =>
      sitDown(vastMysteriousManor, { ...values, roles: ['spider', 'manor'] }),
    );
    fc.assert(
      fc.property(games, stirring, whims(60), ({ game }, numbers, wishes) => {
        for (const state of statesOf(game, numbers, wishes)) {
          expect(assigned(state.values)).toBeLessThanOrEqual(state.values['manor.omens'] ?? 0);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('[VMM-B7] printed rows', () => {
  const printed = { swapRanges: [1, 2, 4], shiftRanges: [2], revealCounts: [1, 3] };
  const omens = (table: Table, row: string, count: number) =>
    given(table, { values: { [`manor.${row}`]: count } });

  test.each([
    ['swapOmens', 'swapRange', [undefined, 1, 2, 4, 4]],
    ['shiftOmens', 'shiftRange', [undefined, 2, 2]],
    ['revealOmens', 'tilesToReveal', [undefined, 1, 3, 3]],
  ])('%s give the %s %j', (row, derived, values) => {
    const table = tableOf(undefined, printed);
    expect(
      values.map((_, count) => derivedAt(omens(table, row, count), `manor.${derived}`)),
    ).toEqual(values);
  });

  test('nothing is shown while nobody entered them', () => {
    expect(derivedAt(omens(tableOf(), 'swapOmens', 2), 'manor.swapRange')).toBeUndefined();
    expect(derivedAt(tableOf(), 'manor.nextOmens')).toBeUndefined();
  });
});

describe('the end of the Manor’s turn', () => {
  const busy = { 'manor.swapOmens': 1, 'manor.eventsOmens': 3, 'manor.poltergeists': 2 };

  test('[VMM-M6] a card for each Omen on the Event row', () => {
    const table = given(tableOf(), { values: busy, turn: 'manor/manorDraw' });
    expect(valueAt(completeStep(table), 'manor.eventHand')).toBe(6);
  });

  test('[VMM-M7] without the printed table the rows empty and the players are asked', () => {
    const table = given(tableOf(), { values: busy, turn: 'manor/manorReset' });
    const after = completeStep(table);
    expect(assigned(after.state.values)).toBe(0);
    expect(valueAt(after, 'manor.omens')).toBe(4);
    expect(after.notices).toEqual([
      { id: 'setOmensByBoard', tone: 'info', params: { poltergeists: 2 } },
    ]);
  });

  test.each([
    [0, 4],
    [1, 6],
    [2, 7],
    [9, 7],
  ])('[VMM-M7] with it, %i Poltergeists give %i Omens', (poltergeists, omens) => {
    const table = given(tableOf(undefined, { omensByPoltergeists: [4, 6, 7] }), {
      values: { ...busy, 'manor.poltergeists': poltergeists },
      turn: 'manor/manorReset',
    });
    expect(derivedAt(table, 'manor.nextOmens')).toBe(omens);
    const after = completeStep(table);
    expect(assigned(after.state.values)).toBe(0);
    expect(valueAt(after, 'manor.omens')).toBe(omens);
    expect(noticeIds(after)).toEqual([]);
  });
});
