import type { Tool } from '../../../engine/definition';
import { numberIn } from '../../../engine/fields';
import { mostBlood } from '../spiderForms';
import { mostWebsOnATile } from '../../../editions/mysterious-manor/webs';
import { count, part } from './toolFields';

/** Blood and webs together [VMP-T23]. */
export const piecesToHatch = 6;
/** Terror of an Egg that hatches [VMP-T23]. */
export const eggTerror = 2;
/** Cards for the first Egg of a turn and for the second; there is no third [VMP-T24]. */
export const eggCosts = [2, 1] as const;

/** 1, and 1 for each blood; webs do not count [VMP-T22]. */
export function eggDefence(blood: number): number {
  return 1 + blood;
}

export function eggHatches(blood: number, webs: number): boolean {
  return blood + webs >= piecesToHatch;
}

/** Cards that so many Eggs of one turn take; nothing where there cannot be that many [VMP-T24]. */
export function eggCost(eggs: number): number | undefined {
  if (eggs > eggCosts.length) return undefined;
  return eggCosts.slice(0, eggs).reduce((sum: number, cost) => sum + cost, 0);
}

/** The most Eggs of one turn for these cards [VMP-T24]. */
export function eggsFor(cards: number): number {
  return [1, 2].filter((eggs) => (eggCost(eggs) ?? Infinity) <= cards).length;
}

export const eggTool: Tool = {
  id: 'vast-published-egg',
  fields: [count('blood', mostBlood), count('webs', mostWebsOnATile), count('cards', 12, 3)],
  answer: (values) => {
    const blood = numberIn(values, 'blood');
    const webs = numberIn(values, 'webs');
    const cards = numberIn(values, 'cards');
    const eggs = eggsFor(cards);
    const laying = { id: 'laying', params: { cards, eggs, cost: eggCost(eggs) ?? 0 } };
    const pieces = blood + webs;
    if (eggHatches(blood, webs)) {
      return {
        tone: 'good',
        headline: { id: 'hatches', params: { pieces, terror: eggTerror } },
        lines: [{ id: 'websStay' }, laying],
        sum: [part('bloodHere', blood), part('websHere', webs)],
      };
    }
    const defence = eggDefence(blood);
    return {
      tone: 'plain',
      headline: { id: 'holds', params: { defence, strength: defence + 1 } },
      lines: [
        { id: 'toHatch', params: { pieces, missing: piecesToHatch - pieces } },
        ...(webs > 0 ? [{ id: 'websNoDefence' }] : []),
        laying,
      ],
      sum: [part('base', 1), part('bloodHere', blood)],
    };
  },
};
