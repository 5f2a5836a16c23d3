import { given, type Table } from '../../../playing';
import { holding, rollsSupply, vileWith } from '../cavernsTable';
import type { EffectCase, RefusalCase } from '../../actionCase';

const table = vileWith();
const chart = { chartMovement: [5, 4, 4, 3, 3, 2], chartAttack: [1, 2, 3, 3, 4, 5] };

const preparing = (at: Table) => given(at, { turn: 'vileGhoul/vilePrepare' });
const cheating = rollsSupply(preparing(holding(table, 'vileGhoul', { cheat: 1 })), ...[2, 2, 6]);
/** The second turn on the chart: a 4 on the right, a 4 and a 1 in the supply. */
const second = (values: Parameters<typeof vileWith>[1] = chart) =>
  given(vileWith(undefined, values), {
    turn: 'vileGhoul/vileSelect',
    values: { 'vileGhoul.die1': 4, 'vileGhoul.die2': 4, 'vileGhoul.die3': 1 },
    choices: {
      'vileGhoul.die1Place': 'right',
      'vileGhoul.die2Place': 'supply',
      'vileGhoul.die3Place': 'supply',
    },
  });

export const vileDice: readonly EffectCase[] = [
  {
    rule: '[GHL-U2] [GHL-X2] all dice are rolled into the supply, from the chart too',
    action: 'rollSupply',
    at: given(preparing(table), {
      values: { 'vileGhoul.die1': 3 },
      choices: { 'vileGhoul.die1Place': 'right', 'vileGhoul.die2Place': 'left' },
    }),
    inputs: { dice: [4, 4, 1] },
    does: {
      ...{ 'vileGhoul.die1': 1, 'vileGhoul.die2': 4, 'vileGhoul.die3': 1 },
      ...{ 'vileGhoul.die1Place': 'supply', 'vileGhoul.die2Place': 'supply' },
      'vileGhoul.die3Place': 'supply',
      'vileGhoul.justRolled': true,
    },
  },
  {
    rule: '[GHL-T10] Cheat: another face for a die just rolled',
    action: 'cheatTurn',
    at: cheating,
    inputs: { die: 'die3', face: [1] },
    does: { 'vileGhoul.die3': -5, 'vileGhoul.cheatUsed': 1 },
  },
  {
    rule: '[GHL-T10] [GHL-T6] Cheat once: the face is chosen',
    action: 'cheatOnce',
    at: cheating,
    inputs: { die: 'die1', face: [6] },
    does: {
      ...{ 'vileGhoul.die1': 4, 'vileGhoul.cheatOnce': true, 'vileGhoul.cheat': -1 },
      ...{ 'vileGhoul.cheatGone': 1, 'vileGhoul.terrorCards': -1 },
    },
  },
  ...([1, 2, 3, 4, 5, 6] as const).map((face): EffectCase => ({
    rule: `[GHL-U3] [GHL-B1] a ${face} goes to the left of its row, which gives the statistics`,
    action: `takeFace${face}`,
    at: given(rollsSupply(preparing(vileWith(undefined, chart)), face, face, face), {
      turn: 'vileGhoul/vileSelect',
    }),
    does: {
      'vileGhoul.die1Place': 'left',
      'vileGhoul.statisticsSet': true,
      'vileGhoul.movement': chart.chartMovement[face - 1] ?? 0,
      'vileGhoul.attack': chart.chartAttack[face - 1] ?? 0,
    },
  })),
  {
    rule: '[GHL-U3] a die on the right of its row is a Boost die',
    action: 'takeFace4',
    at: second(),
    does: {
      ...{ 'vileGhoul.die2Place': 'left', 'vileGhoul.statisticsSet': true },
      ...{ 'vileGhoul.movement': 3, 'vileGhoul.attack': 3, 'vileGhoul.boost': 1 },
    },
  },
  {
    rule: '[GHL-U3] of another row it is none',
    action: 'takeFace1',
    at: second(),
    does: {
      ...{ 'vileGhoul.die3Place': 'left', 'vileGhoul.statisticsSet': true },
      ...{ 'vileGhoul.movement': 5, 'vileGhoul.attack': 1 },
    },
  },
  {
    rule: '[GHL-B1] without the chart its numbers are asked each turn',
    action: 'takeFace1',
    at: second({}),
    inputs: { chartMovement: 6, chartAttack: 2 },
    does: {
      ...{ 'vileGhoul.die3Place': 'left', 'vileGhoul.statisticsSet': true },
      ...{ 'vileGhoul.movement': 6, 'vileGhoul.attack': 2 },
    },
  },
  {
    rule: '[GHL-M6] a Backstab takes movement off the row too',
    action: 'takeFace1',
    at: given(second(), { values: { 'vileGhoul.backstab': 2 } }),
    does: {
      ...{ 'vileGhoul.die3Place': 'left', 'vileGhoul.statisticsSet': true },
      ...{ 'vileGhoul.movement': 3, 'vileGhoul.attack': 1, 'vileGhoul.backstab': -2 },
      notices: ['backstabbed'],
    },
  },
];

export const vileDiceRefusals: readonly RefusalCase[] = [
  {
    rule: '[GHL-U2] not all dice entered',
    action: 'rollSupply',
    at: preparing(table),
    because: 'enterDice',
    params: { count: 3 },
  },
  {
    rule: '[GHL-T10] one die a roll',
    action: 'cheatTurn',
    at: given(cheating, { values: { 'vileGhoul.cheatUsed': 1 } }),
    because: 'cardUsed',
    params: { card: 'cheat' },
  },
  {
    rule: '[GHL-T4] not both effects',
    action: 'cheatOnce',
    at: given(cheating, { values: { 'vileGhoul.cheatUsed': 1 } }),
    because: 'bothEffects',
    params: { card: 'cheat' },
  },
];
