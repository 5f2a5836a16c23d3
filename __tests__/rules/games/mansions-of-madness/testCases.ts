import type { GameEvent } from '../../../../rules/engine/events';
import { setTo, switched } from '../../eventMakers';
import type { Effect } from '../../playing';
import { monster, who } from './mansionsTable';

export type Inputs = Extract<GameEvent, { type: 'actionTaken' }>['inputs'];

/** A test made after these events: all it does, and its undo. */
export type TestCase = { rule: string; after?: readonly GameEvent[]; inputs: Inputs; does: Effect };

export const evade = { kind: 'evade', monster };
export const horror = { kind: 'horror', monster };
export const combat = { kind: 'combat', monster, with: 'strength' };
export const fire = { kind: 'fire' };
const stunned = setTo(`${who}.stun`, 3);
const dark = switched(`${who}.dark`, true);
const light = switched(`${who}.light`, true);
const cursed = setTo(`${who}.curse`, 2);
const insane = setTo(`${who}.sanity`, 0);
export const evaded = { [`happened.evade.${who}.${monster}`]: true };
export const seen = { [`happened.horror.${who}.${monster}`]: true };
export const fought = { [`happened.combat.${who}.${monster}`]: true };
export const worked: Effect = { notices: ['testSucceeded'] };
export const failedBy = (kind: string, ...more: readonly string[]): Effect => ({
  notices: [`${kind}TestFailed`, ...more],
});
export const horrorToken = (kind: string): Effect => ({
  [`${who}.sanity`]: -1,
  ...failedBy(kind, 'frightened'),
});
export const hurtBy = (damage: number): Effect => ({
  [`${who}.health`]: -damage,
  ...failedBy('evade', 'hurt'),
});

