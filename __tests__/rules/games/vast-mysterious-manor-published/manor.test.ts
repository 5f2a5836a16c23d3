import fc from 'fast-check';

import { viewOf } from '../../../../rules/engine/state';
import { vastMysteriousManorPublished } from '../../../../rules/games/vast-mysterious-manor-published';
import type { Mix } from '../../../../rules/games/vast-mysterious-manor-published/roles';
import { completed, moved, setTo, switched } from '../../eventMakers';
import { valuesOf } from '../../fieldValues';
import {
  completeStep,
  derivedAt,
  effectOf,
  errorOf,
  given,
  noticeIds,
  play,
  sitDown,
  valueAt,
} from '../../playing';
import { statesOf, stirring, whims } from '../../randomPlay';
import { assigned, filled, omensLeft, rows } from './manorRows';
import { tableOf } from './publishedTable';

const portents = rows.map((row) => `manor.${row}Portent`);

describe('[VMP-M1] the start', () => {
  test('no Seals, 3 omens, 3 rituals, no portents', () => {
    const table = tableOf();
    expect(valueAt(table, 'manor.seals')).toBe(0);
    expect(omensLeft(table)).toBe(3);
    expect(valueAt(table, 'manor.ritualHand')).toBe(3);
    expect(portents.filter((at) => table.state.toggles[at] !== false)).toEqual([]);
  });

  test.each<[Mix, number]>([
    ['allRoles', 0],
    ['withoutWarlock', 0],
    ['paladinSpiderManor', 3],
    ['skeletonsSpiderManor', 3],
  ])('[VMP-S8] %s: %i Seals', (mix, seals) => {
    expect(valueAt(tableOf(mix), 'manor.seals')).toBe(seals);
  });
});

