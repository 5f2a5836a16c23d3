import { took } from '../../eventMakers';
import { errorOf, noticeIds, play } from '../../playing';
import {
  goodsAt,
  having,
  inRound,
  lords,
  placed,
  resolving,
  type Order,
  type Space,
} from './lordsTable';
import { answer, fieldsOf, lineCalled, lineIds } from './toolAnswers';

type Goods = readonly [gold: number, food: number, imps: number, evil: number];
const ids = ['gold', 'food', 'imps', 'evil'];
const end = 15;

const tableWith = (order: Order, space: Space, [gold, food, imps, evil]: Goods) =>
  having(placed(lords(), { order, space }), { gold, food, imps, evil });
const linkFor = (order: Order, space: Space, [gold, food, imps, evil]: Goods) => ({
  ...{ order, space, gold, food, imps, evil },
});

type Extra = { traps?: number; rooms?: number; spy?: true };
type Row = [rule: string, order: Order, space: Space, before: Goods, after: Goods, extra: Extra];
type ShortRow = Row extends [...infer Start, Extra] ? Start : never;

/** D-1 of the facts, and every space it leaves out. */
const rows: readonly (Row | ShortRow)[] = [
  ['D-1 [DL-T1]', 'food', 1, [3, 3, 3, 5], [2, 5, 3, 5]],
  ['D-1 [DL-T1]', 'food', 2, [0, 1, 3, 5], [0, 4, 3, 6]],
  ['D-1 [DL-T1]', 'food', 3, [1, 0, 3, 5], [2, 3, 3, 7]],
  ['[DL-T2]', 'reputation', 1, [3, 3, 3, 5], [3, 3, 3, 4], { spy: true }],
  ['[DL-T2] never below 0', 'reputation', 1, [3, 3, 3, 0], [3, 3, 3, 0], { spy: true }],
  ['[DL-T2]', 'reputation', 2, [0, 0, 0, 15], [0, 0, 0, 13]],
  ['D-1 [DL-T2] never below 0', 'reputation', 2, [3, 3, 3, 1], [3, 3, 3, 0]],
  ['D-1 [DL-T2]', 'reputation', 3, [2, 3, 3, 6], [1, 3, 3, 4], { spy: true }],
  ['[DL-T5]', 'imps', 1, [0, 1, 3, 5], [0, 0, 4, 5]],
  ['D-1 [DL-T5]', 'imps', 2, [3, 3, 3, 5], [3, 1, 5, 5]],
  ['D-1 [DL-T5] [DL-X8] both', 'imps', 3, [1, 1, 3, 5], [0, 0, 5, 5]],
  ['[DL-T6]', 'traps', 1, [1, 3, 3, 5], [0, 3, 3, 5], { traps: 1 }],
  ['[DL-T6]', 'traps', 2, [0, 3, 3, 5], [0, 3, 3, 5], { traps: 1 }],
  ['D-1 [DL-T6]', 'traps', 3, [2, 3, 3, 5], [0, 3, 3, 5], { traps: 2 }],
  ['[DL-T8] [DL-X9]', 'monster', 1, [1, 3, 3, 5], [0, 3, 3, 5]],
  ['[DL-T8]', 'monster', 2, [0, 0, 3, 5], [0, 0, 3, 5]],
  ['[DL-T8]', 'monster', 3, [0, 1, 3, 5], [0, 0, 3, 5]],
  ['D-1 [DL-T9]', 'room', 1, [1, 3, 3, 5], [0, 3, 3, 5], { rooms: 1 }],
  ['[DL-T9] [DL-X10]', 'room', 2, [1, 3, 3, 5], [0, 3, 3, 5], { rooms: 1 }],
  ['[DL-T9] [DL-X10]', 'room', 3, [1, 3, 3, 5], [0, 3, 3, 5], { rooms: 1 }],
  ['[DL-X20] one below the end', 'food', 2, [0, 0, 3, end - 1], [0, 3, 3, end]],
  ['[DL-X20] two Evil, one below', 'food', 3, [0, 0, 3, end - 1], [1, 3, 3, end]],
  ['[DL-T10] Evil may sink', 'reputation', 3, [1, 0, 3, end], [0, 0, 3, end - 2], { spy: true }],
];
const possible = rows.map(([rule, order, space, before, after, extra = {}]): Row => [
  ...([rule, order, space, before, after, extra] as const),
]);

