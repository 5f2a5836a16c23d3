import { numberIn, type FieldValues } from '../../engine/fields';
import { isOnlyMine, playerBounds, playerCount } from './setup';

/** Where the source says nothing, or the players have to look something up. */
export function peculiar(setup: FieldValues): readonly string[] {
  return [
    ...(playerCount(setup) < playerBounds.most ? ['fewPlayers'] : []),
    ...(isOnlyMine(setup) ? ['onlyMine'] : []),
    ...(numberIn(setup, 'year') === 2 ? ['yearTwoStart'] : []),
    ...(numberIn(setup, 'paladinSpace') === 0 ? ['paladinUnknown'] : []),
  ];
}

/** What to put on the table, board by board [DL-S11]. */
export function checklist(setup: FieldValues): readonly string[] {
  return [
    ...peculiar(setup),
    'distantLands',
    'silverOnGold',
    'damageCounters',
    'specialEvents',
    'combatCards',
    'trapDeck',
    'paladinTile',
    'supplies',
    'evilCounters',
    'eventTiles',
    'progressMarker',
    'dungeonBoards',
    'startTunnels',
    'startGoods',
    'firstOrders',
    'minions',
    'startingPlayer',
  ];
}
