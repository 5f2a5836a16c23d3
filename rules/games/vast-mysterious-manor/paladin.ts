import type { Action, Change, Mark, Refusal, Seat, Track, View } from '../../engine/definition';
import { isOnIn, numberIn, numbersIn, textIn, textsIn } from '../../engine/fields';
import { leavesPerceptionCubes } from './setup';
import { scatter, skeletonsOnMap } from './skeletonRoster';
import { spiderHit } from './spiderForms';

/** Hero cubes stand on these spaces of the experience track [VMM-P2]. */
const cubeSpaces = [5, 18, 35] as const;
const ownCubes = 2;
const faithLimit = 5;
const statistics = ['perception', 'movement', 'strength'] as const;
type Statistic = (typeof statistics)[number];

/** `2 + [x≥5] + [x≥18] + [x≥35]` [VMM-P2]. */
export function heroCubes(view: View): number {
  const experience = view.value('paladin.experience');
  return ownCubes + cubeSpaces.filter((space) => space <= experience).length;
}

function placedCubes(view: View): number {
  return statistics.reduce((sum, name) => sum + view.value(`paladin.${name}Cubes`), 0);
}

function unplacedCubes(view: View): number {
  return Math.max(0, heroCubes(view) - placedCubes(view));
}

/** A statistic starts at 1; each cube adds what its space says; face-up treasures add theirs. */
function statistic(view: View, name: Statistic): number {
  const cubes = view.value(`paladin.${name}Cubes`);
  const steps = numbersIn(view.setup, `${name}CubeSteps`).slice(0, cubes);
  const ownTurn = view.turn.seat === 'paladin';
  const treasure =
    (name === 'perception' && view.isOn('paladin.armor') ? 1 : 0) +
    (name === 'movement' && view.isOn('paladin.wingedBoots') ? 2 : 0) +
    (name === 'strength' && ownTurn && view.isOn('paladin.magicMace') ? 1 : 0);
  return 1 + steps.reduce((sum, step) => sum + step, 0) + treasure;
}

const gain = (by: number): Change => ({ kind: 'move', at: 'paladin.experience', by });
const lose = (by: number): Change => ({ kind: 'move', at: 'paladin.experience', by: -by });
const faith = (pool: 'fire' | 'light', by: number): Change => ({
  kind: 'move',
  at: `paladin.${pool}`,
  by,
});

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

