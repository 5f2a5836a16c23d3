import type { Tool } from '../../../engine/definition';
import { numberIn } from '../../../engine/fields';
import { count, part } from './toolFields';

/** Of so many spells one is played, the others are discarded [VMP-T41]. */
const spellsForOne = 3;
const allSpells = 10;

type Played = { played: number; discarded: number; left: number };

export function spellsPlayed(hand: number): Played {
  const played = Math.floor(hand / spellsForOne);
  return { played, discarded: (spellsForOne - 1) * played, left: hand % spellsForOne };
}

export const spellsTool: Tool = {
  id: 'vast-published-spells',
  fields: [count('hand', allSpells, 3)],
  answer: (values) => {
    const hand = numberIn(values, 'hand');
    const { played, discarded, left } = spellsPlayed(hand);
    return {
      tone: played > 0 ? 'good' : 'plain',
      headline: { id: 'played', params: { played, discarded, left } },
      lines: [
        { id: 'rule' },
        ...(left > 0 ? [{ id: 'missing', params: { missing: spellsForOne - left } }] : []),
      ],
      sum: [part('hand', hand), part('play', -played), part('discard', -discarded)],
    };
  },
};
