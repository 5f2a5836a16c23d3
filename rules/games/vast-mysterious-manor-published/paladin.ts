import type { Change, Mark, Notice, Seat, Toggle, Track, View } from '../../engine/definition';
import { numberIn, type FieldValues } from '../../engine/fields';
import { actions, derived, idsOf, toggles, tracks } from '../../engine/parts';
import {
  cubeActions,
  cubeMarks,
  cubesLeft,
  favorMarks,
  heroCubes,
  isLord,
  ownCubes,
  usedCubes,
} from './grit';
import { paladinActions } from './paladinActions';
import { faith } from './paladinGains';
import { cardsOut, favors, favorsHeld, firstTreasures, has, treasures } from './paladinCards';
import { levelOf } from './setup';
import { perhapsCursed } from './warlockBoard';

const notice = (told: Notice): Change => ({ kind: 'notice', notice: told });

/** A cube comes at once and leaves at once; the turn goes on either way [VMP-P2], [VMP-P4]. */
function cubeMark(at: number, index: number): Mark {
  const cubes = (view: View) => ownCubes(view.setup) + index;
  return {
    id: `cube${at}`,
    at,
    up: (view) => [
      notice({ id: 'heroCubeGained', tone: 'gain', params: { at, cubes: cubes(view) + 1 } }),
    ],
    down: (view) => [
      notice({
        id: usedCubes(view) > cubes(view) ? 'usedCubeLeaves' : 'heroCubeLeaves',
        tone: 'loss',
        params: { at, cubes: cubes(view) },
      }),
    ],
  };
}

/** A favor is drawn each time its mark is reached, and discarded each time it is lost [VMP-P3]. */
function favorMark(at: number): Mark {
  return {
    id: `favor${at}`,
    at,
    up: () => [
      notice({
        id: 'favorGained',
        tone: 'gain',
        params: { at },
        offers: { seat: 'paladin', action: 'keepFavor', given: {} },
      }),
    ],
    down: (view) => [
      notice({
        id: 'favorLost',
        tone: 'loss',
        params: { at },
        // Whoever did not enter the cards still has to discard one.
        ...(favorsHeld(view).length === 0
          ? {}
          : { offers: { seat: 'paladin', action: 'discardFavor', given: {} } }),
      }),
    ],
  };
}

/** Fewer where the Skeletons are to win easily [VMP-S9]. */
export function startHealth(setup: FieldValues): number {
  const level = levelOf(setup, 'skeletons');
  return level === 'miscreant' ? 5 : level === 'boss' ? 6 : 7;
}

const paladinTracks: readonly Track[] = [
  {
    id: 'health',
    shape: 'track',
    min: 0,
    start: (view) => startHealth(view.setup),
    max: (view) => numberIn(view.setup, 'healthEnd'),
  },
  {
    id: 'experience',
    shape: 'track',
    min: 0,
    start: 0,
    max: (view) => numberIn(view.setup, 'gritEnd'),
    marks: [...cubeMarks.map(cubeMark), ...favorMarks.map(favorMark)],
  },
  { id: 'fire', shape: 'counter', min: 0, start: 0, max: 5 },
  { id: 'light', shape: 'counter', min: 0, start: 0, max: 8 },
  ...cubeActions.map((id): Track => ({
    id,
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) => view.value(`paladin.${id}`) + cubesLeft(view),
  })),
];

/** Cubes come off; what works at the start of a turn does so [VMP-P5], [VMP-P16]. */
function collect(view: View): readonly Change[] {
  return [
    ...cubeActions.map((id): Change => ({ kind: 'set', at: `paladin.${id}`, to: 0 })),
    ...(has(view, 'halo') ? [faith('light', 1)] : []),
    ...(has(view, 'holySymbol') ? [faith('fire', 1)] : []),
  ];
}

const attackIds = ['hitSpider', 'hitShadowPaladin', 'hitSkeletons', 'hitEgg', 'hitPoltergeist'];
const crusadeIds = ['revealTile', ...attackIds, 'shrineFaith', 'swapFavor', 'refuseTreasure'];
const spendingIds = [
  'vigorStrength',
  'vigorBreach',
  'placeLamp',
  'burnWeb',
  'divine',
  'raisePillar',
  'usePrayerBeads',
];
const cubeActionIds = ['prepare', 'sprint', 'crusade'];

