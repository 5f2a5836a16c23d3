import type { Tool } from '../../../engine/definition';
import { isOnIn, numberIn, textIn } from '../../../engine/fields';

/** Half of the range where the tile is occupied; the source does not say how to round [VMM-T6]. */
export function manorRange(range: number, occupied: boolean, round: string): number {
  if (!occupied) return range;
  return round === 'up' ? Math.ceil(range / 2) : Math.floor(range / 2);
}

export const manorRangeTool: Tool = {
  id: 'vast-manor-range',
  fields: [
    { kind: 'number', id: 'range', min: 0, max: 20, start: 1 },
    { kind: 'toggle', id: 'occupied', start: false },
    { kind: 'choice', id: 'round', options: ['down', 'up'], start: 'down' },
  ],
  answer: (values) => {
    const range = numberIn(values, 'range');
    const occupied = isOnIn(values, 'occupied');
    const reach = manorRange(range, occupied, textIn(values, 'round'));
    return {
      tone: reach === 0 ? 'bad' : 'plain',
      headline: { id: 'reach', params: { reach } },
      lines: [
        occupied ? { id: 'halved', params: { range, reach } } : { id: 'whole' },
        ...(occupied && range % 2 === 1 ? [{ id: 'roundingOpen' }] : []),
        { id: 'occupiedMeans' },
      ],
    };
  },
};
