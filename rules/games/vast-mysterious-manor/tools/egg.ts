import type { Tool } from '../../../engine/definition';
import { numberIn } from '../../../engine/fields';

const bloodToHatch = 5;

/** Defence of an egg: 1, and 1 for each blood on it [VMM-T3]. */
export function eggDefence(blood: number): number {
  return 1 + blood;
}

/** Five blood and at least one web [VMM-SP7]. */
export function eggHatches(blood: number, webs: number): boolean {
  return blood >= bloodToHatch && webs >= 1;
}

export const eggTool: Tool = {
  id: 'vast-egg',
  fields: [
    { kind: 'number', id: 'blood', min: 0, max: bloodToHatch, start: 0 },
    { kind: 'number', id: 'webs', min: 0, max: 3, start: 0 },
  ],
  answer: (values) => {
    const blood = numberIn(values, 'blood');
    const webs = numberIn(values, 'webs');
    if (eggHatches(blood, webs)) {
      return { tone: 'good', headline: { id: 'hatches' }, lines: [{ id: 'websStay' }] };
    }
    const defence = eggDefence(blood);
    return {
      tone: 'plain',
      headline: { id: 'holds', params: { defence, strength: defence + 1 } },
      lines: [
        { id: 'sum', params: { blood, defence } },
        blood >= bloodToHatch
          ? { id: 'needsWeb' }
          : {
              id: webs === 0 ? 'needsBloodAndWeb' : 'needsBlood',
              params: { missing: bloodToHatch - blood },
            },
      ],
    };
  },
};
