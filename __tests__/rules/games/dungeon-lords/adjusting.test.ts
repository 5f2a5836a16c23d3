import { took } from '../../eventMakers';
import { effectOf, errorOf, play } from '../../playing';
import { drawn } from './drawnMap';
import {
  askedBy,
  choiceAt,
  having,
  inRound,
  linesOf,
  lords,
  offeredTo,
  orders,
  placed,
  resolving,
} from './lordsTable';

describe('[DL-O7] otherwise, in part, or not at all', () => {
  const skip = took('player1', 'skipOrder');
  const adjust = (inputs: Parameters<typeof took>[2]) => took('player1', 'adjustOrder', inputs);

  test.each(orders)('%s skipped counts as unresolved and changes nothing else', (order) => {
    const table = placed(lords(), { order, space: 1 });
    expect(effectOf(table, skip)).toEqual({ 'player1.firstState': 'skipped' });
    expect(linesOf(play(table, skip), 'player1.cards').at(-1)?.id).toBe('cardUnresolved');
  });

  test('fewer workers than could', () => {
    const digging = having(placed(lords(), { order: 'tunnels', space: 3 }), { imps: 6 });
    expect(askedBy(digging, 'player1', 'adjustOrder')).toEqual([
      { kind: 'number', id: 'workers', min: 0, max: 4, start: 4 },
    ]);
    const done = { 'player1.firstState': 'done' };
    expect(effectOf(digging, adjust({ workers: 2 }))).toEqual({
      ...{ 'player1.imps': -2, 'player1.impsAtWork': 2, 'player1.tunnels': 2, ...done },
    });
    expect(effectOf(digging, adjust({ workers: 4 }))).toEqual({
      ...{ 'player1.imps': -5, 'player1.impsAtWork': 5, 'player1.tunnels': 4, ...done },
    });
    expect(effectOf(digging, adjust({ workers: 0 }))).toEqual(done);
    const mining = drawn(placed(lords(), { order: 'gold', space: 2 }), ['..T..', '..T..']);
    expect(askedBy(mining, 'player1', 'adjustOrder')[0]).toMatchObject({ max: 2 });
    expect(effectOf(mining, adjust({ workers: 1 }))).toEqual({
      ...{ 'player1.imps': -1, 'player1.impsAtWork': 1, 'player1.gold': 1, ...done },
    });
  });

  test('goods by hand from −9 to 9, starting with what is printed', () => {
    const table = placed(lords(), { order: 'food', space: 3 });
    const starts = { gold: 1, food: 3, evil: 2, imps: 0, traps: 0 };
    expect(askedBy(table, 'player1', 'adjustOrder')).toEqual(
      Object.entries(starts).map(([id, start]) => ({
        ...{ kind: 'number', id: `${id}Change`, min: -9, max: 9, start },
      })),
    );
    expect(
      effectOf(
        table,
        adjust({ goldChange: -3, foodChange: 5, evilChange: -1, impsChange: 1, trapsChange: 2 }),
      ),
    ).toEqual({
      ...{ 'player1.gold': -3, 'player1.food': 5, 'player1.evil': -1, 'player1.imps': 1 },
      ...{ 'player1.traps': 2, 'player1.firstState': 'done' },
    });
  });

  test.each([
    [{ goldChange: -4 }, 'noGold', { needed: 4, held: 3 }],
    [{ foodChange: -4 }, 'noFood', { needed: 4, held: 3 }],
    [{ impsChange: -4 }, 'noImps', undefined],
  ])('[DL-T10] more than there is: %j is refused', (inputs, code, params) => {
    const table = placed(lords(), { order: 'reputation', space: 2 });
    expect(errorOf(table, adjust(inputs))).toEqual({
      code: 'refused',
      refusal: { code, ...(params === undefined ? {} : { params }) },
    });
  });

  test('[DL-T10] Evil at its end is no price, whatever is agreed', () => {
    const table = having(placed(lords(), { order: 'food', space: 2 }), { evil: 15 });
    expect(errorOf(table, adjust({ evilChange: 1 }))).toEqual({
      code: 'refused',
      refusal: { code: 'evilAtMaximum', params: { maximum: 15 } },
    });
    expect(effectOf(table, adjust({ evilChange: 0 }))).toMatchObject({ 'player1.food': 3 });
  });

  test('a room adjusted is a room all the same', () => {
    const table = placed(lords(), { order: 'room', space: 2 });
    expect(effectOf(table, adjust({ goldChange: 0 }))).toEqual({
      ...{ 'player1.rooms': 1, 'player1.tunnels': -1, 'board.roomsOnOffer': -1 },
      'player1.firstState': 'done',
    });
    const bare = having(table, { tunnels: 0 });
    expect(errorOf(bare, adjust({ goldChange: 0 }))).toMatchObject({
      refusal: { code: 'noTunnelForRoom' },
    });
  });

  test('what a monster costs is filled in anyway', () => {
    const table = placed(lords(), { order: 'monster', space: 2 });
    expect(offeredTo('player1', table)).not.toContain('adjustOrder');
  });

  test('what was done is marked', () => {
    const table = play(
      inRound(placed(lords(), { order: 'food', space: 1 }), 2),
      took('player1', resolving('food')),
    );
    expect(choiceAt(table, 'player1.firstState')).toBe('done');
    expect(linesOf(table, 'player1.cards').at(-1)?.id).toBe('cardDone');
  });
});
