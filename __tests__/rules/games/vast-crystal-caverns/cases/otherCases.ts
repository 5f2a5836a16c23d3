import { given, type Position, type Table } from '../../../playing';
import { crowd, ghoulWith, holding, vileWith, type Role } from '../cavernsTable';
import type { EffectCase, RefusalCase } from '../../actionCase';

const table = ghoulWith(crowd);
const withUnicorn = ghoulWith(['unicorn', 'cave']);
const against = (values: NonNullable<Position['values']>, at: Table = table) =>
  given(at, { values });
const surfaced = (values: NonNullable<Position['values']>) =>
  given(table, { values, toggles: { 'dragon.surfaced': true } });
const cards = holding(table, 'ghoul', { chase: 1 }, 1);

type Cases = { effects: readonly EffectCase[]; refusals: readonly RefusalCase[] };

const holds = (
  action: string,
  at: Table,
  defence: number,
  inputs: EffectCase['inputs'] = {},
): RefusalCase => ({
  rule: `[GHL-O1] as much as the Defense ${defence} is not enough`,
  action,
  at,
  inputs,
  because: 'defenceHolds',
  params: { defence, have: defence },
});

/** Leaving a game of two, for whom that wins. */
function leaving(role: 'knight' | 'goblins' | 'dragon'): {
  effects: readonly EffectCase[];
  refusals: readonly RefusalCase[];
} {
  const duel = ghoulWith([role]);
  const victory = { knight: 'knightEscapes', goblins: 'goblinsEscape', dragon: 'dragonEscapes' };
  const five = given(duel, { values: { 'ghoul.crystals': 5 } });
  return {
    effects: [
      {
        rule: '[GHL-V3] [GHL-V4] [GHL-V5] who has done all the rest wins by leaving',
        action: 'otherEscapes',
        at: role === 'dragon' ? duel : five,
        does: { [`${role}.escaped`]: true, notices: [`victory.${victory[role]}`] },
      },
    ],
    refusals: [
      {
        rule: '[GHL-V3] [GHL-V4] not with four Crystals',
        action: 'otherEscapes',
        at: given(duel, { values: { 'ghoul.crystals': 4 } }),
        because: 'needsCrystals',
        params: { goal: 5, have: 4 },
      },
    ],
  };
}

const smashes: EffectCase = {
  rule: '[GHL-A8] [GHL-V3] [GHL-V4] a Crystal counts whoever smashes it',
  action: 'otherSmashes',
  at: ghoulWith(['knight']),
  does: { 'ghoul.crystals': 1 },
};

