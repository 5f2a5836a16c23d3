import type { Tool } from '../../../engine/definition';
import { numberIn } from '../../../engine/fields';
import { count, list, part, some } from './toolFields';

/** All curse markers there are [VMP-T38]. */
export const mostCurses = 20;

/** Markers on each of so many pieces, as evenly as can be, those with one more first [VMP-T37]. */
export function spreadCurses(markers: number, pieces: number): readonly number[] {
  const each = Math.floor(markers / Math.max(1, pieces));
  const more = markers % Math.max(1, pieces);
  return Array.from({ length: pieces }, (_, piece) => each + (piece < more ? 1 : 0));
}

export const cursesTool: Tool = {
  id: 'vast-published-curses',
  fields: [count('markers', mostCurses, 4), count('pieces', mostCurses, 2, 1)],
  answer: (values) => {
    const markers = numberIn(values, 'markers');
    const pieces = numberIn(values, 'pieces');
    const spread = spreadCurses(markers, pieces);
    const each = Math.floor(markers / pieces);
    const more = markers % pieces;
    return {
      tone: 'plain',
      figure: { id: 'figure', params: { spread: list(spread) } },
      headline:
        more === 0
          ? { id: 'even', params: { pieces, each } }
          : { id: 'uneven', params: { more, high: each + 1, others: pieces - more, each } },
      lines: [...(more > 0 ? [{ id: 'yourChoice' }] : []), { id: 'check' }, { id: 'openPoints' }],
      sum: [part('each', each * pieces, { pieces, each }), ...some('more', more)],
    };
  },
};
