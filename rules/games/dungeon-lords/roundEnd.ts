import type { Change, View } from '../../engine/definition';
import { comeHome } from './goods';
import { restRooms } from './production';
import { retrieveAll } from './retrieval';
import { playersIn } from './setup';

/** Tiles on the display each round [DL-C9]. */
export const onOffer = { monsters: 3, rooms: 2 };

/** Everything of a round that is over; done twice it does nothing more. */
export function closeRound(view: View): readonly Change[] {
  return [
    ...retrieveAll(view),
    ...playersIn(view.setup).flatMap((player): readonly Change[] => [
      ...comeHome(view, player),
      ...restRooms(view, player),
      { kind: 'choose', at: `${player}.settled`, option: 'none' },
    ]),
    { kind: 'set', at: 'board.monstersOnOffer', to: onOffer.monsters },
    { kind: 'set', at: 'board.roomsOnOffer', to: onOffer.rooms },
    { kind: 'switch', at: 'board.assigned', on: false },
  ];
}
