import { webField, webTaken } from '../../editions/mysterious-manor/webs';
import type { Action, Change, Refusal, View } from '../../engine/definition';
import { isOnIn, numberIn, textIn, textsIn } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { statistic } from './heroCubes';
import { scatter, skeletonsOnMap } from './skeletonRoster';
import { spiderHit } from './spiderForms';

const gain = (by: number): Change => ({ kind: 'move', at: 'paladin.experience', by });
const lose = (by: number): Change => ({ kind: 'move', at: 'paladin.experience', by: -by });
export const faith = (pool: 'fire' | 'light', by: number): Change => ({
  kind: 'move',
  at: `paladin.${pool}`,
  by,
});

/**
 * Every attack gives one light; the Spider and Poltergeists also count for task and fire
 * [VMM-P10], [VMM-P11], [VMM-X24].
 */
const attackMade: readonly Change[] = [faith('light', 1)];
const foeAttacked: readonly Change[] = [
  ...attackMade,
  { kind: 'move', at: 'paladin.foesAttacked', by: 1 },
  { kind: 'switch', at: 'paladin.attackedFoe', on: true },
];

const poltergeistDefeated: readonly Change[] = [
  ...foeAttacked,
  gain(4),
  { kind: 'move', at: 'paladin.poltergeistsDestroyed', by: 1 },
];

const needsFire = (view: View, amount: number) => needs(view, 'paladin.fire', amount, 'needsFire');
const needsLight = (view: View, amount: number) =>
  needs(view, 'paladin.light', amount, 'needsLight');

function healCost(view: View): number {
  return view.isOn('paladin.healingCard') ? 3 : 5;
}

export const paladinActions: readonly Action[] = [
  { id: 'revealTile', run: () => [gain(2), { kind: 'move', at: 'paladin.tiles', by: 1 }] },
  { id: 'rejectTreasure', run: () => [gain(5)] },
  { id: 'keepTreasure', run: () => [{ kind: 'move', at: 'paladin.treasures', by: 1 }] },
  {
    id: 'defeatPoltergeist',
    run: () => [...poltergeistDefeated, { kind: 'move', at: 'manor.poltergeists', by: -1 }],
  },
  {
    // It never stood on the map, so the Manor's count stays as it is [VMM-M10].
    id: 'defeatRevealedPoltergeist',
    when: (view) => view.hasSeat('manor'),
    run: () => poltergeistDefeated,
  },
  {
    id: 'retreatFromPoltergeist',
    when: (view) => view.hasSeat('manor'),
    run: () => [{ kind: 'move', at: 'manor.poltergeists', by: 1 }],
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
        { kind: 'remove', item: egg },
        // Walking onto the tile already took its webs off [VMM-G4].
        { kind: 'move', at: 'spider.webs', by: -view.value(`${egg}.webs`) },
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
    refusal: (view, inputs) => (isOnIn(inputs, 'useTorch') ? needsFire(view, 3) : undefined),
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
            ? needsFire(view, 1)
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
      if (view.value('paladin.health') >= numberIn(view.setup, 'healthEnd')) {
        return { code: 'healthFull' };
      }
      return needs(view, 'paladin.experience', cost, 'needsExperience') ?? needsLight(view, 5);
    },
    run: (view) => [
      faith('light', -5),
      { kind: 'move', at: 'paladin.experience', by: -healCost(view), paid: true },
      { kind: 'move', at: 'paladin.health', by: 1 },
    ],
  },
  { id: 'placeLamp', refusal: (view) => needsLight(view, 1), run: () => [faith('light', -1)] },
  {
    // Light spent where a lamp already stands reveals what can be seen from there [VMM-P22].
    id: 'revealByLamp',
    inputs: () => [{ kind: 'number', id: 'tilesRevealed', min: 1, max: 4, start: 1 }],
    refusal: (view) => needsLight(view, 1),
    run: (_, inputs) => {
      const tiles = numberIn(inputs, 'tilesRevealed');
      return [
        faith('light', -1),
        gain(2 * tiles),
        { kind: 'move', at: 'paladin.tiles', by: tiles },
      ];
    },
  },
  {
    id: 'burnWeb',
    when: (view) => view.hasSeat('spider'),
    inputs: webField,
    refusal: (view) => needs(view, 'spider.webs', 1, 'needsWebs') ?? needsLight(view, 1),
    run: (_, inputs) => [faith('light', -1), webTaken(inputs)],
  },
  { id: 'breach', refusal: (view) => needsFire(view, 1), run: () => [faith('fire', -1)] },
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
    refusal: (view) => needsFire(view, 1),
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

/**
 * Experience lost, by cause, where whoever causes it is at the table [VMM-P8]. Fangs take one, and
 * one more for each extra card chosen.
 */
function losses(): readonly Action[] {
  const fixed = { lossAmbush: 2, lossAmbushKukri: 4, lossWraith: 3 } as const;
  return [
    {
      id: 'lossFangs',
      when: (view) => view.hasSeat('spider'),
      inputs: () => [{ kind: 'number', id: 'experienceLost', min: 1, max: 12, start: 1 }],
      refusal: nothingToLose,
      run: (_, inputs) => [lose(numberIn(inputs, 'experienceLost'))],
    },
    ...Object.entries(fixed).map(([id, by]): Action => ({
      id,
      when: (view) => view.hasSeat(id === 'lossWraith' ? 'manor' : 'skeletons'),
      refusal: nothingToLose,
      run: () => [lose(by)],
    })),
  ];
}

function nothingToLose(view: View): Refusal | undefined {
  return view.value('paladin.experience') === 0 ? { code: 'noExperience' } : undefined;
}
