import type { Tool } from '../../../engine/definition';
import { isOnIn, numberIn } from '../../../engine/fields';
import { playerBounds } from '../setup';
import { tilesFor } from '../tiles';

/** The tiles of a table [ELD-C4], [ELD-S5]..[ELD-S9], [ELD-O3]. */
export const setupTool: Tool = {
  id: 'eldervale-setup',
  fields: [
    {
      kind: 'number',
      id: 'players',
      min: playerBounds.fewest,
      max: playerBounds.most,
      start: 4,
    },
    { kind: 'toggle', id: 'oracle', start: false },
  ],
  answer: (values) => {
    const { elements, realms, initial, ruins, onMap, stack } = tilesFor(
      numberIn(values, 'players'),
      isOnIn(values, 'oracle'),
    );
    return {
      tone: 'plain',
      headline: { id: 'elements', params: { elements, realms } },
      lines: [
        { id: 'initial', params: { initial } },
        { id: 'ruins', params: { ruins } },
        { id: 'onMap', params: { onMap } },
        { id: 'stack', params: { stack } },
      ],
    };
  },
};
