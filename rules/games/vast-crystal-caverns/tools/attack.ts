import type { Tool } from '../../../engine/definition';
import { isOnIn, numberIn } from '../../../engine/fields';

/** Discs an attack costs: the defence and one more [GHL-A1]. */
export function attackCost(defence: number): number {
  return defence + 1;
}

/** Discs for a Crystal; the Vile Ghoul needs this Attack and spends none [GHL-A7], [GHL-U7]. */
export const crystalCost = 3;

export const attackTool: Tool = {
  id: 'ghoul-attack',
  fields: [
    { kind: 'number', id: 'discs', min: 0, max: 12, start: 4 },
    { kind: 'number', id: 'defence', min: 0, max: 12, start: 2 },
    { kind: 'toggle', id: 'crystal', start: false },
  ],
  answer: (values) => {
    const discs = numberIn(values, 'discs');
    const defence = numberIn(values, 'defence');
    const crystal = isOnIn(values, 'crystal');
    const cost = crystal ? crystalCost : attackCost(defence);
    const possible = discs >= cost;
    return {
      tone: possible ? 'good' : 'bad',
      headline: possible
        ? { id: 'possible', params: { cost, left: discs - cost } }
        : { id: 'impossible', params: { cost, discs, missing: cost - discs } },
      lines: [
        crystal ? { id: 'crystal' } : { id: 'sum', params: { defence, cost } },
        { id: 'defenceLeft', params: { left: possible ? discs - cost : discs } },
        { id: 'once' },
      ],
    };
  },
};
