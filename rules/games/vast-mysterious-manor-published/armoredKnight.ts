import type { Change, Mark, Seat, SetupField, Track, View } from '../../engine/definition';
import { numberIn, type FieldValues } from '../../engine/fields';
import { actions, derived, idsOf, toggles, tracks } from '../../engine/parts';
import { printedRow } from '../../engine/printed';
import { knightActions } from './armoredKnightActions';
import {
  encountersLeft,
  freeKnightCubes,
  knightCubePlaces,
  knightCubes,
  knightDefence,
  knightMarks,
  knightMovesLeft,
  knightStatistic,
  knightStatistics,
  knightStrength,
  ownKnightCubes,
  placedKnightCubes,
} from './knightCubes';
import { plays } from './setup';

const isPlayed = (setup: FieldValues) => plays(setup, 'armoredKnight');
const mostCubes = ownKnightCubes + knightMarks.length;

/** What only her board shows [VMP-AK3], [VMP-AK5]. */
export const armoredKnightFields: readonly SetupField[] = [
  {
    kind: 'number',
    id: 'knightHealth',
    min: 1,
    max: 20,
    start: 7,
    detail: true,
    when: isPlayed,
  },
  {
    kind: 'number',
    id: 'knightGritEnd',
    min: 43,
    max: 99,
    start: 50,
    detail: true,
    when: isPlayed,
  },
  ...(['perceptionSteps', 'movementSteps'] as const).map((id): SetupField => ({
    ...printedRow(id, [], { max: 20, most: mostCubes + 1 }),
    when: isPlayed,
  })),
];

/** A cube comes at once and leaves at once [VMP-AK2]. */
function knightMark(at: number, index: number): Mark {
  const cubes = ownKnightCubes + index;
  return {
    id: `knightCube${at}`,
    at,
    up: () => [
      {
        kind: 'notice',
        notice: { id: 'knightCubeGained', tone: 'gain', params: { at, cubes: cubes + 1 } },
      },
    ],
    down: (view) => [
      {
        kind: 'notice',
        notice: {
          id: placedKnightCubes(view) > cubes ? 'placedKnightCubeLeaves' : 'knightCubeLeaves',
          tone: 'loss',
          params: { at, cubes },
        },
      },
    ],
  };
}

const knightTracks: readonly Track[] = [
  {
    id: 'health',
    shape: 'track',
    min: 0,
    start: (view) => numberIn(view.setup, 'knightHealth'),
    max: (view) => numberIn(view.setup, 'knightHealth'),
  },
  {
    id: 'experience',
    shape: 'track',
    min: 0,
    start: 0,
    max: (view) => numberIn(view.setup, 'knightGritEnd'),
    marks: knightMarks.map(knightMark),
  },
  ...knightCubePlaces.map((place): Track => ({
    id: `${place}Cubes`,
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) => view.value(`armoredKnight.${place}Cubes`) + freeKnightCubes(view),
  })),
  {
    id: 'encountersHad',
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) => knightStatistic(view, 'perception'),
    resets: 'ownTurn',
  },
  {
    id: 'spacesMoved',
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) => knightStatistic(view, 'movement'),
    resets: 'ownTurn',
  },
  { id: 'javelins', shape: 'counter', min: 0, start: 0, max: 99 },
  { id: 'sidequests', shape: 'counter', min: 0, start: 0, max: 99 },
  { id: 'artifacts', shape: 'counter', min: 0, start: 0, max: 99 },
];

/** Her cubes come off everything [VMP-AK4]. */
function collect(): readonly Change[] {
  return knightCubePlaces.map((place) => ({
    kind: 'set',
    at: `armoredKnight.${place}Cubes`,
    to: 0,
  }));
}

const onceATurn = ['bolstered', 'bolsterUsed', 'javelinThrown', 'armorRepaired'] as const;
const abilityIds = ['throwJavelin', 'lobBomb', 'intuit', 'repairArmor', 'bolster'];
const knightHitIds = idsOf(knightActions).filter((id) => /^knight(Hits|Misses)/.test(id));
const treasureIds = ['treasureForGrit', 'treasureForJavelin'];
const statisticCubes = knightStatistics.map((name) => `${name}Cubes`);

export const armoredKnight: Seat = {
  id: 'armoredKnight',
  summary: ['health', 'experience', 'javelins'],
  tracks: knightTracks,
  toggles: onceATurn.map((id) => ({ id, resets: 'ownTurn' })),
  derived: [
    { id: 'knightCubesLeft', value: freeKnightCubes, of: knightCubes },
    {
      id: 'knightCubesToReturn',
      value: (view: View) => {
        const excess = placedKnightCubes(view) - knightCubes(view);
        return excess > 0 ? excess : undefined;
      },
    },
    {
      id: 'encountersLeft',
      value: encountersLeft,
      of: (view) => knightStatistic(view, 'perception'),
    },
    {
      id: 'knightMovesLeft',
      value: knightMovesLeft,
      of: (view) => knightStatistic(view, 'movement'),
    },
    { id: 'knightStrength', value: knightStrength },
    { id: 'knightDefence', value: knightDefence },
  ],
  actions: knightActions,
  steps: [
    { id: 'knightCollect', onDone: collect },
    {
      id: 'knightAct',
      parts: [
        ...derived('knightCubesLeft', 'encountersLeft', 'knightMovesLeft', 'knightStrength'),
        ...tracks(...statisticCubes),
      ],
      actions: ['knightMove', 'knightEncounter', ...knightHitIds, ...treasureIds, ...abilityIds],
    },
  ],
  sheet: [
    {
      id: 'tracks',
      parts: [
        ...tracks('health', 'experience'),
        ...derived('knightCubesLeft', 'knightCubesToReturn', 'knightStrength', 'knightDefence'),
        ...actions('knightLosesHealth', 'knightRobbed'),
      ],
    },
    {
      id: 'knightStatistics',
      parts: [
        ...derived('encountersLeft', 'knightMovesLeft'),
        ...tracks(...statisticCubes, 'abilityCubes'),
        ...actions('knightMove', 'knightEncounter'),
        ...tracks('encountersHad', 'spacesMoved'),
      ],
    },
    { id: 'knightEncounters', parts: actions(...knightHitIds, ...treasureIds) },
    {
      id: 'knightAbilities',
      parts: [...actions(...abilityIds), ...tracks('javelins'), ...toggles(...onceATurn)],
    },
    { id: 'knightCards', folded: true, parts: tracks('sidequests', 'artifacts') },
    {
      id: 'calculators',
      folded: true,
      parts: [
        { kind: 'tool', id: 'vast-published-grit', preset: knownForGrit },
        { kind: 'tool', id: 'vast-published-move', preset: knownForMove },
      ],
    },
    { id: 'knightRulings', folded: true, parts: [{ kind: 'note', id: 'knightOpen' }] },
  ],
};

function knownForGrit(view: View): FieldValues {
  return { role: 'armoredKnight', grit: view.value('armoredKnight.experience') };
}

function knownForMove(view: View): FieldValues {
  return { who: 'armoredKnight', movement: Math.min(12, knightMovesLeft(view)) };
}
