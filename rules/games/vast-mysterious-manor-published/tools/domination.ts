import type { Tool } from '../../../engine/definition';
import { numberIn, numbersIn, textIn } from '../../../engine/fields';
import { curseMarkers, trackSpaces } from '../warlockBoard';
import { count, list, part } from './toolFields';

/** The printed values a piece with so many markers may go to, each once [VMP-T39]. */
export function dominated(values: readonly number[], markers: number): readonly number[] {
  return [...new Set(values)].filter((value) => value <= markers).sort((a, b) => a - b);
}

export const dominationTool: Tool = {
  id: 'vast-published-domination',
  fields: [
    {
      kind: 'numbers',
      id: 'values',
      min: 0,
      max: curseMarkers,
      fewest: 1,
      most: trackSpaces,
      start: [],
      mayBeEmpty: true,
    },
    count('markers', curseMarkers),
    count('done', trackSpaces),
    { kind: 'choice', id: 'goal', options: ['5', '4'], start: '5', aliases: { charlatan: '4' } },
  ],
  answer: (values) => {
    const empty = numbersIn(values, 'values');
    const markers = numberIn(values, 'markers');
    const done = numberIn(values, 'done');
    const goal = Number(textIn(values, 'goal'));
    if (done >= goal) {
      return { tone: 'good', headline: { id: 'wonBefore', params: { done, goal } }, lines: [] };
    }
    if (empty.length === 0) {
      return { tone: 'plain', headline: { id: 'lookUp' }, lines: [] };
    }
    const choices = dominated(empty, markers);
    if (choices.length === 0) {
      const least = Math.min(...empty);
      return {
        tone: 'bad',
        headline: { id: 'stays', params: { markers, least } },
        lines: [{ id: 'missing', params: { missing: least - markers } }],
      };
    }
    const after = done + 1;
    const wins = after >= goal;
    return {
      tone: 'good',
      headline: {
        id: wins ? 'wins' : 'mayChoose',
        params: { values: list(choices), pieces: after, goal },
      },
      lines: [
        { id: 'spaces', params: { values: list(choices), markers } },
        { id: 'markersBack', params: { markers } },
      ],
      sum: [part('done', done), part('thisOne', 1)],
    };
  },
};
