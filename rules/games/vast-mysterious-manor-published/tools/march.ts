import type { Tool } from '../../../engine/definition';
import { textsIn } from '../../../engine/fields';
import { toTheFront } from '../skeletonRoster';
import { allSkeletons } from './skeletonAttack';

/** Skeletons in play at most [VMP-T44]. */
const mostInPlay = 5;

/** One after the other goes to the front, the others move right [VMP-T44]. */
export function marchAfter(order: readonly string[], removed: readonly string[]) {
  return removed.reduce(toTheFront, order);
}

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export const marchTool: Tool = {
  id: 'vast-published-march',
  fields: [
    {
      kind: 'choices',
      id: 'order',
      options: allSkeletons,
      start: ['casty', 'screamy'],
      fewest: 1,
      most: mostInPlay,
      ranked: true,
    },
    {
      kind: 'choices',
      id: 'removed',
      options: allSkeletons,
      start: [],
      most: 9,
      ranked: true,
      repeats: true,
    },
  ],
  answer: (values) => {
    const order = textsIn(values, 'order');
    const removed = textsIn(values, 'removed');
    const after = marchAfter(order, removed);
    const strangers = removed.filter((skeleton) => !order.includes(skeleton));
    const inOrder = Object.fromEntries(
      after.map((skeleton, place) => [places[place] ?? '', skeleton]),
    );
    return {
      tone: 'plain',
      headline: { id: `order${after.length}`, params: inOrder },
      lines: [
        ...(removed.length === strangers.length ? [{ id: 'nobodyRemoved' }] : [{ id: 'respawns' }]),
        ...[...new Set(strangers)].map((skeleton) => ({ id: 'notInPlay', params: { skeleton } })),
        ...(order.length < mostInPlay ? [{ id: 'faceDown' }] : []),
        { id: 'onceATurn' },
      ],
    };
  },
};
