import { added, setTo, took } from '../../eventMakers';
import { effectOf, errorOf, given, play, type Table } from '../../playing';
import { askedBy, atStep, figuresOf, goodsAt, having, lords, offeredTo } from './lordsTable';

type Wage = readonly [gold: number, food: number];
const gold: Wage = [1, 0];
const food: Wage = [0, 1];
const ghost: Wage = [0, 0];
const monster = (number: number) => `player1.hiredMonster${number}`;

/** Pay Day in Spring, with monsters of these wages. */
function payDay(wages: readonly Wage[], goods = {}, values = {}): Table {
  let table = given(lords(values), { choices: { 'board.springEvent': 'payDay' } });
  wages.forEach(([inGold, inFood], index) => {
    table = play(table, added('player1.lair'));
    if (inGold > 0) table = play(table, setTo(`${monster(index + 1)}.wageGold`, inGold));
    if (inFood > 0) table = play(table, setTo(`${monster(index + 1)}.wageFood`, inFood));
  });
  return having(atStep(table, 'event', 2), goods);
}

const pay = (...unpaid: readonly number[]) =>
  took('player1', 'payMonsters', { unpaid: unpaid.map(monster) });

describe('[DL-E1] Pay Day (D-5)', () => {
  test.each<[string, readonly Wage[], readonly number[], number, number, number, number]>([
    ['1g, 1f: both paid', [gold, food], [], 2, 2, 0, 5],
    ['1g, 1f: gold only', [gold, food], [2], 2, 3, 1, 6],
    ['1g, 1g, 1f: none paid', [gold, gold, food], [1, 2, 3], 3, 3, 3, 8],
    ['a ghost without a wage', [ghost], [], 3, 3, 0, 5],
    ['2g + 1f and a ghost: paid', [[2, 1], ghost], [], 1, 2, 0, 5],
  ])('%s', (_, wages, unpaid, goldLeft, foodLeft, lost, evil) => {
    const done = play(payDay(wages), pay(...unpaid));
    expect(goodsAt(done, ['gold', 'food', 'monsters', 'evil'])).toEqual([
      ...[goldLeft, foodLeft, wages.length - lost, evil],
    ]);
    const kept = wages.map((_w, index) => index + 1).filter((one) => !unpaid.includes(one));
    expect(done.state.items['player1.lair']).toEqual(kept.map((one) => `hiredMonster${one}`));
    expect(done.notices).toEqual(
      lost === 0
        ? []
        : [{ id: 'monstersLeave', tone: 'loss', params: { player: 'player1', leaving: lost } }],
    );
  });

  test('no monsters: nothing to pay and Evil stays', () => {
    expect(offeredTo('player1', payDay([]))).not.toContain('payMonsters');
    expect(goodsAt(payDay([]), ['evil'])).toEqual([5]);
  });

  test('[DL-X18] two leave unpaid one below the end: Evil stops there, with a warning', () => {
    const done = play(payDay([gold, gold], { evil: 14 }), pay(1, 2));
    expect(goodsAt(done, ['monsters', 'evil'])).toEqual([0, 15]);
    expect(done.notices).toEqual([
      { id: 'monstersLeave', tone: 'loss', params: { player: 'player1', leaving: 2 } },
      { id: 'evilCapped', tone: 'loss', params: { player: 'player1', maximum: 15 } },
    ]);
    const one = play(payDay([gold, gold], { evil: 14 }), pay(2));
    expect(one.notices.map(({ id }) => id)).toEqual(['monstersLeave']);
  });

  test('[DL-X18] at the end itself one may leave, unless the table reads it strictly', () => {
    const lax = payDay([gold], { evil: 15 });
    expect(goodsAt(play(lax, pay(1)), ['monsters', 'evil'])).toEqual([0, 15]);
    const strict = { unpaidAtMaximum: false };
    expect(errorOf(payDay([gold], { evil: 15 }, strict), pay(1))).toEqual({
      code: 'refused',
      refusal: { code: 'evilAtMaximum', params: { maximum: 15 } },
    });
    const paid = play(payDay([gold], { evil: 15 }, strict), pay());
    expect(goodsAt(paid, ['monsters', 'gold'])).toEqual([1, 2]);
    const below = play(payDay([gold], { evil: 14 }, strict), pay(1));
    expect(goodsAt(below, ['monsters', 'evil'])).toEqual([0, 15]);
  });
});

describe('paying them', () => {
  test('[DL-E1] more than there is cannot be paid', () => {
    expect(errorOf(payDay([gold, [3, 0]]), pay())).toEqual({
      code: 'refused',
      refusal: { code: 'noGold', params: { needed: 4, held: 3 } },
    });
    expect(errorOf(payDay([food, [0, 2], food]), pay())).toEqual({
      code: 'refused',
      refusal: { code: 'noFood', params: { needed: 4, held: 3 } },
    });
    expect(goodsAt(play(payDay([gold, [3, 0]]), pay(1)), ['gold', 'monsters'])).toEqual([0, 1]);
  });

  test('the form names every monster, paid unless said otherwise, with its wage', () => {
    const [field] = askedBy(payDay([gold, ghost]), 'player1', 'payMonsters');
    expect(field).toEqual({
      ...{ kind: 'choices', id: 'unpaid', options: [monster(1), monster(2)], start: [] },
      details: {
        [monster(1)]: { id: 'wage', params: { gold: 1, food: 0 } },
        [monster(2)]: { id: 'noWage' },
      },
    });
  });

  test('what it comes to is told', () => {
    const table = payDay([gold, [1, 2], food]);
    const figures = (...unpaid: readonly number[]) =>
      figuresOf(table, 'player1', 'payMonsters', { unpaid: unpaid.map(monster) });
    expect(figures()).toEqual({ gold: 2, food: 3, leaving: 0 });
    expect(figures(2)).toEqual({ gold: 1, food: 1, leaving: 1 });
  });

  test('[DL-E6] once a round', () => {
    const table = payDay([gold]);
    expect(effectOf(table, pay())).toEqual({ 'player1.gold': -1, 'player1.settled': 'payDay' });
    expect(offeredTo('player1', play(table, pay()))).not.toContain('payMonsters');
  });

  test('only when it is due', () => {
    const table = payDay([gold]);
    expect(offeredTo('player1', table)).toContain('payMonsters');
    expect(offeredTo('player1', table)).not.toContain('payTax');
    expect(offeredTo('player1', atStep(table, 'retrieve'))).not.toContain('payMonsters');
    expect(offeredTo('player1', atStep(table, 'event', 4))).not.toContain('payMonsters');
    expect(offeredTo('player2', table)).not.toContain('payMonsters');
  });
});
