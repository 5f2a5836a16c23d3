import type { ToolAnswer } from '../../../rules/engine/answer';
import type {
  Action,
  GameDefinition,
  Seat,
  Standing,
  View,
} from '../../../rules/engine/definition';
import { numberIn, numbersIn, type Field } from '../../../rules/engine/fields';

/** A small market whose stalls fight, score and are ranked: what screens show that no game on the shelf has. */

const people = ['player1', 'player2'] as const;

function fieldsOf(who: string): readonly Field[] {
  const dice = { min: 1, max: 6, fewest: 2, most: 3, start: [] };
  return [
    { kind: 'number', id: `${who}.units`, min: 0, max: 9, start: 2 },
    { kind: 'number', id: `${who}.swords`, min: 0, max: 9, start: 0 },
    who === 'player1'
      ? { kind: 'numbers', id: `${who}.dice`, ...dice, faces: true }
      : { kind: 'numbers', id: `${who}.dice`, ...dice },
  ];
}

function hands(one: readonly number[], other: readonly number[]): ToolAnswer {
  return {
    tone: 'plain',
    headline: { id: 'fight' },
    lines: [],
    hands: [
      { id: 'side', params: { who: 'player1' }, dice: one, outcome: 'won', decidedAt: 1 },
      { id: 'side', params: { who: 'player2' }, dice: other, outcome: 'lost', decidedAt: 1 },
      { id: 'side', params: { who: 'monster' }, dice: [], outcome: 'lost' },
    ],
  };
}

const fight: Action = {
  id: 'fight',
  inputs: () => [
    { kind: 'number', id: 'round', min: 1, max: 9, start: 1 },
    ...people.flatMap(fieldsOf),
    { kind: 'toggle', id: 'monster.flees', start: false },
    {
      ...{ kind: 'numbers', id: 'monster.dice', min: 1, max: 6, fewest: 0, most: 1, start: [] },
      faces: true,
    },
  ],
  roll: (_, filled) =>
    people.map((who) => ({ into: `${who}.dice`, count: Number(filled[`${who}.units`]), sides: 6 })),
  answer: {
    tool: 'market-fight',
    of: (_, inputs) => hands(numbersIn(inputs, 'player1.dice'), numbersIn(inputs, 'player2.dice')),
  },
  refusal: (_, inputs) => (numberIn(inputs, 'round') > 1 ? { code: 'tooLate' } : undefined),
  run: () => [],
};

/** The same with nobody's own fields, and with chances. */
const weigh: Action = {
  id: 'weigh',
  inputs: () => [{ kind: 'number', id: 'other', min: 0, max: 9, start: 0 }],
  answer: {
    tool: 'market-fight',
    of: (_, inputs) => ({
      tone: 'good',
      headline: { id: 'worth', params: { count: numberIn(inputs, 'other') } },
      lines: [],
      bars: [{ id: 'fight', chance: 0.25 }],
    }),
  },
  run: () => [],
};

/** One die each, tapped in or rolled. */
const duel: Action = {
  id: 'duel',
  inputs: () =>
    people.map((who) => ({
      ...{ kind: 'numbers', id: `${who}.faces`, min: 1, max: 6, fewest: 1, most: 1, start: [] },
      ...{ mayBeEmpty: true, faces: true },
    })),
  roll: () => people.map((who) => ({ into: `${who}.faces`, count: 1, sides: 6 })),
  run: () => [],
};

const throwOne: Action = {
  id: 'throwOne',
  inputs: () => [
    { kind: 'numbers', id: 'dice', min: 1, max: 6, fewest: 2, most: 2, start: [] },
    { kind: 'number', id: 'other', min: 0, max: 9, start: 0 },
  ],
  roll: () => [{ into: 'dice', count: 2, sides: 6 }],
  run: () => [],
};

