import type { Phrase, Tool } from '../../../engine/definition';
import { isOnIn, numberIn } from '../../../engine/fields';

export type Way = { wall: boolean; pieces: number; attack: boolean; unattackable: boolean };

/** The one extra for pieces: unless every one can be attacked and one is, now [GHL-M3], [GHL-M4]. */
function piecesCost({ pieces, attack, unattackable }: Way): number {
  return pieces > 0 && (!attack || unattackable) ? 1 : 0;
}

/** `1 + wall + pieces`, without what Sneak waives [GHL-M1]..[GHL-M4], [GHL-T7]. */
export function moveCost(way: Way, waived = 0): number {
  const extras = Number(way.wall) + piecesCost(way);
  return 1 + Math.max(0, extras - waived);
}

export const moveTool: Tool = {
  id: 'ghoul-move',
  fields: [
    { kind: 'toggle', id: 'wall', start: false },
    { kind: 'number', id: 'pieces', min: 0, max: 9, start: 0 },
    { kind: 'toggle', id: 'attack', start: false },
    { kind: 'toggle', id: 'unattackable', start: false },
  ],
  answer: (values) => {
    const way = {
      wall: isOnIn(values, 'wall'),
      pieces: numberIn(values, 'pieces'),
      attack: isOnIn(values, 'attack'),
      unattackable: isOnIn(values, 'unattackable'),
    };
    return {
      tone: 'plain',
      headline: { id: 'cost', params: { cost: moveCost(way) } },
      lines: [
        { id: 'base' },
        ...(way.wall ? [{ id: 'wall' }] : []),
        ...piecesLine(way),
        { id: 'never' },
      ],
    };
  },
};

function piecesLine(way: Way): readonly Phrase[] {
  if (way.pieces === 0) return way.attack || way.unattackable ? [{ id: 'nobody' }] : [];
  if (!way.attack) return [{ id: 'notAttacked' }];
  return [{ id: way.unattackable ? 'unattackable' : 'attacked' }];
}
