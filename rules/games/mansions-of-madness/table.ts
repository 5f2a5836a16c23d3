import type { View } from '../../engine/definition';
import { numberIn, type FieldValues } from '../../engine/fields';

/** Everybody who may explore the house, in turn order; the keeper comes after them [MOM-B1]. */
const everyone = ['investigator1', 'investigator2', 'investigator3', 'investigator4'] as const;
export type Investigator = (typeof everyone)[number];

export const investigatorBounds = { min: 1, max: everyone.length };

export function investigatorsIn(setup: FieldValues): readonly Investigator[] {
  return everyone.slice(0, numberIn(setup, 'investigators'));
}

export function isInvestigator(id: string): id is Investigator {
  return everyone.some((one) => one === id);
}

/** What an investigator can be tested in [MOM-B3]. */
export const attributes = [
  'strength',
  'marksmanship',
  'dexterity',
  'intellect',
  'willpower',
  'lore',
  'luck',
] as const;
export type Attribute = (typeof attributes)[number];

export function isAttribute(id: string): id is Attribute {
  return attributes.some((one) => one === id);
}

/** No card prints more; an end for those who mistype, not something to play towards. */
export const highestPrinted = 99;

/** Every test is rolled with this die [MOM-B6]. */
export const sides = 10;

export function isStunned(view: View, who: string): boolean {
  return view.value(`${who}.stun`) > 0;
}

/** At Health 0 an investigator is dead [MOM-S8]. */
export function isDead(view: View, who: Investigator): boolean {
  return view.value(`${who}.health`) === 0;
}

/** At Sanity 0 an investigator is insane and takes no more Horror tokens [MOM-S7]. */
export function isInsane(view: View, who: Investigator): boolean {
  return view.value(`${who}.sanity`) === 0;
}

export function isObjectiveKnown(view: View): boolean {
  return view.isOn('keeper.objectiveRevealed');
}

export function isOwnTurn(view: View, who: Investigator): boolean {
  return view.turn.seat === who;
}

/** Those who can still be hurt, frightened or played a card on. */
export function livingIn(view: View): readonly Investigator[] {
  return investigatorsIn(view.setup).filter((who) => !isDead(view, who));
}
