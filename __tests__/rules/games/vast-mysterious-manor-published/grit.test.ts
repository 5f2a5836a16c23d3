import fc from 'fast-check';

import { reduce } from '../../../../rules/engine/reduce';
import { moved, movedOn, setTo, took } from '../../eventMakers';
import {
  derivedAt,
  effectOf,
  errorOf,
  given,
  noticeIds,
  play,
  type Table,
  valueAt,
} from '../../playing';
import { tableOf } from './publishedTable';

const at = 'paladin.experience';
const grit = (value: number, table: Table = tableOf()) => given(table, { values: { [at]: value } });
const lord = () => tableOf('allRoles', { difficulty: true, paladinLevel: 'lord' });
const holding = (table: Table, ...favors: readonly string[]) =>
  given(table, { toggles: Object.fromEntries(favors.map((card) => [`paladin.${card}`, true])) });
const used = (table: Table, prepared: number, sprints: number, crusades: number) =>
  given(table, {
    values: {
      'paladin.prepared': prepared,
      'paladin.sprints': sprints,
      'paladin.crusades': crusades,
    },
  });

/** All cubes of a Paladin, wherever they lie. */
const cubes = (table: Table) => derivedAt(used(table, 0, 0, 0), 'paladin.cubesLeft');

describe('[VMP-P2] [VMP-P3] [VMP-P4] Grit, hero cubes and favors, as the sheet works them out (P-1)', () => {
  test.each<[number, number, number, number, number, readonly string[]]>([
    [0, 2, 2, 3, 3, []],
    [5, 2, 7, 3, 4, ['heroCubeGained']],
    [12, 3, 15, 4, 4, ['favorGained']],
    [16, 5, 21, 4, 5, ['heroCubeGained']],
    [23, 10, 33, 5, 6, ['favorGained', 'heroCubeGained']],
    [40, 2, 42, 6, 7, ['heroCubeGained']],
    [8, -3, 5, 4, 3, ['heroCubeLeaves']],
    [14, -3, 11, 4, 4, ['favorLost']],
    [19, -6, 13, 5, 4, ['heroCubeLeaves']],
    [2, -3, 0, 3, 3, []],
    // Other numbers.
    [6, 1, 7, 3, 4, ['heroCubeGained']],
    [7, -1, 6, 4, 3, ['heroCubeLeaves']],
    [7, 5, 12, 4, 4, []],
    [13, -1, 12, 4, 4, ['favorLost']],
    [25, -1, 24, 5, 5, ['favorLost']],
    [24, 1, 25, 5, 5, ['favorGained']],
    [41, -1, 40, 7, 6, ['heroCubeLeaves']],
    [
      33,
      -33,
      0,
      6,
      3,
      ['heroCubeLeaves', 'favorLost', 'heroCubeLeaves', 'favorLost', 'heroCubeLeaves'],
    ],
    [49, 5, 50, 7, 7, []],
  ])('%i %i makes %i; cubes %i, then %i; says %j', (from, by, to, before, after, said) => {
    const table = holding(grit(from), 'conjure');
    expect(cubes(table)).toBe(before);
    const moves = play(table, moved(at, by));
    expect(valueAt(moves, at)).toBe(to);
    expect(cubes(moves)).toBe(after);
    expect(noticeIds(moves)).toEqual(said);
  });

  test.each([
    [0, 2],
    [6, 2],
    [7, 3],
    [18, 4],
    [32, 5],
    [40, 5],
    [41, 6],
    [50, 6],
  ])('[VMP-S9] a Lord with %i has %i', (value, count) => {
    expect(cubes(grit(value, lord()))).toBe(count);
  });

  test('[VMP-P2] a cube gained says where and how many there are', () => {
    expect(play(grit(5), moved(at, 2)).notices).toEqual([
      { id: 'heroCubeGained', tone: 'gain', params: { at: 7, cubes: 4 } },
    ]);
    expect(play(grit(40, lord()), moved(at, 2)).notices).toEqual([
      { id: 'heroCubeGained', tone: 'gain', params: { at: 41, cubes: 6 } },
    ]);
  });

  test('[VMP-P3] several marks in one move, in their order', () => {
    const up = play(grit(0), setTo(at, 45));
    expect(up.notices.map(({ id, params }) => [id, params])).toEqual([
      ['heroCubeGained', { at: 7, cubes: 4 }],
      ['favorGained', { at: 13 }],
      ['heroCubeGained', { at: 18, cubes: 5 }],
      ['favorGained', { at: 25 }],
      ['heroCubeGained', { at: 32, cubes: 6 }],
      ['heroCubeGained', { at: 41, cubes: 7 }],
    ]);
    const down = play(holding(up, 'conjure', 'disdain'), setTo(at, 6));
    expect(down.notices.map(({ id, params }) => [id, params])).toEqual([
      ['heroCubeLeaves', { at: 41, cubes: 6 }],
      ['heroCubeLeaves', { at: 32, cubes: 5 }],
      ['favorLost', { at: 25 }],
      ['heroCubeLeaves', { at: 18, cubes: 4 }],
      ['favorLost', { at: 13 }],
      ['heroCubeLeaves', { at: 7, cubes: 3 }],
    ]);
  });

  test('[VMP-P2] quick taps pass each mark as one long move does', () => {
    const taps = play(grit(0), moved(at, 1), ...Array.from({ length: 44 }, () => movedOn(at, 1)));
    expect(noticeIds(taps)).toEqual(noticeIds(play(grit(0), moved(at, 45))));
  });
});