describe('[VMP-M2] three omens are assigned to tracks', () => {
  test('and no more', () => {
    const full = play(tableOf(), moved('manor.revealOmens', 1), moved('manor.treasuresOmens', 9));
    expect(valueAt(full, 'manor.treasuresOmens')).toBe(2);
    expect(omensLeft(full)).toBe(0);
    for (const row of rows) {
      expect(errorOf(full, moved(`manor.${row}Omens`, 1))).toMatchObject({ code: 'atItsEnd' });
    }
  });

  test('one taken back can go elsewhere', () => {
    const full = play(tableOf(), moved('manor.wallsOmens', 3));
    const back = play(full, moved('manor.wallsOmens', -1));
    expect(omensLeft(back)).toBe(1);
    expect(effectOf(back, moved('manor.swapOmens', 5))).toEqual({ 'manor.swapOmens': 1 });
  });

  test('a portent takes none of them', () => {
    const marked = play(tableOf(), ...portents.map((at) => switched(at, true)));
    expect(omensLeft(marked)).toBe(3);
    const full = play(marked, moved('manor.revealOmens', 9));
    expect(valueAt(full, 'manor.revealOmens')).toBe(3);
  });

  test('of three, whatever is left', () => {
    const seat = tableOf().game.seat('manor');
    const derived = seat?.derived?.find(({ id }) => id === 'omensLeft');
    const { game, state } = tableOf();
    expect(derived?.of?.(viewOf(game, state))).toBe(3);
  });

  test('never more, whatever happens, and those assigned and those left are all there are', () => {
    const games = valuesOf(vastMysteriousManorPublished.setupFields)
      .chain((values) =>
        fc
          .constantFrom<Mix>('allRoles', 'withoutWarlock', 'paladinSpiderManor')
          .map((roles) => ({ ...values, roles })),
      )
      .map((values) => sitDown(vastMysteriousManorPublished, values));
    fc.assert(
      fc.property(games, stirring, whims(60), (table, numbers, wishes) => {
        for (const state of statesOf(table.game, numbers, wishes)) {
          expect(assigned(state.values)).toBeLessThanOrEqual(3);
          const left = omensLeft({ ...table, state }) ?? NaN;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(assigned(state.values) + left).toBe(3);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('[VMP-M3] [VMP-B6] what the powers do', () => {
  const printed = {
    revealCounts: [1, 2, 4],
    shiftRanges: [2, 3],
    swapRanges: [5],
    wallCounts: [1, 2, 3, 4],
    wraithMoves: [2, 4, 7],
  };
  const powers = [
    ['reveal', 'revealCounts', [undefined, 1, 2, 4, 4]],
    ['shift', 'shiftRanges', [undefined, 2, 3, 3, 3]],
    ['swap', 'swapRanges', [undefined, 5, 5, 5, 5]],
    ['walls', 'wallCounts', [undefined, 1, 2, 3, 4]],
    ['wraith', 'wraithMoves', [undefined, 2, 4, 7, 7]],
  ] as const;
  const table = tableOf('allRoles', printed);

  test('in this order', () => {
    const { game } = tableOf();
    const step = game.seat('manor')?.steps.find(({ id }) => id === 'manorPowers');
    expect(step?.parts?.map(({ id }) => id)).toEqual(powers.map(([, id]) => id));
  });

  test.each(powers)('[VMP-M4] %s shows its %s: omens and portent count alike', (row, id, shown) => {
    const without = [0, 1, 2, 3].map((omens) => filled(row, omens, false, table));
    const withPortent = [0, 1, 2, 3].map((omens) => filled(row, omens, true, table));
    expect(without.map((at) => derivedAt(at, `manor.${id}`))).toEqual(shown.slice(0, 4));
    expect(withPortent.map((at) => derivedAt(at, `manor.${id}`))).toEqual(shown.slice(1));
  });

  test.each(powers)('%s: the portent of another track counts for nothing here', (row, id) => {
    const other = rows.find((one) => one !== row) ?? row;
    expect(derivedAt(filled(other, 2, true, table), `manor.${id}`)).toBeUndefined();
  });

  test.each(powers)('%s shows nothing while nobody entered it', (row, id) => {
    expect(derivedAt(filled(row, 3, true), `manor.${id}`)).toBeUndefined();
  });
});

describe('[VMP-M7] [VMP-M8] placing treasures and drawing rituals', () => {
  const done = completed('manor', 'manorTreasures');

  test.each([
    [0, false, 1, 0],
    [1, false, 1, 1],
    [2, false, 2, 2],
    [3, false, 2, 3],
    [0, true, 1, 1],
    [1, true, 2, 2],
    [2, true, 2, 3],
    [3, true, 2, 3],
  ])('%i omens, portent %s: %i treasures, %i rituals', (omens, portent, treasures, rituals) => {
    const table = filled('treasures', omens, portent);
    expect(derivedAt(table, 'manor.treasuresToPlace')).toBe(treasures);
    expect(derivedAt(table, 'manor.ritualsToDraw')).toBe(rituals);
  });

  test.each([
    [0, false, 3, 3, 0],
    [0, true, 2, 3, 0],
    [1, true, 4, 5, 1],
    [2, true, 1, 4, 0],
    [3, false, 5, 5, 3],
    [2, false, 0, 2, 0],
    [3, true, 2, 5, 0],
    [3, true, 3, 5, 1],
    [0, false, 5, 5, 0],
    [0, false, 8, 5, 3],
    // Nothing is left to draw.
    [2, false, 13, 5, 8],
  ])(
    '[VMP-M4] %i omens, portent %s, %i in hand: %i, %i discarded',
    (omens, portent, before, after, discarded) => {
      const table = given(filled('treasures', omens, portent), {
        values: { 'manor.ritualHand': before },
        turn: 'manor/manorTreasures',
      });
      const drawn = play(table, done);
      expect(valueAt(drawn, 'manor.ritualHand')).toBe(after);
      expect(drawn.notices).toEqual(
        discarded === 0
          ? []
          : [{ id: 'discardRituals', tone: 'info', params: { cards: discarded } }],
      );
      expect(drawn.state.turn).toMatchObject({ seat: 'manor', step: 'manorReturn' });
    },
  );

  test('[VMP-S9] no more is drawn than the deck of this level has', () => {
    const castle = tableOf('allRoles', { difficulty: true, manorLevel: 'castle' });
    const table = given(play(castle, moved('manor.treasuresOmens', 3)), {
      values: { 'manor.ritualHand': 5 },
      turn: 'manor/manorTreasures',
    });
    const drawn = play(table, done);
    expect(valueAt(drawn, 'manor.ritualHand')).toBe(5);
    expect(drawn.notices).toEqual([{ id: 'discardRituals', tone: 'info', params: { cards: 2 } }]);
    expect(valueAt(play(castle, moved('manor.ritualHand', 99)), 'manor.ritualHand')).toBe(7);
  });

  test('only omens on this track draw', () => {
    const table = given(filled('reveal', 3, true), { turn: 'manor/manorTreasures' });
    expect(effectOf(table, done)).toEqual({ turn: '1/manor/manorReturn' });
  });

  test('never more than 5 in hand after drawing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        (hand, omens, portent) => {
          const table = given(filled('treasures', omens, portent), {
            values: { 'manor.ritualHand': hand },
            turn: 'manor/manorTreasures',
          });
          const spaces = Math.min(3, omens + Number(portent));
          expect(valueAt(play(table, done), 'manor.ritualHand')).toBe(Math.min(5, hand + spaces));
        },
      ),
    );
  });
});

describe('[VMP-M2] the end of the turn', () => {
  const busy = given(filled('reveal', 1, true), {
    values: { 'manor.wraithOmens': 2, 'manor.seals': 5 },
    toggles: { 'manor.treasuresPortent': true, 'manor.ritualDone': true },
    turn: 'manor/manorReturn',
  });

  test('[VMP-M6] all omens come back, portents stay', () => {
    expect(effectOf(busy, completed('manor', 'manorReturn'))).toEqual({
      'manor.revealOmens': -1,
      'manor.wraithOmens': -2,
      turn: '1/warlock/warlockCurse',
    });
    expect(omensLeft(completeStep(busy))).toBe(3);
  });

  test('the steps, and nothing that happens by itself in the others', () => {
    let table = given(filled('walls', 2), { turn: 'manor/manorOmens' });
    const steps: string[] = [];
    while (table.state.turn.seat === 'manor') {
      steps.push(table.state.turn.step);
      if (!['manorTreasures', 'manorReturn'].includes(table.state.turn.step)) {
        expect(completeStep(table).state.values).toEqual(table.state.values);
      }
      table = completeStep(table);
    }
    expect(steps).toEqual([
      ...['manorOmens', 'manorPowers', 'manorRitual', 'manorTreasures', 'manorReturn'],
    ]);
    expect(noticeIds(table)).toEqual([]);
  });

  test('P-11 through the guide, turn after turn', () => {
    let table = given(tableOf(), { turn: 'manor/manorOmens', values: { 'manor.ritualHand': 0 } });
    const hands: number[] = [];
    for (const omens of [2, 3, 3, 0]) {
      table = omens === 0 ? table : play(table, setTo('manor.treasuresOmens', omens));
      do table = completeStep(table);
      while (table.state.turn.seat !== 'manor');
      while (table.state.turn.seat === 'manor' && table.state.turn.step !== 'manorOmens') {
        table = completeStep(table);
      }
      while (table.state.turn.seat !== 'manor') table = completeStep(table);
      hands.push(valueAt(table, 'manor.ritualHand'));
      expect(assigned(table.state.values)).toBe(0);
    }
    expect(hands).toEqual([2, 5, 5, 5]);
  });
});
