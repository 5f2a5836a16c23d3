import { took } from '../../eventMakers';
import { completeStep, effectOf, errorOf, play, valueAt, type Table } from '../../playing';
import {
  atStep,
  choiceAt,
  chosenBy,
  figuresOf,
  linesOf,
  lords,
  offeredTo,
  players,
  ranks,
  rowsOf,
  type Order,
  type Player,
} from './lordsTable';

const reveal = took('board', 'reveal');
type Three = readonly [Order, Order, Order];

/** Where everybody's minions stand, rank by rank. */
const standing = (table: Table) =>
  Object.fromEntries(
    players.map((player) => [
      player,
      ranks.map((rank) => choiceAt(table, `${player}.${rank}Space`)),
    ]),
  );

/** All four want food first: three get a space each, the fourth stays on its card. */
const cards: Readonly<Record<Player, Three>> = {
  player1: ['food', 'gold', 'room'],
  player2: ['food', 'room', 'gold'],
  player3: ['food', 'gold', 'imps'],
  player4: ['food', 'imps', 'gold'],
};
const table = chosenBy(lords({ starter: 'player3' }), cards);

describe('[DL-O3] [DL-O4] revealing', () => {
  test('begins with everybody’s first card, clockwise from the starting player', () => {
    expect(effectOf(table, reveal)).toEqual({
      'board.revealed': 1,
      'player3.firstSpace': 'space1',
      'player4.firstSpace': 'space2',
      'player1.firstSpace': 'space3',
      'player2.firstSpace': 'onCard',
    });
  });

  test('goes on with all second cards, then all third', () => {
    const second = play(table, reveal, reveal);
    expect(standing(second)).toEqual({
      player3: ['space1', 'space1', 'none'],
      player4: ['space2', 'space1', 'none'],
      player1: ['space3', 'space2', 'none'],
      player2: ['onCard', 'space1', 'none'],
    });
    expect(standing(play(second, reveal))).toEqual({
      player3: ['space1', 'space1', 'space2'],
      player4: ['space2', 'space1', 'space3'],
      player1: ['space3', 'space2', 'space2'],
      player2: ['onCard', 'space1', 'onCard'],
    });
  });

  test('is over after three turns', () => {
    const all = play(table, reveal, reveal, reveal);
    expect(offeredTo('board', all)).not.toContain('reveal');
    expect(valueAt(all, 'board.revealed')).toBe(3);
    expect([0, 1, 2].map((count) => figuresOf(after(count), 'board', 'reveal'))).toEqual([
      { card: 1 },
      { card: 2 },
      { card: 3 },
    ]);
  });

  test('waits until everybody has chosen, the first in play order first', () => {
    const some = chosenBy(lords({ starter: 'player2' }), {
      player2: cards.player2,
      player4: cards.player4,
    });
    expect(errorOf(some, reveal)).toEqual({
      code: 'refused',
      refusal: { code: 'notAllChosen', params: { player: 'player3' } },
    });
  });

  test('is offered only while orders are given', () => {
    expect(offeredTo('board', table)).toContain('reveal');
    expect(offeredTo('board', atStep(table, 'newRound'))).not.toContain('reveal');
    expect(offeredTo('board', atStep(table, 'resolve'))).not.toContain('reveal');
  });

  test('happens by itself when the table goes on', () => {
    for (const count of [0, 1, 2]) {
      const gone = completeStep(after(count));
      expect(standing(gone)).toEqual(standing(after(3)));
      expect(valueAt(gone, 'board.revealed')).toBe(3);
    }
  });

  test('does not happen where nobody played', () => {
    expect(valueAt(completeStep(atStep(lords(), 'orders')), 'board.revealed')).toBe(0);
  });

  test('[DL-X14] takes the first free space even past minions put there by hand', () => {
    const put = (place: string) => took('player1', 'moveMinion', { minion: 'gold', place });
    const moved = play(after(2), put('space3'));
    expect(choiceAt(moved, 'player1.secondSpace')).toBe('space3');
    expect(choiceAt(play(moved, reveal), 'player4.thirdSpace')).toBe('space2');
    expect(errorOf(after(2), put('space1'))).toEqual({
      code: 'refused',
      refusal: { code: 'minionThere', params: { player: 'player3' } },
    });
  });

  test('[DL-O2] a minion whose card lies face down cannot be moved', () => {
    expect(offeredTo('player1', table)).not.toContain('moveMinion');
    const put = took('player1', 'moveMinion', { minion: 'room', place: 'space3' });
    expect(choiceAt(play(after(2), put), 'player1.thirdSpace')).toBe('none');
  });

  test('going on while somebody still chooses leaves all cards face down', () => {
    const three = chosenBy(lords(), { player1: ['food', 'gold', 'imps'] });
    expect(valueAt(completeStep(three), 'board.revealed')).toBe(0);
    expect(valueAt(completeStep(table), 'board.revealed')).toBe(3);
  });
});

describe('what is seen of the cards', () => {
  test('[DL-O4] whose minion stands where, and whose is left on its card', () => {
    const row = (id: string) => rowsOf(after(3)).find((other) => other.id === id);
    const seats = (id: string) => row(id)?.cells.map((cell) => cell.seats);
    expect(seats('food')).toEqual([['player3'], ['player4'], ['player1']]);
    expect(row('food')?.notes).toEqual([{ id: 'leftOnCard', params: { player: 'player2' } }]);
    expect(seats('gold')).toEqual([['player3'], ['player1'], ['player4']]);
    expect(row('gold')?.notes).toEqual([{ id: 'leftOnCard', params: { player: 'player2' } }]);
    expect(seats('imps')).toEqual([['player4'], ['player3'], []]);
    expect(seats('room')).toEqual([['player2'], ['player1'], []]);
    expect(row('room')?.notes).toEqual([]);
    expect(row('food')?.cells.map(({ text }) => text.params)).toEqual([
      ...[{ terms: 'food1' }, { terms: 'food2' }, { terms: 'food3' }],
    ]);
  });

  test('a player’s cards, the ones face down by number only', () => {
    expect(linesOf(after(1), 'player2.cards').slice(1)).toEqual([
      { id: 'faceDown', params: { cards: 2 } },
      { id: 'cardUnresolved', params: { number: 1, order: 'food', space: 'onCard' } },
    ]);
    expect(linesOf(after(3), 'player3.cards').slice(1)).toEqual([
      { id: 'cardPlayed', params: { number: 1, order: 'food', space: 'space1' } },
      { id: 'cardPlayed', params: { number: 2, order: 'gold', space: 'space1' } },
      { id: 'cardPlayed', params: { number: 3, order: 'imps', space: 'space2' } },
    ]);
  });
});

function after(count: number): Table {
  return play(table, ...Array.from({ length: count }, () => reveal));
}
