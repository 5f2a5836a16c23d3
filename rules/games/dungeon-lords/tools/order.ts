import type { Phrase, Tool } from '../../../engine/definition';
import { numberIn, textIn, type Field, type FieldValues } from '../../../engine/fields';
import { startGoods } from '../goods';
import {
  isOrder,
  orders,
  outcomeOf,
  spaces,
  termsId,
  type Deal,
  type Goods,
  type TableTerms,
} from '../orderTerms';
import { evilBounds } from '../setup';

function number(id: string, start: number, max = 99): Field {
  return { kind: 'number', id, min: 0, max, start };
}

function goodsIn(values: FieldValues): Goods {
  const value = (id: string) => numberIn(values, id);
  return {
    gold: value('gold'),
    food: value('food'),
    imps: value('imps'),
    evil: Math.min(value('evil'), value('evilMaximum')),
    tunnels: value('tunnels'),
  };
}

/** What is left afterwards; imps at work are no longer free. */
function after(goods: Goods, deal: Deal, { evilMaximum }: TableTerms) {
  return {
    gold: goods.gold + deal.gold,
    food: goods.food + deal.food,
    imps: goods.imps + deal.imps - deal.workers,
    evil: Math.min(evilMaximum, Math.max(0, goods.evil + deal.evil)),
    tunnels: goods.tunnels + deal.tunnels,
  };
}

function extras(deal: Deal): readonly Phrase[] {
  const { workers, traps, drawn, rooms, spy } = deal;
  return [
    ...(workers > 0 ? [{ id: 'workers', params: { workers } }] : []),
    ...(workers > 0 && deal.tunnels > 0 ? [{ id: 'dug', params: { tunnels: deal.tunnels } }] : []),
    ...(workers > 0 && deal.gold > 0 ? [{ id: 'mined', params: { gold: deal.gold } }] : []),
    ...(workers === 5 ? [{ id: 'foreman' }] : []),
    ...(traps > 0 ? [{ id: 'traps', params: { traps } }] : []),
    ...(drawn > 0 ? [{ id: 'yearTwoTraps', params: { drawn } }] : []),
    ...(rooms > 0 ? [{ id: 'room' }] : []),
    ...(spy ? [{ id: 'spy' }] : []),
  ];
}

/** What an order does on its space with these goods [DL-T1]..[DL-T10]. */
export const orderTool: Tool = {
  id: 'dungeon-lords-order',
  fields: [
    { kind: 'choice', id: 'order', options: orders, start: 'food', aliases: orderAliases() },
    { kind: 'number', id: 'space', min: 1, max: spaces.length, start: 1 },
    number('gold', startGoods.gold),
    number('food', startGoods.food),
    number('imps', startGoods.imps),
    number('evil', startGoods.evil, evilBounds.max),
    number('tunnels', startGoods.tunnels),
    { kind: 'number', id: 'year', min: 1, max: 2, start: 1 },
    number('evilMaximum', evilBounds.start, evilBounds.max),
  ],
  answer: (values) => {
    const given = textIn(values, 'order');
    const order = isOrder(given) ? given : 'food';
    const space = spaces[numberIn(values, 'space') - 1] ?? 1;
    const goods = goodsIn(values);
    const table = {
      year: numberIn(values, 'year'),
      evilMaximum: numberIn(values, 'evilMaximum'),
      monsterFirstGold: true,
      impsEither: false,
    };
    const outcome = outcomeOf(order, space, goods, table);
    const terms = {
      id: 'terms',
      params: { order, space: `space${space}`, terms: termsId(order, space, table) },
    };
    if (!outcome.ok) {
      const { code, params } = outcome.error;
      return {
        tone: 'bad',
        headline: { id: code, ...(params === undefined ? {} : { params }) },
        lines: [terms, { id: 'unchanged', params: { ...goods } }],
      };
    }
    return {
      tone: 'good',
      headline: { id: 'afterwards', params: after(goods, outcome.value, table) },
      lines: [
        terms,
        ...extras(outcome.value),
        ...(order === 'monster' ? [{ id: 'monsterCost' }] : []),
      ],
    };
  },
};

function orderAliases(): Readonly<Record<string, string>> {
  return { tunnel: 'tunnels', imp: 'imps', trap: 'traps', monsters: 'monster', rooms: 'room' };
}
