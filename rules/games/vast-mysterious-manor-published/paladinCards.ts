import type { View } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { levelOf, mixOf } from './setup';
import type { Mix } from './roles';

/** Favors that can be lost again; Vigor and Illuminate are always there [VMP-P3], [VMP-P15]. */
export const favors = [
  'pathfinder',
  'conjure',
  'divination',
  'pillarOfLight',
  'radiantLamps',
  'dedication',
  'disdain',
] as const;

export const treasures = [
  'armor',
  'fireBrand',
  'halo',
  'holySymbol',
  'magicMace',
  'prayerBeads',
  'wingedBoots',
] as const;

const threeWithoutSkeletons = ['armor', 'disdain', 'radiantLamps'] as const;

/** Cards that stay in the box at small tables [VMP-S5]. */
const outOfPlay: Readonly<Partial<Record<Mix, readonly string[]>>> = {
  paladinSpiderManor: threeWithoutSkeletons,
  paladinSpiderWarlock: threeWithoutSkeletons,
  paladinSpider: ['armor', 'radiantLamps'],
};

export function cardsOut(setup: FieldValues): readonly string[] {
  return outOfPlay[mixOf(setup)] ?? [];
}

/** Treasures he has from the start where the Skeletons are strong [VMP-S9]. */
export function firstTreasures(setup: FieldValues): readonly string[] {
  const level = levelOf(setup, 'skeletons');
  if (level === 'master') return ['armor'];
  return level === 'warlord' ? ['armor', 'halo'] : [];
}

export function has(view: View, card: (typeof favors | typeof treasures)[number]): boolean {
  return view.isOn(`paladin.${card}`);
}

export function favorsHeld(view: View): readonly string[] {
  return favors.filter((card) => has(view, card));
}

/** Favors that can still be drawn. */
export function favorsLeft(view: View): readonly string[] {
  const out = cardsOut(view.setup);
  return favors.filter((card) => !has(view, card) && !out.includes(card));
}
