import type { Change, Phrase, Seat, View } from '../../engine/definition';
import { numberIn, type FieldValues } from '../../engine/fields';
import { actions, derived, toggles, tracks } from '../../engine/parts';
import { statistic } from './heroCubes';
import { gear, skeletonActions, stability } from './skeletonActions';
import {
  bones,
  roster,
  skeletonIds,
  skeletonsOnMap,
  unlocked,
  unlockedCount,
  type Skeleton,
} from './skeletonRoster';

/** Everybody on the player board enters by a Pit at the edge, one a Pit [VMM-SK3]. */
function spawn(view: View): readonly Change[] {
  return unlocked(view).map((id) => ({
    kind: 'choose',
    at: `skeletons.${id}.place`,
    option: 'map',
  }));
}

function isWaiting(view: View, id: string): boolean {
  return !unlocked(view).includes(id);
}

function statusOf(view: View, id: string): readonly Phrase[] {
  const carried = (roster[id as Skeleton] as readonly string[]).filter((piece) =>
    view.isOn(`skeletons.${id}.${piece}`),
  );
  const place = isWaiting(view, id) ? 'waiting' : view.choice(`skeletons.${id}.place`);
  return [
    { id: 'skeletonAt', params: { place } },
    ...carried.map((piece) => ({ id: 'skeletonCarries', params: { gear: piece } })),
  ];
}

/** What an attack on the Paladin starts from: the gear held, and the Strength to beat. */
function knownForAttack(view: View): FieldValues {
  const held = gear.filter((piece) => view.isOn(`skeletons.${piece}`));
  return {
    skeleton: skeletonsOnMap(view)[0] ?? skeletonIds[0] ?? '',
    gear: held.map((piece) => piece.slice(piece.indexOf('.') + 1)),
    ...(view.hasSeat('paladin') ? { target: statistic(view, 'strength') } : {}),
  };
}

export const skeletons: Seat = {
  id: 'skeletons',
  summary: ['stability', 'dancingLights'],
  tracks: [
    {
      id: 'stability',
      shape: 'track',
      min: 0,
      start: 0,
      max: (view) => numberIn(view.setup, 'stabilityEnd'),
      marks: bones.map((at, index) => ({
        id: `bone${at}`,
        at,
        once: true,
        up: (view) => [
          {
            kind: 'notice',
            notice: {
              id: 'skeletonUnlocked',
              tone: 'gain',
              params: {
                number: index + 3,
                skeleton: view.order('skeletons.march')[index + 2] ?? '',
              },
            },
          },
        ],
      })),
    },
    { id: 'dancingLights', shape: 'counter', min: 0, start: 0, max: 3 },
    { id: 'poltergeistsDefeated', shape: 'counter', min: 0, start: 0, max: 99 },
  ],
  toggles: [
    ...gear.map((id) => ({ id })),
    ...skeletonIds.map((id) => ({ id: `${id}.extraMoved`, resets: 'ownTurn' }) as const),
    { id: 'lightPlaced', resets: 'ownTurn' },
  ],
  choices: skeletonIds.map((id) => ({
    id: `${id}.place`,
    options: ['board', 'map', 'scattered'],
    start: 'board',
  })),
  orders: [{ id: 'march', items: skeletonIds, status: statusOf, isWaiting }],
  derived: [
    { id: 'skeletonsUnlocked', value: unlockedCount, of: () => skeletonIds.length },
    { id: 'skeletonsOnMap', value: (view) => skeletonsOnMap(view).length },
  ],
  actions: skeletonActions,
  steps: [
    { id: 'skeletonsGain', onDone: () => [stability(2)] },
    { id: 'skeletonsSpawn', onDone: spawn, parts: [{ kind: 'order', id: 'march' }] },
    {
      id: 'skeletonsActivate',
      actions: [
        'extraMovement',
        'loot',
        'gatherGear',
        'hitPaladin',
        'hitSpider',
        'hitPoltergeist',
        'hitEnchanter',
        'placeLight',
        'scream',
        'scatterSkeleton',
      ],
    },
  ],
  sheet: [
    {
      id: 'tracks',
      parts: [
        ...tracks('stability'),
        ...derived('skeletonsUnlocked', 'skeletonsOnMap'),
        ...tracks('dancingLights'),
      ],
    },
    {
      id: 'stabilityActions',
      parts: [
        ...actions(
          'loot',
          'extraMovement',
          'scatterSkeleton',
          'gatherGear',
          'placeLight',
          'scream',
        ),
        ...toggles('lightPlaced'),
      ],
    },
    {
      id: 'attacks',
      parts: actions('hitPaladin', 'hitSpider', 'hitPoltergeist', 'hitEnchanter'),
    },
    {
      id: 'attackTools',
      parts: [
        { kind: 'tool', id: 'vast-skeleton-attack', preset: knownForAttack },
        { kind: 'tool', id: 'vast-move-cost', preset: () => ({ who: 'skeleton' }) },
      ],
    },
    { id: 'march', parts: [{ kind: 'order', id: 'march' }] },
    ...skeletonIds.map((id) => ({
      id,
      folded: true,
      parts: [
        { kind: 'choice', id: `${id}.place` } as const,
        ...toggles(...roster[id].map((piece) => `${id}.${piece}`), `${id}.extraMoved`),
      ],
    })),
    {
      id: 'poltergeists',
      when: (view) => !view.hasSeat('paladin') && !view.hasSeat('spider'),
      parts: tracks('poltergeistsDefeated'),
    },
  ],
};
