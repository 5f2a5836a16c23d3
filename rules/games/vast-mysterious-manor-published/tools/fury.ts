import type { Tool } from '../../../engine/definition';
import { isOnIn, numberIn } from '../../../engine/fields';
import { furyEnd } from './crusade';
import { count, idle, part, some, toggle } from './toolFields';

/** Fury at the end of a turn: 1 more where the Spider was not hit [VMP-T45]. */
export function furyAfterTurn(fury: number, spiderHit: boolean): number {
  return Math.min(furyEnd, fury + (spiderHit ? 0 : 1));
}

/** Fury when the next turn has started [VMP-T46]. */
export function furyAtStart(fury: number, holySymbol: boolean): number {
  return Math.min(furyEnd, fury + (holySymbol ? 1 : 0));
}

export const furyTool: Tool = {
  id: 'vast-published-fury',
  fields: [count('fury', furyEnd), toggle('spiderHit'), toggle('holySymbol')],
  answer: (values) => {
    const held = numberIn(values, 'fury');
    const spiderHit = isOnIn(values, 'spiderHit');
    const holySymbol = isOnIn(values, 'holySymbol');
    const fury = furyAfterTurn(held, spiderHit);
    const start = furyAtStart(fury, holySymbol);
    return {
      tone: fury > held ? 'good' : 'plain',
      headline: { id: 'fury', params: { fury, start } },
      lines: [
        { id: 'onlySpider' },
        ...(holySymbol ? [{ id: start > fury ? 'holySymbol' : 'holySymbolFull' }] : []),
      ],
      sum: [
        part('held', held),
        ...(spiderHit ? [idle('spiderHit')] : [part('notHit', 1)]),
        ...some('cap', fury - held - (spiderHit ? 0 : 1)),
      ],
    };
  },
};
