import type { Action, Change, Seat, Track, View } from '../../engine/definition';
import { textIn, type FieldValues } from '../../engine/fields';
import { needs } from '../../engine/needs';
import { actions, derived, idsOf, toggles, tracks } from '../../engine/parts';
import { printedAt } from '../../engine/printed';
import { levelOf, mixOf } from './setup';
import { ritualCards, ritualsIn, sealsEnd, type RitualDeck } from './tools/seals';
import { cardsFor, ritualHandLimit, treasuresFor } from './tools/treasures';

const omenCubes = 3;

/** Fewer where the Manor is to win easily [VMP-V5], [VMP-S9]. */
export function sealsToWin(setup: FieldValues): number {
  const level = levelOf(setup, 'manor');
  return level === 'shack' ? 11 : level === 'villa' ? 13 : sealsEnd;
}

/** Two small tables give the Manor a start [VMP-S8]. */
function startSeals(setup: FieldValues): number {
  return ['paladinSpiderManor', 'skeletonsSpiderManor'].includes(mixOf(setup)) ? 3 : 0;
}

/** The powers in their order, and what their boards call what so many cubes do [VMP-M3], [VMP-B6]. */
const printedRows = {
  reveal: 'revealCounts',
  shift: 'shiftRanges',
  swap: 'swapRanges',
  walls: 'wallCounts',
  wraith: 'wraithMoves',
} as const;
const rows = [...(Object.keys(printedRows) as (keyof typeof printedRows)[]), 'treasures'] as const;
type Row = (typeof rows)[number];

const portentOf = (row: Row) => `${row}Portent`;
const hasPortent = (view: View, row: Row) => view.isOn(`manor.${portentOf(row)}`);

function omensLeft(view: View): number {
  return omenCubes - rows.reduce((sum, row) => sum + view.value(`manor.${row}Omens`), 0);
}

/** Omens and the portent of a track: so many of its spaces are filled [VMP-M4]. */
function filled(view: View, row: Row): number {
  return view.value(`manor.${row}Omens`) + Number(hasPortent(view, row));
}

/** The rituals of a table: a Keep has none of 3 Seals, a Castle none of 1 [VMP-S9]. */
function deckAt(setup: FieldValues): RitualDeck {
  const level = levelOf(setup, 'manor');
  return { keep: level === 'keep', castle: level === 'castle' };
}

/** By their Seals, the smallest first. */
function ritualsAt(setup: FieldValues): readonly string[] {
  return ritualsIn(deckAt(setup))
    .map(({ seals }) => `ritual${seals}`)
    .reverse();
}

const manorActions: readonly Action[] = [
  {
    // One a turn; the smallest also leaves a portent on its track for good [VMP-M5], [VMP-M6].
    id: 'performRitual',
    inputs: (view, given) => {
      const options = ritualsAt(view.setup);
      const start = options[0] ?? '';
      const chosen = options.find((option) => option === textIn(given, 'ritual')) ?? start;
      const open = rows.filter((row) => !hasPortent(view, row));
      return [
        { kind: 'choice', id: 'ritual', options, start },
        // A card that comes again names a track that has its portent already.
        ...(chosen === 'ritual1' && open.length > 0
          ? [{ kind: 'choice', id: 'portentOn', options: rows, start: open[0] ?? '' } as const]
          : []),
      ];
    },
    refusal: (view) =>
      view.isOn('manor.ritualDone')
        ? { code: 'onceATurn' }
        : needs(view, 'manor.ritualHand', 1, 'needsRituals'),
    run: (_, inputs) => {
      const portent = textIn(inputs, 'portentOn');
      return [
        { kind: 'move', at: 'manor.ritualHand', by: -1 },
        { kind: 'switch', at: 'manor.ritualDone', on: true },
        { kind: 'move', at: 'manor.seals', by: Number(textIn(inputs, 'ritual').slice(-1)) },
        ...(portent === ''
          ? []
          : [{ kind: 'switch', at: `manor.${portent}Portent`, on: true } as const]),
      ];
    },
  },
];

function rowTrack(row: Row): Track {
  const at = `manor.${row}Omens`;
  return {
    id: `${row}Omens`,
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) => Math.max(0, view.value(at) + omensLeft(view)),
  };
}

