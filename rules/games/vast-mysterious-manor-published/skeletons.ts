import type { Phrase, Seat, View } from '../../engine/definition';
import { isOnIn, numberIn, type FieldValues } from '../../engine/fields';
import { actions, toggles, tracks } from '../../engine/parts';
import { skeletonTeam } from './setup';
import {
  abilityIds,
  endIds,
  mostInPlay,
  mostPitMarkers,
  mostSkulls,
  skeletonActions,
  stability,
} from './skeletonActions';
import { gearAt, gearFor, gearNamesOf, isInPlay, stillToAct } from './skeletonRoster';
import { preyDefence } from './strike';

const fewestInPlay = 2;

function statusOf(view: View, id: string): readonly Phrase[] {
  if (!isInPlay(view, id)) return [{ id: 'skeletonWaits' }];
  const carried = gearNamesOf(id).filter((piece) => view.isOn(`skeletons.${id}.${piece}`));
  return [
    ...(view.isOn(`skeletons.${id}.activated`) ? [{ id: 'skeletonActed' }] : []),
    ...carried.map((piece) => ({ id: 'skeletonCarries', params: { gear: piece } })),
  ];
}

/** What an attack starts from: the gear held and what there is to spend. */
function knownForAttack(view: View): FieldValues {
  const held = gearAt(view).filter((piece) => view.isOn(`skeletons.${piece}`));
  return {
    skeleton: stillToAct(view)[0] ?? '',
    gear: held.map((piece) => piece.slice(piece.indexOf('.') + 1)),
    stability: view.value('skeletons.stability'),
    rangedCost: isOnIn(view.setup, 'rangedCosts'),
    defence: preyDefence(view),
  };
}

export function skeletons(setup: FieldValues): Seat {
  const team = skeletonTeam(setup);
  const hasPoison = team.includes('stabby') && gearFor(setup, 'stabby').includes('poison');
  // What only some Skeletons need is shown where they play.
  const skulls = team.includes('casty') ? ['skulls'] : [];
  const screams = team.includes('screamy') ? ['screams'] : [];
  const pitMarkers = team.some((id) => ['shooty', 'smashy'].includes(id)) ? ['pitMarkers'] : [];
  return {
    id: 'skeletons',
    summary: ['stability', 'inPlay', ...skulls],
    tracks: [
      {
        id: 'stability',
        shape: 'track',
        min: 0,
        start: 2,
        max: (view) => numberIn(view.setup, 'stabilityEnd'),
      },
      { id: 'inPlay', shape: 'counter', min: fewestInPlay, start: fewestInPlay, max: mostInPlay },
      {
        id: 'skulls',
        shape: 'counter',
        min: 0,
        start: 0,
        max: (view) => mostSkulls - view.value('skeletons.skullsLost'),
      },
      { id: 'skullsLost', shape: 'counter', min: 0, start: 0, max: mostSkulls },
      { id: 'pitMarkers', shape: 'counter', min: 0, start: 0, max: mostPitMarkers },
      { id: 'screams', shape: 'counter', min: 0, start: 0, max: 2, resets: 'ownTurn' },
    ],
    toggles: [
      ...team.flatMap((id) => gearFor(setup, id).map((piece) => ({ id: `${id}.${piece}` }))),
      ...team.map((id) => ({ id: `${id}.activated`, resets: 'ownTurn' }) as const),
      { id: 'looted', resets: 'ownTurn' },
      { id: 'summoned', resets: 'ownTurn' },
      ...(hasPoison ? [{ id: 'poisonUsed' }] : []),
    ],
    orders: [
      {
        id: 'march',
        items: team,
        status: statusOf,
        isWaiting: (view, id) => !isInPlay(view, id),
      },
    ],
    actions: skeletonActions,
    steps: [
      { id: 'skeletonsLight', actions: ['payForLight'] },
      {
        id: 'skeletonsActivate',
        actions: [...endIds, ...abilityIds],
        parts: [{ kind: 'order', id: 'march' }],
      },
      { id: 'skeletonsSummon', actions: ['summon'] },
      { id: 'skeletonsGain', onDone: () => [stability(2)] },
    ],
    sheet: [
      {
        id: 'tracks',
        parts: [
          ...tracks('stability', 'inPlay', ...skulls, ...pitMarkers),
          ...actions('payForLight', 'summon'),
        ],
      },
      { id: 'activation', parts: actions(...endIds) },
      {
        id: 'abilities',
        parts: [
          ...actions(...abilityIds),
          ...tracks(...screams, ...skulls.map(() => 'skullsLost')),
        ],
      },
      {
        id: 'march',
        parts: [{ kind: 'order', id: 'march' }, ...actions('skeletonRemoved')],
      },
      {
        id: 'calculators',
        parts: [
          { kind: 'tool', id: 'vast-published-skeleton-attack', preset: knownForAttack },
          { kind: 'tool', id: 'vast-published-stability', preset: knownForStability },
          { kind: 'tool', id: 'vast-published-move', preset: () => ({ who: 'skeleton' }) },
        ],
      },
      {
        id: 'thisTurn',
        folded: true,
        parts: toggles('looted', 'summoned', ...team.map((id) => `${id}.activated`)),
      },
      ...team
        .filter((id) => gearFor(setup, id).length > 0)
        .map((id) => ({
          id,
          folded: true,
          parts: toggles(
            ...gearFor(setup, id).map((piece) => `${id}.${piece}`),
            ...(id === 'stabby' && hasPoison ? ['poisonUsed'] : []),
          ),
        })),
    ],
  };
}

function knownForStability(view: View): FieldValues {
  return { stability: view.value('skeletons.stability') };
}