// Strength 6, Dexterity 4, Willpower 6, Luck 3; awareness +1, horror rating −1, damage 2.
export const testCases: readonly TestCase[] = [
  {
    rule: '[MOM-T1] an attribute test succeeds at its target',
    inputs: { kind: 'attribute', with: 'lore', roll: [2] },
    does: worked,
  },
  {
    rule: '[MOM-T1] and fails above it, which does nothing by itself',
    inputs: { kind: 'attribute', with: 'lore', roll: [3] },
    does: failedBy('attribute'),
  },
  {
    rule: '[MOM-T2] a 1 succeeds whatever the target',
    inputs: { kind: 'attribute', with: 'lore', modifier: -9, roll: [1] },
    does: worked,
  },
  {
    rule: '[MOM-T3] a 10 fails whatever the target',
    inputs: { kind: 'attribute', with: 'strength', modifier: 9, roll: [10] },
    does: failedBy('attribute'),
  },
  {
    rule: '[MOM-T12] [MOM-X2] evade: awareness is added, 4 and 1',
    inputs: { ...evade, roll: [5] },
    does: { ...evaded, ...worked },
  },
  {
    rule: '[MOM-T15] a failed evade: the monster deals its damage, the budget stays',
    inputs: { ...evade, roll: [6] },
    does: { ...evaded, ...hurtBy(2) },
  },
  {
    rule: '[MOM-T15] or what else the keeper says',
    inputs: { ...evade, roll: [6], keeper: 'dealDamage', damageTaken: 5 },
    does: { ...evaded, ...hurtBy(5) },
  },
  {
    rule: '[MOM-T15] or the keeper spares the investigator',
    inputs: { ...evade, roll: [6], keeper: 'spare', damageTaken: 5 },
    does: { ...evaded, ...failedBy('evade') },
  },
  {
    rule: '[MOM-T5] [MOM-T6] three Stun tokens are −2 to an evade, darkness nothing [MOM-T12]',
    after: [stunned, dark],
    inputs: { ...evade, roll: [3] },
    does: { ...evaded, ...worked },
  },
  {
    rule: '[MOM-T5] the face above it fails',
    after: [stunned, dark],
    inputs: { ...evade, roll: [4] },
    does: { ...evaded, ...hurtBy(2) },
  },
  {
    rule: '[MOM-T16] horror: Willpower and rating, 6 and −1',
    inputs: { ...horror, roll: [5] },
    does: { ...seen, ...worked },
  },
  {
    rule: '[MOM-T20] a failed horror test is a Horror token',
    inputs: { ...horror, roll: [6] },
    does: { ...seen, ...horrorToken('horror') },
  },
  {
    rule: '[MOM-T16] [MOM-X1] stun counts for horror, darkness does not',
    after: [stunned, dark],
    inputs: { ...horror, roll: [3] },
    does: { ...seen, ...worked },
  },
  {
    rule: '[MOM-X1] so a 4 frightens the stunned',
    after: [stunned],
    inputs: { ...horror, roll: [4] },
    does: { ...seen, ...horrorToken('horror') },
  },
  {
    rule: '[MOM-T17] a stunned monster still frightens',
    after: [setTo(`${monster}.stun`, 1)],
    inputs: { ...horror, roll: [6] },
    does: { ...seen, ...horrorToken('horror') },
  },
  {
    rule: '[MOM-S7] no Horror token for the insane',
    after: [insane],
    inputs: { ...horror, roll: [6] },
    does: { ...seen, notices: ['failedInsane'] },
  },
  {
    rule: '[MOM-S7] the last Sanity makes insane',
    after: [setTo(`${who}.sanity`, 1)],
    inputs: { ...horror, roll: [10] },
    does: { [`${who}.sanity`]: -1, ...seen, ...failedBy('horror', 'insane') },
  },
  {
    rule: '[MOM-T22] fire: Willpower and nothing printed; darkness does not matter [MOM-T23]',
    after: [dark],
    inputs: { ...fire, roll: [6] },
    does: worked,
  },
  {
    rule: '[MOM-T22] a failure there is a Horror token',
    inputs: { ...fire, roll: [7] },
    does: horrorToken('fire'),
  },
  {
    rule: '[MOM-S7] and none for the insane',
    after: [insane],
    inputs: { ...fire, roll: [7] },
    does: { notices: ['failedInsane'] },
  },
  {
    rule: '[MOM-S7] an insane investigator fails any other test like everybody',
    after: [insane],
    inputs: { ...evade, roll: [6] },
    does: { ...evaded, ...hurtBy(2) },
  },
  {
    rule: '[MOM-T21] combat: what the card says goes to the monster',
    inputs: { ...combat, roll: [6], damageDealt: 3, stunDealt: 1 },
    does: { ...fought, ...worked, [`${monster}.wounds`]: 3, [`${monster}.stun`]: 1 },
  },
  {
    rule: '[MOM-T21] a failure to the investigator',
    inputs: { ...combat, roll: [7], damageTaken: 2, stunTaken: 1 },
    does: {
      ...{ ...fought, [`${who}.health`]: -2, [`${who}.stun`]: 1 },
      ...failedBy('combat', 'hurt'),
    },
  },
  {
    rule: '[MOM-T21] the card names another attribute and a modifier, 3 and +1',
    inputs: { ...combat, with: 'marksmanship', modifier: 1, roll: [4], damageDealt: 0 },
    does: { ...fought, ...worked },
  },
  {
    rule: '[MOM-T7] darkness is −2 in combat',
    after: [dark],
    inputs: { ...combat, roll: [5] },
    does: { ...fought, ...failedBy('combat') },
  },
  {
    rule: '[MOM-T8] with stun −4',
    after: [dark, stunned],
    inputs: { ...combat, roll: [2] },
    does: { ...fought, ...worked, [`${monster}.wounds`]: 1 },
  },
  {
    rule: '[MOM-T8] and not less',
    after: [dark, stunned],
    inputs: { ...combat, roll: [3] },
    does: { ...fought, ...failedBy('combat') },
  },
  {
    rule: '[MOM-T9] a light takes darkness away',
    after: [dark, light],
    inputs: { ...combat, roll: [6] },
    does: { ...fought, ...worked, [`${monster}.wounds`]: 1 },
  },
  {
    rule: '[MOM-T10] a Skill Point adds Luck and is gone',
    inputs: { ...evade, skill: true, roll: [8] },
    does: { ...evaded, ...worked, [`${who}.skillPoints`]: -1 },
  },
  {
    rule: '[MOM-T10] also when it does not help',
    inputs: { ...fire, skill: true, roll: [10] },
    does: { ...horrorToken('fire'), [`${who}.skillPoints`]: -1 },
  },
  {
    rule: '[MOM-T10] without one there is no Luck, whatever the form said',
    after: [setTo(`${who}.skillPoints`, 0)],
    inputs: { ...evade, skill: true, roll: [8] },
    does: { ...evaded, ...hurtBy(2) },
  },
  {
    rule: '[MOM-R1] a Curse is discarded and the second roll stands',
    after: [cursed],
    inputs: { ...evade, roll: [2], reroll: 'curse', second: [9] },
    does: { ...evaded, ...hurtBy(2), [`${who}.curse`]: -1 },
  },
  {
    rule: '[MOM-R1] even if it is better',
    after: [cursed],
    inputs: { ...evade, roll: [9], reroll: 'curse', second: [2] },
    does: { ...evaded, ...worked, [`${who}.curse`]: -1 },
  },
  {
    rule: '[MOM-R1] no reroll, no token',
    after: [cursed],
    inputs: { ...evade, roll: [2] },
    does: { ...evaded, ...worked },
  },
  {
    rule: '[MOM-X17] a permitted reroll leaves the Curse',
    after: [cursed],
    inputs: { ...evade, roll: [9], reroll: 'own', second: [5] },
    does: { ...evaded, ...worked },
  },
  {
    rule: '[MOM-R5] the Skill Point counts for the second roll and is spent once',
    after: [cursed],
    inputs: { ...evade, skill: true, roll: [3], reroll: 'curse', second: [8] },
    does: { ...evaded, ...worked, [`${who}.curse`]: -1, [`${who}.skillPoints`]: -1 },
  },
];