/** Goblins and Dragon play in the Ghoul’s game, so their cases are at its table. */
export const otherCases: Readonly<Record<Exclude<Role, 'ghost'>, Cases>> = {
  knight: {
    effects: [
      {
        rule: '[GHL-O2] [GHL-A9] an attack takes no disc: Daring, and the skitter',
        action: 'knightAttacks',
        at: against({ 'ghoul.attack': 2, 'knight.strength': 3 }),
        does: { notices: ['daring', 'skitter'] },
      },
      {
        rule: '[GHL-O2] [GHL-X6] Stalwart with Defense 3, Fearless on a tile just revealed',
        action: 'knightAttacks',
        at: against({ 'ghoul.attack': 3, 'knight.strength': 4 }),
        inputs: { justRevealed: true },
        does: { notices: ['daring', 'stalwart', 'fearless', 'skitter'] },
      },
      {
        rule: '[GHL-O1] [GHL-U9] the Vile Ghoul defends with its Attack without a bonus',
        action: 'knightAttacks',
        at: against(
          { 'vileGhoul.attack': 1, 'vileGhoul.attackBonus': 5, 'knight.strength': 2 },
          vileWith(),
        ),
        does: { notices: ['daring', 'skitter'] },
      },
      {
        rule: '[GHL-O3] [GHL-K1] the Bow at Strength 2, whatever the Defense: a skitter',
        action: 'knightShoots',
        at: against({ 'ghoul.attack': 6, 'knight.strength': 2 }),
        does: { notices: ['skitter'] },
      },
      smashes,
      ...leaving('knight').effects,
    ],
    refusals: [
      ...leaving('knight').refusals,
      holds('knightAttacks', against({ 'ghoul.attack': 3, 'knight.strength': 3 }), 3),
      {
        rule: '[GHL-O3] the Bow at Strength 1',
        action: 'knightShoots',
        at: against({ 'knight.strength': 1 }),
        because: 'bowNeeds',
        params: { have: 1 },
      },
    ],
  },
  goblins: {
    effects: [
      {
        rule: '[GHL-O5] the Goblins gain Rage and the Ghoul skitters',
        action: 'tribeAttacks',
        at: against({ 'ghoul.attack': 1, 'goblins.tribe3': 2 }),
        inputs: { tribe: 'tribe3' },
        does: { notices: ['goblinsGainRage', 'skitter'] },
      },
      { ...smashes, at: ghoulWith(['goblins']) },
      ...leaving('goblins').effects,
    ],
    refusals: [
      ...leaving('goblins').refusals,
      holds('tribeAttacks', against({ 'ghoul.attack': 1, 'goblins.tribe3': 1 }), 1, {
        tribe: 'tribe3',
      }),
    ],
  },
  dragon: {
    effects: [
      {
        rule: '[GHL-O4] Claw, from underground whatever the Defense: no card is lost',
        action: 'dragonClaws',
        at: against({ 'ghoul.attack': 9 }, cards),
        does: { notices: ['clawed', 'skitter'] },
      },
      {
        rule: '[GHL-O4] Scratch takes a Terror card',
        action: 'dragonScratches',
        at: against({ 'ghoul.attack': 9 }, cards),
        inputs: { cardLost: 'chase' },
        does: {
          ...{ 'ghoul.chase': -1, 'ghoul.terrorCards': -1 },
          notices: ['scratched', 'cardLost', 'skitter'],
        },
      },
      {
        rule: '[GHL-O4] if there is one',
        action: 'dragonScratches',
        at: table,
        does: { notices: ['scratched', 'skitter'] },
      },
      {
        rule: '[GHL-O1] surfaced it needs Armor above the Defense',
        action: 'dragonClaws',
        at: surfaced({ 'ghoul.attack': 2, 'dragon.armor': 3 }),
        does: { notices: ['clawed', 'skitter'] },
      },
      ...leaving('dragon').effects,
    ],
    refusals: ['dragonClaws', 'dragonScratches'].map((action) =>
      holds(action, surfaced({ 'ghoul.attack': 2, 'dragon.armor': 2 }), 2),
    ),
  },
  unicorn: {
    effects: [
      {
        rule: '[GHL-O6] the Unicorn attacks whatever the Defense; below 3 Anger no card is lost',
        action: 'unicornAttacks',
        at: against(
          { 'ghoul.attack': 9, 'unicorn.anger': 2 },
          holding(withUnicorn, 'ghoul', {}, 2),
        ),
        does: { notices: ['skitter'] },
      },
      {
        rule: '[GHL-O6] with 3 Anger none is lost where there is none',
        action: 'unicornAttacks',
        at: against({ 'unicorn.anger': 3 }, withUnicorn),
        does: { notices: ['skitter'] },
      },
      {
        rule: '[GHL-O6] with 3 Anger a Terror card is lost',
        action: 'unicornAttacks',
        at: against({ 'unicorn.anger': 3 }, holding(withUnicorn, 'ghoul', { hunt: 1 }, 1)),
        inputs: { cardLost: 'hunt' },
        does: {
          ...{ 'ghoul.hunt': -1, 'ghoul.terrorCards': -1 },
          notices: ['cardLost', 'skitter'],
        },
      },
    ],
    refusals: [],
  },
  cave: {
    effects: [
      {
        rule: '[GHL-O7] [GHL-F3] [GHL-X5] the Spores take Fury but no card, and it skitters',
        action: 'spores',
        at: against({ 'ghoul.rage': 6 }, cards),
        does: { 'ghoul.rage': -1, notices: ['sporesKeepCards', 'skitter'] },
      },
      {
        rule: '[GHL-X5] or it does not, as agreed',
        action: 'spores',
        at: against({ 'ghoul.rage': 6 }, ghoulWith(crowd, { sporesSkitter: false })),
        does: { 'ghoul.rage': -1, notices: ['sporesKeepCards'] },
      },
      {
        rule: '[GHL-O7] [GHL-F1] Fury 0 has none to lose',
        action: 'spores',
        at: table,
        does: { notices: ['sporesKeepCards', 'skitter'] },
      },
    ],
    refusals: [],
  },
  thief: {
    effects: [
      {
        rule: '[GHL-O8] a token is stolen',
        action: 'pickpocket',
        at: against({ 'thief.stealth': 1, 'ghoul.treasure': 1 }, cards),
        does: { 'ghoul.treasure': -1, notices: ['tokenStolen', 'skitter'] },
      },
      {
        rule: '[GHL-O8] or a Terror card goes back into the deck, not out of the game',
        action: 'pickpocket',
        at: against({ 'thief.stealth': 1, 'ghoul.treasure': 1 }, cards),
        inputs: { stolen: 'chase' },
        does: {
          ...{ 'ghoul.chase': -1, 'ghoul.terrorCards': -1 },
          notices: ['cardShuffledBack', 'skitter'],
        },
      },
      {
        rule: '[GHL-O8] of the Vile Ghoul too',
        action: 'pickpocket',
        at: against({ 'thief.stealth': 1 }, holding(vileWith(), 'vileGhoul', {}, 2)),
        does: { 'vileGhoul.terrorCards': -1, notices: ['cardShuffledBack', 'skitter'] },
      },
      {
        rule: '[GHL-M6] a Backstab waits for the Ghoul’s next turn',
        action: 'backstabs',
        at: against({ 'thief.stealth': 3, 'ghoul.attack': 2, 'ghoul.backstab': 1 }),
        inputs: { cubes: 2 },
        does: { 'ghoul.backstab': 2, notices: ['skitter'] },
      },
    ],
    refusals: [
      {
        rule: '[GHL-O8] neither token nor card',
        action: 'pickpocket',
        at: against({ 'thief.stealth': 5 }),
        because: 'nothingToSteal',
      },
      holds('pickpocket', against({ 'thief.stealth': 2, 'ghoul.attack': 2 }, cards), 2),
      holds('backstabs', against({ 'thief.stealth': 2, 'ghoul.attack': 2 }), 2),
    ],
  },
};
