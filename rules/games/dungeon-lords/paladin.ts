import type { Change, View } from '../../engine/definition';
import { playOrder } from './calendar';
import { paladinSpace } from './goods';
import { isOnlyMine } from './setup';

/**
 * Whom the paladin stands with [DL-PA1]..[DL-PA5]: somebody on or above his space and more evil than
 * whoever he is with. Players by place in play order; `undefined` for nobody.
 */
export function paladinGoesTo(
  space: number,
  evils: readonly number[],
  holder: number | undefined,
): number | undefined {
  const toBeat = holder === undefined ? -Infinity : (evils[holder] ?? 0);
  const rivals = evils.filter((evil) => evil >= space && evil > toBeat);
  // Of several the last in play order.
  return rivals.length === 0 ? holder : evils.lastIndexOf(Math.max(...rivals));
}

/**
 * His space put right by hand: whoever had him only because of the wrong number loses him, and he is
 * judged afresh. One who sank below the space before keeps him [DL-PA4].
 */
export function dismissPaladin(view: View, from: number, to: number): readonly Change[] {
  const holder = view.choice('board.paladin');
  const evil = playOrder(view).some((player) => player === holder)
    ? view.value(`${holder}.evil`)
    : undefined;
  return evil !== undefined && evil >= from && evil < to
    ? [{ kind: 'choose', at: 'board.paladin', option: 'nobody' }]
    : [];
}

/** Judged again after every change of Evil, wherever it came from [DL-PA1]. */
export function judgePaladin(view: View): readonly Change[] {
  const space = paladinSpace(view);
  if (space === undefined || isOnlyMine(view.setup)) return [];
  // Beaten in combat he stays away until the year ends.
  if (view.choice('board.paladin') === 'defeated') return [];
  const order = playOrder(view);
  const evils = order.map((player) => view.value(`${player}.evil`));
  const at = order.findIndex((player) => player === view.choice('board.paladin'));
  const goes = paladinGoesTo(space, evils, at < 0 ? undefined : at);
  const player = goes === undefined ? undefined : order[goes];
  if (player === undefined || goes === at) return [];
  const before = order[at];
  return [
    { kind: 'choose', at: 'board.paladin', option: player },
    {
      kind: 'notice',
      notice:
        before === undefined
          ? { id: 'paladinComes', tone: 'loss', params: { player, space } }
          : { id: 'paladinMoves', tone: 'loss', params: { player, before } },
    },
  ];
}
