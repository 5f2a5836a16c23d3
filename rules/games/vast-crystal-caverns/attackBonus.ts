import type { Change, View } from '../../engine/definition';

/** More Attack for the Vile Ghoul, for one move and the attack on entering [GHL-U5]. */
export function gainBonus(by: number): readonly Change[] {
  return [
    { kind: 'move', at: 'vileGhoul.attackBonus', by },
    { kind: 'switch', at: 'vileGhoul.bonusMoved', on: false },
  ];
}

/** The first move keeps the bonus for its attack, the next one ends it [GHL-U5]. */
export function bonusAfterMove(view: View): readonly Change[] {
  if (view.value('vileGhoul.attackBonus') === 0) return [];
  return view.isOn('vileGhoul.bonusMoved')
    ? [{ kind: 'set', at: 'vileGhoul.attackBonus', to: 0 }]
    : [{ kind: 'switch', at: 'vileGhoul.bonusMoved', on: true }];
}
