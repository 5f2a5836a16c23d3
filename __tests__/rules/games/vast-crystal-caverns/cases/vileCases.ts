import { given, type Position, type Table } from '../../../playing';
import { holding, vileWith } from '../cavernsTable';
import { cardEffects, cardRefusals } from './cardCases';
import type { EffectCase, RefusalCase } from '../../actionCase';
import { movingEffects, movingRefusals } from './movingCases';
import { vileDice, vileDiceRefusals } from './vileDiceCases';

const table = vileWith();
const withUnicorn = vileWith(['knight', 'unicorn']);

function acting(values: NonNullable<Position['values']>, at: Table = table): Table {
  return given(at, {
    turn: 'vileGhoul/vileAct',
    values: Object.fromEntries(
      Object.entries(values).map(([id, value]) => [
        id.includes('.') ? id : `vileGhoul.${id}`,
        value,
      ]),
    ),
  });
}

const boosts: readonly EffectCase[] = [
  {
    rule: '[GHL-U4] [GHL-X14] a Boost die in place of a movement point',
    action: 'boostMove',
    at: acting({ boost: 2 }),
    does: { 'vileGhoul.boost': -1, 'vileGhoul.movement': 1 },
  },
  {
    rule: '[GHL-U5] [GHL-X8] or 1 more Attack for one attack, not a disc',
    action: 'boostAttack',
    at: acting({ boost: 2 }),
    does: { 'vileGhoul.boost': -1, 'vileGhoul.attackBonus': 1 },
  },
  {
    rule: '[GHL-X8] or as much as the table agreed on',
    action: 'boostAttack',
    at: acting({ boost: 1 }, vileWith(undefined, { boostBonus: 3 })),
    does: { 'vileGhoul.boost': -1, 'vileGhoul.attackBonus': 3 },
  },
];

const hit = (piece: string) => ({
  [`vileGhoul.attacked.${piece}`]: true,
  'vileGhoul.terrorCards': 1,
});

const attacks: readonly EffectCase[] = [
  {
    rule: '[GHL-U6] [GHL-U7] [GHL-U8] Attack 3 above Strength 2: Health, a card, no disc spent',
    action: 'attackKnight',
    at: acting({ attack: 3, 'knight.strength': 2 }),
    does: {
      ...hit('knight'),
      'knight.health': -1,
      notices: ['victimLoses', 'terrorDrawn', 'skitter'],
    },
  },
  {
    rule: '[GHL-U5] [GHL-U6] a bonus counts for one attack and is over',
    action: 'attackKnight',
    at: acting({ attack: 3, attackBonus: 1, 'knight.strength': 3 }),
    inputs: { knightLoss: 'grit' },
    does: {
      ...hit('knight'),
      'knight.health': -1,
      'vileGhoul.attackBonus': -1,
      notices: ['victimLoses', 'terrorDrawn', 'skitter'],
    },
  },
  {
    rule: '[GHL-A5] beside a Knight the Dragon may choose',
    action: 'attackDragon',
    at: acting({ attack: 3, 'dragon.armor': 2 }),
    does: { ...hit('dragon'), notices: ['victimLoses', 'terrorDrawn', 'skitter'] },
  },
  {
    rule: '[GHL-U7] without one it must lose Health',
    action: 'attackDragon',
    at: acting({ attack: 3, 'dragon.armor': 2 }, vileWith(['dragon', 'cave'])),
    inputs: { dragonLoss: 'powerCards' },
    does: {
      ...hit('dragon'),
      'dragon.health': -1,
      notices: ['victimLoses', 'terrorDrawn', 'skitter'],
    },
  },
  {
    rule: '[GHL-A6] beside a Knight the Unicorn may choose',
    action: 'attackUnicorn',
    at: acting({ attack: 2, 'unicorn.armor': 1 }, withUnicorn),
    does: {
      ...hit('unicorn'),
      notices: ['victimLoses', 'unicornTeleports', 'terrorDrawn', 'skitter'],
    },
  },
  {
    rule: '[GHL-U7] [GHL-X7] without one he must lose Health',
    action: 'attackUnicorn',
    at: acting({ attack: 2, 'unicorn.armor': 1 }, vileWith(['unicorn'])),
    does: {
      ...hit('unicorn'),
      'unicorn.health': -1,
      notices: ['victimLoses', 'unicornTeleports', 'terrorDrawn', 'skitter'],
    },
  },
  {
    rule: '[GHL-A11] [GHL-U8] the Thief: the card kept and the card of the attack',
    action: 'attackThief',
    at: acting({ attack: 1 }),
    does: {
      ...{ 'vileGhoul.attacked.thief': true, 'vileGhoul.terrorCards': 2 },
      notices: ['thiefKilled', 'terrorDrawn', 'skitter'],
    },
  },
  {
    rule: '[GHL-T3] with one card left in the deck there is none for the attack',
    action: 'attackThief',
    at: holding(acting({ attack: 1 }), 'vileGhoul', {}, 12),
    does: {
      ...hit('thief'),
      notices: ['thiefKilled', 'terrorDeckEmpty', 'skitter'],
    },
  },
  {
    rule: '[GHL-U7] [GHL-X4] a Crystal at Attack 3, with its card',
    action: 'smashCrystal',
    at: acting({ attack: 3 }),
    does: {
      ...{ 'vileGhoul.crystals': 1, 'vileGhoul.terrorCards': 1 },
      notices: ['terrorDrawn', 'skitter'],
    },
  },
  {
    rule: '[GHL-X4] or without one, as agreed',
    action: 'smashCrystal',
    at: acting({ attack: 3 }, vileWith([], { crystalCounts: false })),
    does: { 'vileGhoul.crystals': 1, notices: ['skitterByStack'] },
  },
  ...(['step', 'enter'] as const).map((action): EffectCase => ({
    rule: '[GHL-U5] the bonus is over with the move after its own',
    action,
    at: given(acting({ movement: 3, attackBonus: 2 }), {
      toggles: { 'vileGhoul.bonusMoved': true },
    }),
    does: { 'vileGhoul.movement': -1, 'vileGhoul.attackBonus': -2 },
  })),
  ...(['step', 'enter'] as const).map((action): EffectCase => ({
    rule: '[GHL-U5] but stays for the attack on entering',
    action,
    at: acting({ movement: 3, attackBonus: 2 }),
    does: { 'vileGhoul.movement': -1, 'vileGhoul.bonusMoved': true },
  })),
  {
    rule: '[GHL-U5] a bonus gained after a move has a move of its own',
    action: 'boostAttack',
    at: given(acting({ boost: 1, attackBonus: 1 }), { toggles: { 'vileGhoul.bonusMoved': true } }),
    does: { 'vileGhoul.boost': -1, 'vileGhoul.attackBonus': 1, 'vileGhoul.bonusMoved': false },
  },
];

