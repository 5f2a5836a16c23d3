import type { Change, View } from '../../engine/definition';
import { has } from './paladinCards';
import { carries } from './skeletonRoster';
import { stabbyLoss } from './tools/skeletonAttack';

/** The Armor takes one loss and is gone; more than that is lost [VMP-P11]. */
export function healthLost(view: View, by: number): readonly Change[] {
  if (!has(view, 'armor')) return [{ kind: 'move', at: 'paladin.health', by: -by }];
  return [
    { kind: 'switch', at: 'paladin.armor', on: false },
    { kind: 'notice', notice: { id: 'armorAbsorbs', tone: 'info' } },
    { kind: 'move', at: 'paladin.health', by: 1 - by },
  ];
}

/** Three Grit of whoever is hunted, six with the Kukri [VMP-SK13]. */
export function stabbyTakes(view: View, seat: string): Change {
  const loss = stabbyLoss(carries(view, 'stabby', 'kukri'));
  return { kind: 'move', at: `${seat}.experience`, by: -loss };
}
