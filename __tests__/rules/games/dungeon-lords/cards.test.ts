import { chosen, took } from '../../eventMakers';
import { errorOf, given, play } from '../../playing';
import {
  askedBy,
  atStep,
  awayOf,
  chosenBy,
  inRound,
  linesOf,
  lords,
  offeredTo,
  orders,
  ranks,
  rowsOf,
  without,
} from './lordsTable';

const keep = (drawn: string[], keptBack: string[]) =>
  took('player2', 'chooseInaccessible', { drawn, keptBack });

describe('[DL-S9] the first inaccessible orders', () => {
  test('three are drawn of the eight, and two of them kept back', () => {
    const [drawn, keptBack] = askedBy(lords(), 'player2', 'chooseInaccessible');
    expect(drawn).toMatchObject({ id: 'drawn', options: orders, fewest: 3, most: 3, start: [] });
    expect(keptBack).toMatchObject({ id: 'keptBack', options: [], fewest: 2, most: 2, start: [] });
    const table = play(lords(), keep(['room', 'food', 'imps'], ['imps', 'food']));
    expect(awayOf(table, 'player2')).toEqual(['imps', 'food']);
    expect(awayOf(table, 'player1')).toEqual(['none', 'none']);
  });

  test('the app draws three where the players leave it to it', () => {
    const action = lords()
      .game.seat('player1')
      ?.actions?.find(({ id }) => id === 'chooseInaccessible');
    expect(action?.draw).toEqual({ into: 'drawn', count: 3 });
  });

  test.each([
    ['none drawn', [], [], 'drawThree'],
    ['two drawn', ['food', 'gold'], ['food', 'gold'], 'drawThree'],
    ['one drawn twice', ['food', 'gold', 'gold'], ['food', 'gold'], 'drawThree'],
    ['four drawn', ['food', 'gold', 'imps', 'room'], ['food', 'gold'], 'drawThree'],
    ['one kept back', ['food', 'gold', 'imps'], ['food'], 'keepBackTwo'],
    ['all kept back', ['food', 'gold', 'imps'], ['food', 'gold', 'imps'], 'keepBackTwo'],
    ['one that was not drawn', ['food', 'gold', 'imps'], ['food', 'room'], 'keepBackTwo'],
    ['one twice', ['food', 'gold', 'imps'], ['food', 'food'], 'keepBackTwo'],
  ])('%s is refused', (_, drawn, keptBack, code) => {
    expect(errorOf(lords(), keep(drawn, keptBack))).toEqual({ code: 'refused', refusal: { code } });
  });

  test('can be done again in the first round, later only where it was passed over', () => {
    const has = without(lords(), 'player1', 'food', 'gold');
    expect(offeredTo('player1', has)).toContain('chooseInaccessible');
    expect(offeredTo('player1', inRound(has, 2))).not.toContain('chooseInaccessible');
    expect(offeredTo('player1', inRound(lords(), 2))).toContain('chooseInaccessible');
    const played = chosenBy(lords(), { player1: ['food', 'gold', 'imps'] });
    expect(offeredTo('player1', played)).not.toContain('chooseInaccessible');
  });

  test('[DL-R1] what came back in the first Winter is not drawn again', () => {
    const retrieved = without(atStep(lords(), 'endRound'), 'player1', 'food', 'gold');
    expect(offeredTo('player1', retrieved)).not.toContain('chooseInaccessible');
  });
});

describe('[DL-O1] [DL-O2] the choice of orders', () => {
  const ready = atStep(without(lords(), 'player1', 'reputation', 'room'), 'orders');
  const pick = (...three: string[]) => took('player1', 'chooseOrders', { orders: three });

  test('three of the six in hand, in the order they are played', () => {
    const [field] = askedBy(ready, 'player1', 'chooseOrders');
    expect(field).toMatchObject({ kind: 'choices', fewest: 3, most: 3, ranked: true, start: [] });
    expect(field?.kind === 'choices' && field.options).toEqual([
      ...['food', 'tunnels', 'gold', 'imps', 'traps', 'monster'],
    ]);
    const { choices } = play(ready, pick('monster', 'food', 'imps')).state;
    expect(ranks.map((rank) => choices[`player1.${rank}`])).toEqual(['monster', 'food', 'imps']);
  });

  test('[DL-O1] eight orders in all', () => {
    expect(rowsOf(lords()).map(({ id }) => id)).toEqual([
      ...['food', 'reputation', 'tunnels', 'gold', 'imps', 'traps', 'monster', 'room'],
    ]);
  });

  test.each([
    ['two', ['food', 'gold']],
    ['four', ['food', 'gold', 'imps', 'traps']],
    ['one twice', ['food', 'gold', 'gold']],
    ['an inaccessible one', ['food', 'gold', 'room']],
    ['none', []],
  ])('%s is refused', (_, three) => {
    expect(errorOf(ready, pick(...three))).toEqual({
      code: 'refused',
      refusal: { code: 'pickThree' },
    });
  });

  test('before the inaccessible ones are known there is no hand', () => {
    expect(offeredTo('player1', atStep(lords(), 'orders'))).not.toContain('chooseOrders');
    const half = given(atStep(lords(), 'orders'), { choices: { 'player1.inaccessible1': 'room' } });
    expect(errorOf(half, pick('food', 'gold', 'imps')).code).toBe('unknownTarget');
  });

  test('can be done again until the first card turns up, and only in its step', () => {
    const once = play(ready, pick('food', 'gold', 'imps'));
    const again = play(once, pick('gold', 'traps', 'food'));
    expect(again.state.choices).toMatchObject({ 'player1.first': 'gold' });
    const open = given(again, { values: { 'board.revealed': 1 } });
    expect(offeredTo('player1', open)).not.toContain('chooseOrders');
    for (const step of ['newRound', 'resolve', 'retrieve']) {
      expect(offeredTo('player1', atStep(ready, step))).not.toContain('chooseOrders');
    }
  });

  test('is nobody else’s business on a phone for all', () => {
    const action = (values: object) =>
      lords({ ...values })
        .game.seat('player1')
        ?.actions?.find(({ id }) => id === 'chooseOrders');
    expect(action({})?.secret).toBe(true);
    expect(action({ scope: 'myDungeon' })?.secret).toBe(false);
  });

  test.each([
    ...['first', 'second', 'third', 'inaccessible1', 'inaccessible2'],
    ...['firstState', 'secondState', 'thirdState', 'returning'],
  ])('%s is nothing to pick from a list', (id) => {
    const { game } = ready;
    const option = game.choice(`player1.${id}`)?.options.at(-1) ?? '';
    expect(errorOf(ready, chosen(`player1.${id}`, option))).toEqual({
      code: 'unknownTarget',
      target: `player1.${id}`,
    });
  });

  test('who has chosen is seen, what is not', () => {
    const table = chosenBy(lords({ starter: 'player3' }), {
      player1: ['food', 'gold', 'imps'],
      player4: ['room', 'gold', 'imps'],
    });
    expect(linesOf(table, 'board.choosing')).toEqual([
      { id: 'isChoosing', params: { player: 'player3' } },
      { id: 'hasChosen', params: { player: 'player4' } },
      { id: 'hasChosen', params: { player: 'player1' } },
      { id: 'isChoosing', params: { player: 'player2' } },
    ]);
    expect(linesOf(table, 'player4.cards')).toEqual([
      { id: 'inaccessible', params: { one: 'food', two: 'reputation' } },
      { id: 'faceDown', params: { cards: 3 } },
    ]);
    expect(linesOf(table, 'player2.cards')).toEqual([{ id: 'noInaccessible' }]);
  });
});
