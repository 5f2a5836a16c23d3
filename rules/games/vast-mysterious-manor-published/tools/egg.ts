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

/** Cards that so many more Eggs of one turn take; nothing where there cannot be that many [VMP-T24]. */
export function eggCost(eggs: number, laid = 0): number | undefined {
  if (laid + eggs > eggCosts.length) return undefined;
  return eggCosts.slice(laid, laid + eggs).reduce((sum: number, cost) => sum + cost, 0);
}

/** The most Eggs that can still be laid this turn for these cards [VMP-T24]. */
export function eggsFor(cards: number, laid = 0): number {
  return [1, 2].filter((eggs) => (eggCost(eggs, laid) ?? Infinity) <= cards).length;
}

export const eggTool: Tool = {
  id: 'vast-published-egg',
  fields: [
    count('blood', mostBlood),
    count('webs', mostWebsOnATile),
    count('cards', 12, 3),
    count('laid', eggCosts.length),
  ],
  answer: (values) => {
    const blood = numberIn(values, 'blood');
    const webs = numberIn(values, 'webs');
    const cards = numberIn(values, 'cards');
    const laid = numberIn(values, 'laid');
    const eggs = eggsFor(cards, laid);
    const laying = { id: 'laying', params: { cards, eggs, cost: eggCost(eggs, laid) ?? 0 } };
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
