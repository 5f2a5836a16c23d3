import type { GameEvent } from '../../../../rules/engine/events';
import { dungeonLords } from '../../../../rules/games/dungeon-lords';
import { added, setTo, took } from '../../eventMakers';
import { effectOf, given, play, sitDown, type Table } from '../../playing';
import {
  atStep,
  chosenBy,
  having,
  inCombat,
  lords,
  orders,
  placed,
  players,
  resolving,
  without,
  type Player,
} from './lordsTable';

const idsOf = (seat: string, table = lords()) =>
  (table.game.seat(seat)?.actions ?? []).map(({ id }) => id);

const ofPlayers = [
  ...['chooseInaccessible', 'chooseOrders', 'placeMinions', 'moveMinion', 'takeBack'],
  ...orders.map(resolving),
  ...['adjustOrder', 'skipOrder', 'runRoom', 'payMonsters', 'payTax', 'meetAdventurer'],
  ...['tunnelConquered', 'roomConquered', 'loseMonster', 'useTrap'],
  ...['placeTunnel', 'placeRoom', 'markConquered', 'clearSpace'],
];

test('the actions there are, each proven with its rule', () => {
  expect(idsOf('board')).toEqual(['reveal', 'drawAdventurers', 'assignAdventurers']);
  for (const player of players) expect(idsOf(player)).toEqual(ofPlayers);
  expect(idsOf('combat')).toEqual([]);
});

type Scene = [action: string, at: (player: Player) => Table, does: (player: Player) => GameEvent];

const event = (player: Player, card: string) =>
  having(
    atStep(given(lords(), { choices: { 'board.springEvent': card } }), 'event', 2),
    { gold: 1 },
    player,
  );
const cardsOf = (player: Player) => ({ [player]: ['food', 'gold', 'room'] }) as const;

/** One use of every action that works at a whole table, for whoever is asked. */
const scenes: readonly Scene[] = [
  [
    'chooseInaccessible',
    () => lords(),
    (player) =>
      took(player, 'chooseInaccessible', {
        ...{ drawn: ['food', 'gold', 'room'], keptBack: ['food', 'room'] },
      }),
  ],
  [
    'chooseOrders',
    (player) => atStep(without(lords(), player, 'imps', 'traps'), 'orders'),
    (player) => took(player, 'chooseOrders', { orders: ['food', 'gold', 'room'] }),
  ],
  [
    'moveMinion',
    (player) => placed(lords(), { order: 'food', space: 1, player }),
    (player) => took(player, 'moveMinion', { minion: 'food', place: 'space2' }),
  ],
  [
    'takeBack',
    (player) =>
      atStep(
        given(chosenBy(lords(), cardsOf(player)), {
          choices: { [`${player}.thirdState`]: 'skipped' },
          values: { 'board.revealed': 3 },
        }),
        'retrieve',
      ),
    (player) => took(player, 'takeBack', { card: 'room' }),
  ],
  ...orders.map((order): Scene => [
    resolving(order),
    (player) => placed(lords(), { player, order, space: 3 }),
    (player) => took(player, resolving(order)),
  ]),
  [
    'adjustOrder',
    (player) => placed(lords(), { player, order: 'tunnels', space: 2 }),
    (player) => took(player, 'adjustOrder', { workers: 1 }),
  ],
  [
    'skipOrder',
    (player) => placed(lords(), { player, order: 'traps', space: 2 }),
    (player) => took(player, 'skipOrder'),
  ],
  [
    'runRoom',
    (player) =>
      atStep(
        play(
          lords(),
          added(`${player}.productionRooms`),
          setTo(`${player}.productionRoom1.makesTraps`, 2),
        ),
        'production',
      ),
    (player) => took(player, 'runRoom'),
  ],
  [
    'payMonsters',
    (player) => play(event(player, 'payDay'), setTo(`${player}.monsters`, 2)),
    (player) => took(player, 'payMonsters', { unpaid: [`${player}.hiredMonster1`] }),
  ],
  ['payTax', (player) => event(player, 'taxes'), (player) => took(player, 'payTax')],
  ['tunnelConquered', () => inCombat(lords()), (player) => took(player, 'tunnelConquered')],
  [
    'roomConquered',
    (player) => inCombat(having(lords(), { rooms: 1 }, player)),
    (player) => took(player, 'roomConquered'),
  ],
  [
    'loseMonster',
    (player) => inCombat(play(lords(), setTo(`${player}.monsters`, 1))),
    (player) => took(player, 'loseMonster'),
  ],
  [
    'useTrap',
    (player) => inCombat(having(lords(), { traps: 1 }, player)),
    (player) => took(player, 'useTrap', { inRoom: true }),
  ],
  [
    'placeTunnel',
    (player) => having(lords(), { tunnels: 4 }, player),
    (player) => took(player, 'placeTunnel', { space: 'D2' }),
  ],
  [
    'placeRoom',
    (player) => having(lords(), { tunnels: 2, rooms: 1 }, player),
    (player) => took(player, 'placeRoom', { space: 'C2' }),
  ],
  ['markConquered', () => lords(), (player) => took(player, 'markConquered')],
  ['clearSpace', () => lords(), (player) => took(player, 'clearSpace', { space: 'C3' })],
];

describe('[DL-S1] everybody plays by the same rules', () => {
  test('every action has its scene, but for those of a phone with one dungeon', () => {
    const alone = ['placeMinions', 'meetAdventurer'];
    expect(scenes.map(([action]) => action)).toEqual(ofPlayers.filter((id) => !alone.includes(id)));
  });

  test.each(scenes)('%s does the same to each dungeon', (_, at, does) => {
    const told = (player: Player) =>
      JSON.parse(
        JSON.stringify(effectOf(at(player), does(player))).replaceAll(player, 'player'),
      ) as object;
    expect(Object.keys(told('player1'))).not.toEqual([]);
    for (const player of players.slice(1)) expect(told(player)).toEqual(told('player1'));
  });

  test('who sits where is said of all but the first', () => {
    const seats = dungeonLords.seats(sitDown(dungeonLords).game.setup.values);
    expect(seats.map(({ id, like }) => [id, like])).toEqual([
      ['board', undefined],
      ['player1', undefined],
      ['player2', 'player1'],
      ['player3', 'player1'],
      ['player4', 'player1'],
      ['combat', undefined],
    ]);
  });
});
