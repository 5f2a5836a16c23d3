import type { Tool } from '../../../engine/definition';
import { numberIn, type Field } from '../../../engine/fields';
import { pointsFor, taxOn } from '../events';

function tiles(id: string, start: number): Field {
  return { kind: 'number', id, min: 0, max: 99, start };
}

/** Taxes and what becomes of the unpaid ones [DL-E2]..[DL-E4]. */
export const taxTool: Tool = {
  id: 'dungeon-lords-tax',
  fields: [tiles('tunnels', 3), tiles('rooms', 0), tiles('paid', 0)],
  answer: (values) => {
    const [tunnels, rooms] = [numberIn(values, 'tunnels'), numberIn(values, 'rooms')];
    const tax = taxOn(tunnels + rooms);
    const given = numberIn(values, 'paid');
    const paid = Math.min(tax, given);
    const letters = tax - paid;
    const points = pointsFor(letters);
    return {
      tone: letters === 0 ? 'good' : 'bad',
      headline: { id: letters === 0 ? 'paid' : 'unpaid', params: { tax, letters, points } },
      lines: [
        { id: 'sum', params: { tunnels, rooms, tiles: tunnels + rooms, tax } },
        { id: 'letters', params: { tax, paid, letters, points } },
        ...(given > tax ? [{ id: 'tooMuch', params: { back: given - tax } }] : []),
      ],
    };
  },
};
