import type { Action, Seat, Section } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { actions, derived, tracks } from '../../engine/parts';
import { resolvingActions } from './adjusting';
import { meetAdventurer, partyChoices, partyLines } from './adventurers';
import { yearOf } from './calendar';
import {
  cardChoices,
  cardLines,
  chooseInaccessible,
  chooseOrders,
  moveMinion,
  placeMinions,
} from './cards';
import { combatActions } from './combat';
import { dungeonPlan, mapActions, waitingTiles } from './digging';
import { eventFigures, payMonsters, payTax, settledChoice } from './events';
import { goodsOf, goodsTracks, lair, tableTerms } from './goods';
import { productionFigures, productionRooms, runRoom } from './production';
import { takeBack } from './retrieval';
import { colorOf, isOnlyMine, type Player } from './setup';

function playerActions(setup: FieldValues, player: Player): readonly Action[] {
  return [
    chooseInaccessible(player),
    chooseOrders(player, !isOnlyMine(setup)),
    placeMinions(player),
    moveMinion(player),
    takeBack(player),
    ...resolvingActions(player),
    runRoom(player),
    payMonsters(player),
    payTax(player),
    meetAdventurer(player),
    ...combatActions(player),
    ...mapActions(setup, player),
  ];
}

function sheet(player: Player): readonly Section[] {
  return [
    {
      id: 'goods',
      parts: tracks(
        'evil',
        'food',
        'gold',
        'imps',
        'impsAtWork',
        'tunnels',
        'rooms',
        'traps',
        'monsters',
        'trolls',
      ),
    },
    {
      id: 'cards',
      parts: [
        { kind: 'report', id: 'cards' },
        ...actions('chooseInaccessible', 'chooseOrders', 'placeMinions', 'takeBack'),
      ],
    },
    {
      id: 'dungeon',
      parts: [{ kind: 'plan', id: 'dungeon' }, ...derived('tunnelsWaiting', 'roomsWaiting', 'tax')],
    },
    { id: 'party', parts: [{ kind: 'report', id: 'party' }] },
    { id: 'monsters', parts: [{ kind: 'collection', id: 'lair' }] },
    {
      id: 'production',
      parts: [...derived('runsLeft'), { kind: 'collection', id: 'productionRooms' }],
    },
    {
      id: 'losses',
      parts: [
        ...tracks('deadLetters', 'conqueredTunnels', 'conqueredRooms', 'trollsAtWork'),
        ...derived('letterPoints'),
      ],
    },
    { id: 'orderTable', folded: true, parts: [{ kind: 'chart', id: 'orderBoard', seat: 'board' }] },
    {
      id: 'orderTool',
      folded: true,
      parts: [
        {
          kind: 'tool',
          id: 'dungeon-lords-order',
          preset: (view) => ({
            ...goodsOf(view, player),
            year: yearOf(view),
            evilMaximum: tableTerms(view).evilMaximum,
          }),
        },
      ],
    },
    {
      id: 'corrections',
      folded: true,
      parts: [
        ...actions('moveMinion'),
        ...partyChoices.map(({ id }) => ({ kind: 'choice' as const, id })),
      ],
    },
  ];
}

/** A dungeon lord: everything on and around one Dungeon Board. */
export function playerSeat(setup: FieldValues, player: Player): Seat {
  return {
    id: player,
    person: { color: colorOf(setup, player) },
    ...(player === 'player1' ? {} : { like: 'player1' }),
    summary: ['evil', 'food', 'gold', 'imps', 'tunnels', 'rooms', 'traps', 'monsters'],
    tracks: goodsTracks(setup, player),
    choices: [...cardChoices, ...partyChoices, settledChoice],
    collections: [lair, productionRooms],
    plans: [dungeonPlan(setup)],
    reports: [
      { id: 'cards', lines: cardLines(player) },
      { id: 'party', lines: partyLines(player) },
    ],
    derived: [...waitingTiles(player), ...eventFigures(player), productionFigures(player)],
    actions: playerActions(setup, player),
    steps: [],
    sheet: sheet(player),
  };
}
