import type { ToolAnswer } from '../../../engine/answer';
import type { Tool } from '../../../engine/definition';
import { isOnIn, numberIn } from '../../../engine/fields';
import { curseMarkers } from '../warlockBoard';
import { count, onlyWhen, part, some, toggle } from './toolFields';

export type Surroundings = {
  /** All figures around, poltergeists among them. */
  figures: number;
  poltergeists: number;
  onePlayer: boolean;
  specialize: boolean;
};

/** Curses of a Syphon; never more than there are markers [VMP-T42]. */
export function syphoned(around: Surroundings, markers = curseMarkers): number {
  return Math.min(markers, counted(around) * (isDoubled(around) ? 2 : 1));
}

const counted = ({ figures, poltergeists }: Surroundings) => Math.max(0, figures - poltergeists);
const isDoubled = ({ onePlayer, specialize }: Surroundings) => onePlayer && specialize;

export const syphonTool: Tool = {
  id: 'vast-published-syphon',
  fields: [
    count('figures', 30, 1),
    count('poltergeists', 30),
    toggle('specialize'),
    onlyWhen(toggle('onePlayer'), (values) => isOnIn(values, 'specialize')),
  ],
  answer: (values) =>
    syphonAnswer({
      figures: numberIn(values, 'figures'),
      poltergeists: numberIn(values, 'poltergeists'),
      onePlayer: isOnIn(values, 'onePlayer'),
      specialize: isOnIn(values, 'specialize'),
    }),
};

/** With so many markers left, where the table knows. */
export function syphonAnswer(around: Surroundings, markers = curseMarkers): ToolAnswer {
  const gained = syphoned(around, markers);
  const plain = counted(around);
  const doubled = isDoubled(around) ? plain : 0;
  // Poltergeists are figures as well: more of them than figures cannot be.
  const left = Math.min(around.figures, around.poltergeists);
  return {
    tone: gained > 0 ? 'good' : 'plain',
    headline: { id: 'gained', params: { gained } },
    lines: [
      { id: 'whoCounts' },
      ...(around.poltergeists > around.figures ? [{ id: 'morePoltergeists' }] : []),
      ...(around.specialize ? [{ id: around.onePlayer ? 'doubled' : 'notDoubled' }] : []),
      ...(gained < plain + doubled ? [{ id: 'supply', params: { all: markers } }] : []),
    ],
    sum: [
      part('figures', around.figures),
      ...some('poltergeists', -left),
      ...some('specialize', doubled),
      ...some('cap', gained - plain - doubled),
    ],
  };
}
