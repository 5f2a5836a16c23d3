import type { View } from '../../engine/definition';
import { ghoulIn } from './table';

/** Whether it is the turn of whichever Ghoul is at the table. */
export function isOwnTurn(view: View): boolean {
  return view.turn.seat === ghoulIn(view.setup);
}

/** Whether it moves and acts: only then do Terror cards work [GHL-T14]. */
export function isActing({ turn }: View): boolean {
  return turn.step === 'ghoulAct' || turn.step === 'vileAct';
}