export function paladin(setup: FieldValues): Seat {
  const out = cardsOut(setup);
  const first = firstTreasures(setup);
  const inPlay = (card: string) => !out.includes(card);
  const favorToggles = favors.filter(inPlay).map((id) => ({ id }));
  const treasureToggles = treasures.filter(inPlay).map((id): Toggle => ({
    id,
    start: first.includes(id),
    follows: (_, on, view) => (on ? perhapsCursed(view) : []),
  }));
  return {
    id: 'paladin',
    summary: ['health', 'experience', 'fire', 'light'],
    tracks: paladinTracks,
    toggles: [{ id: 'spiderHit', resets: 'ownTurn' }, ...treasureToggles, ...favorToggles],
    derived: [
      { id: 'cubesLeft', value: cubesLeft, of: heroCubes },
      {
        id: 'cubesToReturn',
        value: (view) => {
          const excess = usedCubes(view) - heroCubes(view);
          return excess > 0 ? excess : undefined;
        },
      },
      { id: 'strength', value: (view) => view.value('paladin.prepared') },
      { id: 'paladinDefence', value: (view) => view.value('paladin.prepared') },
      { id: 'sprintSpaces', value: (view) => (has(view, 'wingedBoots') ? 4 : 2) },
      { id: 'favorsHeld', value: (view) => favorsHeld(view).length },
    ],
    actions: paladinActions,
    steps: [
      { id: 'paladinCollect', onDone: collect },
      { id: 'paladinAct', actions: [...cubeActionIds, ...crusadeIds, ...spendingIds] },
      {
        id: 'paladinEnd',
        parts: toggles('spiderHit'),
        // Hits on anything else do not stop it [VMP-P9].
        onDone: (view) => (view.isOn('paladin.spiderHit') ? [] : [faith('fire', 1)]),
      },
    ],
    sheet: [
      {
        id: 'tracks',
        parts: [
          ...tracks('health', 'experience'),
          ...derived('cubesLeft', 'cubesToReturn', 'strength', 'paladinDefence'),
          ...tracks('fire', 'light'),
        ],
      },
      {
        id: 'cubes',
        parts: [
          ...actions(...cubeActionIds),
          ...tracks(...cubeActions),
          ...derived('sprintSpaces'),
          { kind: 'tool', id: 'vast-published-hit', preset: knownForHit },
        ],
      },
      { id: 'crusade', parts: actions(...crusadeIds) },
      { id: 'spending', parts: actions(...spendingIds) },
      {
        id: 'losses',
        // Only Skeletons take from him.
        when: (view) => view.hasSeat('skeletons'),
        parts: actions('loseHealth', 'sufferStabby'),
      },
      {
        id: 'favors',
        parts: [
          ...derived('favorsHeld'),
          ...actions('keepFavor', 'discardFavor'),
          ...toggles(...idsOf(favorToggles)),
        ],
      },
      {
        id: 'treasures',
        folded: true,
        parts: toggles(...idsOf(treasureToggles), 'spiderHit'),
      },
      {
        id: 'calculators',
        folded: true,
        parts: [
          { kind: 'tool', id: 'vast-published-grit', preset: knownForGrit },
          { kind: 'tool', id: 'vast-published-crusade', preset: knownForCrusade },
          { kind: 'tool', id: 'vast-published-skeleton-group' },
        ],
      },
    ],
  };
}

function knownForHit(view: View): FieldValues {
  return { fury: view.value('paladin.fire'), lord: isLord(view.setup) };
}

function knownForCrusade(view: View): FieldValues {
  return {
    light: view.value('paladin.light'),
    disdain: has(view, 'disdain'),
    dedication: has(view, 'dedication'),
  };
}

function knownForGrit(view: View): FieldValues {
  const role = isLord(view.setup) ? 'lord' : 'paladin';
  return { role, grit: view.value('paladin.experience') };
}
