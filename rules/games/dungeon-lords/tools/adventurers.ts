import type { Tool } from '../../../engine/definition';
import { numbersIn } from '../../../engine/fields';
import { takingOrder } from '../adventurers';
import { evilBounds, playerBounds } from '../setup';

/** Who takes which adventurer, players by their place in play order [DL-A2]. */
export const adventurersTool: Tool = {
  id: 'dungeon-lords-adventurers',
  fields: [
    {
      kind: 'numbers',
      id: 'evil',
      min: 0,
      max: evilBounds.max,
      fewest: playerBounds.fewest,
      most: playerBounds.most,
      start: [5, 5, 5, 5],
    },
  ],
  answer: (values) => {
    const evils = numbersIn(values, 'evil');
    const order = takingOrder(evils);
    const [one = 0, two = 0, three = 0, four = 0] = order.map((place) => place + 1);
    const tied = new Set(evils).size < evils.length;
    return {
      tone: 'plain',
      headline: { id: `order${order.length}`, params: { one, two, three, four } },
      lines: [
        ...order.map((place, index) => ({
          id: 'takes',
          params: { player: place + 1, evil: evils[place] ?? 0, place: index + 1 },
        })),
        ...(tied ? [{ id: 'tie' }] : []),
      ],
    };
  },
};
