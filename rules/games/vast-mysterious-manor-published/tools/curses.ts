import type { Tool } from '../../../engine/definition';
import { numberIn } from '../../../engine/fields';
import { curseMarkers, spread } from '../warlockBoard';
import { count, list, part, some } from './toolFields';

/** Markers spread over the pieces of the network [VMP-T37]; as many as there are [VMP-T38]. */
export const cursesTool: Tool = {
  id: 'vast-published-curses',
  fields: [count('markers', curseMarkers, 4), count('pieces', curseMarkers, 2, 1)],
  answer: (values) => {
    const markers = numberIn(values, 'markers');
    const pieces = numberIn(values, 'pieces');
    const each = Math.floor(markers / pieces);
    const more = markers % pieces;
    return {
      tone: 'plain',
      figure: { id: 'figure', params: { spread: list(spread(markers, pieces)) } },
      headline:
        more === 0
          ? { id: 'even', params: { pieces, each } }
          : { id: 'uneven', params: { more, high: each + 1, others: pieces - more, each } },
      lines: [...(more > 0 ? [{ id: 'yourChoice' }] : []), { id: 'check' }, { id: 'openPoints' }],
      sum: [part('each', each * pieces, { pieces, each }), ...some('more', more)],
    };
  },
};
