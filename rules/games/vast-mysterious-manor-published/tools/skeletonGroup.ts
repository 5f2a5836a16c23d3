import type { Phrase, Tool } from '../../../engine/definition';
import { isOnIn, numberIn } from '../../../engine/fields';
import { count, list, part, some, toggle } from './toolFields';

/** The Shield for Slashy, the Pauldrons for Screamy [VMP-T11]. */
const gearDefence = 1;

/**
 * The Defense each one has as it falls, those without gear first: that takes the least Strength
 * [VMP-T10], [VMP-T11], [VMP-T12].
 */
export function fallingDefences(skeletons: number, geared: number): readonly number[] {
  const plain = skeletons - geared;
  return Array.from(
    { length: skeletons },
    (_, fallen) => skeletons - fallen + (fallen < plain ? 0 : gearDefence),
  );
}

/** Strength that clears the tile in the best order [VMP-T12]. */
export function strengthToClear(skeletons: number, geared: number): number {
  return Math.max(...fallingDefences(skeletons, geared)) + 1;
}

/** Skeletons on one tile, and what clears it [VMP-T10]. */
export const skeletonGroupTool: Tool = {
  id: 'vast-published-skeleton-group',
  fields: [count('skeletons', 6, 1, 1), toggle('shield'), toggle('pauldrons')],
  answer: (values) => {
    const skeletons = numberIn(values, 'skeletons');
    const [shield, pauldrons] = [isOnIn(values, 'shield'), isOnIn(values, 'pauldrons')];
    const geared = Number(shield) + Number(pauldrons);
    if (geared > skeletons) {
      return { tone: 'bad', headline: { id: 'tooFew', params: { geared } }, lines: [] };
    }
    const allGeared = geared === skeletons;
    const defence = skeletons + (allGeared ? gearDefence : 0);
    const strength = strengthToClear(skeletons, geared);
    const withGear = { defence: skeletons + gearDefence };
    const worst = withGear.defence + 1;
    const gearFirst: readonly Phrase[] =
      geared > 0 && worst > strength ? [{ id: 'gearFirst', params: { strength: worst } }] : [];
    return {
      tone: 'plain',
      headline: { id: 'group', params: { defence, strength } },
      lines: [
        ...(shield ? [{ id: 'slashy', params: withGear }] : []),
        ...(pauldrons ? [{ id: 'screamy', params: withGear }] : []),
        ...(geared > 0 && !allGeared ? [{ id: 'othersFirst' }] : []),
        ...(skeletons > 1
          ? [{ id: 'falling', params: { defences: list(fallingDefences(skeletons, geared)) } }]
          : []),
        ...gearFirst,
      ],
      sum: [
        part('self', 1),
        ...some('others', skeletons - 1, { others: skeletons - 1 }),
        ...(allGeared ? [part('gear', gearDefence)] : []),
      ],
    };
  },
};
