import type { Action, Change, Move, Toggle, Track, View } from '../../engine/definition';
import { numberIn, textIn } from '../../engine/fields';
import { firstId, gloryLength, glorySpaces, lengthBounds, rewardOf } from './gloryBoard';
import { gain } from './goods';
import { isGood, isPeaceful, move, offer, say, type Player } from './table';

/** Beyond the last space, and for whoever does not take the Orb of a space [ELD-G3], [ELD-G4]. */
export const gloryPoints = 2;

/** What a player gets on entering a space, as far as it is known [ELD-G1], [ELD-G4]. */
function enter(player: Player, space: number, view: View): readonly Change[] {
  const { reward, amount } = rewardOf(view, space);
  const isFirst = view.choice(`board.${firstId(space)}`) === 'nobody';
  const figures = { player, space, amount };
  const first: readonly Change[] = isFirst
    ? [{ kind: 'choose', at: `board.${firstId(space)}`, option: player }]
    : [];
  if (isGood(reward)) {
    return [
      ...first,
      say('gloryGoods', 'gain', { ...figures, good: reward }),
      ...gain(
        player,
        Array.from({ length: amount }, () => reward),
      ),
    ];
  }
  switch (reward) {
    case 'vp':
      return [...first, say('gloryVp', 'gain', figures), ...move(`${player}.vp`, amount)];
    case 'orb':
      return isFirst
        ? [
            ...first,
            ...move(`${player}.gloryOrbs`, 1),
            offer(
              'gloryOrb',
              'gain',
              { player, space, points: gloryPoints },
              {
                seat: player,
                action: 'takeGloryOrb',
                given: {},
              },
            ),
          ]
        : [
            say('gloryVp', 'gain', { ...figures, amount: gloryPoints }),
            ...move(`${player}.vp`, gloryPoints),
          ];
    case 'treasure':
      return [
        ...first,
        say('gloryTreasure', 'gain', figures),
        ...move(`${player}.treasure`, amount),
      ];
    case 'chest':
      return [
        ...first,
        offer('gloryChest', 'gain', figures, { seat: player, action: 'openChests', given: {} }),
      ];
    case 'power':
      return [
        ...first,
        offer('gloryPower', 'gain', figures, {
          seat: player,
          action: 'gainPower',
          given: { steps: amount },
        }),
      ];
    case 'unread':
      return [
        ...first,
        offer('gloryUnread', 'info', figures, {
          seat: 'board',
          action: 'copyGlory',
          given: { space },
        }),
      ];
    case 'nothing':
      return first;
    default:
      return [];
  }
}

/** Every space on the way gives what is printed above it; putting the marker right gives nothing. */
function afterGlory(player: Player, { from, to, set }: Move, view: View): readonly Change[] {
  if (set || to < from) return [];
  return glorySpaces
    .filter((space) => from < space && space <= to)
    .flatMap((space) => enter(player, space, view));
}

export function gloryTracks(player: Player): readonly Track[] {
  return [
    {
      id: 'glory',
      shape: 'track',
      min: 0,
      start: 0,
      max: gloryLength,
      follows: (moved, view) => afterGlory(player, moved, view),
      beyond: (over) => [
        say('gloryEnd', 'gain', { player, points: over * gloryPoints }),
        ...move(`${player}.vp`, over * gloryPoints),
      ],
    },
    // Orb spaces entered first, with the choice still open.
    { id: 'gloryOrbs', shape: 'counter', min: 0, start: 0, max: lengthBounds.max },
  ];
}

/** The marker enters the track with the first regrouping; with the last of them peace ends [ELD-B1]. */
export function onGlory(player: Player): Toggle {
  return {
    id: 'onGlory',
    follows: (_, on, view) =>
      on && !isPeaceful(view) ? [say('peaceOver', 'info', { player })] : [],
  };
}

/** The Orb, or two points instead [ELD-G4]. */
export function takeGloryOrb(player: Player): Action {
  return {
    id: 'takeGloryOrb',
    when: (view) => view.value(`${player}.gloryOrbs`) > 0,
    inputs: () => [
      { kind: 'choice', id: 'orbOrPoints', options: ['takeOrb', 'takePoints'], start: 'takeOrb' },
    ],
    run: (_, inputs) => [
      ...move(`${player}.gloryOrbs`, -1),
      ...(textIn(inputs, 'orbOrPoints') === 'takePoints'
        ? move(`${player}.vp`, gloryPoints)
        : move(`${player}.orbs`, 1)),
    ],
  };
}

/** Glory from a card or an effect [ELD-G1]. */
export function gainGlory(player: Player): Action {
  return {
    id: 'gainGlory',
    inputs: () => [{ kind: 'number', id: 'steps', min: 1, max: lengthBounds.max, start: 1 }],
    run: (_, inputs) => move(`${player}.glory`, numberIn(inputs, 'steps')),
  };
}
