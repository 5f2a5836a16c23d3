import { added, took } from '../../eventMakers';
import { derivedAt, errorOf, play } from '../../playing';
import { dungeonLords as game } from '../../../../rules/games/dungeon-lords';
import { atStep, goodsAt, having, inRound, lords, placed, rowsOf } from './lordsTable';

/** Taxes, ties and unpaid monsters have their switches proven with their own rules. */
test('[DL-X4] [DL-X8] [DL-X9] [DL-X17] [DL-X18] [DL-X19] every open point is a switch', () => {
  const switches = game.setupFields.filter(({ kind }) => kind === 'toggle');
  expect(switches.map(({ id, detail }) => [id, detail])).toEqual(
    [
      ...['monsterFirstGold', 'impsEither', 'taxConquered'],
      ...['tieLaterFirst', 'unpaidAtMaximum', 'productionBySheet'],
    ].map((id) => [id, true]),
  );
});

describe('[DL-X9] Hire Monster on space I', () => {
  const hire = took('player1', 'resolveMonster');
  const hiring = (values: object, gold: number) =>
    having(placed(lords({ ...values }), { order: 'monster', space: 1 }), { gold });

  test('costs 1 gold', () => {
    expect(goodsAt(play(hiring({}, 1), hire), ['gold', 'monsters'])).toEqual([0, 1]);
    expect(errorOf(hiring({}, 0), hire)).toMatchObject({ refusal: { code: 'noGold' } });
  });

  test('or nothing', () => {
    const free = { monsterFirstGold: false };
    expect(goodsAt(play(hiring(free, 0), hire), ['gold', 'monsters'])).toEqual([0, 1]);
    expect(goodsAt(play(hiring(free, 3), hire), ['gold', 'monsters'])).toEqual([3, 1]);
  });

  test('on the other spaces nothing changes', () => {
    const third = placed(lords({ monsterFirstGold: false }), { order: 'monster', space: 3 });
    expect(goodsAt(play(third, hire), ['gold', 'food'])).toEqual([3, 2]);
  });
});

describe('[DL-X8] Recruit Imps on space III', () => {
  const recruit = took('player1', 'resolveImps');
  const recruiting = (values: object, gold: number, food: number, space: 1 | 2 | 3 = 3) =>
    having(placed(lords({ ...values }), { order: 'imps', space }), { gold, food });
  const either = { impsEither: true };
  const ids = ['gold', 'food', 'imps'];

  test('costs food and gold', () => {
    expect(goodsAt(play(recruiting({}, 1, 1), recruit), ids)).toEqual([0, 0, 5]);
    expect(errorOf(recruiting({}, 0, 1), recruit)).toMatchObject({ refusal: { code: 'noGold' } });
    expect(errorOf(recruiting({}, 1, 0), recruit)).toMatchObject({ refusal: { code: 'noFood' } });
  });

  test.each([
    [1, 1, 1, 0],
    [0, 2, 0, 1],
    [2, 0, 1, 0],
  ])('or one of them, food first: %i gold and %i food', (gold, food, goldLeft, foodLeft) => {
    const done = play(recruiting(either, gold, food), recruit);
    expect(goodsAt(done, ids)).toEqual([goldLeft, foodLeft, 5]);
  });

  test('without either it is refused', () => {
    expect(errorOf(recruiting(either, 0, 0), recruit)).toMatchObject({ code: 'refused' });
  });

  test('on the other spaces nothing changes', () => {
    expect(goodsAt(play(recruiting(either, 3, 3, 2), recruit), ids)).toEqual([3, 1, 5]);
    expect(errorOf(recruiting(either, 3, 0, 1), recruit)).toMatchObject({
      refusal: { code: 'noFood' },
    });
  });
});

test.each<[string, object, string, string]>([
  ['as the app starts', {}, 'monster1', 'imps3'],
  ['[DL-X9] without the gold', { monsterFirstGold: false }, 'monster1Free', 'imps3'],
  ['[DL-X8] with either', { impsEither: true }, 'monster1', 'imps3Either'],
])('what the order sheet says: %s', (_, values, monster, imps) => {
  const cells = (order: string) =>
    rowsOf(lords({ ...values }))
      .find(({ id }) => id === order)
      ?.cells.map(({ text }) => text.params?.['terms']);
  expect(cells('monster')).toEqual([monster, 'monster2', 'monster3']);
  expect(cells('imps')).toEqual(['imps1', 'imps2', imps]);
});

describe('[DL-X4] production by the letter of the source', () => {
  const run = (number: number) =>
    took('player1', 'runRoom', { room: `player1.productionRoom${number}` });
  const rooms = (values: object, round: number) => {
    const built = play(
      lords({ ...values }),
      added('player1.productionRooms'),
      added('player1.productionRooms'),
      added('player1.productionRooms'),
    );
    return having(atStep(inRound(built, round), 'production'), { imps: 9 });
  };
  const sheet = { productionBySheet: true };

  test.each([
    ['as corrected, year 1', {}, 4, 3],
    ['as corrected, year 2', {}, 5, 6],
    ['as written, year 1', sheet, 4, 1],
    ['as written, year 2', sheet, 5, 2],
  ])('%s', (_, values, round, runs) => {
    expect(derivedAt(rooms(values, round), 'player1.runsLeft')).toBe(runs);
  });

  test('one room in year 1, two in year 2, then no more', () => {
    const refused = { code: 'refused', refusal: { code: 'runsUsedUp' } };
    const first = play(rooms(sheet, 1), run(2));
    expect(errorOf(first, run(1))).toEqual(refused);
    expect(derivedAt(first, 'player1.runsLeft')).toBe(0);
    const second = play(rooms(sheet, 5), run(2));
    expect(derivedAt(second, 'player1.runsLeft')).toBe(1);
    expect(errorOf(play(second, run(3)), run(1))).toEqual(refused);
  });
});