describe('an order that is done', () => {
  test.each(possible)('%s: %s on %i with %j gives %j', (_, order, space, before, after, extra) => {
    const table = play(tableWith(order, space, before), took('player1', resolving(order)));
    expect(goodsAt(table, ids)).toEqual(after);
    const { traps = 0, rooms = 0, spy } = extra;
    const monsters = order === 'monster' ? 1 : 0;
    expect(goodsAt(table, ['traps', 'rooms', 'tunnels', 'monsters', 'impsAtWork'])).toEqual([
      ...[traps, rooms, 3 - rooms, monsters, 0],
    ]);
    expect(noticeIds(table)).toEqual(spy === true ? ['spy'] : []);
  });

  test.each(possible)(
    '[DL-K1] %s: the calculator: %s on %i with %j gives %j',
    (_, order, space, before, after, extra) => {
      const told = answer('dungeon-lords-order', linkFor(order, space, before));
      const [gold, food, imps, evil] = after;
      expect(told.tone).toBe('good');
      expect(told.headline).toEqual({
        id: 'afterwards',
        params: { gold, food, imps, evil, tunnels: 3 - (extra.rooms ?? 0) },
      });
      expect(lineIds(told)).toEqual([
        'terms',
        ...(extra.traps === undefined ? [] : ['traps']),
        ...(extra.rooms === undefined ? [] : ['room']),
        ...(extra.spy === undefined ? [] : ['spy']),
        ...(order === 'monster' ? ['monsterCost'] : []),
      ]);
      expect(lineCalled(told, 'terms')).toEqual({
        ...{ order, space: `space${space}`, terms: `${order}${space}` },
      });
      if (extra.traps !== undefined) {
        expect(lineCalled(told, 'traps')).toEqual({ traps: extra.traps });
      }
    },
  );
});

type Refused = [rule: string, Order, Space, Goods, code: string, params: object];

const impossible: readonly Refused[] = [
  ['D-1 food I without gold', 'food', 1, [0, 2, 3, 5], 'noGold', { needed: 1, held: 0 }],
  ['D-1 food II at the end', 'food', 2, [3, 3, 3, end], 'evilAtMaximum', { maximum: end }],
  ['food III at the end', 'food', 3, [3, 3, 3, end], 'evilAtMaximum', { maximum: end }],
  ['reputation III', 'reputation', 3, [0, 3, 3, 5], 'noGold', { needed: 1, held: 0 }],
  ['imps I', 'imps', 1, [3, 0, 3, 5], 'noFood', { needed: 1, held: 0 }],
  ['imps II', 'imps', 2, [3, 1, 3, 5], 'noFood', { needed: 2, held: 1 }],
  ['imps III without gold', 'imps', 3, [0, 3, 3, 5], 'noGold', { needed: 1, held: 0 }],
  ['imps III without food', 'imps', 3, [3, 0, 3, 5], 'noFood', { needed: 1, held: 0 }],
  ['traps I', 'traps', 1, [0, 3, 3, 5], 'noGold', { needed: 1, held: 0 }],
  ['traps III', 'traps', 3, [1, 3, 3, 5], 'noGold', { needed: 2, held: 1 }],
  ['monster I', 'monster', 1, [0, 3, 3, 5], 'noGold', { needed: 1, held: 0 }],
  ['monster III', 'monster', 3, [3, 0, 3, 5], 'noFood', { needed: 1, held: 0 }],
  ['room I', 'room', 1, [0, 3, 3, 5], 'noGold', { needed: 1, held: 0 }],
  ['room II', 'room', 2, [0, 3, 3, 5], 'noGold', { needed: 1, held: 0 }],
  ['room III', 'room', 3, [0, 3, 3, 5], 'noGold', { needed: 1, held: 0 }],
];

