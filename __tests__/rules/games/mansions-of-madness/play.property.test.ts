import fc from 'fast-check';

import type { GameEvent } from '../../../../rules/engine/events';
import { makeGame, type Game } from '../../../../rules/engine/game';
import { reduce } from '../../../../rules/engine/reduce';
import { initialState } from '../../../../rules/engine/start';
import type { GameState } from '../../../../rules/engine/state';
import { append, moveCursor, openTimeline } from '../../../../rules/engine/timeline';
import { mansionsOfMadness } from '../../../../rules/games/mansions-of-madness';
import { added, setTo, switched, took } from '../../eventMakers';
import { valuesOf } from '../../fieldValues';
import { noticeIds, play, valueAt, type Table } from '../../playing';
import { faultsOf } from '../../faults';
import { eventOf, statesOf, stirred, stirring, whims, type Whim } from '../../randomPlay';
import { investigators, leftTo, mansion, monster, who, type Investigator } from './mansionsTable';

const anyGame = valuesOf(mansionsOfMadness.setupFields).map((values) =>
  makeGame(mansionsOfMadness, { values, names: {} }),
);
const anyPlay = fc.tuple(anyGame, stirring, whims(60));

const face = fc.integer({ min: 1, max: 10 });
const small = fc.integer({ min: -4, max: 12 });
const anyTest = fc.record({
  kind: fc.constantFrom('attribute', 'evade', 'horror', 'combat', 'fire'),
  attribute: fc.nat(12),
  modifier: small,
  luck: fc.integer({ min: 1, max: 5 }),
  stun: fc.nat(3),
  dark: fc.boolean(),
  light: fc.boolean(),
  skill: fc.boolean(),
  curse: fc.boolean(),
  roll: face,
  second: face,
});

type Happening = { before: GameState; event: GameEvent; after: GameState };

/** What happens one after the other, from where a table was stirred to. */
function* happenings(
  game: Game,
  numbers: readonly number[],
  wishes: readonly Whim[],
): Generator<Happening> {
  let state = stirred(game, numbers).reduce((now, event) => {
    const outcome = reduce(game, now, event);
    return outcome.ok ? outcome.value.state : now;
  }, initialState(game));
  for (const wish of wishes) {
    const event = eventOf(game, state, wish);
    const outcome = event && reduce(game, state, event);
    if (event === undefined || outcome?.ok !== true) continue;
    yield { before: state, event, after: outcome.value.state };
    state = outcome.value.state;
  }
}

const tableOf = (game: Game, state: GameState): Table => ({ game, state, notices: [] });
const seated = (game: Game) => investigators.filter((seat) => game.seat(seat) !== undefined);

