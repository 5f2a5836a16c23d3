import { given } from '../../../playing';
import { ghoulWith, holding, rolls } from '../cavernsTable';
import type { EffectCase, RefusalCase } from '../../actionCase';

const table = ghoulWith();
const rolled = rolls(given(table, { turn: 'ghoul/ghoulRoll' }), 2, 3, 5);
const cheating = rolls(
  holding(given(table, { turn: 'ghoul/ghoulRoll' }), 'ghoul', { cheat: 1 }),
  ...[2, 3, 5],
);

export const ghoulDice: readonly EffectCase[] = [
  {
    rule: '[GHL-D1] [GHL-D2] discs go back, the dice lie there, a low total draws',
    action: 'rollDice',
    at: given(table, { turn: 'ghoul/ghoulRoll', values: { 'ghoul.attack': 2 } }),
    inputs: { dice: [1, 2, 4] },
    does: {
      ...{ 'ghoul.attack': -2, 'ghoul.die1': 1, 'ghoul.die2': 2, 'ghoul.die3': 4 },
      ...{ 'ghoul.totalChecked': true, 'ghoul.terrorCards': 1 },
      notices: ['lowRoll', 'terrorDrawn'],
    },
  },
  {
    rule: '[GHL-T10] Cheat: another face for one die',
    action: 'cheatTurn',
    at: cheating,
    inputs: { die: 'die2', face: [6] },
    does: { 'ghoul.die2': 3, 'ghoul.cheatUsed': 1, 'ghoul.totalChecked': true },
  },
  {
    rule: '[GHL-T10] [GHL-T6] Cheat once: the face is chosen',
    action: 'cheatOnce',
    at: cheating,
    inputs: { die: 'die1', face: [5] },
    does: {
      ...{ 'ghoul.die1': 3, 'ghoul.totalChecked': true, 'ghoul.cheatOnce': true },
      ...{ 'ghoul.cheat': -1, 'ghoul.cheatGone': 1, 'ghoul.terrorCards': -1 },
    },
  },
  ...(
    [
      ['keepHighest', 5, 3],
      ['keepEnds', 5, 2],
      ['keepLowest', 3, 2],
    ] as const
  ).map(([action, movement, attack]): EffectCase => ({
    rule: `[GHL-D3] of 2 3 5 movement ${movement} and Attack ${attack}`,
    action,
    at: rolled,
    does: {
      'ghoul.movement': movement,
      'ghoul.attack': attack,
      'ghoul.statisticsSet': true,
    },
  })),
];

export const ghoulDiceRefusals: readonly RefusalCase[] = [
  {
    rule: '[GHL-D1] not all dice entered',
    action: 'rollDice',
    at: given(table, { turn: 'ghoul/ghoulRoll' }),
    inputs: { dice: [3, 4] },
    because: 'enterDice',
    params: { count: 3 },
  },
  {
    rule: '[GHL-T10] one die a roll',
    action: 'cheatTurn',
    at: given(cheating, { values: { 'ghoul.cheatUsed': 1 } }),
    because: 'cardUsed',
    params: { card: 'cheat' },
  },
  {
    rule: '[GHL-T4] not both effects',
    action: 'cheatOnce',
    at: given(cheating, { values: { 'ghoul.cheatUsed': 1 } }),
    because: 'bothEffects',
    params: { card: 'cheat' },
  },
];
