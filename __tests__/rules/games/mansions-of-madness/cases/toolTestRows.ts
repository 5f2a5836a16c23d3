/** A row of the fact sheet, section 3.4, asked by a link; what stands in brackets has no part in it. */
export type TestRow = {
  rule: string;
  link: string;
  roll: number;
  says: `${'success' | 'failure'}, target ${number}, ${number}%`;
  sum: string;
  bars: string;
};

/** M-1: a plain test of an attribute. */
export const attributeRows: readonly TestRow[] = [
  {
    rule: '[MOM-T1] the target itself succeeds',
    link: 'attribute=5',
    roll: 5,
    says: 'success, target 5, 50%',
    sum: 'attributeBase 5, attributeModifier 0, (notStunned), (notDark), (noSkillPoint)',
    bars: 'barPlain 50, barReroll 75, barCurse 25',
  },
  {
    rule: '[MOM-T1] [MOM-T5] stun takes 2; a roll above the target fails',
    link: 'attribute=5&stunned=1',
    roll: 4,
    says: 'failure, target 3, 30%',
    sum: 'attributeBase 5, attributeModifier 0, stun -2, (notDark), (noSkillPoint)',
    bars: 'barPlain 30, barReroll 51, barCurse 9',
  },
  {
    rule: '[MOM-T7] darkness does not matter outside combat',
    link: 'attribute=5&dark=1',
    roll: 5,
    says: 'success, target 5, 50%',
    sum: 'attributeBase 5, attributeModifier 0, (notStunned), (darkOnlyInCombat), (noSkillPoint)',
    bars: 'barPlain 50, barReroll 75, barCurse 25',
  },
  {
    rule: '[MOM-T10] a Skill Point adds Luck 3',
    link: 'attribute=5&luck=3',
    roll: 8,
    says: 'success, target 8, 80%',
    sum: 'attributeBase 5, attributeModifier 0, (notStunned), (notDark), skillPoint 3',
    bars: 'barWithLuck 80, barWithoutLuck 50, barReroll 96, barCurse 64',
  },
  {
    rule: '[MOM-T3] [MOM-T11] target 11 is 90 %: a 10 still fails',
    link: 'attribute=9&modifier=+2',
    roll: 10,
    says: 'failure, target 11, 90%',
    sum: 'attributeBase 9, attributeModifier 2, (notStunned), (notDark), (noSkillPoint)',
    bars: 'barPlain 90, barReroll 99, barCurse 81',
  },
  {
    rule: '[MOM-T2] [MOM-T11] target 0 is 10 %: a 1 still succeeds',
    link: 'attribute=2&stunned=1',
    roll: 1,
    says: 'success, target 0, 10%',
    sum: 'attributeBase 2, attributeModifier 0, stun -2, (notDark), (noSkillPoint)',
    bars: 'barPlain 10, barReroll 19, barCurse 1',
  },
  {
    rule: '[MOM-T5] [MOM-T6] three stun tokens are the switch of one: −2, with Luck 4 target 5',
    link: 'attribute=3&stunned=on&luck=4',
    roll: 5,
    says: 'success, target 5, 50%',
    sum: 'attributeBase 3, attributeModifier 0, stun -2, (notDark), skillPoint 4',
    bars: 'barWithLuck 50, barWithoutLuck 10, barReroll 75, barCurse 25',
  },
  {
    rule: '[MOM-T4] [MOM-T5] a modifier of −3 and stun',
    link: 'attribute=7&modifier=−3&stunned=1',
    roll: 3,
    says: 'failure, target 2, 20%',
    sum: 'attributeBase 7, attributeModifier -3, stun -2, (notDark), (noSkillPoint)',
    bars: 'barPlain 20, barReroll 36, barCurse 4',
  },
];

