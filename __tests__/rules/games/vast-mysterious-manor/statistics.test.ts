import { moved, setTo } from '../../eventMakers';
import {
  completeStep,
  derivedAt,
  errorOf,
  given,
  play,
  type Position,
  valueAt,
} from '../../playing';
import { tableOf } from './manorTable';

const printed = {
  perceptionCubeSteps: [2, 1, 1],
  movementCubeSteps: [3, 2, 1],
  strengthCubeSteps: [1, 2, 3],
};

/** A Paladin with five hero cubes at a table with printed steps. */
function paladin(position: Position = {}) {
  return given(tableOf(undefined, printed), {
    ...position,
    values: { 'paladin.experience': 40, ...position.values },
  });
}

describe('[VMM-P3] a statistic is 1, its cubes from the left, and face-up treasures', () => {
  test('1 each without cubes', () => {
    expect(derivedAt(paladin(), 'paladin.perceptionLeft')).toBe(1);
    expect(derivedAt(paladin(), 'paladin.movementLeft')).toBe(1);
    expect(derivedAt(paladin(), 'paladin.strength')).toBe(1);
  });

  test.each([
    ['perceptionCubes', 'perceptionLeft', [3, 4, 5]],
    ['movementCubes', 'movementLeft', [4, 6, 7]],
    ['strengthCubes', 'strength', [2, 4, 7]],
  ])('[VMM-B6] %s add what is printed on their spaces', (cubes, statistic, values) => {
    const reached = values.map((_, index) =>
      derivedAt(paladin({ values: { [`paladin.${cubes}`]: index + 1 } }), `paladin.${statistic}`),
    );
    expect(reached).toEqual(values);
  });

  test('[VMM-B6] beyond the row its last number counts, and 1 where nothing is printed', () => {
    const four = { values: { 'paladin.experience': 40, 'paladin.strengthCubes': 4 } };
    expect(derivedAt(paladin(four), 'paladin.strength')).toBe(10);
    const blank = given(tableOf(undefined, { strengthCubeSteps: [] }), four);
    expect(derivedAt(blank, 'paladin.strength')).toBe(5);
  });

  test.each([
    ['armor', 'perceptionLeft', 2],
    ['wingedBoots', 'movementLeft', 3],
    ['magicMace', 'strength', 2],
  ])('[VMM-X11] the %s raises %s to %i', (treasure, statistic, value) => {
    const table = paladin({ toggles: { [`paladin.${treasure}`]: true } });
    expect(derivedAt(table, `paladin.${statistic}`)).toBe(value);
  });

  test('the Magic Mace counts in the own turn only', () => {
    const table = paladin({
      toggles: { 'paladin.magicMace': true },
      turn: 'skeletons/skeletonsActivate',
    });
    expect(derivedAt(table, 'paladin.strength')).toBe(1);
  });
});

describe('what is spent', () => {
  test('[VMM-P17] no more Perception than there is', () => {
    const table = play(paladin(), moved('paladin.perceptionSpent', 1));
    expect(derivedAt(table, 'paladin.perceptionLeft')).toBe(0);
    expect(errorOf(table, moved('paladin.perceptionSpent', 1))).toMatchObject({
      code: 'atItsEnd',
    });
    const more = play(table, moved('paladin.perceptionCubes', 1));
    expect(derivedAt(more, 'paladin.perceptionLeft')).toBe(2);
  });

  test('[VMM-P18] starts anew in the next own turn, not before', () => {
    const table = given(paladin({ values: { 'paladin.movementCubes': 2 } }), {
      turn: 'paladin/paladinEnd',
    });
    let now = play(table, setTo('paladin.movementSpent', 4), moved('paladin.perceptionSpent', 1));
    while (now.state.turn.round === 1) {
      expect(valueAt(now, 'paladin.movementSpent')).toBe(4);
      expect(valueAt(now, 'paladin.perceptionSpent')).toBe(1);
      now = completeStep(now);
    }
    expect(now.state.turn.seat).toBe('paladin');
    expect(valueAt(now, 'paladin.movementSpent')).toBe(0);
    expect(valueAt(now, 'paladin.perceptionSpent')).toBe(0);
  });
});

describe('picking up hero cubes', () => {
  const placed = {
    'paladin.perceptionCubes': 2,
    'paladin.movementCubes': 1,
    'paladin.strengthCubes': 2,
  };

  test('[VMM-X6] takes all of them', () => {
    const after = completeStep(paladin({ values: placed }));
    expect(after.state.values).toMatchObject({
      'paladin.perceptionCubes': 0,
      'paladin.movementCubes': 0,
      'paladin.strengthCubes': 0,
    });
    expect(derivedAt(after, 'paladin.unplacedCubes')).toBe(5);
  });

  test('[VMM-X6] or leaves those on Perception, where the table plays it so', () => {
    const table = given(tableOf(undefined, { leavePerceptionCubes: true }), {
      values: { 'paladin.experience': 40, ...placed },
    });
    const after = completeStep(table);
    expect(after.state.values).toMatchObject({
      'paladin.perceptionCubes': 2,
      'paladin.movementCubes': 0,
      'paladin.strengthCubes': 0,
    });
  });
});