describe('[VMP-P3] [VMP-X14] favors', () => {
  test('reached again, drawn again', () => {
    let table = holding(grit(12), 'conjure');
    for (let round = 0; round < 3; round++) {
      table = play(table, moved(at, 2));
      expect(noticeIds(table)).toEqual(['favorGained']);
      table = play(table, moved(at, -2));
      expect(noticeIds(table)).toEqual(['favorLost']);
    }
  });

  test('what is to be done is one tap away', () => {
    const gained = play(grit(12), moved(at, 1));
    const offers = (action: string) => ({ seat: 'paladin', action, given: {} });
    expect(gained.notices).toEqual([
      { id: 'favorGained', tone: 'gain', params: { at: 13 }, offers: offers('keepFavor') },
    ]);
    const kept = play(gained, took('paladin', 'keepFavor', { kept: 'divination' }));
    expect(derivedAt(kept, 'paladin.favorsHeld')).toBe(1);
    const lost = play(kept, moved(at, -1));
    expect(lost.notices).toEqual([
      { id: 'favorLost', tone: 'loss', params: { at: 13 }, offers: offers('discardFavor') },
    ]);
    expect(derivedAt(play(lost, took('paladin', 'discardFavor')), 'paladin.favorsHeld')).toBe(0);
  });

  test('whoever did not enter the cards is told as well', () => {
    const after = play(grit(26), moved(at, -14));
    expect(noticeIds(after)).toEqual(['favorLost', 'heroCubeLeaves', 'favorLost']);
    expect(after.notices.filter(({ offers }) => offers !== undefined)).toEqual([]);
  });
});