export const vileEffects: readonly EffectCase[] = [
  ...vileDice,
  ...boosts,
  ...movingEffects('vileGhoul', table),
  ...attacks,
  ...cardEffects('vileGhoul', table),
  {
    rule: '[GHL-V12] the Crystals smashed, then the Entrance',
    action: 'escape',
    at: acting({ crystals: 6 }, vileWith(['cave'])),
    does: { 'vileGhoul.escaped': true, notices: ['victory.vileEscapes'] },
  },
];

const tooWeak = (action: string, target: string, defence: number, on?: Table): RefusalCase => ({
  rule: `[GHL-U6] Attack ${defence} is not above ${defence}`,
  action,
  at: acting({ attack: defence, [target]: defence }, on),
  because: 'needsStrength',
  params: { needed: defence + 1, have: defence },
});

export const vileRefusals: readonly RefusalCase[] = [
  ...(['boostMove', 'boostAttack'] as const).map((action): RefusalCase => ({
    rule: '[GHL-U4] each Boost die once a turn',
    action,
    at: acting({ boost: 0 }),
    because: 'noBoost',
  })),
  ...vileDiceRefusals,
  ...movingRefusals('vileGhoul', table),
  tooWeak('attackKnight', 'knight.strength', 3),
  tooWeak('attackDragon', 'dragon.armor', 4),
  tooWeak('attackUnicorn', 'unicorn.armor', 1, withUnicorn),
  tooWeak('attackThief', 'thief.stealth', 0),
  {
    rule: '[GHL-A2] each target once a turn, however strong',
    action: 'attackKnight',
    at: given(acting({ attack: 9 }), { toggles: { 'vileGhoul.attacked.knight': true } }),
    because: 'attackedAlready',
  },
  {
    rule: '[GHL-U7] Attack 3 for a Crystal, a bonus does not help',
    action: 'smashCrystal',
    at: acting({ attack: 2, attackBonus: 4 }),
    because: 'needsStrength',
    params: { needed: 3, have: 2 },
  },
  ...cardRefusals('vileGhoul', table),
  {
    rule: '[GHL-V12] too few Crystals',
    action: 'escape',
    at: acting({ crystals: 5 }, vileWith(['cave'])),
    because: 'needsCrystals',
    params: { goal: 6, have: 5 },
  },
];
