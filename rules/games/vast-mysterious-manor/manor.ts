import type { Action, Change, Refusal, Seat, Track, View } from '../../engine/definition';
import { numberIn, textIn, type FieldValues } from '../../engine/fields';
import { actions, derived, toggles, tracks } from '../../engine/parts';
import { printedAt } from '../../engine/printed';
import { scatter, skeletonsOnMap } from './skeletonRoster';

export const moldToWin = 15;
const omenCubes = 12;

/** The rows omens are assigned to, resolved from the top [VMM-M3]. */
const rows = ['swap', 'shift', 'reveal', 'walls', 'events'] as const;

function assigned(view: View): number {
  return rows.reduce((sum, row) => sum + view.value(`manor.${row}Omens`), 0);
}

function needsEvent(view: View): Refusal | undefined {
  return view.value('manor.eventHand') < 1 ? { code: 'noEventCard' } : undefined;
}

const playEvent: Change = { kind: 'move', at: 'manor.eventHand', by: -1 };

const manorActions: readonly Action[] = [
  { id: 'walk', refusal: needsEvent, run: () => [playEvent] },
  {
    id: 'fly',
    inputs: () => [{ kind: 'number', id: 'moldGained', min: 0, max: moldToWin, start: 1 }],
    refusal: needsEvent,
    run: (_, inputs) => [
      playEvent,
      { kind: 'move', at: 'manor.poltergeists', by: 1 },
      { kind: 'move', at: 'manor.mold', by: numberIn(inputs, 'moldGained') },
    ],
  },
  { id: 'playEventCard', refusal: needsEvent, run: () => [playEvent] },
  {
    // Only the Paladin's task counts tiles.
    id: 'revealTiles',
    when: (view) => view.hasSeat('paladin'),
    inputs: () => [{ kind: 'number', id: 'tilesRevealed', min: 1, max: 12, start: 1 }],
    run: (_, inputs) => [
      { kind: 'move', at: 'paladin.tiles', by: numberIn(inputs, 'tilesRevealed') },
    ],
  },
  { id: 'poltergeistAppears', run: () => [{ kind: 'move', at: 'manor.poltergeists', by: 1 }] },
  {
    id: 'hauntPaladin',
    when: (view) => view.hasSeat('paladin'),
    refusal: (view) =>
      view.value('paladin.experience') === 0 ? { code: 'noExperience' } : undefined,
    run: () => [{ kind: 'move', at: 'paladin.experience', by: -3 }],
  },
  {
    id: 'hauntSkeleton',
    when: (view) => view.hasSeat('skeletons'),
    inputs: (view) => {
      const options = skeletonsOnMap(view);
      return [{ kind: 'choice', id: 'skeleton', options, start: options[0] ?? '' }];
    },
    refusal: (view) =>
      skeletonsOnMap(view).length === 0 ? { code: 'noSkeletonOnMap' } : undefined,
    run: (_, inputs) => scatter(textIn(inputs, 'skeleton')),
  },
  {
    id: 'hauntPoltergeist',
    refusal: (view) =>
      view.value('manor.poltergeists') === 0 ? { code: 'noPoltergeist' } : undefined,
    run: () => [{ kind: 'move', at: 'manor.poltergeists', by: -1 }],
  },
];

function rowTrack(row: string): Track {
  return {
    id: `${row}Omens`,
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) =>
      Math.max(0, view.value(`manor.${row}Omens`) + view.value('manor.omens') - assigned(view)),
  };
}

/** What a row does with its omens: one stands for the first number. */
function printedFor(view: View, list: string, row: (typeof rows)[number]): number | undefined {
  return printedAt(view, list, view.value(`manor.${row}Omens`) - 1);
}

function nextOmens(view: View): number | undefined {
  return printedAt(view, 'omensByPoltergeists', view.value('manor.poltergeists'));
}

/** All omens come back; their number follows the Poltergeists, by the printed table [VMM-M7]. */
function resetOmens(view: View): readonly Change[] {
  const next = nextOmens(view);
  return [
    ...rows.map((row): Change => ({ kind: 'set', at: `manor.${row}Omens`, to: 0 })),
    next === undefined
      ? {
          kind: 'notice',
          notice: {
            id: 'setOmensByBoard',
            tone: 'info',
            params: { poltergeists: view.value('manor.poltergeists') },
          },
        }
      : { kind: 'set', at: 'manor.omens', to: next },
  ];
}

const rowIds = rows.map((row) => `${row}Omens`);

function knownRange(view: View): FieldValues {
  const range = printedFor(view, 'swapRanges', 'swap');
  return range === undefined ? {} : { range };
}

export const manor: Seat = {
  id: 'manor',
  summary: ['mold', 'omens', 'poltergeists', 'eventHand'],
  tracks: [
    {
      id: 'mold',
      shape: 'track',
      min: 0,
      start: 0,
      max: moldToWin,
      marks: [{ id: 'win', at: moldToWin, goal: true }],
    },
    { id: 'omens', shape: 'track', min: 0, start: 4, max: omenCubes },
    ...rows.map(rowTrack),
    { id: 'eventHand', shape: 'counter', min: 0, start: 3, max: 99 },
    { id: 'poltergeists', shape: 'counter', min: 0, start: 0, max: 99 },
  ],
  toggles: [{ id: 'wraithOnMap' }],
  derived: [
    { id: 'omensLeft', value: (view) => view.value('manor.omens') - assigned(view) },
    {
      id: 'swapRange',
      value: (view) => printedFor(view, 'swapRanges', 'swap'),
    },
    {
      id: 'shiftRange',
      value: (view) => printedFor(view, 'shiftRanges', 'shift'),
    },
    {
      id: 'tilesToReveal',
      value: (view) => printedFor(view, 'revealCounts', 'reveal'),
    },
    { id: 'nextOmens', value: nextOmens },
  ],
  actions: manorActions,
  steps: [
    {
      id: 'manorOmens',
      parts: [...tracks(...rowIds), ...derived('omensLeft')],
      actions: ['revealTiles'],
    },
    {
      id: 'manorWalkFly',
      actions: ['walk', 'fly', 'hauntPaladin', 'hauntSkeleton', 'hauntPoltergeist'],
    },
    {
      id: 'manorDraw',
      onDone: (view) => [
        { kind: 'move', at: 'manor.eventHand', by: view.value('manor.eventsOmens') },
      ],
    },
    { id: 'manorReset', parts: tracks('poltergeists', 'omens'), onDone: resetOmens },
  ],
  sheet: [
    { id: 'tracks', parts: tracks('mold', 'omens') },
    {
      id: 'omenRows',
      parts: [
        ...derived('omensLeft'),
        ...tracks(...rowIds),
        ...derived('swapRange', 'shiftRange', 'tilesToReveal', 'nextOmens'),
        { kind: 'tool', id: 'vast-manor-range', preset: knownRange },
      ],
    },
    {
      id: 'wraith',
      parts: [
        ...actions('walk', 'fly', 'playEventCard', 'revealTiles', 'poltergeistAppears'),
        ...toggles('wraithOnMap'),
      ],
    },
    { id: 'haunting', parts: actions('hauntPaladin', 'hauntSkeleton', 'hauntPoltergeist') },
    { id: 'onTheMap', parts: tracks('poltergeists', 'eventHand') },
  ],
};
