import { previewStep } from '../../../rules/engine/preview';
import { completeStep, given, sitDown } from '../playing';
import { tinyGame } from './tinyGame';

const table = sitDown(tinyGame);

test('a preview tells what completing the step does, and does nothing itself', () => {
  const { game, state } = table;
  const before = structuredClone(state);
  expect(previewStep(game, state)).toEqual({
    changed: [{ at: 'hero.vigor', from: 3, to: 4 }],
    next: completeStep(table).state.turn,
  });
  expect(state).toEqual(before);
});

test('what the turn of the next seat resets is not the doing of this step', () => {
  const { game, state } = given(table, { values: { 'rival.energy': 5 }, turn: 'hero/dusk' });
  expect(previewStep(game, state)).toEqual({
    changed: [],
    next: { round: 1, seat: 'rival', step: 'lurk' },
  });
});

test('nothing comes of a step where nobody has a turn', () => {
  const { game, state } = sitDown(tinyGame, { seats: ['guest'] });
  expect(previewStep(game, state)).toEqual({ changed: [], next: state.turn });
});

test('nor is what the own next turn resets, where one seat plays alone', () => {
  const alone = given(sitDown(tinyGame, { seats: ['rival'] }), { values: { 'rival.energy': 5 } });
  expect(completeStep(alone).state.values['rival.energy']).toBe(2);
  expect(previewStep(alone.game, alone.state).changed).not.toContainEqual(
    expect.objectContaining({ at: 'rival.energy' }),
  );
});
