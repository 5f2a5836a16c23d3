import type { Action, Change, GameDefinition } from '../../../rules/engine/definition';
import { viewOf } from '../../../rules/engine/state';
import { reset, took } from '../eventMakers';
import { effectOf, play, sitDown } from '../playing';

function laying(id: string, ...changes: readonly Change[]): Action {
  return { id, run: () => changes };
}

/** A field of four spaces with a hut on it. */
const farm: GameDefinition = {
  id: 'farm',
  players: { fewest: 1, most: 1 },
  setupFields: [],
  seats: () => [
    {
      id: 'farmer',
      summary: [],
      sheet: [],
      plans: [
        {
          id: 'field',
          spaces: [
            ['A1', 'B1'],
            ['A2', 'B2'],
          ],
          start: { A1: 'hut' },
          looks: { hut: 'strong', tree: 'plain' },
          actions: ['plant'],
        },
      ],
      actions: [
        laying('plant', { kind: 'lay', on: 'farmer.field', space: 'B2', tile: 'tree' }),
        laying('rebuild', { kind: 'lay', on: 'farmer.field', space: 'A1', tile: 'house' }),
        laying('tear', { kind: 'lay', on: 'farmer.field', space: 'A1' }),
        laying('outside', { kind: 'lay', on: 'farmer.field', space: 'C3', tile: 'tree' }),
        laying('nowhere', { kind: 'lay', on: 'farmer.garden', space: 'A1', tile: 'tree' }),
        laying('stranger', { kind: 'lay', on: 'miller.field', space: 'A1', tile: 'tree' }),
      ],
      steps: [{ id: 'day' }],
    },
  ],
  setupFor: () => ({}),
  setupRefusal: () => undefined,
  checklist: () => [],
  victories: [],
  tools: [],
};
const table = sitDown(farm);
const act = (id: string) => took('farmer', id);

describe('a plan', () => {
  test('begins with what lies on it', () => {
    expect(table.state.plans).toEqual({ 'farmer.field': { A1: 'hut' } });
    const view = viewOf(table.game, table.state);
    expect(view.tiles('farmer.field').A1).toBe('hut');
    expect(view.tiles('farmer.field').B2).toBeUndefined();
    expect(view.tiles('farmer.garden').A1).toBeUndefined();
  });

  test('gets a tile, another one in its place, or none', () => {
    expect(effectOf(table, act('plant'))).toEqual({ 'farmer.field.B2': 'tree' });
    expect(effectOf(table, act('rebuild'))).toEqual({ 'farmer.field.A1': 'house' });
    expect(play(table, act('plant'), act('tear')).state.plans).toEqual({
      'farmer.field': { B2: 'tree' },
    });
    expect(play(table, act('tear'), act('tear')).state.plans).toEqual({ 'farmer.field': {} });
  });

  test.each(['outside', 'nowhere', 'stranger'])(
    'a space that is not there (%s) changes nothing',
    (id) => {
      expect(play(table, act(id)).state).toEqual(table.state);
    },
  );

  test('the table before a change stays as it was', () => {
    const before = structuredClone(table.state);
    play(table, act('plant'), act('tear'));
    expect(table.state).toEqual(before);
  });

  test('is as at its start when the game begins again', () => {
    expect(play(table, act('plant'), act('tear'), reset).state.plans).toEqual(table.state.plans);
  });
});
