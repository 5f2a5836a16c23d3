import type { GameDefinition, Seat } from '../../../rules/engine/definition';
import { previewStep } from '../../../rules/engine/preview';
import { happens } from '../../../rules/engine/state';
import { viewOf } from '../../../rules/engine/state';
import { completed, jumped } from '../eventMakers';
import { completeStep, effectOf, errorOf, given, sitDown, type Table } from '../playing';

/** A year of four rounds: the market is held every second one, the feast only in the last. */
const town: Seat = {
  id: 'town',
  summary: [],
  sheet: [],
  tracks: [{ id: 'coins', shape: 'counter', min: 0, start: 0, max: 99 }],
  toggles: [{ id: 'rain' }],
  steps: [
    { id: 'sow', onDone: () => [{ kind: 'switch', at: 'town.rain', on: true }] },
    { id: 'dry', when: (view) => !view.isOn('town.rain') },
    {
      id: 'market',
      when: (view) => view.turn.round % 2 === 0,
      onDone: () => [{ kind: 'move', at: 'town.coins', by: 5 }],
    },
    { id: 'sleep' },
  ],
};
const castle: Seat = {
  id: 'castle',
  summary: [],
  sheet: [],
  tracks: [{ id: 'guests', shape: 'counter', min: 0, start: 2, max: 9, resets: 'ownTurn' }],
  steps: [
    { id: 'feast', when: (view) => view.turn.round === 3 },
    { id: 'farewell', when: (view) => view.turn.round === 3, last: true },
  ],
};

const year: GameDefinition = {
  id: 'year',
  players: { fewest: 1, most: 2 },
  setupFields: [],
  seats: () => [town, castle],
  setupFor: () => ({}),
  setupRefusal: () => undefined,
  checklist: () => [],
  victories: [],
  tools: [],
};
const table = sitDown(year);

function course(start: Table, count: number): readonly string[] {
  let now = start;
  return Array.from({ length: count }, () => {
    now = completeStep(now);
    const { round, seat, step } = now.state.turn;
    return `${round} ${seat}/${step}`;
  });
}

describe('steps that do not happen in every round', () => {
  test('are left out where they do not', () => {
    expect(course(table, 8)).toEqual([
      ...['1 town/sleep', '2 town/sow', '2 town/market', '2 town/sleep'],
      ...['3 town/sow', '3 town/sleep', '3 castle/feast', '3 castle/farewell'],
    ]);
  });

  test('are asked after what the step before them did', () => {
    expect(table.state.toggles['town.rain']).toBe(false);
    expect(effectOf(table, completed('town', 'sow'))).toEqual({
      'town.rain': true,
      turn: '1/town/sleep',
    });
  });

  test('do not do what they would have done', () => {
    let now = table;
    for (let step = 0; step < 3; step++) now = completeStep(now);
    expect(now.state.turn.round).toBe(2);
    expect(now.state.values['town.coins']).toBe(0);
    expect(completeStep(now).state.values['town.coins']).toBe(5);
  });

  test('a seat without any has no turn, so nothing of it starts anew', () => {
    const waiting = given(table, { values: { 'castle.guests': 7 }, turn: 'town/sleep' });
    const after = completeStep(waiting);
    expect(after.state.turn).toEqual({ round: 2, seat: 'town', step: 'sow' });
    expect(after.state.values['castle.guests']).toBe(7);
  });

  test('cannot be jumped to, others can', () => {
    expect(errorOf(table, jumped('town', 'market'))).toEqual({
      code: 'unknownTarget',
      target: 'market',
    });
    expect(errorOf(table, jumped('castle', 'feast'))).toMatchObject({ code: 'unknownTarget' });
    expect(effectOf(table, jumped('town', 'dry'))).toEqual({ turn: '1/town/dry' });
  });

  test('without a condition a step always happens', () => {
    const view = viewOf(table.game, table.state);
    expect(town.steps.map((step) => happens(step, view))).toEqual([true, true, false, true]);
  });
});

test('a new round is asked as itself, not as the one before it', () => {
  const early: Seat = {
    ...{ id: 'early', summary: [], sheet: [] },
    steps: [
      { id: 'odd', when: (view) => view.turn.round % 2 === 1 },
      { id: 'even', when: (view) => view.turn.round % 2 === 0 },
    ],
  };
  const third: Seat = {
    ...{ id: 'third', summary: [], sheet: [] },
    steps: [{ id: 'rest', when: (view) => view.turn.round === 3 }],
  };
  const start = sitDown({ ...year, seats: () => [early, third] });
  expect(course(start, 4)).toEqual([
    ...['2 early/even', '3 early/odd', '3 third/rest', '4 early/even'],
  ]);
});

describe('a last step', () => {
  const end = {
    ...table,
    state: { ...table.state, turn: { round: 3, seat: 'castle', step: 'farewell' } },
  };

  test('has nothing after it', () => {
    expect(errorOf(end, completed('castle', 'farewell'))).toEqual({ code: 'nothingComesAfter' });
  });

  test('but another step is still the wrong one', () => {
    expect(errorOf(end, completed('castle', 'feast'))).toEqual({ code: 'notTheCurrentStep' });
  });

  test('can be left by a jump, and its preview stays where it is', () => {
    expect(effectOf(end, jumped('town', 'sow'))).toEqual({ turn: '3/town/sow' });
    expect(previewStep(end.game, end.state)).toEqual({ changed: [], next: end.state.turn });
  });
});
