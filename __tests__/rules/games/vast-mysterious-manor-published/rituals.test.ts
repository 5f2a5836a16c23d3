import type { FieldValues } from '../../../../rules/engine/fields';
import { viewOf } from '../../../../rules/engine/state';
import { moved, setTo, took } from '../../eventMakers';
import { offered } from '../../offered';
import {
  completeStep,
  effectOf,
  errorOf,
  given,
  noticeIds,
  play,
  type Table,
  valueAt,
} from '../../playing';
import type { EffectCase, RefusalCase } from '../actionCase';
import { rows } from './manorRows';
import { proveActions } from './proveActions';
import { tableOf } from './publishedTable';

const level = (manorLevel: string) => ({ difficulty: true, manorLevel });
const allPortents = Object.fromEntries(rows.map((row) => [`manor.${row}Portent`, true]));
const ritual = (seals: 1 | 2 | 3, more: Record<string, string> = {}) =>
  took('manor', 'performRitual', { ritual: `ritual${seals}`, ...more });
const done = { 'manor.ritualHand': -1, 'manor.ritualDone': true };

const effects: readonly EffectCase[] = [
  {
    rule: '[VMP-M5] [VMP-M6] 1 Seal, and a portent on the first track',
    action: 'performRitual',
    at: tableOf(),
    does: { ...done, 'manor.seals': 1, 'manor.revealPortent': true },
  },
  ...rows.map((row): EffectCase => ({
    rule: `[VMP-M6] 1 Seal, and a portent on ${row}`,
    action: 'performRitual',
    at: tableOf(),
    inputs: { ritual: 'ritual1', portentOn: row },
    does: { ...done, 'manor.seals': 1, [`manor.${row}Portent`]: true },
  })),
  {
    rule: '[VMP-M6] the first track without a portent, where none is named',
    action: 'performRitual',
    at: given(tableOf(), { toggles: { 'manor.revealPortent': true, 'manor.shiftPortent': true } }),
    does: { ...done, 'manor.seals': 1, 'manor.swapPortent': true },
  },
  {
    rule: '[VMP-M6] one a track: a card that comes again leaves no other',
    action: 'performRitual',
    at: given(tableOf(), { toggles: { 'manor.wallsPortent': true } }),
    inputs: { ritual: 'ritual1', portentOn: 'walls' },
    does: { ...done, 'manor.seals': 1 },
  },
  {
    rule: '[VMP-M6] six in all',
    action: 'performRitual',
    at: given(tableOf(), { toggles: allPortents }),
    inputs: { ritual: 'ritual1', portentOn: 'walls' },
    does: { ...done, 'manor.seals': 1 },
  },
  {
    rule: '[VMP-M5] 2 Seals, and no portent',
    action: 'performRitual',
    at: tableOf(),
    inputs: { ritual: 'ritual2', portentOn: 'walls' },
    does: { ...done, 'manor.seals': 2 },
  },
  {
    rule: '[VMP-M5] 3 Seals, and no portent',
    action: 'performRitual',
    at: tableOf(),
    inputs: { ritual: 'ritual3' },
    does: { ...done, 'manor.seals': 3 },
  },
  {
    rule: '[VMP-M5] the last card of the hand',
    action: 'performRitual',
    at: given(tableOf(), { values: { 'manor.ritualHand': 1 } }),
    inputs: { ritual: 'ritual3' },
    does: { ...done, 'manor.seals': 3 },
  },
  {
    rule: '[VMP-S9] a Keep has no ritual of 3',
    action: 'performRitual',
    at: tableOf('allRoles', level('keep')),
    inputs: { ritual: 'ritual3' },
    does: { ...done, 'manor.seals': 1, 'manor.revealPortent': true },
  },
  {
    rule: '[VMP-S9] a Castle none of 1, and so no portents',
    action: 'performRitual',
    at: tableOf('allRoles', level('castle')),
    inputs: { ritual: 'ritual1', portentOn: 'walls' },
    does: { ...done, 'manor.seals': 2 },
  },
];

const refusals: readonly RefusalCase[] = [
  {
    rule: '[VMP-M5] one a turn',
    action: 'performRitual',
    at: play(tableOf(), ritual(2)),
    because: 'onceATurn',
  },
  {
    rule: '[VMP-M5] no card in hand',
    action: 'performRitual',
    at: given(tableOf(), { values: { 'manor.ritualHand': 0 } }),
    because: 'needsRituals',
    params: { amount: 1, have: 0 },
  },
];

describe('the actions of the Manor', () => {
  proveActions('manor', tableOf(), effects, refusals);
});

describe('[VMP-M5] once a turn, and again in the next', () => {
  test('not in the turns of others', () => {
    let table = play(given(tableOf(), { turn: 'manor/manorRitual' }), ritual(2));
    do {
      expect(errorOf(table, ritual(2))).toMatchObject({ refusal: { code: 'onceATurn' } });
      table = completeStep(table);
    } while (table.state.turn.seat !== 'manor' || table.state.turn.step !== 'manorOmens');
    expect(effectOf(table, ritual(2))).toEqual({ ...done, 'manor.seals': 2 });
  });
});

