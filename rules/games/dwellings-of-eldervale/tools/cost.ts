import type { Tool } from '../../../engine/definition';
import { numberIn, textsIn } from '../../../engine/fields';
import { goodsField, handLimit, mostOfKind } from '../goods';
import { costParts, type Purse } from '../payment';
import { costAnswer } from '../spending';
import { goods } from '../table';

/** Whether a cost can be paid, and with what [ELD-C3], [ELD-R3]. */
export const costTool: Tool = {
  id: 'eldervale-cost',
  fields: [
    goodsField('cost', costParts, { start: ['gem', 'any'] }),
    ...goods.map((id) => ({
      kind: 'number' as const,
      id,
      min: 0,
      max: id === 'magic' ? handLimit : mostOfKind,
      start: 1,
    })),
  ],
  answer: (values) => {
    const purse = Object.fromEntries(goods.map((good) => [good, numberIn(values, good)]));
    return costAnswer(textsIn(values, 'cost'), purse as Purse);
  },
};
