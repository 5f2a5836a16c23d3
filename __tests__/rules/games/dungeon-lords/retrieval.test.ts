import { took } from '../../eventMakers';
import { completeStep, effectOf, errorOf, given, play, type Table } from '../../playing';
import {
  askedBy,
  atStep,
  awayOf,
  choiceAt,
  chosenBy,
  inRound,
  linesOf,
  lords,
  offeredTo,
  orders,
  placed,
  ranks,
  without,
  type Order,
  type Rank,
} from './lordsTable';

type Two = readonly [Order, Order];
type Three = readonly [Order, Order, Order];

/** Three cards that were played, some of them not resolved, about to be taken up. */
function played(
  away: Two,
  cards: Three,
  unresolved: readonly Order[] = [],
  how = 'skipped',
): Table {
  const minions = cards.map((order, index) => ({
    ...{ order, rank: ranks[index]!, space: 1 as const },
  }));
  const table = placed(without(lords(), 'player1', ...away), ...minions);
  const choices = Object.fromEntries(
    cards.map((order, index): [string, string] => {
      const at = `player1.${ranks[index]!}`;
      if (!unresolved.includes(order)) return [`${at}State`, 'done'];
      return how === 'skipped' ? [`${at}State`, 'skipped'] : [`${at}Space`, 'onCard'];
    }),
  );
  return atStep(given(table, { choices }), 'retrieve');
}

const handOf = (table: Table) => {
  const [field] = askedBy(atStep(table, 'orders'), 'player1', 'chooseOrders');
  return field?.kind === 'choices' ? field.options : [];
};
const takeBack = (card: Order) => took('player1', 'takeBack', { card });

/** D-8: what was away, what was played, what of it was not resolved, what may come back instead. */
type Row = [away: Two, cards: Three, unresolved: Order[], instead: Order | 'none', after: Two];
const rows: readonly Row[] = [
  [['imps', 'room'], ['food', 'gold', 'traps'], [], 'none', ['gold', 'traps']],
  [['gold', 'traps'], ['monster', 'food', 'imps'], [], 'none', ['food', 'imps']],
  [['food', 'imps'], ['tunnels', 'room', 'gold'], ['room'], 'none', ['room', 'gold']],
  [['food', 'imps'], ['tunnels', 'room', 'gold'], ['room'], 'room', ['tunnels', 'gold']],
  [['room', 'gold'], ['food', 'traps', 'reputation'], ['food'], 'none', ['traps', 'reputation']],
  [['room', 'gold'], ['food', 'imps', 'monster'], ['monster'], 'none', ['imps', 'monster']],
  [['room', 'gold'], ['food', 'imps', 'monster'], ['monster'], 'monster', ['food', 'imps']],
];

describe('[DL-R1] [DL-R2] [DL-R3] [DL-X6] [DL-X7] retrieving orders (D-8)', () => {
  test.each(rows)(
    'away %j, played %j, unresolved %j, back instead %s: then %j are away',
    (away, cards, unresolved, instead, after) => {
      for (const how of ['skipped', 'onCard']) {
        const table = played(away, cards, unresolved, how);
        const chosen = instead === 'none' ? table : play(table, takeBack(instead));
        const next = completeStep(chosen);
        expect(awayOf(next, 'player1')).toEqual(after);
        const hand = handOf(next);
        expect(hand).toHaveLength(6);
        expect([...hand, ...after].sort()).toEqual([...orders].sort());
        expect(hand).toEqual(expect.arrayContaining([...away]));
        expect(hand).toContain(instead === 'none' ? cards[0] : instead);
      }
    },
  );

  test('the first round: the two drawn come back with the first card', () => {
    const first = play(
      lords(),
      took('player1', 'chooseInaccessible', {
        ...{ drawn: ['imps', 'traps', 'room'], keptBack: ['traps', 'room'] },
      }),
    );
    const cards = atStep(first, 'orders');
    const choose = took('player1', 'chooseOrders', { orders: ['gold', 'food', 'imps'] });
    const three: Three = ['food', 'gold', 'imps'];
    const others = { player2: three, player3: three, player4: three };
    const open = completeStep(chosenBy(play(cards, choose), others));
    const next = completeStep(atStep(open, 'retrieve'));
    expect(awayOf(next, 'player1')).toEqual(['food', 'imps']);
    expect(handOf(next)).toEqual([
      ...['reputation', 'tunnels', 'gold', 'traps', 'monster', 'room'],
    ]);
  });

  test('all is cleared for the next round', () => {
    const next = completeStep(play(played(...firstRow(3)), takeBack('room')));
    for (const rank of ranks) {
      expect(choiceAt(next, `player1.${rank}`)).toBe('none');
      expect(choiceAt(next, `player1.${rank}Space`)).toBe('none');
      expect(choiceAt(next, `player1.${rank}State`)).toBe('waiting');
    }
    expect(choiceAt(next, 'player1.returning')).toBe('first');
    expect(next.state.values['board.revealed']).toBe(0);
  });

  test('[DL-R4] whoever played no cards keeps what they had', () => {
    const next = completeStep(without(played(...firstRow(0)), 'player2', 'gold', 'room'));
    expect(awayOf(next, 'player2')).toEqual(['gold', 'room']);
    expect(awayOf(next, 'player3')).toEqual(['none', 'none']);
  });

  test('cards left from a round that was not run to its end are taken up as well', () => {
    const next = completeStep(atStep(played(...firstRow(0)), 'endRound'));
    expect(awayOf(next, 'player1')).toEqual(['gold', 'traps']);
    const later = completeStep(
      inRound(given(played(...firstRow(0)), { turn: 'combat/yearEnd' }), 4),
    );
    expect(awayOf(later, 'player1')).toEqual(['gold', 'traps']);
  });

  test('going back to the start of a round takes up nothing', () => {
    const back = completeStep(atStep(played(...firstRow(0)), 'newRound'));
    expect(awayOf(back, 'player1')).toEqual(['imps', 'room']);
    expect(choiceAt(back, 'player1.first')).not.toBe('none');
  });

  test('[DL-R3] what was ticked off without being done may come back as well', () => {
    const table = played(...firstRow(0));
    const waiting = given(table, { choices: { 'player1.secondState': 'waiting' } });
    expect(offeredTo('player1', waiting)).toContain('takeBack');
  });
});