describe('any play at all', () => {
  test('keeps every number in its ends, and the budget at what is left of the turn', () => {
    fc.assert(
      fc.property(anyPlay, ([game, numbers, wishes]) => {
        for (const state of statesOf(game, numbers, wishes)) {
          expect(faultsOf(game, state)).toEqual([]);
          for (const seat of seated(game)) expectBudget(tableOf(game, state), seat);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('is undone event by event, and a replay of it is the same', () => {
    fc.assert(
      fc.property(anyPlay, ([game, numbers, wishes]) => {
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
      { numRuns: 20 },
    );
  });

  test('[MOM-S8] the dead have no turn of their own to spend, and no step leads to one', () => {
    let [dead, spent] = [0, 0];
    fc.assert(
      fc.property(anyPlay, ([game, numbers, wishes]) => {
        for (const { before, event, after } of happenings(game, numbers, wishes)) {
          const buried = seated(game).filter((seat) => before.values[`${seat}.health`] === 0);
          dead += buried.length;
          if (event.type === 'actionTaken' && event.action in spending) {
            spent++;
            expect(before.values[`${event.seat}.health`]).toBeGreaterThan(0);
            expect(before.turn.seat).toBe(event.seat);
          }
          if (event.type !== 'stepCompleted' || after.turn.seat === before.turn.seat) continue;
          const { seat, step } = after.turn;
          if (after.values[`${seat}.health`] === 0) expect(step).toBe('newcomer');
        }
      }),
      { numRuns: 40 },
    );
    expect(dead).toBeGreaterThan(50);
    expect(spent).toBeGreaterThan(10);
  });

  test('[MOM-S7] the insane take no Horror token in any test, and nobody says they did', () => {
    let failed = 0;
    fc.assert(
      fc.property(anyGame, anyTest, fc.nat(3), (game, { kind, roll, skill }, pick) => {
        const all = seated(game);
        const seat = all[pick % all.length] ?? who;
        const mad = play(
          tableOf(game, initialState(game)),
          ...[added('keeper.monsters'), setTo(`${seat}.sanity`, 0)],
        );
        const after = play(mad, took(seat, 'test', { kind, monster, skill, roll: [roll] }));
        const [told = ''] = noticeIds(after);
        expect(valueAt(after, `${seat}.sanity`)).toBe(0);
        expect(noticeIds(after)).not.toContain('frightened');
        expect(noticeIds(after)).not.toContain('insane');
        if (told === 'testSucceeded') return;
        expect(told).toBe(['horror', 'fire'].includes(kind) ? 'failedInsane' : `${kind}TestFailed`);
        failed++;
      }),
    );
    expect(failed).toBeGreaterThan(10);
  });
});

/** What a player is told is left follows from what was used. */
function expectBudget(table: Table, seat: Investigator): void {
  const { values, toggles, turn } = table.state;
  const plays = turn.seat === seat && (values[`${seat}.health`] ?? 0) > 0;
  const most = (values[`${seat}.stun`] ?? 0) > 0 ? 1 : 2;
  const steps = Math.max(0, most - (values[`${seat}.stepsUsed`] ?? 0));
  const actions = toggles[`${seat}.actionUsed`] === true ? 0 : 1;
  expect(leftTo(table, seat)).toEqual(plays ? { steps, actions } : undefined);
}

type Cost = readonly [steps: number, actions: number];
const aStep: Cost = [1, 0];
const anAction: Cost = [0, 1];

/** What each way to spend a turn may cost. */
const spending: Readonly<Record<string, (before: GameState, seat: string) => readonly Cost[]>> = {
  step: () => [aStep],
  enterRoom: () => [aStep, anAction],
  run: () => [anAction],
  explore: ({ toggles }, seat) => {
    const isDark = toggles[`${seat}.dark`] === true && toggles[`${seat}.light`] !== true;
    return [isDark ? [1, 1] : anAction];
  },
  hide: () => [aStep, anAction],
  enterHidingPlace: () => [anAction],
  useCard: () => [anAction],
  attack: () => [anAction],
};

test('[MOM-M1] [MOM-M2] [MOM-M5] [MOM-S13] each way to spend a turn costs what it costs', () => {
  let spent = 0;
  const usedBy = ({ values, toggles }: GameState, seat: string) => [
    values[`${seat}.stepsUsed`] ?? 0,
    toggles[`${seat}.actionUsed`] === true ? 1 : 0,
  ];
  fc.assert(
    fc.property(anyPlay, ([game, numbers, wishes]) => {
      for (const { before, event, after } of happenings(game, numbers, wishes)) {
        if (event.type !== 'actionTaken' || before.turn.seat !== after.turn.seat) continue;
        for (const seat of seated(game)) {
          const [steps = 0, actions = 0] = usedBy(before, seat);
          const [stepsAfter = 0, actionsAfter = 0] = usedBy(after, seat);
          const cost = [stepsAfter - steps, actionsAfter - actions];
          const costs = seat === event.seat ? spending[event.action]?.(before, seat) : undefined;
          if (costs !== undefined) {
            expect(costs).toContainEqual(cost);
            const left = leftTo(tableOf(game, before), seat);
            expect(Number(left?.['steps'])).toBeGreaterThanOrEqual(cost[0] ?? 0);
            expect(Number(left?.['actions'])).toBeGreaterThanOrEqual(cost[1] ?? 0);
            spent++;
          } else if (event.action !== 'leaveHidingPlace') {
            expect(cost).toEqual([0, 0]);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(spent).toBeGreaterThan(15);
});

test('[MOM-T1] [MOM-T2] [MOM-T3] [MOM-T4] any test in play comes to what its sum says', () => {
  const begin = play(mansion(), added('keeper.monsters'), setTo(`${who}.curse`, 3));
  fc.assert(
    fc.property(anyTest, ({ kind, attribute, modifier, luck, stun, dark, light, ...rest }) => {
      const { skill, curse, roll, second } = rest;
      const set = (id: string, to: number) =>
        begin.state.values[`${who}.${id}`] === to ? [] : [setTo(`${who}.${id}`, to)];
      const table = play(
        begin,
        ...[...set('luck', luck), ...set('stun', stun)],
        ...[switched(`${who}.dark`, dark), switched(`${who}.light`, light)],
      );
      const inputs = {
        ...{ kind, monster, with: 'strength', attribute, modifier, skill, roll: [roll] },
        ...(curse ? { reroll: 'curse', second: [second] } : {}),
      };
      const after = play(table, took(who, 'test', inputs));
      const inTheDark = kind === 'combat' && dark && !light;
      const penalty = (stun > 0 ? 2 : 0) + (inTheDark ? 2 : 0);
      const target = attribute + modifier - penalty + (skill ? luck : 0);
      const stands = curse ? second : roll;
      const success = stands === 1 || (stands !== 10 && stands <= target);
      expect(noticeIds(after)[0]).toBe(success ? 'testSucceeded' : `${kind}TestFailed`);
      expect(after.notices[0]?.params).toEqual({ who, kind, roll: stands, target });
      const change = (id: string) =>
        (after.state.values[`${who}.${id}`] ?? 0) - (table.state.values[`${who}.${id}`] ?? 0);
      expect(change('skillPoints')).toBe(skill ? -1 : 0);
      expect(change('curse')).toBe(curse ? -1 : 0);
      expect(change('sanity')).toBe(!success && ['horror', 'fire'].includes(kind) ? -1 : 0);
      expect(change('health')).toBe(!success && kind === 'evade' ? -1 : 0);
      expect(change('stepsUsed')).toBe(0);
    }),
  );
});