/**
 * Treasures are placed first; then rituals are drawn, as far as there are any outside the hand, and
 * what is too many goes [VMP-M7], [VMP-M8].
 */
function placeAndDraw(view: View): readonly Change[] {
  const hand = view.value('manor.ritualHand');
  const outside = Math.max(0, ritualCards(deckAt(view.setup)) - hand);
  const drawn = Math.min(cardsFor(filled(view, 'treasures')), outside);
  const discarded = Math.max(0, hand + drawn - ritualHandLimit);
  return [
    { kind: 'move', at: 'manor.ritualHand', by: drawn - discarded },
    ...(discarded > 0
      ? [
          {
            kind: 'notice',
            notice: { id: 'discardRituals', tone: 'info', params: { cards: discarded } },
          } as const,
        ]
      : []),
  ];
}

const rowIds = rows.map((row) => `${row}Omens`);
const portentIds = rows.map(portentOf);
const derivedStrengths = Object.entries(printedRows).map(([row, printed]) => ({
  id: printed,
  // One cube stands for the first number.
  value: (view: View) => printedAt(view, printed, filled(view, row as Row) - 1),
}));

export function manor(setup: FieldValues): Seat {
  const goal = sealsToWin(setup);
  return {
    id: 'manor',
    summary: ['seals', 'ritualHand'],
    tracks: [
      {
        id: 'seals',
        shape: 'track',
        min: 0,
        start: startSeals(setup),
        max: sealsEnd,
        marks: [{ id: 'win', at: goal, goal: true }],
      },
      {
        id: 'ritualHand',
        shape: 'counter',
        min: 0,
        start: 3,
        max: (view) => ritualCards(deckAt(view.setup)),
      },
      ...rows.map(rowTrack),
    ],
    toggles: [{ id: 'ritualDone', resets: 'ownTurn' }, ...portentIds.map((id) => ({ id }))],
    derived: [
      { id: 'omensLeft', value: omensLeft, of: () => omenCubes },
      ...derivedStrengths,
      { id: 'treasuresToPlace', value: (view) => treasuresFor(filled(view, 'treasures')) },
      { id: 'ritualsToDraw', value: (view) => cardsFor(filled(view, 'treasures')) },
    ],
    actions: manorActions,
    steps: [
      { id: 'manorOmens', parts: [...tracks(...rowIds), ...derived('omensLeft')] },
      { id: 'manorPowers', parts: derived(...idsOf(derivedStrengths)) },
      { id: 'manorRitual', actions: ['performRitual'] },
      {
        id: 'manorTreasures',
        parts: derived('treasuresToPlace', 'ritualsToDraw'),
        onDone: placeAndDraw,
      },
      {
        id: 'manorReturn',
        onDone: () => rowIds.map((id): Change => ({ kind: 'set', at: `manor.${id}`, to: 0 })),
      },
    ],
    sheet: [
      { id: 'tracks', parts: [...tracks('seals', 'ritualHand'), ...actions('performRitual')] },
      {
        id: 'omenRows',
        parts: [
          ...derived('omensLeft'),
          ...tracks(...rowIds),
          ...derived(...idsOf(derivedStrengths), 'treasuresToPlace', 'ritualsToDraw'),
        ],
      },
      { id: 'portents', parts: toggles(...portentIds, 'ritualDone') },
      {
        id: 'calculators',
        folded: true,
        parts: [
          { kind: 'tool', id: 'vast-published-seals', preset: knownForSeals },
          { kind: 'tool', id: 'vast-published-treasures', preset: knownForTreasures },
        ],
      },
    ],
  };
}

function knownForSeals(view: View): FieldValues {
  return {
    seals: view.value('manor.seals'),
    goal: String(sealsToWin(view.setup)),
    ...deckAt(view.setup),
  };
}

function knownForTreasures(view: View): FieldValues {
  return {
    omens: view.value('manor.treasuresOmens'),
    portent: hasPortent(view, 'treasures'),
    hand: Math.min(ritualHandLimit, view.value('manor.ritualHand')),
  };
}
