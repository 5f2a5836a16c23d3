import type { Action, Change, Move, Toggle, Track, View } from '../../engine/definition';
import { numberIn, textIn, type FieldValues } from '../../engine/fields';
import {
  copied,
  copyFields,
  firstId,
  gloryLength,
  glorySpaces,
  lengthBounds,
  rewardOf,
  settled,
  spaceIn,
} from './gloryBoard';
import { gain } from './goods';
import { isGood, isPeaceful, isPlayer, move, offer, playersIn, say, type Player } from './table';

/** Beyond the last space, and for whoever does not take the Orb of a space [ELD-G3], [ELD-G4]. */
const gloryPoints = 2;

/** What a space gives, as far as it is known [ELD-G1]. */
function rewardFor(player: Player, space: number, view: View): readonly Change[] {
  const { reward, amount } = rewardOf(view, space);
  const figures = { player, space, amount };
  const offered = (id: string, action: string, given: FieldValues) =>
    offer(id, 'gain', figures, { seat: player, action, given });
  if (isGood(reward)) {
    const gained = Array.from({ length: amount }, () => reward);
    return [say('gloryGoods', 'gain', { ...figures, good: reward }), ...gain(player, gained)];
  }
  switch (reward) {
    case 'vp':
      return [say('gloryVp', 'gain', figures), ...move(`${player}.vp`, amount)];
    case 'orb':
      return orbSpace(player, space, view);
    case 'treasure':
      return [say('gloryTreasure', 'gain', figures), ...move(`${player}.treasure`, amount)];
    case 'chest':
      return [offered('gloryChest', 'openChests', {})];
    case 'power':
      return [offered('gloryPower', 'gainPower', { steps: amount })];
    case 'unread': {
      const given = { space, receiver: player };
      return [offer('gloryUnread', 'info', figures, { seat: 'board', action: 'copyGlory', given })];
    }
    default:
      return [];
  }
}

/** The first on the space chooses between the Orb and points, everybody after them has points [ELD-G4]. */
function orbSpace(player: Player, space: number, view: View): readonly Change[] {
  const points = gloryPoints;
  return view.choice(`board.${firstId(space)}`) === player
    ? [
        ...move(`${player}.gloryOrbs`, 1),
        offer(
          'gloryOrb',
          'gain',
          { player, space, points },
          { seat: player, action: 'takeGloryOrb', given: {} },
        ),
      ]
    : [say('gloryVp', 'gain', { player, space, amount: points }), ...move(`${player}.vp`, points)];
}

/** Enters a space: who is first there is remembered, and its reward is due. */
function enter(player: Player, space: number, view: View): readonly Change[] {
  const at = `board.${firstId(space)}`;
  const isPassed = playersIn(view.setup).some(
    (other) => other !== player && view.value(`${other}.glory`) >= space,
  );
  const isFirst = view.choice(at) === 'nobody' && !isPassed;
  return [
    ...(isFirst ? [{ kind: 'choose', at, option: player } as const] : []),
    { kind: 'then', rule: (now) => rewardFor(player, space, now) },
  ];
}

/** A step back by hand: whoever was first there is not any more; what was paid has to be undone. */
function leave(player: Player, space: number, view: View): readonly Change[] {
  const at = `board.${firstId(space)}`;
  // An Orb that was settled stays so.
  if (view.choice(at) !== player) return [];
  return [
    { kind: 'choose', at, option: 'nobody' },
    ...(rewardOf(view, space).reward === 'orb' ? move(`${player}.gloryOrbs`, -1) : []),
  ];
}

/** Every space on the way gives what is printed above it; putting the marker right gives nothing. */
function afterGlory(player: Player, { from, to, set }: Move, view: View): readonly Change[] {
  if (set) return [];
  const crossed = glorySpaces.filter(
    (space) => Math.min(from, to) < space && space <= Math.max(from, to),
  );
  return to > from
    ? crossed.flatMap((space) => enter(player, space, view))
    : [
        ...crossed.flatMap((space) => leave(player, space, view)),
        say('gloryBack', 'info', { player }),
      ];
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

/** The marker enters with the first regrouping [ELD-G5]; with the last of them peace ends [ELD-B1]. */
export function onGlory(player: Player): Toggle {
  return {
    id: 'onGlory',
    follows: (_, on, view) =>
      on && !isPeaceful(view) ? [say('peaceOver', 'info', { player })] : [],
  };
}

/** The nearest Orb space a player was the first on: its Orb is nobody's from now on. */
function settleSpace(view: View, player: Player): readonly Change[] {
  const space = glorySpaces.find(
    (one) =>
      rewardOf(view, one).reward === 'orb' && view.choice(`board.${firstId(one)}`) === player,
  );
  return space === undefined
    ? []
    : [{ kind: 'choose', at: `board.${firstId(space)}`, option: settled }];
}

/** The Orb, or two points instead [ELD-G4]. */
export function takeGloryOrb(player: Player): Action {
  return {
    id: 'takeGloryOrb',
    when: (view) => view.value(`${player}.gloryOrbs`) > 0,
    inputs: () => [
      { kind: 'choice', id: 'orbOrPoints', options: ['takeOrb', 'takePoints'], start: 'takeOrb' },
    ],
    run: (view, inputs) => [
      ...move(`${player}.gloryOrbs`, -1),
      ...settleSpace(view, player),
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

const noReceiver = 'noReceiver';

/** Only who has come to a space receives what it gives. */
function whoCameTo(view: View, given: FieldValues): readonly Player[] {
  const space = spaceIn(view, given);
  return playersIn(view.setup).filter((player) => view.value(`${player}.glory`) >= space);
}

/** Copies a space of the Glory Track from the board, once and for all games [ELD-G2]. */
export const copyGlory: Action = {
  id: 'copyGlory',
  inputs: (view, given) => [
    ...copyFields(view, given),
    {
      kind: 'choice',
      id: 'receiver',
      options: [noReceiver, ...whoCameTo(view, given)],
      start: noReceiver,
      unsaid: noReceiver,
    },
  ],
  run: (_, inputs) => {
    const receiver = textIn(inputs, 'receiver');
    return [
      ...copied(inputs),
      ...(isPlayer(receiver)
        ? [
            {
              kind: 'then' as const,
              rule: (view: View) => rewardFor(receiver, numberIn(inputs, 'space'), view),
            },
          ]
        : []),
    ];
  },
};
