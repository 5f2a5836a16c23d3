import type { Change, Mark, Seat, Track, View } from '../../engine/definition';
import { numberIn } from '../../engine/fields';
import { actions, derived, toggles, tracks } from '../../engine/parts';
import {
  cubeSpaces,
  heroCubes,
  ownCubes,
  placedCubes,
  statistic,
  statistics,
  unplacedCubes,
  type Statistic,
} from './heroCubes';
import { faith, paladinActions } from './paladinActions';
import { leavesPerceptionCubes } from './setup';

export const startHealth = 7;
const faithLimit = 5;

function cubeMark(at: number, index: number): Mark {
  return {
    id: `cube${at}`,
    at,
    up: () => [
      {
        kind: 'notice',
        notice: { id: 'heroCubeGained', tone: 'gain', params: { at, cubes: ownCubes + index + 1 } },
      },
    ],
    // Cubes not yet placed go back first; a placed one costs the rest of the turn [VMM-P4].
    down: (view) => {
      const left = ownCubes + index;
      const placedGoesBack = placedCubes(view) > left;
      const id = !placedGoesBack
        ? 'heroCubeReturned'
        : view.turn.seat === 'paladin'
          ? 'placedCubeReturnedTurnEnds'
          : 'placedCubeReturned';
      return [{ kind: 'notice', notice: { id, tone: 'loss', params: { at, cubes: left } } }];
    },
  };
}

/** A task counts once, whatever the track does later [VMM-P5], [VMM-X5]. */
function taskMark(task: string, at: number): Mark {
  return { id: task, at, once: true, up: (view) => completeTask(view, task) };
}

function completeTask(view: View, task: string): readonly Change[] {
  if (view.isOn(`paladin.${task}`)) return [];
  return [
    { kind: 'switch', at: `paladin.${task}`, on: true },
    { kind: 'notice', notice: { id: 'taskDone', tone: 'gain', params: { task } } },
  ];
}

const paladinTracks: readonly Track[] = [
  {
    id: 'health',
    shape: 'track',
    min: 0,
    start: startHealth,
    max: (view) => numberIn(view.setup, 'healthEnd'),
  },
  {
    id: 'experience',
    shape: 'track',
    min: 0,
    start: 0,
    max: (view) => numberIn(view.setup, 'experienceEnd'),
    marks: [
      ...cubeSpaces.map(cubeMark),
      taskMark('taskExperience11', 11),
      taskMark('taskExperience26', 26),
    ],
    // Any loss gives one light, however large it is; spending is no loss [VMM-P6], [VMM-X21].
    follows: ({ from, to, joined, paid }, view) =>
      to < from && !joined && !paid && view.value('paladin.light') < faithLimit
        ? [faith('light', 1), { kind: 'notice', notice: { id: 'lightForLoss', tone: 'info' } }]
        : [],
  },
  { id: 'fire', shape: 'counter', min: 0, start: 0, max: faithLimit },
  { id: 'light', shape: 'counter', min: 0, start: 0, max: faithLimit },
  ...statistics.map((name): Track => ({
    id: `${name}Cubes`,
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) => view.value(`paladin.${name}Cubes`) + unplacedCubes(view),
  })),
  ...(['perception', 'movement'] as const).map((name): Track => ({
    id: `${name}Spent`,
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) => statistic(view, name),
    resets: 'ownTurn',
  })),
  {
    id: 'tiles',
    shape: 'counter',
    min: 0,
    start: 0,
    max: 99,
    marks: [taskMark('taskTiles', 20)],
  },
  {
    id: 'foesAttacked',
    shape: 'counter',
    min: 0,
    start: 0,
    max: 99,
    marks: [taskMark('taskAttacks', 2)],
  },
  { id: 'poltergeistsDestroyed', shape: 'counter', min: 0, start: 0, max: 99 },
  { id: 'treasures', shape: 'counter', min: 0, start: 0, max: 99 },
];

const tasks = ['taskAttacks', 'taskTiles', 'taskExperience11', 'taskExperience26'] as const;

const treasures = [
  'armor',
  'torch',
  'halo',
  'stigmata',
  'magicMace',
  'rosary',
  'wingedBoots',
] as const;

