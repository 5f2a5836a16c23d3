import type { Change, View } from '../../engine/definition';
import { isOnIn } from '../../engine/fields';
import type { OtherRole } from './table';

/**
 * After an attack, made or suffered, the Ghoul skitters: the other player names a symbol and the
 * Ghoul picks the tile; in the variant the other way round; without another player the stack
 * decides [GHL-K1]..[GHL-K4].
 */
export function skitter(view: View, opponent?: OtherRole): Change {
  const id =
    opponent === undefined
      ? 'skitterByStack'
      : isOnIn(view.setup, 'skitterVariant')
        ? 'skitterVariant'
        : 'skitter';
  return {
    kind: 'notice',
    notice: { id, tone: 'info', ...(opponent === undefined ? {} : { params: { who: opponent } }) },
  };
}

/** A smashed Crystal is the Cave's business where there is a Cave [GHL-K3]. */
export function skitterFromCrystal(view: View): Change {
  return view.hasSeat('cave') ? skitter(view, 'cave') : skitter(view);
}