const tracks: readonly Track[] = [
  {
    id: 'health',
    shape: 'track',
    min: 0,
    start: 7,
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
    follows: ({ from, to, joined, paid }) =>
      to < from && !joined && !paid
        ? [faith('light', 1), { kind: 'notice', notice: { id: 'lightForLoss', tone: 'info' } }]
        : [],
  },
  { id: 'fire', shape: 'track', min: 0, start: 0, max: faithLimit },
  { id: 'light', shape: 'track', min: 0, start: 0, max: faithLimit },
  ...statistics.map((name): Track => ({
    id: `${name}Cubes`,
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) =>
      Math.min(
        numbersIn(view.setup, `${name}CubeSteps`).length,
        view.value(`paladin.${name}Cubes`) + unplacedCubes(view),
      ),
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
  { id: 'poltergeistsDestroyed', shape: 'counter', min: 0, start: 0, max: 20 },
  { id: 'treasures', shape: 'counter', min: 0, start: 0, max: 20 },
];

const treasures = [
  'armor',
  'torch',
  'halo',
  'stigmata',
  'magicMace',
  'rosary',
  'wingedBoots',
] as const;

/** Every attack gives one light; the Spider and Poltergeists also count for task and fire. */
const attackMade: readonly Change[] = [faith('light', 1)];
const foeAttacked: readonly Change[] = [
  ...attackMade,
  { kind: 'move', at: 'paladin.foesAttacked', by: 1 },
  { kind: 'switch', at: 'paladin.attackedFoe', on: true },
];

function needs(view: View, pool: 'fire' | 'light', amount: number): Refusal | undefined {
  const have = view.value(`paladin.${pool}`);
  return have < amount
    ? { code: pool === 'fire' ? 'needsFire' : 'needsLight', params: { amount, have } }
    : undefined;
}

function healCost(view: View): number {
  return view.isOn('paladin.healingCard') ? 3 : 5;
}

const actions: readonly Action[] = [
  { id: 'revealTile', run: () => [gain(2), { kind: 'move', at: 'paladin.tiles', by: 1 }] },
  { id: 'rejectTreasure', run: () => [gain(5)] },
  { id: 'keepTreasure', run: () => [{ kind: 'move', at: 'paladin.treasures', by: 1 }] },
  {
    id: 'defeatPoltergeist',
    run: () => [
      ...foeAttacked,
      gain(4),
      { kind: 'move', at: 'paladin.poltergeistsDestroyed', by: 1 },
      { kind: 'move', at: 'manor.poltergeists', by: -1 },
    ],
  },
  {
    id: 'destroyEgg',
    inputs: (view) => {
      const eggs = view.items('spider.eggs');
      return eggs.length < 2
        ? []
        : [{ kind: 'choice', id: 'egg', options: eggs, start: eggs[0] ?? '' }];
    },
    when: (view) => view.hasSeat('spider'),
    refusal: (view) => (view.items('spider.eggs').length === 0 ? { code: 'noEgg' } : undefined),
    run: (view, inputs) => {
      const egg = textIn(inputs, 'egg') || (view.items('spider.eggs')[0] ?? '');
      return [
        ...attackMade,
        gain(5),
        // Walking onto the tile already took its webs off [VMM-G4].
        { kind: 'move', at: 'spider.webs', by: -view.value(`${egg}.webs`) },
        { kind: 'remove', item: egg },
      ];
    },
  },
  {
    id: 'attackSpider',
    when: (view) => view.hasSeat('spider'),
    inputs: (view) =>
      view.isOn('paladin.torch') && view.choice('spider.form') !== 'spiderlings'
        ? [{ kind: 'toggle', id: 'useTorch', start: false }]
        : [],
    refusal: (view, inputs) => (isOnIn(inputs, 'useTorch') ? needs(view, 'fire', 3) : undefined),
    run: (view, inputs) => {
      const torch = isOnIn(inputs, 'useTorch');
      return [
        ...foeAttacked,
        ...(torch ? [faith('fire', -3)] : []),
        { kind: 'move', at: 'spider.spiderlings', by: torch ? -2 : -1 },
        spiderHit(view),
      ];
    },
  },
  {
    id: 'attackSkeletons',
    when: (view) => view.hasSeat('skeletons'),
    inputs: (view) => [
      { kind: 'choices', id: 'skeletons', options: skeletonsOnMap(view), start: [], fewest: 0 },
      ...(view.isOn('paladin.torch')
        ? [{ kind: 'toggle', id: 'useTorch', start: false } as const]
        : []),
    ],
    refusal: (view, inputs) =>
      skeletonsOnMap(view).length === 0
        ? { code: 'noSkeletonOnMap' }
        : textsIn(inputs, 'skeletons').length === 0
          ? { code: 'chooseSkeleton' }
          : isOnIn(inputs, 'useTorch')
            ? needs(view, 'fire', 1)
            : undefined,
    run: (_, inputs) => [
      ...attackMade,
      ...textsIn(inputs, 'skeletons').flatMap((skeleton) => scatter(skeleton)),
      ...(isOnIn(inputs, 'useTorch')
        ? [faith('fire', -1), { kind: 'move', at: 'skeletons.stability', by: -2 } as const]
        : []),
    ],
  },
  { id: 'attackEnchanter', when: (view) => view.hasSeat('enchanter'), run: () => attackMade },
  {
    id: 'heal',
    refusal: (view) => {
      const cost = healCost(view);
      const experience = view.value('paladin.experience');
      if (view.value('paladin.health') >= numberIn(view.setup, 'healthEnd')) {
        return { code: 'healthFull' };
      }
      if (experience < cost) {
        return { code: 'needsExperience', params: { amount: cost, have: experience } };
      }
      return needs(view, 'light', 5);
    },
    run: (view) => [
      faith('light', -5),
      { kind: 'move', at: 'paladin.experience', by: -healCost(view), paid: true },
      { kind: 'move', at: 'paladin.health', by: 1 },
    ],
  },
  { id: 'placeLamp', refusal: (view) => needs(view, 'light', 1), run: () => [faith('light', -1)] },
  {
    id: 'burnWeb',
    when: (view) => view.hasSeat('spider'),
    refusal: (view) => needs(view, 'light', 1),
    run: () => [faith('light', -1), { kind: 'move', at: 'spider.webs', by: -1 }],
  },
  { id: 'breach', refusal: (view) => needs(view, 'fire', 1), run: () => [faith('fire', -1)] },
  {
    id: 'strengthByFire',
    inputs: (view) => [
      {
        kind: 'number',
        id: 'fire',
        min: 1,
        max: Math.max(1, view.value('paladin.fire')),
        start: 1,
      },
    ],
    refusal: (view) => needs(view, 'fire', 1),
    run: (view, inputs) => {
      const fire = numberIn(inputs, 'fire');
      const strength = statistic(view, 'strength') + fire;
      return [
        faith('fire', -fire),
        { kind: 'notice', notice: { id: 'strengthNow', tone: 'info', params: { strength } } },
      ];
    },
  },
  {
    id: 'shrineFaith',
    inputs: () => [{ kind: 'choice', id: 'pool', options: ['fire', 'light'], start: 'light' }],
    run: (_, inputs) => [faith(textIn(inputs, 'pool') === 'fire' ? 'fire' : 'light', 1)],
  },
  {
    id: 'drawSanctity',
    run: () => [{ kind: 'notice', notice: { id: 'drawSanctity', tone: 'info' } }],
  },
  ...losses(),
  { id: 'loseHealth', run: () => [{ kind: 'move', at: 'paladin.health', by: -1 }] },
];

/** Experience lost, by cause [VMM-P8]. Fangs take one, and one more for each extra card chosen. */
function losses(): readonly Action[] {
  const fixed = { lossAmbush: 2, lossAmbushKukri: 4, lossWraith: 3 } as const;
  return [
    {
      id: 'lossFangs',
      inputs: () => [{ kind: 'number', id: 'experienceLost', min: 1, max: 12, start: 1 }],
      refusal: nothingToLose,
      run: (_, inputs) => [lose(numberIn(inputs, 'experienceLost'))],
    },
    ...Object.entries(fixed).map(([id, by]): Action => ({
      id,
      refusal: nothingToLose,
      run: () => [lose(by)],
    })),
  ];
}

function nothingToLose(view: View): Refusal | undefined {
  return view.value('paladin.experience') === 0 ? { code: 'noExperience' } : undefined;
}

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

const track = (id: string) => ({ kind: 'track', id }) as const;
const action = (id: string) => ({ kind: 'action', id }) as const;
const toggle = (id: string) => ({ kind: 'toggle', id }) as const;
const derived = (id: string) => ({ kind: 'derived', id }) as const;

export const paladin: Seat = {
  id: 'paladin',
  summary: ['health', 'experience', 'fire', 'light'],
  tracks,
  toggles: [
    { id: 'attackedFoe', resets: 'ownTurn' },
    { id: 'healingCard' },
    ...treasures.map((id) => ({ id })),
    ...['taskAttacks', 'taskTiles', 'taskExperience11', 'taskExperience26'].map((id) => ({ id })),
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
  actions,
  steps: [
    { id: 'paladinPickUp', onDone: pickUpCubes },
    {
      id: 'paladinAct',
      actions: [
        'revealTile',
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
    { id: 'tracks', parts: ['health', 'experience', 'fire', 'light'].map(track) },
    {
      id: 'gains',
      parts: [
        'revealTile',
        'defeatPoltergeist',
        'destroyEgg',
        'rejectTreasure',
        'keepTreasure',
      ].map(action),
    },
    { id: 'attacks', parts: ['attackSpider', 'attackSkeletons', 'attackEnchanter'].map(action) },
    {
      id: 'losses',
      parts: ['lossFangs', 'lossAmbush', 'lossAmbushKukri', 'lossWraith', 'loseHealth'].map(action),
    },
    {
      id: 'faith',
      parts: [
        'heal',
        'placeLamp',
        'burnWeb',
        'breach',
        'strengthByFire',
        'shrineFaith',
        'drawSanctity',
      ].map(action),
    },
    {
      id: 'statistics',
      parts: [
        ...['heroCubes', 'unplacedCubes', 'cubesToReturn'].map(derived),
        ...['perceptionLeft', 'movementLeft', 'strength'].map(derived),
        ...['perceptionCubes', 'movementCubes', 'strengthCubes'].map(track),
        ...['perceptionSpent', 'movementSpent'].map(track),
        { kind: 'tool', id: 'vast-move-cost', preset: () => ({ who: 'paladin' }) },
      ],
    },
    {
      id: 'tasks',
      parts: [
        ...['taskAttacks', 'taskTiles', 'taskExperience11', 'taskExperience26'].map(toggle),
        ...['foesAttacked', 'tiles', 'poltergeistsDestroyed'].map(track),
      ],
    },
    {
      id: 'treasures',
      folded: true,
      parts: [
        track('treasures'),
        ...treasures.map(toggle),
        toggle('healingCard'),
        toggle('attackedFoe'),
      ],
    },
    {
      id: 'skeletonGroup',
      when: (view) => view.hasSeat('skeletons'),
      parts: [{ kind: 'tool', id: 'vast-skeleton-group' }],
    },
  ],
};