describe('what the form asks', () => {
  const fieldsOf = (table: Table, filled: FieldValues = {}) =>
    offered(table, 'manor', 'performRitual').inputs?.(viewOf(table.game, table.state), filled);
  const track = { kind: 'choice', id: 'portentOn', options: rows };

  test.each([
    ['standard', ['ritual1', 'ritual2', 'ritual3']],
    ['shack', ['ritual1', 'ritual2', 'ritual3']],
    ['villa', ['ritual1', 'ritual2', 'ritual3']],
    ['keep', ['ritual1', 'ritual2']],
    ['castle', ['ritual2', 'ritual3']],
  ])('[VMP-S9] [VMP-T34] %s: %j', (manorLevel, options) => {
    const [first] = fieldsOf(tableOf('allRoles', level(manorLevel))) ?? [];
    expect(first).toEqual({ kind: 'choice', id: 'ritual', options, start: options[0] });
    const [unnamed] = fieldsOf(tableOf('allRoles', { manorLevel })) ?? [];
    expect(unnamed).toMatchObject({ options: ['ritual1', 'ritual2', 'ritual3'] });
  });

  test('[VMP-M6] the track of the portent only with a ritual of 1 Seal', () => {
    expect(fieldsOf(tableOf())?.[1]).toEqual({ ...track, start: 'reveal' });
    expect(fieldsOf(tableOf(), { ritual: 'ritual1' })?.[1]).toEqual({ ...track, start: 'reveal' });
    expect(fieldsOf(tableOf(), { ritual: 'ritual2' })).toHaveLength(1);
    expect(fieldsOf(tableOf(), { ritual: 'ritual3' })).toHaveLength(1);
    expect(fieldsOf(tableOf('allRoles', level('castle')))).toHaveLength(1);
  });

  test('[VMP-M6] and only while one is open', () => {
    const two = given(tableOf(), {
      toggles: { 'manor.revealPortent': true, 'manor.shiftPortent': true },
    });
    expect(fieldsOf(two)?.[1]).toEqual({ ...track, start: 'swap' });
    expect(fieldsOf(given(tableOf(), { toggles: allPortents }))).toHaveLength(1);
  });
});

describe('[VMP-M5] [VMP-V5] Seals', () => {
  const goals = { standard: 14, villa: 13, shack: 11, keep: 14, castle: 14 };
  const played = (from: number, by: 1 | 2 | 3, manorLevel: string) =>
    play(
      given(tableOf('allRoles', level(manorLevel)), { values: { 'manor.seals': from } }),
      moved('manor.seals', by),
    );

  test.each([
    [0, 1, 1, []],
    [8, 3, 11, ['shack']],
    [10, 2, 12, ['shack']],
    [11, 2, 13, ['villa']],
    [12, 2, 14, ['standard', 'villa']],
    [13, 3, 14, ['standard']],
    [7, 3, 10, []],
    [11, 1, 12, []],
    [12, 1, 13, ['villa']],
  ] as const)('%i and a ritual of %i: %i, victory at %j', (from, by, seals, wins) => {
    for (const manorLevel of ['standard', 'villa', 'shack'] as const) {
      const table = given(tableOf('allRoles', level(manorLevel)), {
        values: { 'manor.seals': from },
      });
      const after = play(table, ritual(by));
      expect(valueAt(after, 'manor.seals')).toBe(seals);
      const isNew = (wins as readonly string[]).includes(manorLevel);
      expect(noticeIds(after)).toEqual(isNew ? ['victory.manorSeals'] : []);
    }
  });

  test.each(Object.entries(goals))('%s: won at %i and not before', (manorLevel, goal) => {
    expect(noticeIds(played(goal - 2, 1, manorLevel))).toEqual([]);
    const won = played(goal - 1, 1, manorLevel);
    expect(won.notices).toEqual([{ id: 'victory.manorSeals', tone: 'victory', params: { goal } }]);
    expect(won.game.track('manor.seals')?.marks).toEqual([{ id: 'win', at: goal, goal: true }]);
    const without = given(tableOf('allRoles', { manorLevel }), { values: { 'manor.seals': 13 } });
    expect(noticeIds(without)).toEqual([]);
    expect(noticeIds(play(without, moved('manor.seals', 1)))).toEqual(['victory.manorSeals']);
  });

  test('end at 14 and at 0', () => {
    const full = play(tableOf(), setTo('manor.seals', 99));
    expect(valueAt(full, 'manor.seals')).toBe(14);
    expect(errorOf(full, moved('manor.seals', 1))).toMatchObject({ code: 'atItsEnd' });
    expect(errorOf(tableOf(), moved('manor.seals', -1))).toMatchObject({ code: 'atItsEnd' });
  });
});
