import { given, type Position, type Table } from '../../../playing';
import { crowd, ghoulWith } from '../cavernsTable';
import { cardEffects, cardRefusals } from './cardCases';
import type { EffectCase, RefusalCase } from '../../actionCase';
import { ghoulDice, ghoulDiceRefusals } from './ghoulDiceCases';
import { movingEffects, movingRefusals } from './movingCases';

const table = ghoulWith(crowd);
const withUnicorn = ghoulWith(['knight', 'unicorn']);

/** Acting, with discs, against these defences. */
function acting(values: NonNullable<Position['values']>, at: Table = table): Table {
  return given(at, { turn: 'ghoul/ghoulAct', values });
}
const at = (discs: number, target: string, defence: number, on?: Table) =>
  acting({ 'ghoul.attack': discs, [target]: defence }, on);

const attacks: readonly EffectCase[] = [
  {
    rule: '[GHL-A1] [GHL-A3] [GHL-A4] Strength 3 takes 4 discs; the Knight loses what she likes',
    action: 'attackKnight',
    at: at(4, 'knight.strength', 3),
    does: {
      ...{ 'ghoul.attack': -4, 'ghoul.rage': 1, 'ghoul.attacked.knight': true },
      notices: ['victimLoses', 'skitter'],
    },
  },
  {
    rule: '[GHL-A4] her Health, if she likes',
    action: 'attackKnight',
    at: at(4, 'knight.strength', 3),
    inputs: { knightLoss: 'health' },
    does: {
      ...{ 'ghoul.attack': -4, 'ghoul.rage': 1, 'ghoul.attacked.knight': true },
      'knight.health': -1,
      notices: ['victimLoses', 'skitter'],
    },
  },
  {
    rule: '[GHL-A3] [GHL-F3] the Fury of an attack may draw a card, before the skitter',
    action: 'attackTribe',
    at: acting({ 'ghoul.attack': 5, 'goblins.tribe2': 1, 'ghoul.rage': 3 }),
    inputs: { tribe: 'tribe2' },
    does: {
      ...{ 'ghoul.attack': -2, 'ghoul.rage': 1, 'ghoul.terrorCards': 1 },
      'ghoul.attacked.tribe2': true,
      notices: ['tribeScatters', 'terrorDrawn', 'skitter'],
    },
  },
  {
    rule: '[GHL-A10] a tribe scatters',
    action: 'attackTribe',
    at: at(5, 'goblins.tribe1', 1),
    does: {
      ...{ 'ghoul.attack': -2, 'ghoul.rage': 1, 'ghoul.attacked.tribe1': true },
      notices: ['tribeScatters', 'skitter'],
    },
  },
  {
    rule: '[GHL-A1] [GHL-A5] Armor 4 takes 5 discs; the Dragon loses Power cards',
    action: 'attackDragon',
    at: at(6, 'dragon.armor', 4),
    does: {
      ...{ 'ghoul.attack': -5, 'ghoul.rage': 1, 'ghoul.attacked.dragon': true },
      notices: ['victimLoses', 'skitter'],
    },
  },
  {
    rule: '[GHL-A5] or Health',
    action: 'attackDragon',
    at: at(6, 'dragon.armor', 4),
    inputs: { dragonLoss: 'health' },
    does: {
      ...{ 'ghoul.attack': -5, 'ghoul.rage': 1, 'ghoul.attacked.dragon': true },
      'dragon.health': -1,
      notices: ['victimLoses', 'skitter'],
    },
  },
  {
    rule: '[GHL-A6] the Unicorn loses cards and teleports after the skitter',
    action: 'attackUnicorn',
    at: at(2, 'unicorn.armor', 1, withUnicorn),
    does: {
      ...{ 'ghoul.attack': -2, 'ghoul.rage': 1, 'ghoul.attacked.unicorn': true },
      notices: ['victimLoses', 'unicornTeleports', 'skitter'],
    },
  },
  {
    rule: '[GHL-A6] or Health',
    action: 'attackUnicorn',
    at: at(2, 'unicorn.armor', 1, withUnicorn),
    inputs: { unicornLoss: 'health' },
    does: {
      ...{ 'ghoul.attack': -2, 'ghoul.rage': 1, 'ghoul.attacked.unicorn': true },
      'unicorn.health': -1,
      notices: ['victimLoses', 'unicornTeleports', 'skitter'],
    },
  },
  {
    rule: '[GHL-A11] [GHL-A1] the Thief with Stealth 0 dies for 1 disc: one Terror card is kept',
    action: 'attackThief',
    at: at(2, 'thief.stealth', 0),
    does: {
      ...{ 'ghoul.attack': -1, 'ghoul.rage': 1, 'ghoul.attacked.thief': true },
      'ghoul.terrorCards': 1,
      notices: ['thiefKilled', 'skitter'],
    },
  },
  {
    rule: '[GHL-A11] one is kept however many are drawn',
    action: 'attackThief',
    at: acting({ 'ghoul.attack': 3, 'thief.stealth': 1, 'thief.lootDrop': 4 }),
    does: {
      ...{ 'ghoul.attack': -2, 'ghoul.rage': 1, 'ghoul.attacked.thief': true },
      'ghoul.terrorCards': 1,
      notices: ['thiefKilled', 'skitter'],
    },
  },
  {
    rule: '[GHL-A7] [GHL-A8] [GHL-X4] a Crystal takes 3 discs and counts as an attack',
    action: 'smashCrystal',
    at: acting({ 'ghoul.attack': 3 }),
    does: { 'ghoul.attack': -3, 'ghoul.crystals': 1, 'ghoul.rage': 1, notices: ['skitter'] },
  },
  {
    rule: '[GHL-X4] or does not count, as agreed',
    action: 'smashCrystal',
    at: acting({ 'ghoul.attack': 3 }, ghoulWith(crowd, { crystalCounts: false })),
    does: { 'ghoul.attack': -3, 'ghoul.crystals': 1, notices: ['skitter'] },
  },
  {
    rule: '[GHL-K3] without a Cave the stack decides',
    action: 'smashCrystal',
    at: acting({ 'ghoul.attack': 4 }, withUnicorn),
    does: { 'ghoul.attack': -3, 'ghoul.crystals': 1, 'ghoul.rage': 1, notices: ['skitterByStack'] },
  },
];

