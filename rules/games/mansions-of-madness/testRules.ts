import type { SumPart } from '../../engine/answer';
import { sides } from './table';

export const testKinds = ['attribute', 'evade', 'horror', 'combat', 'fire'] as const;
export type TestKind = (typeof testKinds)[number];

export function isTestKind(id: string): id is TestKind {
  return testKinds.some((kind) => kind === id);
}

/** What a test is made of. */
export type Terms = {
  kind: TestKind;
  attribute: number;
  /** With its sign, as printed [MOM-T4]. */
  modifier: number;
  stunned: boolean;
  dark: boolean;
  light: boolean;
  /** What a Skill Point spent on it adds; 0 if none is [MOM-T10]. */
  luck: number;
};

/** Both stun and darkness take this much, however many tokens there are [MOM-T5]..[MOM-T8]. */
const penalty = -2;

/** The sum written out; what has no part in this test says why [MOM-T4]..[MOM-T10]. */
export function sumOf(terms: Terms): readonly SumPart[] {
  const { kind, attribute, modifier, stunned, luck } = terms;
  return [
    { id: `${kind}Base`, amount: attribute },
    // Nothing is printed for entering a fire; a card may still say something [MOM-T22].
    kind === 'fire' && modifier === 0
      ? idle('noFireModifier')
      : { id: `${kind}Modifier`, amount: modifier },
    stunned ? { id: 'stun', amount: penalty } : idle('notStunned'),
    darkPart(terms),
    luck > 0 ? { id: 'skillPoint', amount: luck } : idle('noSkillPoint'),
  ];
}

/** Darkness touches combat alone, and a light takes it away [MOM-T7], [MOM-T9]. */
function darkPart({ kind, dark, light }: Terms): SumPart {
  if (!dark) return idle('notDark');
  if (kind !== 'combat') return idle('darkOnlyInCombat');
  return light ? idle('lit') : { id: 'dark', amount: penalty };
}

function idle(id: string): SumPart {
  return { id, amount: 0, idle: true };
}

/** The highest roll that succeeds, before the faces that always do or never do [MOM-T4]. */
export function targetOf(terms: Terms): number {
  return sumOf(terms).reduce((sum, { amount }) => sum + amount, 0);
}

/** [MOM-T1], [MOM-T2], [MOM-T3] */
export function succeeds(target: number, roll: number): boolean {
  return roll === 1 || (roll < sides && roll <= target);
}

/** How many of the ten faces succeed [MOM-T11]. */
export function goodFaces(target: number): number {
  return Math.min(sides - 1, Math.max(1, target));
}

/** A success that a Curse may have rolled again has to succeed twice [MOM-R3]. */
export function chanceUnderCurse(target: number): number {
  return goodFaces(target) ** 2 / sides ** 2;
}

/** A failure that may be rolled again has to fail twice [MOM-R4]. */
export function chanceWithReroll(target: number): number {
  return (sides ** 2 - (sides - goodFaces(target)) ** 2) / sides ** 2;
}

export type Occasion = {
  kind: TestKind;
  monsterStunned: boolean;
  /** The same test against the same monster was made this turn. */
  tested: boolean;
  /** They have shared the room since the turn began. */
  together: boolean;
};

/** Why no test is needed at all; undefined where one is [MOM-T13], [MOM-T14], [MOM-T18], [MOM-T19]. */
export function needless(occasion: Occasion): string | undefined {
  const { kind, monsterStunned, tested, together } = occasion;
  if (kind === 'evade' && monsterStunned) return 'noEvadeStunned';
  if (kind === 'evade' && tested) return 'noSecondEvade';
  if (kind === 'horror' && tested) return 'noSecondHorror';
  if (kind === 'horror' && together) return 'noHorrorTogether';
  return undefined;
}

export const rerolls = ['noReroll', 'curse', 'own'] as const;
export type Reroll = (typeof rerolls)[number];

export type Rolled = { roll: number | undefined; reroll: Reroll; second: number | undefined };

/** The roll that counts: the second one stands [MOM-R1], [MOM-R5]. */
export function standingRoll({ roll, reroll, second }: Rolled): number | undefined {
  if (roll === undefined) return undefined;
  return reroll === 'noReroll' ? roll : second;
}

/** Whether a failed test leaves a Horror token [MOM-T20], [MOM-T22]. */
export function frightens(kind: TestKind): boolean {
  return kind === 'horror' || kind === 'fire';
}