/** Cubes come off the statistics, Perception's too unless the table plays it otherwise [VMM-X6]. */
function pickUpCubes(view: View): readonly Change[] {
  const kept: readonly Statistic[] = leavesPerceptionCubes(view.setup) ? ['perception'] : [];
  return statistics
    .filter((name) => !kept.includes(name))
    .map((name) => ({ kind: 'set', at: `paladin.${name}Cubes`, to: 0 }));
}

function endOfTurn(view: View): readonly Change[] {
  const fire = (view.isOn('paladin.attackedFoe') ? 0 : 1) + (view.isOn('paladin.stigmata') ? 1 : 0);
  const light = view.isOn('paladin.halo') ? 1 : 0;
  return [
    ...(fire > 0 ? [faith('fire', fire)] : []),
    ...(light > 0 ? [faith('light', light)] : []),
  ];
}

export const paladin: Seat = {
  id: 'paladin',
  summary: ['health', 'experience', 'fire', 'light'],
  tracks: paladinTracks,
  toggles: [
    { id: 'attackedFoe', resets: 'ownTurn' },
    { id: 'healingCard' },
    ...treasures.map((id) => ({ id })),
    ...tasks.map((id) => ({ id })),
  ],
  derived: [
    { id: 'heroCubes', value: heroCubes },
    { id: 'unplacedCubes', value: unplacedCubes },
    {
      id: 'cubesToReturn',
      value: (view) => {
        const excess = placedCubes(view) - heroCubes(view);
        return excess > 0 ? excess : undefined;
      },
    },
    {
      id: 'perceptionLeft',
      value: (view) => statistic(view, 'perception') - view.value('paladin.perceptionSpent'),
      of: (view) => statistic(view, 'perception'),
    },
    {
      id: 'movementLeft',
      value: (view) => statistic(view, 'movement') - view.value('paladin.movementSpent'),
      of: (view) => statistic(view, 'movement'),
    },
    { id: 'strength', value: (view) => statistic(view, 'strength') },
  ],
  actions: paladinActions,
  steps: [
    { id: 'paladinPickUp', onDone: pickUpCubes },
    {
      id: 'paladinAct',
      actions: [
        'revealTile',
        'defeatRevealedPoltergeist',
        'retreatFromPoltergeist',
        'defeatPoltergeist',
        'attackSpider',
        'attackSkeletons',
        'destroyEgg',
        'attackEnchanter',
        'keepTreasure',
        'rejectTreasure',
      ],
    },
    { id: 'paladinEnd', onDone: endOfTurn },
  ],
  sheet: [
    {
      id: 'tracks',
      parts: [
        ...tracks('health', 'experience'),
        ...derived('heroCubes', 'unplacedCubes', 'cubesToReturn'),
        ...tracks('fire', 'light'),
      ],
    },
    {
      id: 'gains',
      parts: actions(
        'revealTile',
        'defeatPoltergeist',
        'defeatRevealedPoltergeist',
        'retreatFromPoltergeist',
        'destroyEgg',
        'rejectTreasure',
        'keepTreasure',
      ),
    },
    { id: 'attacks', parts: actions('attackSpider', 'attackSkeletons', 'attackEnchanter') },
    {
      id: 'losses',
      parts: actions('lossFangs', 'lossAmbush', 'lossAmbushKukri', 'lossWraith', 'loseHealth'),
    },
    {
      id: 'faith',
      parts: actions(
        'heal',
        'placeLamp',
        'revealByLamp',
        'burnWeb',
        'breach',
        'strengthByFire',
        'shrineFaith',
        'drawSanctity',
      ),
    },
    {
      id: 'statistics',
      parts: [
        ...derived('perceptionLeft', 'movementLeft', 'strength'),
        ...tracks('perceptionCubes', 'movementCubes', 'strengthCubes'),
        ...tracks('perceptionSpent', 'movementSpent'),
        { kind: 'tool', id: 'vast-move-cost', preset: () => ({ who: 'paladin' }) },
      ],
    },
    {
      id: 'tasks',
      parts: [...toggles(...tasks), ...tracks('foesAttacked', 'tiles', 'poltergeistsDestroyed')],
    },
    {
      id: 'treasures',
      folded: true,
      parts: [...tracks('treasures'), ...toggles(...treasures, 'healingCard', 'attackedFoe')],
    },
    {
      id: 'skeletonGroup',
      when: (view) => view.hasSeat('skeletons'),
      parts: [{ kind: 'tool', id: 'vast-skeleton-group' }],
    },
  ],
};
