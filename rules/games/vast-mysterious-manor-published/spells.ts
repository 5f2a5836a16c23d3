import type { View } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { mixOf, type Mix } from './roles';

/** The ten spell cards; one that was played stays in play [VMP-W7]. */
export const spells = [
  'strongSpirits',
  'teleport',
  'leap',
  'refuel',
  'enclose',
  'treasureLink',
  'grow',
  'glower',
  'syphonSpecialize',
  'expand',
] as const;
export type Spell = (typeof spells)[number];

/** Some sets of roles give the Warlock spells to start with [VMP-W20]. */
const firstOf: Readonly<Partial<Record<Mix, readonly Spell[]>>> = {
  withoutManor: ['expand'],
  paladinSpiderWarlock: ['syphonSpecialize', 'expand'],
  skeletonsSpiderWarlock: ['expand', 'enclose'],
};

export function firstSpells(setup: FieldValues): readonly Spell[] {
  return firstOf[mixOf(setup)] ?? [];
}

export function inPlay(view: View, spell: Spell): boolean {
  return view.isOn(`warlock.${spell}`);
}

export function spellsLeft(view: View): readonly Spell[] {
  return spells.filter((spell) => !inPlay(view, spell));
}
