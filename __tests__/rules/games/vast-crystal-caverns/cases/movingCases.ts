import { given, type Table } from '../../../playing';
import { holding, type Ghoul } from '../cavernsTable';
import type { EffectCase, RefusalCase } from '../../actionCase';

const withMovement = (table: Table, seat: Ghoul, movement: number) =>
  given(table, { values: { [`${seat}.movement`]: movement } });

/** Moving and collecting, the same for both Ghouls. */
export function movingEffects(seat: Ghoul, table: Table): readonly EffectCase[] {
  const at = (id: string) => `${seat}.${id}`;
  const ready = withMovement(table, seat, 5);
  const sneaking = withMovement(holding(table, seat, { sneak: 1 }), seat, 5);
  const seizing = withMovement(holding(table, seat, { seize: 1 }), seat, 5);
  const enter = (rule: string, inputs: Record<string, boolean>, cost: number): EffectCase => ({
    rule: `${rule}: ${cost}`,
    action: 'enter',
    at: ready,
    inputs,
    does: { [at('movement')]: -cost },
  });
  return [
    {
      rule: '[GHL-M1] an adjacent space costs 1',
      action: 'step',
      at: ready,
      does: { [at('movement')]: -1 },
    },
    enter('[GHL-M1] a free space', {}, 1),
    enter('[GHL-M2] through a wall', { wall: true }, 2),
    enter('[GHL-M3] a piece attacked at once', { occupied: true, attackNow: true }, 1),
    enter('[GHL-M3] a piece, no attack', { occupied: true }, 2),
    enter(
      '[GHL-M4] one of two cannot be attacked',
      { occupied: true, attackNow: true, unattackable: true },
      2,
    ),
    enter('[GHL-M3] wall and piece, no attack', { wall: true, occupied: true }, 3),
    enter('[GHL-M2] wall, attack', { wall: true, occupied: true, attackNow: true }, 2),
    enter('[GHL-M3] never twice for pieces', { wall: true, occupied: true, unattackable: true }, 3),
    {
      rule: '[GHL-T7] Sneak waives one extra of two and is used for the turn',
      action: 'enter',
      at: sneaking,
      inputs: { wall: true, occupied: true, useSneak: true },
      does: { [at('movement')]: -2, [at('sneakUsed')]: 1 },
    },
    {
      rule: '[GHL-T7] used once per game Sneak waives all extras',
      action: 'enter',
      at: given(ready, { toggles: { [at('sneakOnce')]: true } }),
      inputs: { wall: true, occupied: true },
      does: { [at('movement')]: -1 },
    },
    {
      rule: '[GHL-R1] [GHL-R2] a token costs 2 and is kept',
      action: 'collectTreasure',
      at: ready,
      does: { [at('movement')]: -2, [at('treasure')]: 1 },
    },
    {
      rule: '[GHL-R3] the second token goes back with the first',
      action: 'collectTreasure',
      at: given(ready, { values: { [at('treasure')]: 1 } }),
      does: {
        [at('movement')]: -2,
        [at('treasure')]: -1,
        ...(seat === 'ghoul'
          ? { 'ghoul.rage': 1, notices: ['treasurePair'] }
          : { 'vileGhoul.terrorCards': 1, notices: ['treasurePair', 'terrorDrawn'] }),
      },
    },
    {
      rule: '[GHL-T11] a token with Seize costs 1',
      action: 'collectTreasure',
      at: seizing,
      does: { [at('movement')]: -1, [at('treasure')]: 1, [at('seizeUsed')]: 1 },
    },
    {
      rule: '[GHL-T11] or 2 if Seize is not wanted',
      action: 'collectTreasure',
      at: seizing,
      inputs: { useSeize: false },
      does: { [at('movement')]: -2, [at('treasure')]: 1 },
    },
    {
      rule: '[GHL-R4] [GHL-R1] a Gem, the center missed: a token',
      action: 'collectGem',
      at: ready,
      does: { [at('movement')]: -2, [at('treasure')]: 1, notices: ['gemTaken'] },
    },
    {
      rule: '[GHL-R4] [GHL-K4] a Gem, the center hit: a skitter and nothing',
      action: 'collectGem',
      at: ready,
      inputs: { dragonDie: 'centreHit' },
      does: { [at('movement')]: -2, notices: ['gemTrap', 'skitterByStack'] },
    },
    {
      rule: '[GHL-T11] Seize for a Gem without rolling costs 2',
      action: 'seizeGem',
      at: seizing,
      does: {
        [at('movement')]: -2,
        [at('treasure')]: 1,
        [at('seizeUsed')]: 1,
        notices: ['gemTaken'],
      },
    },
    {
      rule: '[GHL-T11] Seize for a Gem for 1 still rolls',
      action: 'collectGem',
      at: seizing,
      inputs: { dragonDie: 'centreHit', useSeize: true },
      does: {
        [at('movement')]: -1,
        [at('seizeUsed')]: 1,
        notices: ['gemTrap', 'skitterByStack'],
      },
    },
    {
      rule: '[GHL-K4] Magma and the like: as without another player',
      action: 'skitterNow',
      at: table,
      does: { notices: ['skitterByStack'] },
    },
  ];
}

export function movingRefusals(seat: Ghoul, table: Table): readonly RefusalCase[] {
  const needs = (
    rule: string,
    action: string,
    amount: number,
    inputs: RefusalCase['inputs'] = {},
  ): RefusalCase => ({
    rule: `${rule} without ${amount} movement`,
    action,
    at: withMovement(table, seat, amount - 1),
    inputs,
    because: 'needsMovement',
    params: { amount, have: amount - 1 },
  });
  return [
    needs('[GHL-M1] a step', 'step', 1),
    needs('[GHL-M2] [GHL-M3] wall and piece', 'enter', 3, { wall: true, occupied: true }),
    needs('[GHL-R1] a token', 'collectTreasure', 2),
    needs('[GHL-R1] a Gem', 'collectGem', 2),
    {
      rule: '[GHL-T11] a Gem by Seize without 2 movement',
      action: 'seizeGem',
      at: withMovement(holding(table, seat, { seize: 1 }), seat, 1),
      because: 'needsMovement',
      params: { amount: 2, have: 1 },
    },
  ];
}
