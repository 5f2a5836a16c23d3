import type { Phrase, Tool } from '../../../engine/definition';
import { isOnIn, numberIn, textIn } from '../../../engine/fields';

type Way = { webs: number; wall: boolean; lit: boolean; lamp: boolean };
type Cost = { total: number; parts: readonly Phrase[] };

/** What entering a space costs; nothing for a way that is closed [VMM-T4]. */
export function moveCost(who: string, way: Way): Cost | undefined {
  const webs: readonly Phrase[] = way.webs > 0 ? [{ id: 'webs', params: { webs: way.webs } }] : [];
  switch (who) {
    case 'spider':
      return { total: 1, parts: way.webs > 0 ? [{ id: 'websIgnored' }] : [] };
    case 'skeleton':
      return {
        total: 1 + way.webs + Number(way.wall) + Number(way.lit) + Number(way.lamp),
        parts: [
          ...(way.wall ? [{ id: 'wall' }] : []),
          ...(way.lit ? [{ id: 'lit' }] : []),
          ...(way.lamp ? [{ id: 'lamp' }] : []),
          ...webs,
        ],
      };
    default:
      return way.wall ? undefined : { total: 1 + way.webs, parts: webs };
  }
}

export const moveCostTool: Tool = {
  id: 'vast-move-cost',
  fields: [
    {
      kind: 'choice',
      id: 'who',
      options: ['paladin', 'skeleton', 'spider'],
      start: 'paladin',
      aliases: { skeletons: 'skeleton' },
    },
    { kind: 'number', id: 'webs', min: 0, max: 3, start: 0 },
    { kind: 'toggle', id: 'wall', start: false },
    { kind: 'toggle', id: 'lit', start: false },
    { kind: 'toggle', id: 'lamp', start: false },
  ],
  answer: (values) => {
    const who = textIn(values, 'who');
    const way = {
      webs: numberIn(values, 'webs'),
      wall: isOnIn(values, 'wall'),
      lit: isOnIn(values, 'lit'),
      lamp: isOnIn(values, 'lamp'),
    };
    const cost = moveCost(who, way);
    if (cost === undefined) {
      return { tone: 'bad', headline: { id: 'blocked' }, lines: [{ id: 'breachOpens' }] };
    }
    return {
      tone: 'plain',
      headline: { id: 'cost', params: { cost: cost.total } },
      lines: [
        { id: 'base' },
        ...cost.parts,
        ...(way.webs > 0 && who !== 'spider' ? [{ id: 'websGoBack' }] : []),
        ...(who === 'skeleton' && way.lamp ? [{ id: 'lampGoesBack' }] : []),
        ...(who === 'skeleton' && cost.total > 4 ? [{ id: 'needsExtraMovement' }] : []),
        ...(who === 'spider' && way.wall ? [{ id: 'wallByForm' }] : []),
      ],
    };
  },
};
