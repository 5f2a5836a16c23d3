import type { Tool } from '../../../engine/definition';
import { isOnIn, numberIn } from '../../../engine/fields';
import { count, part, some, toggle } from './toolFields';

/** What the track shows from no filled space to three [VMP-T35]. */
const trackSpaces = 3;
const treasures = [1, 1, 2, 2] as const;
/** Rituals in hand after drawing [VMP-T36]. */
export const ritualHandLimit = 5;

const filledOf = (cubes: number) => Math.max(0, Math.min(trackSpaces, cubes));

/** Treasures to place with so many spaces of the track filled [VMP-T35]. */
export function treasuresFor(filled: number): number {
  return treasures[filledOf(filled)] ?? 0;
}

/** Rituals to draw then [VMP-T35]. */
export function cardsFor(filled: number): number {
  return filledOf(filled);
}

export const treasuresTool: Tool = {
  id: 'vast-published-treasures',
  fields: [count('omens', trackSpaces), toggle('portent'), count('hand', ritualHandLimit, 3)],
  answer: (values) => {
    const omens = numberIn(values, 'omens');
    const portent = isOnIn(values, 'portent');
    const cubes = omens + Number(portent);
    const filled = filledOf(cubes);
    const hand = numberIn(values, 'hand');
    const cards = cardsFor(filled);
    const after = Math.min(ritualHandLimit, hand + cards);
    const discards = hand + cards - after;
    return {
      tone: 'plain',
      headline: { id: 'placed', params: { treasures: treasuresFor(filled), cards, hand: after } },
      lines: [
        { id: 'filled', params: { omens, portents: Number(portent), filled } },
        ...(cubes > trackSpaces ? [{ id: 'trackFull', params: { spaces: trackSpaces } }] : []),
        ...(discards > 0 ? [{ id: 'discard', params: { discards, limit: ritualHandLimit } }] : []),
      ],
      sum: [part('hand', hand), part('drawn', cards), ...some('discarded', -discards)],
    };
  },
};