const player1: Seat = {
  id: 'player1',
  person: { color: 'white' },
  summary: [],
  sheet: [],
  steps: [{ id: 'trade' }],
  tracks: [
    {
      ...{ id: 'gold', shape: 'counter', min: 0, start: 2, max: 3 },
      beyond: (over) => [{ kind: 'move', at: 'player1.fame', by: over }],
    },
    { id: 'fame', shape: 'track', min: 0, start: 0, max: 9 },
  ],
  collections: [
    {
      id: 'stalls',
      item: 'stall',
      most: 3,
      tracks: [],
      texts: [{ id: 'name' }],
      choices: [
        { id: 'kind', options: ['fruit', 'cloth'], start: 'fruit' },
        { id: 'fate', options: ['open', 'closed'], start: 'open', ruled: true },
      ],
    },
  ],
  sums: [
    {
      id: 'worth',
      tool: 'market-fight',
      of: (view) => ({
        tone: 'good',
        headline: { id: 'worth', params: { count: view.value('player1.fame') } },
        lines: [],
        bars: [{ id: 'fight', chance: 0.25 }],
      }),
    },
  ],
  actions: [fight, weigh, duel, throwOne],
};

const player2: Seat = {
  id: 'player2',
  person: { color: 'purple' },
  like: 'player1',
  summary: [],
  sheet: [],
  steps: [],
};

function ranking(view: View): readonly Standing[] {
  const gold = view.value('player1.gold');
  return [
    {
      seat: 'player1',
      place: 1,
      total: 40 + gold,
      parts: [
        { id: 'goods', amount: 40 },
        { id: 'coins', params: { seat: 'player1' }, amount: gold },
      ],
      tieBreak: { id: 'richer' },
    },
    {
      seat: 'player2',
      place: 2,
      total: 37,
      parts: [
        { id: 'goods', amount: 40 },
        { id: 'debts', amount: -3 },
      ],
    },
  ];
}

const market: GameDefinition = {
  id: 'market',
  players: { fewest: 2, most: 2 },
  setupFields: [],
  seats: () => [player1, player2],
  setupFor: () => ({}),
  setupRefusal: () => undefined,
  checklist: () => [],
  victories: [],
  ranking,
  tools: [
    {
      id: 'market-fight',
      fields: [
        { kind: 'number', id: 'left', min: 0, max: 6, start: 0 },
        { kind: 'number', id: 'right', min: 0, max: 6, start: 0 },
      ],
      roll: () => ['left', 'right'].map((into) => ({ into, count: 1, sides: 6 })),
      answer: () => hands([6, 4], [6, 3]),
    },
  ],
};

const words = {
  name: '市場',
  names: { monster: '怪物', fruit: '果物', cloth: '布', stall: '屋台' },
  seats: { player1: 'プレイヤー1', player2: 'プレイヤー2' },
  tracks: { gold: { label: '金貨' }, fame: { label: '名声' } },
  texts: { name: { label: '名前' } },
  choices: { kind: { label: '品' } },
  collections: { stalls: { empty: '屋台はない', add: '屋台を出す', item: '屋台' } },
  inputs: {
    round: { label: '回' },
    units: { label: '人数' },
    swords: { label: '剣' },
    dice: { label: 'ダイス' },
    faces: { label: '目' },
    other: { label: 'その他' },
    flees: { label: '逃げる' },
  },
  actions: {
    fight: { label: '戦う', effect: '怪物も加わる' },
    weigh: { label: '量る', effect: '秤に載せる' },
    throwOne: { label: '投げる' },
    duel: { label: '一騎打ち' },
  },
  refusals: { tooLate: 'もう遅い' },
  phrases: { goods: '商品', coins: '金貨', debts: '借金', richer: '金貨が多い' },
  tools: {
    'market-fight': {
      name: '争い',
      fields: { left: { label: '左' }, right: { label: '右' } },
      answers: { fight: '勝負', side: '{{who}}', worth: '名声 {{count}}' },
    },
  },
};

/** Two people at the market. */
export const marketTable = {
  definition: market,
  words,
  setup: { values: {}, names: { player1: 'アキ', player2: 'ベン' } },
};