describe('[DL-R3] an unresolved order instead of the first card', () => {
  const options = (table: Table) => {
    const [field] = askedBy(table, 'player1', 'takeBack');
    return field?.kind === 'choice' ? { options: field.options, start: field.start } : undefined;
  };
  const three: Three = ['tunnels', 'room', 'gold'];

  test.each<[Order[], readonly Order[] | 'none']>([
    [[], 'none'],
    [['tunnels'], 'none'],
    [['room'], ['tunnels', 'room']],
    [['gold'], ['tunnels', 'gold']],
    [
      ['room', 'gold'],
      ['tunnels', 'room', 'gold'],
    ],
    [
      ['tunnels', 'gold'],
      ['tunnels', 'gold'],
    ],
  ])('with %j unresolved the choice is %j', (unresolved, choice) => {
    const table = played(['food', 'imps'], three, unresolved);
    if (choice === 'none') expect(offeredTo('player1', table)).not.toContain('takeBack');
    else expect(options(table)).toEqual({ options: choice, start: 'tunnels' });
  });

  test('is offered only when orders are taken up', () => {
    const table = played(['food', 'imps'], three, ['room']);
    for (const step of ['resolve', 'production', 'endRound']) {
      expect(offeredTo('player1', atStep(table, step))).not.toContain('takeBack');
    }
  });

  test.each<[Order, Rank]>([
    ['room', 'second'],
    ['gold', 'third'],
  ])('%s: and the choice can be taken back', (card, rank) => {
    const table = played(['food', 'imps'], three, ['room', 'gold']);
    expect(effectOf(table, takeBack(card))).toEqual({ 'player1.returning': rank });
    const back = play(table, takeBack(card), takeBack('tunnels'));
    expect(choiceAt(back, 'player1.returning')).toBe('first');
  });

  test('a card that was resolved does not come back instead', () => {
    const table = played(['food', 'imps'], three, ['room']);
    expect(choiceAt(play(table, takeBack('gold')), 'player1.returning')).toBe('first');
    expect(errorOf(played(['food', 'imps'], three), takeBack('room'))).toMatchObject({
      code: 'unknownTarget',
    });
  });

  test('what comes back and what stays away is told before', () => {
    const table = played(['food', 'imps'], three, ['room']);
    const nobody = (player: string) => ({ id: 'nothingToRetrieve', params: { player } });
    expect(linesOf(table, 'board.retrieval')).toEqual([
      {
        id: 'retrieval',
        params: { player: 'player1', back: 'tunnels', one: 'room', two: 'gold' },
      },
      ...['player2', 'player3', 'player4'].map(nobody),
    ]);
    expect(linesOf(play(table, takeBack('room')), 'board.retrieval')[0]?.params).toEqual({
      ...{ player: 'player1', back: 'room', one: 'tunnels', two: 'gold' },
    });
  });
});

function firstRow(index: number): [Two, Three, Order[]] {
  const [away, cards, unresolved] = rows[index]!;
  return [away, cards, unresolved];
}
