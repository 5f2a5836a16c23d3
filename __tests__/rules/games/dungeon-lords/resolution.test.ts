import { took } from '../../eventMakers';
import { effectOf, errorOf, figureIn, given, play, valueAt, type Table } from '../../playing';
import { drawn } from './drawnMap';
import {
  atStep,
  goodsAt,
  linesOf,
  lords,
  offeredTo,
  orders,
  placed,
  players,
  type Minion,
} from './lordsTable';

/** Who may do something about an order now. */
const atWork = (table: Table) =>
  players.filter((player) => offeredTo(player, table).includes('skipOrder'));
const next = (table: Table) => linesOf(table, 'board.resolving');

/** Skips one order after the other and tells whose they were. */
function sequence(start: Table): readonly string[] {
  const seen: string[] = [];
  let table = start;
  for (let [player] = atWork(table); player !== undefined; [player] = atWork(table)) {
    const params = next(table)[0]?.params;
    seen.push(`${player} ${figureIn(params, 'order')} ${figureIn(params, 'space')}`);
    table = play(table, took(player, 'skipOrder'));
  }
  return seen;
}

const minion = (player: 1 | 2 | 3 | 4, rank: 1 | 2 | 3, order: Minion['order'], space: 1 | 2 | 3) =>
  ({
    player: players[player - 1]!,
    rank: (['first', 'second', 'third'] as const)[rank - 1]!,
    order,
    space,
  }) satisfies Minion;

describe('[DL-O5] [DL-O6] the sequence of resolving', () => {
  const busy = placed(
    lords(),
    ...[minion(4, 1, 'room', 1), minion(4, 2, 'imps', 1), minion(4, 3, 'monster', 2)],
    ...[minion(3, 1, 'monster', 1), minion(3, 2, 'room', 2), minion(3, 3, 'food', 2)],
    ...[minion(2, 1, 'traps', 1), minion(2, 2, 'reputation', 1), minion(2, 3, 'food', 1)],
    ...[minion(1, 1, 'gold', 2), minion(1, 2, 'tunnels', 3), minion(1, 3, 'monster', 3)],
  );

  test('food, reputation, tunnels, gold, imps, traps, monsters, rooms; the last two from III', () => {
    expect(sequence(busy)).toEqual([
      'player2 food space1',
      'player3 food space2',
      'player2 reputation space1',
      'player1 tunnels space3',
      'player1 gold space2',
      'player4 imps space1',
      'player2 traps space1',
      'player1 monster space3',
      'player4 monster space2',
      'player3 monster space1',
      'player3 room space2',
      'player4 room space1',
    ]);
  });

  test.each(orders)('[DL-O6] within %s', (order) => {
    const three = placed(
      lords(),
      ...[minion(1, 1, order, 2), minion(2, 1, order, 3), minion(3, 1, order, 1)],
    );
    const upwards = ['player3', 'player1', 'player2'].map((player, index) => [player, index + 1]);
    const sorted = ['monster', 'room'].includes(order) ? [...upwards].reverse() : upwards;
    expect(sequence(three)).toEqual(
      sorted.map(([player, space]) => `${String(player)} ${order} space${String(space)}`),
    );
  });

  test('says whose turn it is and how many are left', () => {
    expect(next(busy)).toEqual([
      {
        id: 'nextOrder',
        params: { player: 'player2', order: 'food', space: 'space1', left: 12 },
      },
    ]);
    expect(next(placed(lords(), { order: 'food', space: 'onCard' }))).toEqual([
      { id: 'allResolved' },
    ]);
    expect(next(atStep(lords(), 'resolve'))).toEqual([{ id: 'noOrders' }]);
  });

  test('[DL-O4] a minion left on its card is passed over', () => {
    const table = placed(
      lords(),
      { player: 'player1', order: 'food', space: 'onCard' },
      { player: 'player2', order: 'imps', space: 1 },
    );
    expect(sequence(table)).toEqual(['player2 imps space1']);
  });

  test('nobody resolves anything before all is revealed, or in another step', () => {
    const early = given(busy, { values: { 'board.revealed': 2 } });
    expect(atWork(early)).toEqual([]);
    expect(atWork(atStep(busy, 'orders'))).toEqual([]);
    expect(atWork(atStep(busy, 'production'))).toEqual([]);
  });

  test('only the order that is next is offered, and only to its player', () => {
    const acting = (table: Table) =>
      players.flatMap((player) =>
        offeredTo(player, table)
          .filter((id) => id.startsWith('resolve'))
          .map((id) => `${player}.${id}`),
      );
    expect(acting(busy)).toEqual(['player2.resolveFood']);
    expect(errorOf(busy, took('player3', 'resolveFood'))).toMatchObject({ code: 'unknownTarget' });
    const second = play(busy, took('player2', 'resolveFood'));
    expect(acting(second)).toEqual(['player3.resolveFood']);
  });
});

describe('[DL-T11] an empty display', () => {
  const three = (order: 'room' | 'monster') =>
    placed(lords(), ...[1, 2, 3].map((n) => minion(n as 1, 1, order, n as 1)));
  const all = (table: Table, action: string, ...who: readonly string[]) =>
    play(table, ...who.map((player) => took(player, action)));

  test('[DL-O6] of three Build Rooms the last, on space I, gets none', () => {
    const two = all(three('room'), 'resolveRoom', 'player3', 'player2');
    expect(valueAt(two, 'board.roomsOnOffer')).toBe(0);
    const none = { code: 'refused', refusal: { code: 'noRoomLeft' } };
    expect(errorOf(two, took('player1', 'resolveRoom'))).toEqual(none);
    expect(errorOf(two, took('player1', 'adjustOrder'))).toEqual(none);
    expect(effectOf(two, took('player1', 'skipOrder'))).toEqual({
      'player1.firstState': 'skipped',
    });
  });

  test('all three Hire Monsters get one', () => {
    const hired = all(three('monster'), 'resolveMonster', 'player3', 'player2', 'player1');
    expect(valueAt(hired, 'board.monstersOnOffer')).toBe(0);
    expect(players.map((player) => valueAt(hired, `${player}.monsters`))).toEqual([1, 1, 1, 0]);
  });

  test('a monster display that is empty gives none', () => {
    const empty = given(three('monster'), { values: { 'board.monstersOnOffer': 0 } });
    expect(errorOf(empty, took('player3', 'resolveMonster'))).toEqual({
      code: 'refused',
      refusal: { code: 'noMonsterLeft' },
    });
  });

  test('[DL-M5] a full map without a place for a room builds none', () => {
    const at = (rows: readonly string[], owned = {}) =>
      drawn(placed(lords(), { order: 'room', space: 1 }), rows, owned);
    const refused = { code: 'refused', refusal: { code: 'noPlaceForRoom' } };
    expect(errorOf(at(['.TRT.']), took('player1', 'resolveRoom'))).toEqual(refused);
    expect(errorOf(at(['.TRT.']), took('player1', 'adjustOrder'))).toEqual(refused);
    expect(goodsAt(play(at(['.TRTT']), took('player1', 'resolveRoom')), ['rooms'])).toEqual([2]);
    // What is not on the map may lie anywhere.
    const vague = at(['.TRT.'], { tunnels: 1 });
    expect(goodsAt(play(vague, took('player1', 'resolveRoom')), ['rooms'])).toEqual([2]);
  });
});