const escaping: EffectCase = {
  rule: '[GHL-V1] [GHL-V6] entering the Entrance after the goal wins',
  action: 'escape',
  at: acting({ 'ghoul.crystals': 6 }, ghoulWith(['cave'])),
  does: { 'ghoul.escaped': true, notices: ['victory.ghoulEscapesCrystals'] },
};

export const ghoulEffects: readonly EffectCase[] = [
  ...ghoulDice,
  ...movingEffects('ghoul', table),
  ...attacks,
  ...cardEffects('ghoul', table),
  escaping,
];

const attacked = (piece: string, on: Table = table) =>
  given(on, { values: { 'ghoul.attack': 9 }, toggles: { [`ghoul.attacked.${piece}`]: true } });

const tooFew = (
  action: string,
  target: string,
  defence: number,
  discs: number,
  on?: Table,
): RefusalCase => ({
  rule: `[GHL-A1] ${defence} + 1 discs`,
  action,
  at: at(discs, target, defence, on),
  because: 'needsDiscs',
  params: { amount: defence + 1, have: discs },
});

const again = (action: string, at: Table, inputs: RefusalCase['inputs'] = {}): RefusalCase => ({
  rule: '[GHL-A2] each target once a turn',
  action,
  at,
  inputs,
  because: 'attackedAlready',
});

export const ghoulRefusals: readonly RefusalCase[] = [
  ...ghoulDiceRefusals,
  ...movingRefusals('ghoul', table),
  tooFew('attackKnight', 'knight.strength', 3, 3),
  tooFew('attackTribe', 'goblins.tribe1', 2, 2),
  tooFew('attackDragon', 'dragon.armor', 4, 4),
  tooFew('attackUnicorn', 'unicorn.armor', 1, 1, withUnicorn),
  tooFew('attackThief', 'thief.stealth', 0, 0),
  again('attackKnight', attacked('knight')),
  again('attackTribe', attacked('tribe1'), { tribe: 'tribe1' }),
  again('attackDragon', attacked('dragon')),
  again('attackUnicorn', attacked('unicorn', withUnicorn)),
  again('attackThief', attacked('thief')),
  {
    rule: '[GHL-A7] 3 discs',
    action: 'smashCrystal',
    at: acting({ 'ghoul.attack': 2 }),
    because: 'needsDiscs',
    params: { amount: 3, have: 2 },
  },
  ...cardRefusals('ghoul', table),
  {
    rule: '[GHL-V1] before the goal nobody wins by leaving',
    action: 'escape',
    at: acting({ 'ghoul.rage': 11, 'ghoul.crystals': 9 }, ghoulWith()),
    because: 'needsFury',
    params: { goal: 12, have: 11 },
  },
];
