import type { Change, Seat, SetupField, Track, View } from '../../engine/definition';
import { numberIn, type FieldValues } from '../../engine/fields';
import { actions, derived, toggles, tracks } from '../../engine/parts';
import { printedRow } from '../../engine/printed';
import { plays } from './setup';
import { nextCost, printedOn, ruinCubes, shadowActions, shadowEnd } from './shadowPaladinActions';

const isPlayed = (setup: FieldValues) => plays(setup, 'shadowPaladin');
const mostSpaces = 30;
const row = (id: string): SetupField => ({
  ...printedRow(id, [], { max: 20, most: mostSpaces + 1 }),
  when: isPlayed,
});

/** What only his board shows [VMP-SH5], [VMP-SH7], [VMP-SH8], [VMP-SH11]. */
export const shadowPaladinFields: readonly SetupField[] = [
  {
    kind: 'number',
    id: 'shadowEnd',
    min: 1,
    max: mostSpaces,
    start: 10,
    detail: true,
    when: isPlayed,
  },
  {
    kind: 'number',
    id: 'shadowHealth',
    min: 1,
    max: 20,
    start: 5,
    detail: true,
    when: isPlayed,
  },
  row('shadowCosts'),
  row('shadowDefences'),
  row('shadowSpirits'),
];

/** Ruin to start with where those who hunt him play [VMP-SH2]. */
function firstRuin(view: View): number {
  const hunters = ['paladin', 'armoredKnight', 'skeletons'];
  return hunters.some((seat) => view.hasSeat(seat)) ? 5 : 0;
}

/** Cards to start with where the row is not entered; a guess [VMP-SH8]. */
const guessedSpirit = 3;

/** What a space of the Shadow track shows counts from then on [VMP-SH7], [VMP-SH8]. */
function byShadow(view: View, space: number): readonly Change[] {
  return Object.entries(printedOn(view, space)).map(([id, to]) => ({
    kind: 'set',
    at: `shadowPaladin.${id}`,
    to,
  }));
}

const shadowTracks: readonly Track[] = [
  {
    id: 'health',
    shape: 'track',
    min: 0,
    start: (view) => numberIn(view.setup, 'shadowHealth'),
    max: (view) => numberIn(view.setup, 'shadowHealth'),
    // Whoever hits him, he flees [VMP-SH10].
    follows: ({ from, to, set, joined }) =>
      to < from && to > 0 && !set && !joined
        ? [{ kind: 'notice', notice: { id: 'shadowFlees', tone: 'loss' } }]
        : [],
  },
  {
    id: 'shadow',
    shape: 'track',
    min: 0,
    start: 0,
    max: shadowEnd,
    follows: ({ to }, view) => byShadow(view, to),
    marks: [
      {
        id: 'shadowGoal',
        at: shadowEnd,
        goal: true,
        up: () => [{ kind: 'notice', notice: { id: 'mayLeaveManor', tone: 'gain' } }],
      },
    ],
  },
  {
    id: 'ruin',
    shape: 'counter',
    min: 0,
    start: firstRuin,
    max: (view) => ruinCubes - view.value('shadowPaladin.ruinOnMap'),
  },
  {
    id: 'ruinOnMap',
    shape: 'counter',
    min: 0,
    start: 0,
    max: (view) => ruinCubes - view.value('shadowPaladin.ruin'),
  },
  { id: 'ice', shape: 'counter', min: 0, start: 0, max: 5 },
  { id: 'brokenChains', shape: 'counter', min: 0, start: 0, max: 99 },
  {
    id: 'hand',
    shape: 'counter',
    min: 0,
    start: (view) => printedOn(view, 0).spirit ?? guessedSpirit,
    max: 99,
  },
  {
    id: 'spirit',
    shape: 'counter',
    min: 0,
    start: (view) => printedOn(view, 0).spirit ?? guessedSpirit,
    max: 99,
  },
  {
    id: 'defence',
    shape: 'counter',
    min: 0,
    start: (view) => printedOn(view, 0).defence ?? 1,
    max: 99,
  },
];

/** Cubes on the map become Ruin [VMP-SH4]. */
function collect(view: View): readonly Change[] {
  const cubes = view.value('shadowPaladin.ruinOnMap');
  return [
    { kind: 'set', at: 'shadowPaladin.ruinOnMap', to: 0 },
    { kind: 'move', at: 'shadowPaladin.ruin', by: cubes },
  ];
}

/** Cards up to Spirit, and an Ice unless a chain was broken [VMP-SH6], [VMP-SH8]. */
function endOfTurn(view: View): readonly Change[] {
  const cards = view.value('shadowPaladin.spirit') - view.value('shadowPaladin.hand');
  return [
    { kind: 'move', at: 'shadowPaladin.hand', by: Math.max(0, cards) },
    ...(view.isOn('shadowPaladin.chainBroken')
      ? []
      : [{ kind: 'move', at: 'shadowPaladin.ice', by: 1 } as const]),
  ];
}

const cardIds = ['shadowPower', 'shadowStrike', 'breakChain', 'useChain', 'payDebt', 'iceWall'];

export const shadowPaladin: Seat = {
  id: 'shadowPaladin',
  summary: ['health', 'shadow', 'ruin', 'ice'],
  tracks: shadowTracks,
  toggles: [{ id: 'chainBroken', resets: 'ownTurn' }, { id: 'escaped' }],
  derived: [{ id: 'ruinToAdvance', value: nextCost }],
  actions: shadowActions,
  steps: [
    { id: 'shadowCollect', parts: tracks('ruinOnMap', 'ruin'), onDone: collect },
    { id: 'shadowAct', parts: tracks('hand', 'ice'), actions: cardIds },
    {
      id: 'shadowAdvance',
      parts: [...tracks('ruin', 'shadow'), ...derived('ruinToAdvance')],
      actions: ['advanceShadow', 'leaveManor'],
    },
    { id: 'shadowRuin', parts: tracks('ruinOnMap'), actions: ['placeRuin'] },
    {
      id: 'shadowEnd',
      parts: [...tracks('hand', 'spirit'), ...toggles('chainBroken')],
      actions: ['discardCards'],
      onDone: endOfTurn,
    },
  ],
  sheet: [
    {
      id: 'tracks',
      parts: [...tracks('health', 'shadow', 'defence'), ...actions('shadowIsHit', 'leaveManor')],
    },
    {
      id: 'ruinAndIce',
      parts: [
        ...tracks('ruin', 'ruinOnMap'),
        ...derived('ruinToAdvance'),
        ...actions('advanceShadow', 'placeRuin'),
        ...tracks('ice'),
      ],
    },
    {
      id: 'shadowCards',
      parts: [
        ...tracks('hand', 'spirit'),
        ...actions(...cardIds, 'discardCards'),
        ...tracks('brokenChains'),
        ...toggles('chainBroken', 'escaped'),
      ],
    },
    {
      id: 'calculators',
      folded: true,
      parts: [
        { kind: 'tool', id: 'vast-published-move', preset: () => ({ who: 'shadowPaladin' }) },
      ],
    },
    { id: 'shadowRulings', folded: true, parts: [{ kind: 'note', id: 'shadowOpen' }] },
  ],
};
