import type { Tool } from '../../../engine/definition';
import { numberIn, textIn } from '../../../engine/fields';
import { curseMarkers } from '../warlockBoard';
import { count, part } from './toolFields';

/** Half of the Curses; sources differ on how to round [VMP-T40]. */
export function skittishLoss(curses: number, up = false): number {
  return up ? Math.ceil(curses / 2) : Math.floor(curses / 2);
}

export const skittishTool: Tool = {
  id: 'vast-published-skittish',
  fields: [
    count('curses', curseMarkers),
    { kind: 'choice', id: 'round', options: ['down', 'up'], start: 'down' },
  ],
  answer: (values) => {
    const curses = numberIn(values, 'curses');
    const lost = skittishLoss(curses, textIn(values, 'round') === 'up');
    return {
      tone: lost > 0 ? 'bad' : 'plain',
      headline: { id: 'lost', params: { lost, left: curses - lost } },
      lines: [
        { id: 'spellsTrack' },
        { id: 'flees' },
        ...(curses % 2 === 1 ? [{ id: 'roundingOpen' }] : []),
      ],
      sum: [part('held', curses), part('half', -lost)],
    };
  },
};
