import type { Tool } from '../../../engine/definition';
import { numberIn, textsIn } from '../../../engine/fields';
import { goodsField, handLimit, mostOfKind } from '../goods';
import { costParts, type Purse } from '../payment';
import { costAnswer } from '../spending';
import { goods, type Good } from '../table';

/** In a link `tool` is the calculator itself, so what there is of a good is `haveTool`. */
function haveId(good: Good): string {
  return `have${good.charAt(0).toUpperCase()}${good.slice(1)}`;
}

/** Whether a cost can be paid, and with what [ELD-C3], [ELD-R3]. */
export const costTool: Tool = {
  id: 'eldervale-cost',
  fields: [
    goodsField('cost', costParts, { start: ['gem', 'any'] }),
    ...goods.map((good) => ({
      kind: 'number' as const,
      id: haveId(good),
      min: 0,
      max: good === 'magic' ? handLimit : mostOfKind,
      start: 1,
    })),
  ],
  answer: (values) => {
    const purse = Object.fromEntries(goods.map((good) => [good, numberIn(values, haveId(good))]));
    return costAnswer(textsIn(values, 'cost'), purse as Purse);
  },
};