/** M-4: combat, attribute and modifier of the Combat card. */
export const combatRows: readonly TestRow[] = [
  {
    rule: '[MOM-T21] the attribute of the Combat card',
    link: 'kind=combat&attribute=6',
    roll: 6,
    says: 'success, target 6, 60%',
    sum: 'combatBase 6, combatModifier 0, (notStunned), (notDark), (noSkillPoint)',
    bars: 'barPlain 60, barReroll 84, barCurse 36',
  },
  {
    rule: '[MOM-T5] stun alone',
    link: 'kind=combat&attribute=6&stunned=1',
    roll: 5,
    says: 'failure, target 4, 40%',
    sum: 'combatBase 6, combatModifier 0, stun -2, (notDark), (noSkillPoint)',
    bars: 'barPlain 40, barReroll 64, barCurse 16',
  },
  {
    rule: '[MOM-T7] darkness alone',
    link: 'kind=combat&attribute=6&dark=1',
    roll: 4,
    says: 'success, target 4, 40%',
    sum: 'combatBase 6, combatModifier 0, (notStunned), dark -2, (noSkillPoint)',
    bars: 'barPlain 40, barReroll 64, barCurse 16',
  },
  {
    rule: '[MOM-T8] stunned in the dark: −4, target 2',
    link: 'kind=combat&attribute=6&stunned=1&dark=1',
    roll: 2,
    says: 'success, target 2, 20%',
    sum: 'combatBase 6, combatModifier 0, stun -2, dark -2, (noSkillPoint)',
    bars: 'barPlain 20, barReroll 36, barCurse 4',
  },
  {
    rule: '[MOM-T8] [MOM-T10] [MOM-T21] both, the modifier of the card and Luck 3',
    link: 'kind=combat&attribute=6&modifier=+1&stunned=1&dark=1&luck=3',
    roll: 6,
    says: 'success, target 6, 60%',
    sum: 'combatBase 6, combatModifier 1, stun -2, dark -2, skillPoint 3',
    bars: 'barWithLuck 60, barWithoutLuck 30, barReroll 84, barCurse 36',
  },
  {
    rule: '[MOM-T2] [MOM-T8] both leave the 1',
    link: 'kind=combat&attribute=4&modifier=-1&stunned=1&dark=1',
    roll: 1,
    says: 'success, target -1, 10%',
    sum: 'combatBase 4, combatModifier -1, stun -2, dark -2, (noSkillPoint)',
    bars: 'barPlain 10, barReroll 19, barCurse 1',
  },
  {
    rule: '[MOM-T3] [MOM-T7] target 9 in the dark: a 10 fails',
    link: 'kind=combat&attribute=9&modifier=+2&dark=1',
    roll: 10,
    says: 'failure, target 9, 90%',
    sum: 'combatBase 9, combatModifier 2, (notStunned), dark -2, (noSkillPoint)',
    bars: 'barPlain 90, barReroll 99, barCurse 81',
  },
  {
    rule: '[MOM-T9] a light cancels darkness',
    link: 'kind=combat&attribute=6&dark=1&light=1',
    roll: 6,
    says: 'success, target 6, 60%',
    sum: 'combatBase 6, combatModifier 0, (notStunned), (lit), (noSkillPoint)',
    bars: 'barPlain 60, barReroll 84, barCurse 36',
  },
];

/** M-5: Willpower on entering a burning room. */
export const fireRows: readonly TestRow[] = [
  {
    rule: '[MOM-T22] Willpower, and nothing is printed',
    link: 'kind=fire&attribute=4',
    roll: 4,
    says: 'success, target 4, 40%',
    sum: 'fireBase 4, (noFireModifier), (notStunned), (notDark), (noSkillPoint)',
    bars: 'barPlain 40, barReroll 64, barCurse 16',
  },
  {
    rule: '[MOM-T5] [MOM-T22] stun counts; a failure is 1 Horror token',
    link: 'kind=fire&attribute=4&stunned=1',
    roll: 3,
    says: 'failure, target 2, 20%',
    sum: 'fireBase 4, (noFireModifier), stun -2, (notDark), (noSkillPoint)',
    bars: 'barPlain 20, barReroll 36, barCurse 4',
  },
  {
    rule: '[MOM-T23] darkness does not matter for fire',
    link: 'kind=fire&attribute=4&dark=1',
    roll: 4,
    says: 'success, target 4, 40%',
    sum: 'fireBase 4, (noFireModifier), (notStunned), (darkOnlyInCombat), (noSkillPoint)',
    bars: 'barPlain 40, barReroll 64, barCurse 16',
  },
  {
    rule: '[MOM-T10] [MOM-T23] stunned in the dark with Luck 2',
    link: 'kind=fire&attribute=4&stunned=1&dark=1&luck=2',
    roll: 4,
    says: 'success, target 4, 40%',
    sum: 'fireBase 4, (noFireModifier), stun -2, (darkOnlyInCombat), skillPoint 2',
    bars: 'barWithLuck 40, barWithoutLuck 20, barReroll 64, barCurse 16',
  },
  {
    rule: '[MOM-T2] Willpower 2, stunned: the 1',
    link: 'kind=fire&attribute=2&stunned=1',
    roll: 1,
    says: 'success, target 0, 10%',
    sum: 'fireBase 2, (noFireModifier), stun -2, (notDark), (noSkillPoint)',
    bars: 'barPlain 10, barReroll 19, barCurse 1',
  },
  {
    rule: '[MOM-T3] [MOM-T10] Luck 3 beyond 10: a 10 fails',
    link: 'kind=fire&attribute=8&luck=3',
    roll: 10,
    says: 'failure, target 11, 90%',
    sum: 'fireBase 8, (noFireModifier), (notStunned), (notDark), skillPoint 3',
    bars: 'barWithLuck 90, barWithoutLuck 80, barReroll 99, barCurse 81',
  },
];
