import type { Action, Change, Collection, Move, Part, Seat, Track } from '../../engine/definition';
import { numberIn, textIn, type FieldValues } from '../../engine/fields';
import { actions, toggles, tracks } from '../../engine/parts';
import { burnMonsters, monsterActions, monsters } from './monsters';
import { knownRooms } from './rooms';
import { highestPrinted, investigatorsIn, livingIn } from './table';
import { everybodyDropsStun } from './stunRemoval';
import { testFor } from './testActions';
import { playTrauma } from './trauma';

/** More may be drawn, and is then discarded [MOM-K2], [MOM-K3]. */
const handLimit = 4;

function hand(id: string): Track {
  return {
    id,
    shape: 'counter',
    min: 0,
    start: 0,
    max: highestPrinted,
    follows: ({ to, from }: Move): readonly Change[] =>
      to > handLimit && to > from
        ? [
            {
              kind: 'notice',
              notice: {
                id: 'handFull',
                tone: 'info',
                params: { limit: handLimit, over: to - handLimit },
              },
            },
          ]
        : [],
  };
}

/** A Keeper Action card, as often as it is paid for, on nobody who hides [MOM-K4], [MOM-K5]. */
const playKeeperAction: Action = {
  id: 'playKeeperAction',
  inputs: (view) => [
    { kind: 'number', id: 'threatCost', min: 0, max: highestPrinted, start: 1 },
    {
      kind: 'choice',
      id: 'aimedAt',
      options: ['nobody', ...livingIn(view)],
      start: 'nobody',
      unsaid: 'nobody',
    },
  ],
  refusal: (view, inputs) => {
    const who = textIn(inputs, 'aimedAt');
    if (view.isOn(`${who}.hiding`)) return { code: 'hiding', params: { who } };
    const cost = numberIn(inputs, 'threatCost');
    const have = view.value('keeper.threat');
    return cost > have ? { code: 'tooLittleThreat', params: { cost, have } } : undefined;
  },
  run: (_, inputs) => [
    { kind: 'move', at: 'keeper.threat', by: -numberIn(inputs, 'threatCost'), paid: true },
  ],
};

/** From the highest number down; after clue 1 the objective is told [MOM-K13]. */
const clues: Track = {
  id: 'clues',
  shape: 'counter',
  min: 0,
  start: (view) => numberIn(view.setup, 'clues'),
  max: highestPrinted,
  follows: ({ from, to }) => {
    if (from === 0) return [{ kind: 'switch', at: 'keeper.objectiveRevealed', on: false }];
    return to > 0
      ? []
      : [
          { kind: 'switch', at: 'keeper.objectiveRevealed', on: true },
          { kind: 'notice', notice: { id: 'objective', tone: 'gain' } },
        ];
  },
};

const fallen: Collection = {
  id: 'fallen',
  item: 'fallenOne',
  most: 99,
  texts: [{ id: 'name' }],
  tracks: [],
};

/** The keeper, who also keeps what nobody else does: the monsters and how the game ends. */
export function keeperSeat(setup: FieldValues): Seat {
  const players = investigatorsIn(setup);
  return {
    id: 'keeper',
    person: {},
    summary: ['threat', 'mythosHand', 'traumaHand', 'clues'],
    tracks: [
      { id: 'threat', shape: 'counter', min: 0, start: 0, max: highestPrinted },
      hand('mythosHand'),
      hand('traumaHand'),
      clues,
    ],
    toggles: [{ id: 'objectiveRevealed' }],
    choices: [{ id: 'ending', options: ['open', 'investigatorsWin', 'keeperWins'], start: 'open' }],
    collections: [monsters(knownRooms), fallen],
    actions: [playKeeperAction, everybodyDropsStun, playTrauma, testFor, ...monsterActions],
    steps: [
      { id: 'threatStep' },
      {
        id: 'trading',
        parts: [
          ...actions('everybodyDropsStun'),
          ...players.flatMap((seat): readonly Part[] => [
            { kind: 'track', id: 'stun', seat },
            { kind: 'action', id: 'dropStun', seat },
          ]),
        ],
      },
      { id: 'keeperActions', parts: actions('playKeeperAction', 'testFor', 'playTrauma') },
      {
        id: 'monsterAttacks',
        parts: actions('monsterAttack', 'monsterRecover', 'testFor', 'playTrauma'),
      },
      { id: 'events' },
      { id: 'keeperEnd', onDone: burnMonsters },
    ],
    sheet: [
      { id: 'keeperHand', parts: tracks('threat', 'mythosHand', 'traumaHand', 'clues') },
      { id: 'monsters', parts: [{ kind: 'collection', id: 'monsters' }] },
      { id: 'keeperCards', parts: actions('playTrauma', 'playKeeperAction') },
      {
        id: 'ending',
        parts: [...toggles('objectiveRevealed'), { kind: 'choice', id: 'ending' }],
      },
      { id: 'fallen', folded: true, parts: [{ kind: 'collection', id: 'fallen' }] },
      {
        id: 'reference',
        folded: true,
        parts: [
          { kind: 'text', id: 'name' },
          { kind: 'rule', id: 'status-matrix' },
          { kind: 'rule', id: 'test-matrix' },
          { kind: 'rule', id: 'key-numbers' },
        ],
      },
    ],
  };
}
