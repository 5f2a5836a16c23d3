import type { Change, Chart, Choice, Phrase, Track, View } from '../../engine/definition';
import { numberIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { goods, playersIn } from './table';

/** The track's length is printed [ELD-G2]. */
export const lengthBounds = { min: 1, start: 8, max: 12 };
export const glorySpaces = Array.from({ length: lengthBounds.max }, (_, index) => index + 1);

/** What a space may give; `unread` until somebody copied it from the board [ELD-G2]. */
const rewards = ['unread', 'nothing', 'vp', 'orb', ...goods, 'chest', 'treasure', 'power'] as const;
export type Reward = (typeof rewards)[number];

/** More than a space gives of anything [ELD-G2]. */
const mostOfReward = 9;

export function gloryLength(view: View): number {
  return view.value('board.gloryLength');
}

function rewardId(space: number): string {
  return `gloryReward${space}`;
}
function amountId(space: number): string {
  return `gloryAmount${space}`;
}
/** Whoever was first on an Orb space has chosen: nobody takes its Orb any more [ELD-G4]. */
export const settled = 'settled';

/** Who was the first on a space: only they may take its Orb [ELD-G4]. */
export function firstId(space: number): string {
  return `gloryFirst${space}`;
}

/** The Glory Track as printed: remembered for the next game, changed through a form. */
export const gloryBoardTracks: readonly Track[] = [
  { id: 'gloryLength', shape: 'counter', ...lengthBounds, printed: true },
  ...glorySpaces.map((space): Track => ({
    id: amountId(space),
    shape: 'counter',
    min: 1,
    start: 1,
    max: mostOfReward,
    printed: true,
  })),
];

export function gloryBoardChoices(setup: FieldValues): readonly Choice[] {
  return [
    ...glorySpaces.map((space): Choice => ({
      id: rewardId(space),
      options: rewards,
      start: 'unread',
      ruled: true,
      printed: true,
    })),
    ...glorySpaces.map((space): Choice => ({
      id: firstId(space),
      options: ['nobody', ...playersIn(setup), settled],
      start: 'nobody',
      ruled: true,
    })),
  ];
}

export function rewardOf(view: View, space: number): { reward: Reward; amount: number } {
  const printed = view.choice(`board.${rewardId(space)}`);
  return {
    reward: rewards.find((reward) => reward === printed) ?? 'unread',
    amount: view.value(`board.${amountId(space)}`),
  };
}

/** The space a form is about: the first that nobody has read, unless told. */
export function spaceIn(view: View, given: FieldValues): number {
  const open = glorySpaces.find((space) => rewardOf(view, space).reward === 'unread') ?? 1;
  const wanted = 'space' in given ? Math.max(1, numberIn(given, 'space')) : open;
  return Math.min(wanted, gloryLength(view));
}

/** What is asked to copy a space from the board. */
export function copyFields(view: View, given: FieldValues): readonly Field[] {
  const length = gloryLength(view);
  const { reward, amount } = rewardOf(view, spaceIn(view, given));
  return [
    { kind: 'number', id: 'space', min: 1, max: length, start: spaceIn(view, {}) },
    { kind: 'choice', id: 'reward', options: rewards, start: reward },
    ...(isCounted(textIn(given, 'reward') || reward)
      ? [{ kind: 'number' as const, id: 'amount', min: 1, max: mostOfReward, start: amount }]
      : []),
  ];
}

export function copied(inputs: FieldValues): readonly Change[] {
  const space = numberIn(inputs, 'space');
  return [
    { kind: 'choose', at: `board.${rewardId(space)}`, option: textIn(inputs, 'reward') },
    { kind: 'set', at: `board.${amountId(space)}`, to: Math.max(1, numberIn(inputs, 'amount')) },
  ];
}

/** The start and every space. */
const gloryColumns = [0, ...glorySpaces];

/** The whole track: what each space gives, and who stands there. */
export const gloryChart: Chart = {
  id: 'gloryTrack',
  columns: gloryColumns.map((space) => `glorySpace${space}`),
  rows: (view) => [
    {
      id: 'gloryRow',
      cells: gloryColumns.slice(0, gloryLength(view) + 1).map((space) => ({
        text: spaceText(view, space),
        seats: playersIn(view.setup).filter(
          (player) => view.isOn(`${player}.onGlory`) && view.value(`${player}.glory`) === space,
        ),
      })),
      notes: [],
    },
  ],
};

function spaceText(view: View, space: number): Phrase {
  if (space === 0) return { id: 'gloryStart' };
  const { reward, amount } = rewardOf(view, space);
  if (reward === 'orb' && view.choice(`board.${firstId(space)}`) === settled) {
    return { id: 'orbGone' };
  }
  return isCounted(reward)
    ? { id: 'rewardCounted', params: { reward, amount } }
    : { id: 'reward', params: { reward } };
}

function isCounted(reward: string): boolean {
  return !['unread', 'nothing', 'orb'].includes(reward);
}
