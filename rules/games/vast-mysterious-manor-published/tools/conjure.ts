import type { Tool } from '../../../engine/definition';
import { numberIn } from '../../../engine/fields';
import { curseMarkers } from '../warlockBoard';
import { count, part, some } from './toolFields';

/** Curse markers under a treasure that is conjured: one for each poltergeist [VMP-T43]. */
export function conjuredCurses(poltergeists: number): number {
  return Math.min(curseMarkers, poltergeists);
}

export const conjureTool: Tool = {
  id: 'vast-published-conjure',
  fields: [count('poltergeists', 30)],
  answer: (values) => {
    const poltergeists = numberIn(values, 'poltergeists');
    const markers = conjuredCurses(poltergeists);
    return {
      tone: markers > 0 ? 'good' : 'plain',
      headline: { id: 'markers', params: { markers } },
      lines: [
        { id: 'where' },
        ...(markers < poltergeists ? [{ id: 'supply', params: { all: curseMarkers } }] : []),
      ],
      sum: [part('poltergeists', poltergeists), ...some('cap', markers - poltergeists)],
    };
  },
};