describe('[VMP-P4] [VMP-X16] falling below a cube mark', () => {
  test('an unused one leaves first, and the turn goes on', () => {
    const table = given(used(grit(8), 1, 1, 1), { turn: 'paladin/paladinAct' });
    const after = play(table, moved(at, -3));
    expect(noticeIds(after)).toEqual(['heroCubeLeaves']);
    expect(derivedAt(after, 'paladin.cubesLeft')).toBe(0);
    expect(derivedAt(after, 'paladin.cubesToReturn')).toBeUndefined();
    expect(after.state.turn).toEqual(table.state.turn);
  });

  test('with all of them used it is one of those, and the turn goes on', () => {
    const table = given(used(grit(8), 2, 1, 1), { turn: 'paladin/paladinAct' });
    const after = play(table, moved(at, -3));
    expect(after.notices).toEqual([
      { id: 'usedCubeLeaves', tone: 'loss', params: { at: 7, cubes: 3 } },
    ]);
    expect(after.state.turn).toEqual(table.state.turn);
    expect(derivedAt(after, 'paladin.cubesLeft')).toBe(0);
    expect(derivedAt(after, 'paladin.cubesToReturn')).toBe(1);
    const returned = play(after, moved('paladin.sprints', -1));
    expect(derivedAt(returned, 'paladin.cubesToReturn')).toBeUndefined();
    expect(errorOf(returned, moved('paladin.sprints', 1))).toMatchObject({ code: 'atItsEnd' });
  });

  test('of two the unused one goes first', () => {
    const after = play(used(grit(20), 2, 1, 1), moved(at, -15));
    expect(noticeIds(after)).toEqual(['heroCubeLeaves', 'favorLost', 'usedCubeLeaves']);
    expect(derivedAt(after, 'paladin.cubesToReturn')).toBe(1);
  });

  test('collecting returns what is too many', () => {
    const fallen = play(used(grit(8), 4, 0, 0), moved(at, -8));
    expect(
      effectOf(fallen, { type: 'stepCompleted', v: 1, seat: 'paladin', step: 'paladinCollect' }),
    ).toMatchObject({ 'paladin.prepared': -4 });
  });
});

describe('[VMP-P1] [VMP-B1] [VMP-G4] the dial', () => {
  test.each([41, 50, 99])('from 0 to %i, which is printed on it', (gritEnd) => {
    const table = tableOf('allRoles', { gritEnd });
    expect(valueAt(table, at)).toBe(0);
    expect(errorOf(table, moved(at, -1))).toMatchObject({ code: 'atItsEnd' });
    const full = play(table, moved(at, 200));
    expect(valueAt(full, at)).toBe(gritEnd);
    expect(errorOf(full, moved(at, 1))).toMatchObject({ code: 'atItsEnd' });
    expect(cubes(full)).toBe(7);
  });
});

describe('[VMP-P2] [VMP-P4] [VMP-P5] laws of the cubes', () => {
  const marks = [7, 18, 32, 41];
  const favorMarks = [13, 25];
  const passed = (from: number, to: number, places: readonly number[]) =>
    places.filter((place) => (from < place && place <= to) || (to < place && place <= from)).length;

  test('any moves: as many cubes as marks below, each mark told once, never fewer than none', () => {
    const move = fc.oneof(
      fc.record({ at: fc.constant(at), by: fc.integer({ min: -30, max: 30 }) }),
      fc.record({
        at: fc.constantFrom('paladin.prepared', 'paladin.sprints', 'paladin.crusades'),
        by: fc.integer({ min: -3, max: 8 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), fc.boolean(), (moves, isLord) => {
        const own = isLord ? 2 : 3;
        let table = holding(isLord ? lord() : tableOf(), 'conjure');
        for (const next of moves) {
          const from = valueAt(table, at);
          const to = Math.min(50, Math.max(0, from + (next.at === at ? next.by : 0)));
          table = moveAsFarAsItGoes(table, next.at, next.by);
          expect(valueAt(table, at)).toBe(to);
          const said = noticeIds(table);
          expect(said.filter((id) => id.includes('Cube'))).toHaveLength(passed(from, to, marks));
          expect(said.filter((id) => id.includes('favor'))).toHaveLength(
            passed(from, to, favorMarks),
          );
          const all = own + marks.filter((mark) => mark <= to).length;
          const lying = ['prepared', 'sprints', 'crusades'].map((id) =>
            valueAt(table, `paladin.${id}`),
          );
          const sum = lying.reduce((total, count) => total + count, 0);
          expect(Math.min(...lying)).toBeGreaterThanOrEqual(0);
          expect(derivedAt(table, 'paladin.cubesLeft')).toBe(Math.max(0, all - sum));
          expect(derivedAt(table, 'paladin.cubesToReturn')).toBe(sum > all ? sum - all : undefined);
        }
      }),
    );
  });
});

function moveAsFarAsItGoes(table: Table, address: string, by: number): Table {
  const outcome = reduce(table.game, table.state, moved(address, by));
  return outcome.ok ? { ...table, ...outcome.value } : { ...table, notices: [] };
}