describe('[DL-T10] an order that cannot be paid', () => {
  test.each(impossible)('%s is refused (%s %i)', (_, order, space, before, code, params) => {
    expect(errorOf(tableWith(order, space, before), took('player1', resolving(order)))).toEqual({
      code: 'refused',
      refusal: { code, params },
    });
  });

  test.each(impossible)(
    '[DL-K1] %s: so says the calculator (%s %i)',
    (_, order, space, before, code, params) => {
      const told = answer('dungeon-lords-order', linkFor(order, space, before));
      const [gold, food, imps, evil] = before;
      expect(told.tone).toBe('bad');
      expect(told.headline).toEqual({ id: code, params });
      expect(lineIds(told)).toEqual(['terms', 'unchanged']);
      expect(lineCalled(told, 'unchanged')).toEqual({ gold, food, imps, evil, tunnels: 3 });
    },
  );

  test.each([8, 30])('the end of the Evilometer is the table’s own: %i', (evilMaximum) => {
    const table = having(placed(lords({ evilMaximum }), { order: 'food', space: 2 }), {
      evil: evilMaximum,
    });
    expect(errorOf(table, took('player1', 'resolveFood'))).toMatchObject({
      refusal: { code: 'evilAtMaximum', params: { maximum: evilMaximum } },
    });
    const told = answer('dungeon-lords-order', {
      ...{ order: 'food', space: 2, evil: evilMaximum, evilMaximum },
    });
    expect(told.headline).toEqual({ id: 'evilAtMaximum', params: { maximum: evilMaximum } });
  });

  test('[DL-T9] [DL-M4] a room needs a tunnel that is not conquered', () => {
    const refused = { code: 'refused', refusal: { code: 'noTunnelForRoom' } };
    const table = placed(lords(), { order: 'room', space: 1 });
    const bare = having(table, { tunnels: 0 });
    const conquered = having(table, { tunnels: 2, conqueredTunnels: 2 });
    expect(errorOf(bare, took('player1', 'resolveRoom'))).toEqual(refused);
    expect(errorOf(conquered, took('player1', 'resolveRoom'))).toEqual(refused);
    expect(answer('dungeon-lords-order', { order: 'room', tunnels: 0 }).headline).toEqual({
      id: 'noTunnelForRoom',
    });
  });
});

describe('[DL-T7] Buy Traps in year 2', () => {
  test.each([
    [1, 1, 2, 1],
    [2, 1, 2, 0],
    [3, 2, 3, 2],
  ] as const)('D-1: space %i gives %i: %i drawn, one back', (space, traps, cards, price) => {
    const table = inRound(placed(lords(), { order: 'traps', space }), 5);
    const done = play(table, took('player1', 'resolveTraps'));
    expect(goodsAt(done, ['traps', 'gold'])).toEqual([traps, 3 - price]);
    expect(done.notices).toEqual([
      { id: 'trapBack', tone: 'info', params: { player: 'player1', drawn: cards } },
    ]);
    const told = answer('dungeon-lords-order', { order: 'traps', space, year: 2 });
    expect(lineCalled(told, 'traps')).toEqual({ traps });
    expect(lineCalled(told, 'yearTwoTraps')).toEqual({ drawn: cards });
  });

  test('in year 1 none goes back', () => {
    for (const round of [1, 4]) {
      const table = inRound(placed(lords(), { order: 'traps', space: 3 }), round);
      expect(noticeIds(play(table, took('player1', 'resolveTraps')))).toEqual([]);
    }
  });
});

test('[DL-K1] the calculator starts with the goods of the set-up', () => {
  expect(fieldsOf('dungeon-lords-order')).toEqual([
    'order starts at food',
    'space starts at 1 of 1..3',
    'gold starts at 3 of 0..99',
    'food starts at 3 of 0..99',
    'imps starts at 3 of 0..99',
    'evil starts at 5 of 0..30',
    'tunnels starts at 3 of 0..99',
    'year starts at 1 of 1..2',
    'evilMaximum starts at 15 of 0..30',
  ]);
});

test.each([
  ['tunnel', 'tunnels'],
  ['imp', 'imps'],
  ['trap', 'traps'],
  ['monsters', 'monster'],
  ['rooms', 'room'],
])('[DL-K1] a link may say %s for %s', (order, meant) => {
  expect(lineCalled(answer('dungeon-lords-order', { order }), 'terms')).toMatchObject({
    order: meant,
  });
});
