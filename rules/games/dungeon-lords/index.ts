import type { GameDefinition } from '../../engine/definition';
import { boardSeat } from './board';
import { seasonOf, yearOf } from './calendar';
import { checklist, peculiar } from './checklist';
import { combatSeat } from './combat';
import { trimMap } from './digging';
import { countMonsters } from './goods';
import { judgePaladin } from './paladin';
import { playerSeat } from './player';
import { fitting, playerBounds, playersIn, setupFields, setupFor, setupRefusal } from './setup';
import { adventurersTool } from './tools/adventurers';
import { orderTool } from './tools/order';
import { paladinTool } from './tools/paladin';
import { taxTool } from './tools/tax';

/** Dungeon Lords, the building phase of both years; rules and their sources in SPEC.md. */
export const dungeonLords: GameDefinition = {
  id: 'dungeon-lords',
  players: playerBounds,
  setupFields,
  setupFor,
  setupRefusal,
  fitting,
  seats: (setup) => {
    const players = playersIn(setup);
    return [
      boardSeat(setup),
      ...players.map((player) => playerSeat(setup, player)),
      combatSeat(players),
    ];
  },
  checklist,
  peculiar,
  roundName: (view) => ({ id: 'calendar', params: { year: yearOf(view), season: seasonOf(view) } }),
  consequences: (view) => [
    ...playersIn(view.setup).flatMap((player) => [
      ...countMonsters(view, player),
      ...trimMap(view, player),
    ]),
    ...judgePaladin(view),
  ],
  victories: [],
  tools: [orderTool, taxTool, adventurersTool, paladinTool],
};
