import type { Change, Track, View } from '../../engine/definition';
import { attributes, highestPrinted, type Investigator } from './table';

/** Before anybody has read their card [MOM-B3], [MOM-B4]. */
export const printedStart = { attribute: 5, health: 8, sanity: 8 };

/** Health and Sanity are drawn space by space. */
const highestTrack = 20;

/** What was at its maximum stays there when the maximum is put right; that is no loss [MOM-B4]. */
function followMaximum(who: Investigator, of: 'health' | 'sanity') {
  return ({ from, to }: { from: number; to: number }, view: View): readonly Change[] =>
    view.value(`${who}.${of}`) === from
      ? [{ kind: 'move', at: `${who}.${of}`, by: to - from, paid: true }]
      : [];
}

/** The numbers on an investigator's cards: entered once, remembered by name [MOM-B3]. */
export function cardTracks(who: Investigator): readonly Track[] {
  return [
    ...attributes.map((id): Track => ({
      id,
      shape: 'counter',
      min: 0,
      start: printedStart.attribute,
      max: highestPrinted,
      printed: true,
    })),
    {
      id: 'maxHealth',
      shape: 'counter',
      min: 1,
      start: printedStart.health,
      max: highestTrack,
      printed: true,
      follows: followMaximum(who, 'health'),
    },
    {
      id: 'maxSanity',
      shape: 'counter',
      min: 1,
      start: printedStart.sanity,
      max: highestTrack,
      printed: true,
      follows: followMaximum(who, 'sanity'),
    },
  ];
}
