import type { Tool } from '../../../engine/definition';
import { numberIn, type Field } from '../../../engine/fields';
import { countDice, mostDice } from '../battleRules';

function count(id: string, min: number, max: number, start: number): Field {
  return { kind: 'number', id, min, max, start };
}

const most = 30;

/** How many dice a player rolls, and what is wasted above the cap [ELD-C2], [ELD-B3]..[ELD-B5]. */
export const diceTool: Tool = {
  id: 'eldervale-dice',
  fields: [
    count('units', 0, most, 2),
    count('dwellings', 0, most, 0),
    count('swords', 0, most, 0),
    count('effects', -most, most, 0),
  ],
  answer: (values) => {
    const terms = {
      units: numberIn(values, 'units'),
      dwellings: numberIn(values, 'dwellings'),
      swords: numberIn(values, 'swords'),
      effects: numberIn(values, 'effects'),
    };
    const { dice, over, wastedSwords } = countDice(terms);
    const below = Math.max(0, -Object.values(terms).reduce((sum, term) => sum + term, 0));
    return {
      tone: over > 0 ? 'bad' : 'plain',
      figure: { id: 'dice', params: { dice } },
      headline:
        wastedSwords > 0
          ? { id: 'wasted', params: { wasted: wastedSwords } }
          : over > 0
            ? { id: 'over', params: { over } }
            : below > 0
              ? { id: 'below', params: { below } }
              : { id: 'room', params: { room: mostDice - dice } },
      lines: over > wastedSwords && wastedSwords > 0 ? [{ id: 'over', params: { over } }] : [],
      sum: [
        { id: 'unitsPart', amount: terms.units },
        { id: 'dwellingsPart', amount: terms.dwellings },
        { id: 'swordsPart', amount: terms.swords },
        { id: 'effectsPart', amount: terms.effects },
        ...(over > 0 ? [{ id: 'capPart', amount: -over }] : []),
        ...(below > 0 ? [{ id: 'floorPart', amount: below }] : []),
      ],
    };
  },
};
