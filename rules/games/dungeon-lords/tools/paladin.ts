import type { Tool } from '../../../engine/definition';
import { numberIn, numbersIn } from '../../../engine/fields';
import { paladinGoesTo } from '../paladin';
import { evilBounds, playerBounds } from '../setup';

/** Whom the paladin stands with now, players by their place in play order; 0 is nobody. */
export const paladinTool: Tool = {
  id: 'dungeon-lords-paladin',
  fields: [
    { kind: 'number', id: 'space', min: 1, max: evilBounds.max, start: 10 },
    {
      kind: 'numbers',
      id: 'evil',
      min: 0,
      max: evilBounds.max,
      fewest: playerBounds.fewest,
      most: playerBounds.most,
      start: [5, 5, 5, 5],
    },
    { kind: 'number', id: 'holder', min: 0, max: playerBounds.most, start: 0 },
  ],
  answer: (values) => {
    const space = numberIn(values, 'space');
    const evils = numbersIn(values, 'evil');
    const holder = numberIn(values, 'holder');
    const seated = holder > 0 && holder <= evils.length;
    const goes = paladinGoesTo(space, evils, seated ? holder - 1 : undefined);
    const evil = goes === undefined ? 0 : (evils[goes] ?? 0);
    const rivals = evils.filter((other) => other === evil).length;
    if (goes === undefined) {
      return {
        tone: 'good',
        headline: { id: 'nobody', params: { space } },
        lines: [{ id: 'needs', params: { space } }],
      };
    }
    const params = { player: goes + 1, evil, space };
    const stays = seated && goes === holder - 1;
    return {
      tone: 'bad',
      headline: { id: stays ? 'stays' : 'goes', params },
      lines: [
        { id: 'needs', params: { space } },
        ...(stays && evil < space ? [{ id: 'keeps', params }] : []),
        ...(stays && rivals > 1 ? [{ id: 'tieStays' }] : []),
        ...(!stays && rivals > 1 ? [{ id: 'tieLast' }] : []),
      ],
    };
  },
};
